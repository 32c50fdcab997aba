import { isRightToLeft } from '../../domain/languages'
import type { DrawnBook, Paper } from '../document-book'
import { typesetter } from './fonts'
import { coverPage } from './pages/cover-page'
import { endPage } from './pages/end-page'
import { endpaper } from './pages/endpaper'
import { questionsPage, tablePages } from './pages/lists-page'
import { READING_EDGE, readingPage } from './pages/page-setting'
import { storyPage } from './pages/story-page'
import { titlePage } from './pages/title-page'
import { renderPdf } from './render-page'
import { measureTemplate, PAGE_SIZES } from './page-size'

/**
 * Makes the book as one PDF: cover, endpapers, title page, a page per story page, words and questions, end page.
 * `fonts` is the folder of inflated fonts (scripts/inflate-fonts.ts).
 */
export async function makePdf(book: DrawnBook, paper: Paper, fonts: string): Promise<Uint8Array> {
  const sheet = PAGE_SIZES[paper]
  const type = await typesetter(fonts, book.language)
  const setting = {
    book,
    sheet,
    voice: { type, rtl: isRightToLeft(book.language) },
    leaf: readingPage,
    edge: READING_EDGE,
  }
  const frame = measureTemplate(
    type,
    book.pages.map((page) => page.text),
    sheet,
  )
  const leaves = [
    coverPage(setting),
    // Two, as in a printed book: so even pages of the story lie on the left, and halves of one scene face each other.
    endpaper(setting),
    endpaper(setting),
    titlePage(setting),
    ...book.pages.map((page, i) => storyPage(setting, page, i + 1, frame)),
    ...(book.words.length > 0 || book.questions.length > 0 ? [questionsPage(setting)] : []),
    ...tablePages(setting),
    endPage(setting),
    endpaper(setting),
  ]
  return await renderPdf(leaves, book, type, { accessible: true })
}
