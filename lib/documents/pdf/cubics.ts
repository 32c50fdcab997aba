import { eachCurve } from '../../domain/illustration/print/outline'
import type { Point } from '../../domain/illustration/scene'

const number = (value: number): string => String(Math.round(value * 100) / 100)
const pair = ([x, y]: Point): string => `${number(x)} ${number(y)}`
const same = (a: Point, b: Point): boolean => Math.abs(a[0] - b[0]) < 1e-6 && Math.abs(a[1] - b[1]) < 1e-6

/**
 * Path data without quadratic curves, which the printer draws as other curves than SVG does (it takes their handle for the second
 * of a cubic's). Data that has none comes back as it is. A part that ends where it began is closed: with our round joins and caps
 * that looks the same.
 */
export function cubics(d: string): string {
  if (!/[qt]/i.test(d)) return d
  let out = ''
  let start: Point | undefined
  let end: Point | undefined
  const close = () => {
    if (start && end && same(start, end)) out += 'Z'
  }
  eachCurve(d, (from, c1, c2, to) => {
    if (!end || !same(from, end)) {
      close()
      start = from
      out += `M${pair(from)}`
    }
    out += same(from, c1) && same(c2, to) ? `L${pair(to)}` : `C${pair(c1)} ${pair(c2)} ${pair(to)}`
    end = to
  })
  close()
  return out
}
