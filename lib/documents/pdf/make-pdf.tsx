import { PDFDocument } from '@cantoo/pdf-lib'
import { Document, renderToBuffer } from '@react-pdf/renderer'
import { rightToLeft } from '../../domain/book/phrases'
import type { DrawnBook, Paper } from '../book'
import { typesetter } from './faces'
import { Cover, EndPage, READING_EDGE, ReadingLeaf, StoryPage, TalkPage, TitlePage } from './pages'
import { bones, SHEETS } from './sheet'

/** Bytes. A book is to be 4 MB at most. */
const HEAVY = 3_500_000

/**
 * The book as one PDF: cover, title page, a page for each page of the story, words and questions, the end.
 * `fonts` is the folder of inflated faces (scripts/inflate-fonts.mjs).
 */
export async function makePdf(book: DrawnBook, paper: Paper, fonts: string): Promise<Uint8Array> {
  const sheet = SHEETS[paper]
  const type = await typesetter(fonts, book.language)
  const setting = { book, sheet, voice: { type, rtl: rightToLeft(book.language) }, leaf: ReadingLeaf, edge: READING_EDGE }
  const frame = bones(type, book.pages.map((page) => page.text), sheet)
  const file = await renderToBuffer(
    <Document title={book.title} author={book.credit} creator={book.credit} producer={book.credit} language={book.language} pageLayout="singlePage">
      <Cover setting={setting} />
      <TitlePage setting={setting} />
      {book.pages.map((page, i) => <StoryPage key={i} setting={setting} page={page} number={i + 1} bones={frame} />)}
      {(book.words.length > 0 || book.questions.length > 0) && <TalkPage setting={setting} />}
      <EndPage setting={setting} />
    </Document>,
  )
  if (file.length < HEAVY) return file
  // Half of a book with much light in it are the pictures' thousands of small objects (gradients, their stops, opacities), which the printer
  // writes as plain text: kept together in compressed streams they are a fifth of that. It takes a while, so only where it is needed.
  const loose = await PDFDocument.load(file, { updateMetadata: false })
  return await loose.save({ useObjectStreams: true, objectsPerTick: Infinity })
}
