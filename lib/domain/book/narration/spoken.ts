import type { Language } from '../../languages'
import { joinNames, type BookPhrases } from '../phrases'
import type { ReaderPage } from '../reader-pages'

interface Spoken {
  title: string
  /** The names of the child and the pets. */
  names: readonly string[]
  language: Language
  phrases: Pick<BookPhrases, 'starring' | 'theEnd' | 'thanks'>
}

/** The text that is read aloud on each of the reader's pages, in the story's language. */
export function buildSpokenPages(pages: readonly ReaderPage[], { title, names, language, phrases }: Spoken): string[] {
  const { starring, theEnd, thanks } = phrases
  return pages.map((page) => {
    if (page.isTitle) return `${title}. ${starring} ${joinNames(names, language)}.`
    if (page.isEndPage) return `${theEnd}. ${thanks}`
    return page.content
  })
}
