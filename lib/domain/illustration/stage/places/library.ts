import { mix } from '../../kit/colour'
import { lerp } from '../../kit/vector'
import { pileOfBooks, roomLamp, rug, shelf, tableLamp } from '../furniture'
import { box, fill, limbs, many } from '../marks'
import { room } from '../room'
import type { Stage } from '../stage'
import { window } from '../window'

export function library(S: Stage): void {
  const { T, C, p, G, fx } = S
  const wood = mix(p.wood, p.leafDeep, 0.2)
  const { F } = room(S, { wall: mix(p.leafDeep, p.roofCool, 0.5), paper: 'plain' })
  const h = S.hand('library')
  const y = 110
  const light = window(S, fx - 95, y, 190, F - y - 90, { arch: true, floor: F })
  S.add(0.47, light, roomLamp(S, F))
  const spines = [p.accent, p.cloth, p.companion, p.leafDeep, p.clothWarm, p.wallWarm, p.wall]
  // Shelves on either side come towards us in steps.
  for (let i = 0; i < 3; i++) for (const s of [-1, 1]) {
    const [x, w, foot] = [fx + s * (170 + i * 130 + i * i * 32), 122 + i * 64, F + 12 + i * 62]
    S.add(0.46 - i * 0.14, shelf(S, s > 0 ? x : x - w, foot, w, foot - y + 60 + i * 100, 5, `l${s}${i}`, { colour: wood, books: spines, d: 0.44 - i * 0.1 }))
  }
  const [lx, top] = [fx + 330, y + 40]
  S.add(0.2, fill(
    limbs([[lx, F + 70], [lx - 38, F - 130], [lx - 68, top]], [9, 8, 6]) + limbs([[lx + 62, F + 80], [lx + 14, F - 130], [lx - 24, top]], [9, 8, 6]) +
    many(8, (i) => { const t = (i + 0.5) / 8.5; return box(lerp(lx, lx - 68, t), lerp(F + 60, top + 10, t), lerp(60, 42, t), 6, h, 1) }), C(p.companion, 0.25, -0.3, lx, F)))
  S.add(0.15, rug(S, fx, G + 10, 340, 68, [p.roof, p.companion, p.cloth]))
  S.add(0.12, S.under(120, G - 20, 90), fill(box(60, G - 150, 120, 14, h, 1), C(p.wood, 0.1, 0.4, 120, G - 100)), fill(box(113, G - 138, 14, 120, h, 1), C(p.wood, 0.1, -0.3, 120, G - 60)), tableLamp(S, 105, G - 148, 80))
  S.add(0.05, pileOfBooks(S, 920, G + 60, 5), pileOfBooks(S, 830, G + 96, 3))
  S.add(-0.34, fill(box(-50, 930, 200, 44, h, 3), T(p.cloth, -0.36, 0)), fill(box(-40, 972, 220, 60, h, 3), T(p.roof, -0.36, 0)), fill(box(-60, 894, 160, 38, h, 3), T(p.companion, -0.4, 0)))
}
