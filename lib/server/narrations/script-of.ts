import { halfOf } from '@/lib/domain/book/gutter-page'
import { altOfHalf } from '@/lib/domain/book/gutter-alt'
import { isLinePage } from '@/lib/domain/book/line-page'
import { addDirectionMarks } from '@/lib/domain/book/line-order'
import type { NarratedPart } from '@/lib/domain/book/narration/book-voices'
import { describePages } from '@/lib/domain/book/narration/describe-pages'
import type { SpokenPage } from '@/lib/domain/book/narration/narrated-book'
import { spokenPages, withDescriptions } from '@/lib/domain/book/narration/spoken-pages'
import { isRightToLeft } from '@/lib/domain/languages'
import { loadBookPhrases } from '@/lib/i18n/book-messages'
import type { StoredBook } from '@/lib/server/stories/get-book'

/** What is read aloud of a stored book: its words, or what its pictures show. */
export async function scriptOf(book: StoredBook, part: NarratedPart = 'story'): Promise<SpokenPage[]> {
  const { manuscript, childName, petNames } = book
  const { title, language } = manuscript
  const phrases = await loadBookPhrases(language, { childName, petNames })
  const pages = manuscript.pages.map(({ content }) => ({ text: addDirectionMarks(content, isRightToLeft(language)) }))
  const story = spokenPages({ title, language, childName, petNames, phrases, pages })
  // Neither the title page nor The End has a picture that tells of the story.
  return part === 'story' ? story : withDescriptions(story, [null, ...describe(book), null])
}

const describe = ({ manuscript: { pages, language }, look: { customizations } }: StoredBook): (string | null)[] =>
  describePages(
    pages.map((page) => {
      const half = halfOf(page, pages, customizations)
      const alt = half === null ? page.alt : altOfHalf(page.alt, half, language)
      return { content: page.content, alt, isLine: isLinePage(page, customizations) }
    }),
  )
