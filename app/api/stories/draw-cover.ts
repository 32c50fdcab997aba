import { join } from 'node:path'
import { letterWithFonts } from '@/lib/documents/cover/letter-with-fonts'
import { drawBookCover, type CoverFacts } from '@/lib/domain/illustration/cover/book-cover'
import type { CoverFrame } from '@/lib/domain/illustration/cover/draw-cover'
import type { Scene } from '@/lib/domain/illustration/scene'
import { loadBookPhrases } from '@/lib/i18n/book-messages'

/** Inflated by the build, for the documents' worker too. */
const FONTS = join(process.cwd(), 'build', 'fonts')

/** A stored book's cover with its title, as one picture. */
export async function drawLetteredCover(facts: Omit<CoverFacts, 'withPets'>, frame?: CoverFrame): Promise<Scene> {
  const { withPets } = await loadBookPhrases(facts.language, facts)
  return letterWithFonts(drawBookCover({ ...facts, withPets }, frame), facts.language, FONTS)
}
