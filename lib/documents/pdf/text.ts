// Sets lines of text that are broken and measured already.
import type { Run, Typesetter } from './fonts'
import type { WordsItem } from './page-model'
import type { Pen } from './pen'
import { IDEOGRAPH } from './lines'
import { COLOURS } from './paper'
import { toVisualOrder, startsRightToLeft } from './bidi'

export interface Voice {
  type: Typesetter
  rtl: boolean
}

/** Half the cap height in em: letters are centred on their line by it. */
const HALF_OF_A_LETTER = 0.34

/** Whether a line ends at a space; Chinese and Japanese break without one, long words at hyphens. */
const brokenAtASpace = (line: string): boolean => !line.endsWith('-') && !IDEOGRAPH.test([...line].at(-1) ?? '')

/** Sets text on the current page. */
export function setText(document: Pen, item: WordsItem, { type, rtl }: Voice): void {
  const { lines, style, size, lineHeight, colour = COLOURS.ink } = item
  const direction = (item.ownDirection ? startsRightToLeft(lines.join(' ')) : rtl) ? 'rtl' : 'ltr'
  document.fillColor(colour)
  for (const [i, line] of lines.entries()) {
    const spare = item.width - type.width(line, style, size)
    // Positioned by the baseline, since fonts differ in their ascent.
    const baseline = item.y + size * (lineHeight * (i + 0.5) + HALF_OF_A_LETTER)
    const set = ({ face, text }: Run, x: number) =>
      document
        .font(type.face(face), face, size)
        .text(text, x, baseline, { lineBreak: false, baseline: 'alphabetic', features: [] })
    let x = item.x + (item.align === 'centre' ? spare / 2 : rtl ? spare : 0)
    for (const run of toVisualOrder(type.runs(line, style), direction)) {
      set(run, x)
      x += type.runWidth(run) * size
    }
    // Adds an invisible space at line ends, else text extraction and screen readers join two words. It overlaps the
    // last letter, so that the line gets no wider.
    if (i < lines.length - 1 && brokenAtASpace(line))
      for (const run of type.runs(' ', style)) set(run, x - type.runWidth(run) * size)
  }
}
