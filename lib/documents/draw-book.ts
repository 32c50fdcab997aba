import { cover } from '../domain/illustration/cover'
import { illustrate } from '../domain/illustration/illustrate'
import type { DocumentBook, DrawnBook } from './book'

/** Draws the cover and every page. The child's greeting on the cover goes by the title, as on the shelf. */
export function drawBook({ look, pages, ...words }: DocumentBook): DrawnBook {
  return {
    ...words,
    cover: cover(look, words.title, pages[0]?.direction),
    pages: pages.map(({ text, alt, pageNumber, direction }) => ({ text, alt, picture: illustrate(look, { pageNumber, direction }).scene })),
  }
}
