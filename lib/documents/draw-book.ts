import { getEngine } from '../domain/illustration/engine'
import type { DocumentBook, DrawnBook } from './document-book'

/** Draws the cover and every page, by the engine that the book was made with. The child's greeting on the cover goes by the title, as on the shelf. */
export function drawBook({ look, pages, ...words }: DocumentBook): DrawnBook {
  const { drawCover: cover, illustrate } = getEngine(look.engineVersion)
  return {
    ...words,
    cover: cover(look, words.title, pages[0]?.direction),
    pages: pages.map(({ text, alt, pageNumber, direction }) => ({
      text,
      alt,
      picture: illustrate(look, { pageNumber, direction }).scene,
    })),
  }
}
