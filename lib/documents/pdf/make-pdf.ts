import { rightToLeft } from '../../domain/book/phrases'
import type { DrawnBook, Paper } from '../document-book'
import { typesetter } from './fonts'
import { cover, endPage, READING_EDGE, readingLeaf, storyPage, talkPage, titlePage } from './pages'
import { press } from './render-page'
import { bones, SHEETS } from './page-size'

/**
 * The book as one PDF: cover, title page, a page for each page of the story, words and questions, the end.
 * `fonts` is the folder of inflated faces (scripts/inflate-fonts.mjs).
 */
export async function makePdf(book: DrawnBook, paper: Paper, fonts: string): Promise<Uint8Array> {
  const sheet = SHEETS[paper]
  const type = await typesetter(fonts, book.language)
  const setting = {
    book,
    sheet,
    voice: { type, rtl: rightToLeft(book.language) },
    leaf: readingLeaf,
    edge: READING_EDGE,
  }
  const frame = bones(
    type,
    book.pages.map((page) => page.text),
    sheet,
  )
  const leaves = [
    cover(setting),
    titlePage(setting),
    ...book.pages.map((page, i) => storyPage(setting, page, i + 1, frame)),
    ...(book.words.length > 0 || book.questions.length > 0 ? [talkPage(setting)] : []),
    endPage(setting),
  ]
  return await press(leaves, book, type)
}
