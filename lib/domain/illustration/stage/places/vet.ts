import { mix } from '../../kit/colour'
import { picture, pottedPlant, roomLamp } from '../furniture'
import { bar, box, dab, fill, many, oval } from '../marks'
import { room } from '../room'
import type { Stage } from '../stage'
import { window } from '../window'

/** A vet's rooms: a high table, scales, jars on a shelf, an animal carrier by the door. */
export function vet(S: Stage): void {
  const { C, p, G } = S
  const { F, d } = room(S, { wall: mix(p.water, p.wall, 0.7), paper: 'dot', panels: mix(p.leaf, p.wall, 0.55), floor: '#e6dfcf', tiles: mix(p.water, p.wall, 0.75) })
  const h = S.hand('vet')
  const light = window(S, 130, 90, 190, F - 320, { floor: F, floorColour: '#e6dfcf' })
  const [x, y] = [440, 210]
  S.add(d,
    fill(box(x - 20, y, 330, 12, h, 1) + box(x - 20, y + 110, 330, 12, h, 1), C(p.wood, d, 0.3, x, y)),
    [0, 1, 2, 3, 4, 5].map((i) => [fill(box(x + i * 50, y - 56 + (i % 3) * 12, 36, 56 - (i % 3) * 12, h, 1.5), C([p.cloth, p.wall, p.accent, p.leaf, p.companion, p.clothWarm][i] ?? p.cloth, d, 0, x, y)), fill(box(x - 2 + i * 50, y - 66 + (i % 3) * 12, 40, 12, h, 1), C(p.wood, d, -0.1, x, y))]),
    [0, 1, 2, 3].map((i) => fill(box(x + 4 + i * 74, y + 110 - 48, 56, 46, h, 1.5), C([p.wall, p.clothWarm, p.cloth, p.wall][i] ?? p.wall, d, 0.1, x, y))),
    [0, 3].map((i) => fill(bar(x + 28 + i * 74, y + 76, 8, 24) + bar(x + 20 + i * 74, y + 84, 24, 8), C(p.accent, d, 0, x, y))),
    picture(S, 830, 110, 110, 130, 'chart', [p.wall, p.leaf, p.accent]), light)
  S.add(0.4, roomLamp(S, F), pottedPlant(S, 60, F + 40, 210, 'v', { d: 0.35, pot: p.clothWarm, standing: true }))
  const [tx, ty] = [640, F + 96]
  S.add(0.3, S.under(tx + 150, ty, 190, 0.12), fill(box(tx + 120, ty - 110, 60, 110, h, 2), C('#8f98a2', 0.25, -0.2, tx, ty)), fill(box(tx + 70, ty - 14, 160, 16, h, 2), C('#8f98a2', 0.25, -0.5, tx, ty)), fill(box(tx, ty - 140, 330, 26, h, 3), C('#c8d0d6', 0.25, 0.3, tx, ty)), fill(box(tx, ty - 118, 330, 8, h, 1), C('#8f98a2', 0.25, -0.3, tx, ty)), fill(box(tx + 20, ty - 152, 120, 13, h, 2), C(p.clothWarm, 0.25, 0.2, tx, ty)))
  const [cx, cy] = [900, G + 60]
  S.add(0.06, S.under(cx, cy, 110, 0.14), fill(box(cx - 84, cy - 104, 168, 104, h, 3), C(p.cloth, 0, 0, cx, cy)), fill(box(cx - 84, cy - 60, 168, 12, h, 1), C(p.cloth, 0, 0.6, cx, cy)), fill(box(cx - 60, cy - 90, 84, 76, h, 2), C('#2f3440', 0, 0, cx, cy)), fill(many(5, (i) => bar(cx - 52 + i * 17, cy - 90, 4, 76)), C('#c8d0d6', 0, 0, cx, cy)), fill(dab(cx - 34, cy - 116, 68, 9, 0), C(p.cloth, 0, -0.6, cx, cy)), fill(oval(cx + 58, cy - 26, 7), C(p.companion, 0, 0.2, cx, cy)))
}
