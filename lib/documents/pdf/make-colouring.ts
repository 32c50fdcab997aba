import { frameForCrayons } from '../../domain/illustration/print/crayon'
import { toLineArt } from '../../domain/illustration/print/line-art'
import type { Scene } from '../../domain/illustration/scene'
import type { DrawnBook, Paper } from '../document-book'
import { typesetter, type Typesetter } from './fonts'
import { heightOf, stacked, type Item, type PageModel, type Words } from './page-model'
import { proseLines } from './lines'
import { COLOURS } from './paper'
import { renderPdf } from './render-page'
import { LINE_HEIGHT, PAGE_SIZES, type PageSize } from './page-size'

/** Margin in points, since printers at home can't print to the edge. */
const BORDER = 30
const SIZES = [15, 14, 13, 12, 11, 10]

/**
 * Makes a PDF of the book's pictures as line art to colour in, cover first: one a page, as near as the cast needs for
 * crayons, with its text where there is room.
 */
export async function makeColouring(book: DrawnBook, paper: Paper, fonts: string): Promise<Uint8Array> {
  const sheet = PAGE_SIZES[paper]
  const type = await typesetter(fonts, book.language)
  const leaves = [
    leaf(sheet, type, {
      scene: book.portrait(),
      bookmark: book.title,
      alt: book.title,
      words: `${book.title} · ${book.phrases.belongsTo} ____________________`,
    }),
    ...book.pages.map(({ picture, text, alt }, i) =>
      leaf(sheet, type, { scene: picture, bookmark: String(i + 1), alt, words: text.replace(/\s*\n\s*/g, ' ') }),
    ),
  ]
  return await renderPdf(leaves, book, type, { accessible: true })
}

function leaf(
  sheet: PageSize,
  type: Typesetter,
  { scene, bookmark, alt, words }: { scene: Scene; bookmark: string; alt: string; words: string },
): PageModel {
  const room = sheet.height - sheet.width - BORDER
  const side = sheet.width - 2 * BORDER
  const at = (size: number): Words => ({
    lines: proseLines(words, side, (part) => type.width(part, 'story', size)),
    style: 'story',
    size,
    lineHeight: LINE_HEIGHT,
  })
  const set = SIZES.map(at).find((one) => heightOf(one) < room)
  const window = frameForCrayons(scene)
  const picture = toLineArt(scene, window)
  const items: Item[] = [
    { kind: 'picture', scene: picture, window, x: BORDER, y: BORDER, width: side, alt },
    {
      kind: 'card',
      box: { x: BORDER, y: BORDER, width: side, height: side },
      line: { colour: COLOURS.soft, width: 1 },
    },
    ...(set && room > 0 ? stacked([{ words: set }], BORDER, sheet.width - BORDER / 3, side) : []),
  ]
  return { width: sheet.width, height: sheet.height, colour: COLOURS.white, bookmark, items }
}
