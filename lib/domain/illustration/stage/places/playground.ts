import { fence, house } from '../buildings'
import { bush, tree } from '../foliage'
import { frame } from '../frame'
import { distance, earthColour, grassColour, ground } from '../ground'
import { blob, box, fill, limbs, many, oval, sheet, strokes } from '../marks'
import type { Marks } from '../marks'
import { upright } from '../paint'
import { sky } from '../sky'
import type { Stage } from '../stage'

function slide(S: Stage, x: number, y: number): Marks {
  const { T, p } = S
  const h = S.hand('slide')
  return [
    S.cast(x + 20, y, 150),
    fill(box(x - 90, y - 250, 11, 252, h, 1) + box(x - 14, y - 250, 11, 252, h, 1) + many(6, (i) => box(x - 88, y - 34 - i * 36, 76, 7, h, 0.5)), T(p.cloth, 0.15, -0.1)),
    fill(sheet([[x - 108, y - 250], [x - 52, y - 322], [x + 10, y - 250]], h, 2), T(p.companion, 0.15, 0.1)), fill(sheet([[x - 52, y - 322], [x + 10, y - 250], [x - 30, y - 250]], h, 1), T(p.companion, 0.15, -0.5)),
    fill(limbs([[x - 6, y - 172], [x + 80, y - 100], [x + 150, y - 26], [x + 226, y - 16]], [36, 36, 32, 20]), T(p.accent, 0.15, 0)), fill(limbs([[x - 6, y - 184], [x + 84, y - 112], [x + 154, y - 36], [x + 226, y - 24]], [8, 8, 8, 5]), T(p.accent, 0.15, 0.9)),
  ]
}
function swings(S: Stage, x: number, y: number): Marks {
  const { T, p } = S
  const h = S.hand('swings')
  const c = T(p.cloth, 0.3, 0)
  return [
    S.cast(x, y, 130), strokes(`M${x - 150} ${y}L${x - 118} ${y - 260}L${x - 96} ${y}M${x + 150} ${y}L${x + 118} ${y - 260}L${x + 96} ${y}M${x - 124} ${y - 260}H${x + 124}`, c, 9),
    strokes(`M${x - 66} ${y - 258}L${x - 72} ${y - 76}M${x - 26} ${y - 258}L${x - 30} ${y - 76}M${x + 30} ${y - 258}L${x + 44} ${y - 82}M${x + 68} ${y - 258}L${x + 84} ${y - 86}`, T('#6d737c', 0.3, 0), 2.4),
    fill(box(x - 80, y - 78, 58, 10, h, 1) + box(x + 36, y - 88, 56, 10, h, 1), T(p.accent, 0.3, 0)),
  ]
}

export function playground(S: Stage): void {
  const { T, p, H } = S
  const h = S.hand('playground')
  sky(S)
  distance(S, 20)
  for (let i = 0; i < 6; i++) S.add(0.85, house(S, 560 + i * 62, H + 8, 56, 60 + h.between(0, 50), `pg${i}`, { d: 0.78, cols: 2, rows: 2, door: 'none', chimney: i % 2 === 0, roofHeight: 30 }))
  ground(S, grassColour(S))
  const y = S.gy(0.44)
  S.add(0.55, fence(S, -60, 1060, y, 60, p.companion, 'pg'), bush(S, 480, y + 6, 200, 80, 'b'))
  const sand = earthColour(S, p.sand)
  S.add(0.4, fill(blob(500, S.gy(0.95), 620, 130, h, 18, 0.03), upright(S.gy(0.6), S.gy(1.4), [[0, T(sand, 0.25, 0)], [0.5, T(sand, 0.02, 0.2)], [1, T(sand, 0, -0.4)]])), fill(many(22, () => blob(h.between(60, 940), S.gy(h.between(0.72, 1.2)), h.between(8, 26), 3, h, 6, 0.1)), T(sand, 0, -0.4), 0.5))
  S.add(0.36, swings(S, 220, S.gy(0.66)), tree(S, 960, S.gy(0.58), 380, 'round', 't'))
  S.add(0.22, slide(S, 760, S.gy(0.78)))
  S.add(0.08, fill(oval(90, S.gy(1.1), 34, 36), T(p.accent, 0, -0.3)), fill(oval(84, S.gy(1.1) - 6, 28, 29), T(p.accent, 0, 0.1)), fill(oval(74, S.gy(1.1) - 18, 9, 6), T('#ffffff', 0, 0), 0.6))
  frame(S, 'grass', { bloom: p.companion })
}
