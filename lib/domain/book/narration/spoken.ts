import type { Language } from '../../story/lists'
import { joinNames, phrases } from '../phrases'
import type { ReaderPage } from '../reader-pages'

interface Spoken {
  title: string
  /** The child's name and the pets'. */
  names: readonly string[]
  language: Language
}

/** What is read aloud of each of a reader's pages, in the story's language. */
export function spokenPages(pages: readonly ReaderPage[], { title, names, language }: Spoken): string[] {
  const { starring, theEnd, thanks } = phrases(language)
  const everyone = joinNames(names, language)
  return pages.map((page) => {
    if (page.isTitle) return `${title}. ${starring} ${everyone}.`
    if (page.isEndPage) return `${theEnd}. ${thanks.replace('{names}', () => everyone)}`
    return page.content
  })
}
