// What cities are built of: towers lit from one side, a skyline, beds of flowers.
import { mix } from '../../kit/colour'
import type { Colour, Point } from '../../scene'
import { flowers, snowy } from '../foliage'
import { bar, fill, sheet } from '../marks'
import type { Marks } from '../marks'
import { across } from '../paint'
import { soft } from '../shadow'
import type { Stage } from '../stage'

export const LIT = '#ffd27a'
/** Buses, telephone boxes, lanterns and torii are red, whatever a book's own colours are. */
export const RED = '#dc3d2c'

/** A block lit from one side, with rows of windows. */
export function tall(S: Stage, x: number, y: number, w: number, height: number, colour: Colour, d: number, o: { rows?: number; cols?: number; top?: 'flat' | 'point' | 'slope' } = {}): Marks {
  const { T, sx } = S
  const h = S.hand(`tall${x}${height}`)
  const lit: string[] = []
  const unlit: string[] = []
  const [rows, cols] = [o.rows ?? Math.max(3, Math.round(height / 26)), o.cols ?? Math.max(2, Math.round(w / 16))]
  for (let i = 0; i < rows; i++) for (let j = 0; j < cols; j++) (S.row.lit && h.next() < S.row.lit * 0.6 ? lit : unlit).push(bar(x + (w * (j + 0.25)) / cols, y - height + 10 + ((height - 14) * i) / rows, (w * 0.5) / cols, (height * 0.45) / rows))
  const top: Point[] = o.top === 'point' ? [[x + w / 2, y - height - w * 0.9]] : o.top === 'slope' ? [[x + (sx > 0 ? w : 0), y - height - w * 0.5]] : []
  return [
    fill(sheet([[x, y], [x, y - height], ...top, [x + w, y - height], [x + w, y]], h, 1), across(x, x + w, sx < 0 ? [[0, T(colour, d, 0.3)], [1, T(colour, d, -0.4)]] : [[0, T(colour, d, -0.4)], [1, T(colour, d, 0.3)]])),
    snowy(S) ? fill(top.length ? sheet([[x - 2, y - height + 2], ...top.map(([a, b]): Point => [a, b - 3]), [x + w + 2, y - height + 2]], h, 1) : bar(x - 2, y - height - 5, w + 4, 9), T(S.p.snow, d, 0.2)) : null,
    fill(unlit.join(''), mix(T('#6f93a6', d, -0.2), S.sky[1], 0.35)), fill(lit.join(''), mix(LIT, S.haze, d * 0.5)),
  ]
}
/** Towers along the horizon, from x0 to x1. */
export function skyline(S: Stage, x0: number, x1: number, y: number, low: number, high: number, d: number, key: string): Marks {
  const h = S.hand(key)
  const out: Marks[] = []
  for (let x = x0; x < x1;) {
    const w = Math.round(h.between(30, 58))
    out.push(tall(S, x, y, w, Math.round(h.between(low, high)), h.of([S.p.roofCool, S.p.stone, S.p.wallWarm, S.p.wall]), d, { top: h.next() < 0.2 ? 'slope' : 'flat' }))
    x += w + Math.round(h.between(0, 12))
  }
  return out
}
/** After dark what everybody comes to see is lit from its foot: warm light over it, x its middle, y its foot. */
export const floodlit = (S: Stage, x: number, y: number, w: number, height: number, colour: Colour = '#ffce84'): Marks =>
  S.row.lit === 1 ? soft(x, Math.round(y - height * 0.3), Math.round(w * 0.7), Math.round(height * 0.86), [[0, colour, 0.5], [0.5, colour, 0.26], [1, colour, 0]]) : null

/** Flower beds at both sides, before the lawn's foot. */
export function beds(S: Stage): void {
  const { p } = S
  S.add(0.15, flowers(S, -40, 260, S.gy(0.84), S.gy(1.2), 16, [p.accent, p.companion, p.bloom], 'tl', 1.2), flowers(S, 760, 1060, S.gy(0.84), S.gy(1.2), 16, [p.clothWarm, p.companion, p.bloom], 'tr', 1.2))
}
