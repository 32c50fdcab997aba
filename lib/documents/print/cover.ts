import { isRightToLeft } from '../../domain/languages'
import type { Cover } from '../../domain/illustration/cover/draw-cover'
import type { DrawnBook } from '../document-book'
import { typesetter } from '../pdf/fonts'
import { paperAt, stacked, whole, type Item, type Stack } from '../pdf/page-model'
import { proseLines } from '../pdf/lines'
import { COLOURS, ground } from '../pdf/paper'
import { renderPdf } from '../pdf/render-page'
import { LINE_HEIGHT } from '../pdf/page-size'
import type { Voice } from '../pdf/text'
import { coverItems } from '../pdf/pages'
import { coverSheet, type CoverSheet, type PageCount, type Printer } from './printers'

/** Back, spine and front as one sheet, as they lie when the book is open face down. Spines this thin carry no text. */
export async function makeCover(
  book: DrawnBook,
  { printer, pages }: { printer: Printer; pages: PageCount },
  fonts: string,
): Promise<Uint8Array> {
  const rtl = isRightToLeft(book.language)
  const type = await typesetter(fonts, book.language)
  const sheet = coverSheet(printer, pages, rtl)
  const voice: Voice = { type, rtl }
  const wide = sheet.front.width + 2 * sheet.around
  const cover = book.cover({ height: (sheet.height / wide) * 1000, wrap: (sheet.around / wide) * 1000 })
  const trim = {
    x: sheet.around,
    y: sheet.around,
    width: sheet.width - 2 * sheet.around,
    height: sheet.height - 2 * sheet.around,
  }
  return await renderPdf(
    [
      {
        width: sheet.width,
        height: sheet.height,
        colour: COLOURS.eucalyptus,
        trim,
        items: [...front(cover, book, sheet), ...back(book, sheet, voice)],
      },
    ],
    book,
    type,
  )
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
const CREDIT = { gap: 18, size: 15, lineHeight: 1.3 }

/**
 * Layout of the back: the picture's position and width as a fraction of the cover, the paper around it, and where the
 * text begins.
 */
const BACK = { top: 52, picture: 0.36, mount: 6, words: 24 }

function back(book: DrawnBook, sheet: CoverSheet, voice: Voice): Item[] {
  const { back: side, barcode, around, spine } = sheet
  const column = side.width * 0.72
  const set = (size: number) => proseLines(book.summary, column, (part) => voice.type.width(part, 'story', size))
  const scene = book.pages[9]?.picture ?? book.portrait()
  // Over the spine too, so that a misplaced fold shows no edge.
  const hill = ground(side.width + around + spine.width, 130 + around, `${book.title}|back`)
  const mount = {
    x: side.x + (side.width * (1 - BACK.picture)) / 2,
    y: side.y + BACK.top,
    width: side.width * BACK.picture,
    height: side.width * BACK.picture,
  }
  const top = mount.y + mount.height + BACK.words
  // Nothing may lie where the barcode goes.
  const room = barcode.y - top - CREDIT.gap - CREDIT.size * CREDIT.lineHeight
  const size = BLURB_SIZES.find((one) => set(one).length * one * LINE_HEIGHT < room) ?? 10
  const words: Stack = [
    {
      words: {
        lines: set(size),
        style: 'story',
        size,
        lineHeight: LINE_HEIGHT,
        colour: COLOURS.white,
        align: 'centre',
      },
    },
    {
      gap: CREDIT.gap,
      words: {
        lines: [book.credit],
        style: 'lead',
        size: CREDIT.size,
        lineHeight: CREDIT.lineHeight,
        colour: COLOURS.sun,
        align: 'centre',
      },
    },
  ]
  return [
    paperAt(hill, side.x > around ? spine.x : 0, sheet.height - hill.height),
    { kind: 'card', box: mount, fill: COLOURS.paper },
    {
      kind: 'picture',
      scene,
      window: whole(scene),
      x: mount.x + BACK.mount,
      y: mount.y + BACK.mount,
      width: mount.width - 2 * BACK.mount,
      alt: book.pages[9]?.alt ?? book.title,
    },
    ...stacked(words, side.x + (side.width - column) / 2, top, column),
    { kind: 'card', box: barcode, fill: COLOURS.white },
  ]
}
