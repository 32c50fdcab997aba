import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import type { Language } from '../../domain/story/lists'
import { typesetter } from '../pdf/fonts'

export interface EmbeddedFont {
  /** File name in the EPUB's font folder, and font-family in its style sheet. */
  id: string
  data: Uint8Array
  /** Subset for letters that no other font of the book has; listed first in font-family. */
  first: boolean
}

/** The Latin fonts, embedded in every book. */
export const READING_FONTS = ['andika', 'andika-ext', 'andika-bold', 'corben-bold'] as const
/** Fonts up to this many bytes are embedded whole. Larger ones (Chinese, Japanese, Korean, emoji) are subset. */
const WHOLE = 200_000

/**
 * The fonts a book's text needs besides its own, the same as in the PDF: a reading system need not have any for a name
 * in another script.
 */
export async function embeddedFonts(
  texts: Iterable<string>,
  language: Language,
  folder: string,
): Promise<EmbeddedFont[]> {
  const type = await typesetter(folder, language)
  const needed = [...type.lettersOf(texts)].filter(([id]) => !READING_FONTS.some((own) => own === id))
  return await Promise.all(
    needed.map(async ([id, letters]) => {
      const font = await readFile(join(folder, `${id}.ttf`))
      const first = font.length > WHOLE
      return { id, data: new Uint8Array(first ? await subsetFont(font, letters) : font), first }
    }),
  )
}
