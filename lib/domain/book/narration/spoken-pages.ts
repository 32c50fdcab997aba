import type { Language } from '../../languages'
import { storyPageName } from '../page-names'
import { joinNames, type BookPhrases } from '../phrases'
import { splitParagraphs } from '../reader-pages'
import type { SpokenPage } from './narrated-book'

interface Readable {
  title: string
  language: Language
  childName: string
  petNames: readonly string[]
  phrases: BookPhrases
  pages: readonly { text: string }[]
}

/** The same pages with what their pictures show, each for itself. A page without a picture has nothing to say. */
export const withDescriptions = (
  pages: readonly SpokenPage[],
  descriptions: readonly (string | null)[],
): SpokenPage[] =>
  pages.map((page, at) => {
    const description = descriptions[at] ?? null
    return { ...page, blocks: description === null ? [] : [description] }
  })

/** What is read aloud of a book, in the words and blocks that its EPUB shows. */
export function spokenPages({ title, language, childName, petNames, phrases, pages }: Readable): SpokenPage[] {
  const names = joinNames([childName, ...petNames], language)
  return [
    { name: 'title', heading: title, blocks: [title, phrases.starring, names] },
    ...pages.map(({ text }, at) => ({
      name: storyPageName(at + 1),
      heading: String(at + 1),
      blocks: splitParagraphs(text),
    })),
    { name: 'end', heading: phrases.theEnd, blocks: [phrases.theEnd, phrases.thanks] },
  ]
}
