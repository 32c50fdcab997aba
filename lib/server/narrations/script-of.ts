import { addDirectionMarks } from '@/lib/domain/book/line-order'
import type { SpokenPage } from '@/lib/domain/book/narration/narrated-book'
import { spokenPages } from '@/lib/domain/book/narration/spoken-pages'
import { isRightToLeft } from '@/lib/domain/languages'
import { loadBookPhrases } from '@/lib/i18n/book-messages'
import type { StoredBook } from '@/lib/server/stories/get-book'

/** What is read aloud of a stored book. */
export async function scriptOf({ manuscript, childName, petNames }: StoredBook): Promise<SpokenPage[]> {
  const { title, language } = manuscript
  const phrases = await loadBookPhrases(language, { childName, petNames })
  const pages = manuscript.pages.map(({ content }) => ({ text: addDirectionMarks(content, isRightToLeft(language)) }))
  return spokenPages({ title, language, childName, petNames, phrases, pages })
}
