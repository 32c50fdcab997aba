// The title on a strip of paper, on a cover's picture.
import { View } from '@react-pdf/renderer'
import type { ReactElement } from 'react'
import { castBox } from '../../domain/book/crop'
import type { DrawnBook } from '../book'
import { fitTitle } from './fit'
import { COLOURS, label } from './paper'
import { Picture, whole } from './scene'
import { Lines, type Voice } from './text'

const CREDIT_SIZE = 12
const CREDIT_LINE = 1.6
const TITLE_LINE = 1.16

/** Points from the cover's upper edge, paper above and below the words, and the title's largest size: the first that leaves every head free. */
const LAYOUTS = [40, 36, 32, 28, 24].flatMap((largest) => [{ top: 30, pad: 19, largest }, { top: 14, pad: 13, largest }])

/** Rather than a title smaller than this, raised hands go behind the paper. */
const SMALLEST = 18

type TitleOn = Pick<DrawnBook, 'title' | 'credit' | 'cover'>

/** `width` is the cover's, `unit` how many points one unit of its picture is, whose top is `above` the cover's: what is cut off or wrapped. */
function layTitle(book: TitleOn, voice: Voice, { width, unit, above }: { width: number; unit: number; above: number }) {
  const room = (castBox(book.cover)?.y ?? book.cover.height) * unit - above
  const layouts = LAYOUTS.map(({ top, pad, largest }) => {
    const title = fitTitle({ book, voice }, width * 0.68, largest)
    return { top, pad, title, height: title.lines.length * title.size * TITLE_LINE + CREDIT_SIZE * CREDIT_LINE + 2 * pad }
  })
  const readable = layouts.filter(({ title }) => title.size >= SMALLEST)
  return readable.find(({ top, height }) => top + height <= room) ?? readable.toSorted((a, b) => a.top + a.height - b.top - b.height)[0]
}

/** `left` and `top` are the cover's own corner, less what is cut off. */
export function TitleLabel({ book, voice, left, top, width, unit }: { book: TitleOn; voice: Voice; left: number; top: number; width: number; unit: number }): ReactElement {
  const laid = layTitle(book, voice, { width, unit, above: top })
  if (!laid) return <View />
  const { title, height } = laid
  const widest = Math.max(...title.lines.map((line) => voice.type.width(line, 'title', title.size)), voice.type.width(book.credit, 'story', CREDIT_SIZE))
  const strip = label(widest + 64, height, book.title)
  return (
    <>
      <View style={{ position: 'absolute', left: left + (width - strip.width) / 2, top: top + laid.top }}><Picture scene={strip} window={whole(strip)} width={strip.width} /></View>
      <View style={{ position: 'absolute', left, top: top + laid.top + laid.pad - 1, width }}>
        <Lines voice={voice} lines={title.lines} style="title" size={title.size} lineHeight={TITLE_LINE} align="centre" />
        <Lines voice={voice} lines={[book.credit]} style="story" size={CREDIT_SIZE} lineHeight={CREDIT_LINE} colour={COLOURS.soft} align="centre" />
      </View>
    </>
  )
}
