import { mix } from '../../kit/colour'
import { curtain } from '../frame'
import { gallery, roomLamp, rug, shelf } from '../furniture'
import { blob, box, dab, fill, lens, many, oval, sheet, smooth, strokes } from '../marks'
import type { Marks } from '../marks'
import { slant } from '../paint'
import { room } from '../room'
import type { Stage } from '../stage'
import { window } from '../window'

function board(S: Stage, x: number, y: number, w: number, height: number): Marks {
  const { C, T, p } = S
  const h = S.hand('board')
  const d = 0.48
  const [sx, sy] = [x + w * 0.72, y + height * 0.5]
  const rays = many(8, (i) => {
    const a = (i / 8) * 2 * Math.PI
    return `M${Math.round(sx + Math.cos(a) * 44)} ${Math.round(sy + Math.sin(a) * 44)}L${Math.round(sx + Math.cos(a) * 58)} ${Math.round(sy + Math.sin(a) * 58)}`
  })
  return [
    fill(box(x - 14, y - 12, w + 28, height + 26, h, 2), C(p.wood, d, 0.1, x, y)),
    fill(box(x, y, w, height, h, 2), S.surface('#3d5f55', d, 0, slant(x, y, x + w, y + height, [[0, T('#3d5f55', d, 0.2)], [1, T('#3d5f55', d, -0.3)]]))),
    fill(many(9, () => lens(x + h.next() * w * 0.7 + 50, y + 20 + h.next() * (height - 40), 90, 14)), T('#5f8072', d, 0), 0.35),
    strokes(`M${x + 40} ${y + height * 0.7}q30 -60 60 0t60 0M${x + 50} ${y + height * 0.3}h70M${sx - 34} ${sy}a34 34 0 1 0 68 0a34 34 0 1 0 -68 0${rays}`, T('#f6f0dc', d, 0), 4, 0.85),
    fill(box(x - 10, y + height + 10, w + 20, 12, h, 1), C(p.wood, d, 0.5, x, y)),
  ]
}

function desk(S: Stage, x: number, y: number, s: number, pot: string): Marks {
  const { C, p } = S
  const h = S.hand(`desk${x}`)
  const d = S.depthAt(y)
  const c = (colour: string, k: number) => C(colour, d, k, x, y)
  return [
    S.under(x, y, 110 * s, 0.16),
    fill(box(x - 80 * s, y - 66 * s, 11 * s, 66 * s, h, 1) + box(x + 69 * s, y - 66 * s, 11 * s, 66 * s, h, 1), c('#6b6f7a', -0.2)),
    fill(sheet([[x - 96 * s, y - 66 * s], [x + 96 * s, y - 66 * s], [x + 84 * s, y - 86 * s], [x - 84 * s, y - 86 * s]], h, 1), c(p.wood, 0.75)), fill(box(x - 96 * s, y - 67 * s, 192 * s, 13 * s, h, 1), c(p.wood, 0)),
    fill(sheet([[x - 50 * s, y - 72 * s], [x - 6 * s, y - 72 * s], [x - 8 * s, y - 82 * s], [x - 46 * s, y - 82 * s]], h, 0.5), c('#fff8e8', 0.3)),
    fill(dab(x + 40 * s, y - 90 * s, 34 * s, 2.4 * s, -80) + dab(x + 48 * s, y - 90 * s, 30 * s, 2.4 * s, -100), c(p.companion, 0.3)), fill(box(x + 34 * s, y - 104 * s, 22 * s, 26 * s, h, 1), c(pot, 0)),
  ]
}

export function school(S: Stage): void {
  const { C, p, G, fx } = S
  const { F, d } = room(S, { wall: mix(p.leaf, p.wall, 0.72), paper: 'plain', panels: mix(p.leafDeep, p.wall, 0.35) })
  const h = S.hand('school')
  S.add(d, board(S, 330, 90, 340, F - 320), gallery(S, 10, 290, 110, 4))
  const light = window(S, 770, 90, 160, F - 310, { floor: F })
  S.add(0.46, light, fill(box(560, F - 150, 260, 12, h, 1), C(p.wood, d, 0.4, 600, F)), [p.accent, p.companion, p.cloth, p.clothWarm].map((c, i) => {
    const x = 590 + i * 64
    return [fill(smooth([[x, F - 146], [x + 24, F - 126], [x + 30, F - 62], [x - 24, F - 60], [x - 20, F - 124]], true, 0.7), C(c, 0.44, -0.1, x, F - 100)), fill(dab(x + 4, F - 128, 60, 3, 88), C(c, 0.44, -0.8, x, F)), fill(dab(x - 10, F - 126, 54, 3, 96), C(c, 0.44, 0.6, x, F))]
  }))
  S.add(0.43, shelf(S, 20, F + 14, 210, 116, 1, 'low'), fill(oval(130, F - 150, 36), C(p.cloth, 0.4, 0.2, 130, F)), fill(blob(122, F - 158, 18, 14, h, 7, 0.3) + blob(144, F - 138, 11, 12, h, 7, 0.3), C(p.leaf, 0.4, 0.1, 130, F)), fill(box(108, F - 114, 44, 9, h, 1), C(p.wood, 0.4, -0.2, 130, F)))
  S.add(0.4, roomLamp(S, F))
  S.add(0.3, desk(S, 150, S.gy(0.84), 1, p.cloth), desk(S, 880, S.gy(0.8), 1, p.clothWarm))
  S.add(0.15, rug(S, fx, G + 8, 330, 62, [p.cloth, p.companion, p.wall]))
  S.add(0.05, desk(S, 985, G + 90, 1.5, p.accent))
  curtain(S, p.cloth, -1)
}
