// Lines of text, each broken and measured before it is set.
import type { Run, Typesetter } from './fonts'
import type { WordsItem } from './page-model'
import { IDEOGRAPH } from './lines'
import { COLOURS } from './paper'
import { toVisualOrder, startsRightToLeft } from './bidi'

export interface Voice {
  type: Typesetter
  rtl: boolean
}

/** Half the height of a capital, per em: letters stand in the middle of their line. */
const HALF_OF_A_LETTER = 0.34

/** Whether a line was broken between words; Chinese and Japanese break without a space, long words at their hyphens. */
const brokenAtASpace = (line: string): boolean => !line.endsWith('-') && !IDEOGRAPH.test([...line].at(-1) ?? '')

/** Sets words on the page at hand. */
export function setText(document: PDFKit.PDFDocument, item: WordsItem, { type, rtl }: Voice): void {
  const { lines, style, size, lineHeight, colour = COLOURS.ink } = item
  const direction = (item.ownDirection ? startsRightToLeft(lines.join(' ')) : rtl) ? 'rtl' : 'ltr'
  document.fillColor(colour)
  for (const [i, line] of lines.entries()) {
    const spare = item.width - type.width(line, style, size)
    // Set by the baseline, since every face has its own idea of where a line's top is.
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
    // Without a space whoever listens would hear two words as one. Nobody sees it: it lies on the line's last letter, so that it reaches no further.
    if (i < lines.length - 1 && brokenAtASpace(line))
      for (const run of type.runs(' ', style)) set(run, x - type.runWidth(run) * size)
  }
}
