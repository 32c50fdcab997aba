import { wholeHeight, window } from '../domain/book/crop'
import { rightToLeft } from '../domain/book/phrases'
import type { ProofPage } from '../domain/book/proof'
import type { DrawnBook } from './book'
import { typesetter } from './pdf/faces'
import { tornEdge } from './pdf/paper'
import { bones, pictureHeight, SHEETS, textLines } from './pdf/sheet'
import { insidePage } from './print/printers'

/** Where the story's pages have their pictures and lines when Lulu, who prints our orders, has cut them: by what lays out the interior. As JSON. */
export async function makeProof(book: DrawnBook, fonts: string): Promise<Uint8Array> {
  const type = await typesetter(fonts, book.language)
  const sheet = SHEETS.square
  const paper = insidePage('lulu', 1, rightToLeft(book.language))
  const frame = bones(type, book.pages.map((page) => page.text), sheet)
  const pages = book.pages.map(({ text, picture }, i): ProofPage => {
    const lines = textLines(type, text, frame.size, sheet.width - 2 * sheet.margin)
    const foot = pictureHeight(frame, sheet, lines, (wholeHeight(picture) * sheet.width) / picture.width)
    const scale = paper.width / picture.width
    const shown = window(picture, (foot + paper.trim.y) / scale)
    const tear = tornEdge(paper.width, `${book.title}|${i + 1}`)
    return {
      picture: { x: -paper.trim.x, y: -paper.trim.y - shown.y * scale, side: paper.width },
      foot,
      tear: { y: foot - tear.height + 0.5, height: tear.height, d: tear.nodes.map((node) => (node.kind === 'path' ? node.d : '')).join('') },
      lines,
      size: frame.size,
    }
  })
  return new TextEncoder().encode(JSON.stringify(pages))
}
