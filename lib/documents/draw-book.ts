import { decorateBook, drawBookCover, drawPortrait } from '../domain/illustration/cover/book-cover'
import { isLinePage } from '../domain/book/line-page'
import { getEngine } from '../domain/illustration/engine'
import { altOfHalf } from '../domain/book/gutter-alt'
import { halfOf, partnerOf } from '../domain/book/gutter-page'
import type { DocumentBook, DrawnBook, DrawnPage } from './document-book'

/** Draws every page with the engine version the book was made with, and the cover when its shape is known. */
export function drawBook({ look, pages, ...words }: DocumentBook): DrawnBook {
  const { illustrate, illustrateFull } = getEngine(look.engineVersion)
  const book = { ...look, pages: pages.map((page) => ({ ...page, content: page.text })) }
  const { title, language, childName, petNames, phrases } = words
  const directions = pages.map(({ direction }) => direction)
  const facts = { look, title, language, childName, petNames, directions, withPets: phrases.withPets }
  return {
    ...words,
    cover: (frame) => drawBookCover(facts, frame),
    portrait: () => drawPortrait(facts),
    decor: decorateBook(facts),
    pages: pages.map(({ text, alt, pageNumber, direction, shot }) => ({
      text,
      ...withHalf({ alt, pageNumber, direction, shot }, pages, { look, language }),
      picture: illustrate(book, { pageNumber, direction, shot }).scene,
      line: isLinePage({ pageNumber, shot }, look.customizations),
      full: (frame) => illustrateFull(book, { pageNumber, direction, shot }, frame),
    })),
  }
}

function withHalf(
  page: Omit<DocumentBook['pages'][number], 'text'>,
  pages: DocumentBook['pages'],
  { look, language }: Pick<DocumentBook, 'look' | 'language'>,
): Pick<DrawnPage, 'alt' | 'gutter'> {
  const half = halfOf(page, pages, look.customizations)
  const facing = half && partnerOf(pages, page.pageNumber)?.text
  return half === null
    ? { alt: page.alt }
    : { alt: altOfHalf(page.alt, half, language), gutter: { half, facing: facing ?? '' } }
}
