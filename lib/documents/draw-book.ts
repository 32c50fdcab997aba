import { getEngine } from '../domain/illustration/engine'
import type { DocumentBook, DrawnBook } from './document-book'

/**
 * Draws the cover and every page with the engine version the book was made with. The child's pose on the cover depends
 * on the title, so it is the same as on the site.
 */
export function drawBook({ look, pages, ...words }: DocumentBook): DrawnBook {
  const { drawCover: cover, illustrate } = getEngine(look.engineVersion)
  const book = { ...look, pages }
  return {
    ...words,
    cover: cover(look, words.title, pages[0]?.direction),
    pages: pages.map(({ text, alt, pageNumber, direction, shot }) => ({
      text,
      alt,
      picture: illustrate(book, { pageNumber, direction, shot }).scene,
    })),
  }
}
