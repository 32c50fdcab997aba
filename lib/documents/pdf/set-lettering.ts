// Sets a title letter by letter as real text, in the order in which it is read.
import type { LetteringItem } from './page-model'
import { toVisualOrder } from './bidi'
import type { Pen } from './pen'
import type { Voice } from './text'

export function setLettering(
  document: Pen,
  { lettering, colour, x, y, unit }: LetteringItem,
  { type, rtl }: Voice,
): void {
  document.fillColor(colour)
  for (const [i, line] of lettering.lines.entries())
    for (const [j, letter] of line.entries()) {
      const isLast = j === line.length - 1 && i < lettering.lines.length - 1
      const size = letter.size * unit
      const runs = toVisualOrder(type.runs(letter.text, 'title'), rtl ? 'rtl' : 'ltr')
      const width = runs.reduce((sum, run) => sum + type.runWidth(run), 0) * size
      document.save()
      document.translate(x + letter.x * unit, y + letter.y * unit)
      document.rotate(letter.angle)
      let at = -width / 2
      const set = (face: string, text: string) =>
        document
          .font(type.face(face), face, size)
          .text(text, at, 0, { lineBreak: false, baseline: 'alphabetic', features: [] })
      for (const run of runs) {
        set(run.face, run.text)
        at += type.runWidth(run) * size
      }
      // Words at ends of lines would else be read as one.
      for (const run of isLast ? type.runs(' ', 'title') : []) {
        at -= type.runWidth(run) * size
        set(run.face, run.text)
      }
      document.restore()
    }
}
