import { isRightToLeft } from '../../domain/languages'
import type { Cover } from '../../domain/illustration/cover/draw-cover'
import type { DrawnBook } from '../document-book'
import { typesetter } from '../pdf/fonts'
import { stacked, whole, type Item, type PageModel, type Stack } from '../pdf/page-model'
import { proseLines } from '../pdf/lines'
import { COLOURS } from '../pdf/paper'
import { renderPdf } from '../pdf/render-page'
import { LINE_HEIGHT } from '../pdf/page-size'
import type { Voice } from '../pdf/text'
import { coverItems } from '../pdf/pages/cover-page'
import { coverSheet, type CoverSheet, type PageCount, type Printer } from './printers'

interface Binding {
  printer: Printer
  pages: PageCount
}

export async function makeCover(book: DrawnBook, binding: Binding, fonts: string): Promise<Uint8Array> {
  const rtl = isRightToLeft(book.language)
  const type = await typesetter(fonts, book.language)
  return await renderPdf([setCover(book, binding, { type, rtl })], book, type)
}

/** Back, spine and front as one sheet, as they lie when the book is open face down. Spines this thin carry no text. */
export function setCover(book: DrawnBook, { printer, pages }: Binding, voice: Voice): PageModel {
  const sheet = coverSheet(printer, pages, voice.rtl)
  const wide = sheet.front.width + 2 * sheet.around
  const cover = book.cover({ height: (sheet.height / wide) * 1000, wrap: (sheet.around / wide) * 1000 })
  const trim = {
    x: sheet.around,
    y: sheet.around,
    width: sheet.width - 2 * sheet.around,
    height: sheet.height - 2 * sheet.around,
  }
  return {
    width: sheet.width,
    height: sheet.height,
    colour: book.decor.field,
    trim,
    items: [...front(cover, book, sheet), ...back(book, sheet, voice)],
  }
}

/** The picture is as wide as the front with what is cut off or folded round on both sides, and ends at the spine. */
function front(cover: Cover, { title }: DrawnBook, { front: trimmed, around }: CoverSheet): Item[] {
  const width = trimmed.width + 2 * around
  const hidden = trimmed.x > around ? around : 0
  const unit = width / cover.width
  return coverItems(cover, title, trimmed.x - around, 0, width).map((item) =>
    item.kind === 'picture'
      ? {
          ...item,
          window: { ...item.window, x: hidden / unit, width: item.window.width - around / unit },
          x: item.x + hidden,
          width: width - around,
        }
      : item,
  )
}

const BLURB_SIZES = [19, 17, 15, 13, 12, 11, 10]
/** The line below the blurb. */
const CREDIT = { gap: 14, size: 15, lineHeight: 1.3 }

/** Layout of the back: the sheet of paper on the pattern, and the family's width on it, as shares of the cover's. */
const BACK = { top: 40, paper: 0.8, family: 0.46, pad: 20, aboveBarcode: 16 }

function back(book: DrawnBook, sheet: CoverSheet, voice: Voice): Item[] {
  const { back: side, barcode, around, spine } = sheet
  const { decor } = book
  const left = side.x > around ? spine.x + spine.width : 0
  const width = side.width + around
  const pattern = decor.pattern((1000 * sheet.height) / width)
  const paper = {
    x: side.x + (side.width * (1 - BACK.paper)) / 2,
    y: side.y + BACK.top,
    width: side.width * BACK.paper,
    height: barcode.y - BACK.aboveBarcode - side.y - BACK.top,
  }
  const column = paper.width - 2 * BACK.pad
  const family = decor.family('dedication', 330, true)
  const familyWidth = side.width * BACK.family
  const familyHeight = (familyWidth * family.height) / family.width
  const top = paper.y + BACK.pad + familyHeight + BACK.pad / 2
  const room = paper.y + paper.height - BACK.pad - CREDIT.gap - CREDIT.size * CREDIT.lineHeight - top
  const set = (size: number) => proseLines(book.summary, column, (part) => voice.type.width(part, 'story', size))
  const size = BLURB_SIZES.find((one) => set(one).length * one * LINE_HEIGHT < room) ?? 10
  const words: Stack = [
    { words: { lines: set(size), style: 'story', size, lineHeight: LINE_HEIGHT, align: 'centre' } },
    {
      gap: CREDIT.gap,
      words: {
        lines: [book.credit],
        style: 'lead',
        size: CREDIT.size,
        lineHeight: CREDIT.lineHeight,
        colour: COLOURS.soft,
        align: 'centre',
      },
    },
  ]
  return [
    { kind: 'picture', scene: pattern, window: whole(pattern), x: left, y: 0, width },
    { kind: 'card', box: paper, fill: COLOURS.paper },
    {
      kind: 'picture',
      scene: family,
      window: whole(family),
      x: side.x + (side.width - familyWidth) / 2,
      y: paper.y + BACK.pad,
      width: familyWidth,
    },
    ...stacked(words, paper.x + BACK.pad, top, column),
    { kind: 'card', box: barcode, fill: COLOURS.white },
  ]
}
