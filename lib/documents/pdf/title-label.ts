// The title on a paper label over a cover picture.
import { measureCast } from '../../domain/book/crop'
import type { DrawnBook } from '../document-book'
import { fitTitle } from './fit-text'
import { paperAt, stacked, stackHeight, type Item, type Stack } from './page-model'
import { COLOURS, label } from './paper'
import type { Voice } from './text'

const CREDIT_SIZE = 12

/**
 * Candidate layouts: points from the top edge, padding, and the largest title size. The first that leaves every head
 * free wins.
 */
const LAYOUTS = [40, 36, 32, 28, 24].flatMap((largest) => [
  { top: 30, pad: 19, largest },
  { top: 14, pad: 13, largest },
])

/** Below this title size, raised hands may go behind the label instead. */
const SMALLEST = 18

const words = (title: { lines: string[]; size: number }, credit: string): Stack => [
  { words: { ...title, style: 'title', lineHeight: 1.16, align: 'centre', role: 'heading' } },
  {
    words: {
      lines: [credit],
      style: 'story',
      size: CREDIT_SIZE,
      lineHeight: 1.6,
      colour: COLOURS.soft,
      align: 'centre',
    },
  },
]

type TitleOn = Pick<DrawnBook, 'title' | 'credit' | 'cover'>

/** `width` of the cover, `unit` points per unit of its picture, whose top lies `above` the cover's: bleed or wrap. */
function layTitle(book: TitleOn, voice: Voice, { width, unit, above }: { width: number; unit: number; above: number }) {
  const room = (measureCast(book.cover)?.y ?? book.cover.height) * unit - above
  const layouts = LAYOUTS.map(({ top, pad, largest }) => {
    const title = fitTitle({ book, voice }, width * 0.68, largest)
    return { top, pad, title, height: stackHeight(words(title, book.credit)) + 2 * pad }
  })
  const readable = layouts.filter(({ title }) => title.size >= SMALLEST)
  return (
    readable.find(({ top, height }) => top + height <= room) ??
    readable.toSorted((a, b) => a.top + a.height - b.top - b.height)[0]
  )
}

/** `left` and `top` are the cover's corner inside bleed. */
export function titleLabel(
  book: TitleOn,
  voice: Voice,
  { left, top, width, unit }: { left: number; top: number; width: number; unit: number },
): Item[] {
  const laid = layTitle(book, voice, { width, unit, above: top })
  if (!laid) return []
  const { title, height } = laid
  const widest = Math.max(
    ...title.lines.map((line) => voice.type.width(line, 'title', title.size)),
    voice.type.width(book.credit, 'story', CREDIT_SIZE),
  )
  const strip = label(widest + 64, height, book.title)
  return [
    paperAt(strip, left + (width - strip.width) / 2, top + laid.top),
    ...stacked(words(title, book.credit), left, top + laid.top + laid.pad - 1, width),
  ]
}
