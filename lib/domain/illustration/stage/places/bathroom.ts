import { mix } from '../../kit/colour'
import { basket, hangingPlant, wallShelf } from '../dressing'
import { pottedPlant, roomLamp } from '../furniture'
import { bar, box, clump, fill, limbs, many, oval, smooth, strokes } from '../marks'
import { room } from '../room'
import type { Stage } from '../stage'
import { window } from '../window'

export function bathroom(S: Stage): void {
  const { C, p, G, fx } = S
  const tile = mix(p.water, p.wall, 0.45)
  const { F, d } = room(S, { panels: tile, floor: '#ece5d6', tiles: mix(p.water, p.wall, 0.55) })
  const h = S.hand('bathroom')
  const light = window(S, 640, 100, 170, 220, { floor: F, floorColour: '#ece5d6' })
  S.add(d, light, strokes(many(9, (i) => `M-60 ${F - 128 + i * 40}H1060`), C(tile, d, 0.6, fx, F), 1.6, 0.5))
  const [mx, my] = [280, 200]
  S.add(d, fill(oval(mx, my, 92, 112), C(p.wood, d, 0.1, mx, my)), fill(oval(mx, my, 80, 100), C('#cfe2e6', d, 0.1, mx, my)), fill(smooth([[mx - 50, my - 20], [mx - 10, my - 80], [mx + 10, my - 76], [mx - 40, my + 10]]), C('#ffffff', d, 0.2, mx, my), 0.6),
    fill(box(90, 260, 90, 10, h, 1), C(p.wood, d, 0.3, 130, 260)), fill(box(104, 212, 20, 48, h, 1) + box(150, 226, 22, 34, h, 1), C(p.accent, d, 0, 130, 240)), fill(box(128, 220, 18, 40, h, 1), C(p.companion, d, 0, 130, 240)))
  S.add(0.4, S.under(mx, F + 30, 80, 0.14), fill(limbs([[mx, F + 30], [mx, F - 40], [mx, F - 100]], [60, 40, 60]), C('#f7f3ea', 0.4, -0.3, mx, F)), fill(`M${mx - 110} ${F - 140}h220q-6 66 -60 70h-100q-54 -4 -60 -70z`, C('#fbf8f0', 0.4, 0.1, mx, F - 100)), fill(`M${mx + 30} ${F - 140}h80q-6 66 -60 70h-40q30 -30 20 -70z`, C('#fbf8f0', 0.4, -0.6, mx, F - 100)), fill(oval(mx, F - 142, 110, 14), C('#dfe6e4', 0.4, 0, mx, F)), strokes(`M${mx} ${F - 146}v-34q0 -18 26 -14`, C('#a9b2b8', 0.4, 0, mx, F), 10))
  S.add(0.38, roomLamp(S, F), pottedPlant(S, 935, F + 26, 170, 'bath', { d: 0.36, pot: p.clothWarm, standing: true }))
  S.add(0.45, wallShelf(S, 420, F - 300, 170, 'bath'), hangingPlant(S, 566, F - 420, 58), fill(box(446, F - 214, 130, 8, h, 1), C(p.wood, d, 0, 500, F)), fill(box(460, F - 208, 56, 120, h, 2), C(p.accent, 0.44, 0.1, 500, F)), fill(bar(460, F - 120, 56, 8), C('#fbf3e2', 0.44, 0.1, 500, F)), fill(box(524, F - 208, 40, 90, h, 2), C(p.companion, 0.44, 0, 500, F)))
  S.add(0.34, basket(S, 470, F + 52, 84, p.clothWarm))
  const [bx, by] = [580, F + 74]
  S.add(0.3, S.under(bx + 190, by, 230, 0.1), fill(bar(bx + 50, by - 20, 22, 22) + bar(bx + 310, by - 20, 22, 22), C(p.companion, 0.3, -0.2, bx, by)), fill(clump(bx + 190, by - 156, 150, 44, h, 11, 0.3), C('#ffffff', 0.3, 0.1, bx, by)), fill(smooth([[bx - 14, by - 146], [bx + 396, by - 146], [bx + 372, by - 50], [bx + 320, by - 14], [bx + 60, by - 14], [bx + 12, by - 50]], true, 0.6), C('#fbf8f0', 0.3, 0, bx + 190, by)),
    fill(smooth([[bx + 230, by - 144], [bx + 396, by - 146], [bx + 372, by - 50], [bx + 320, by - 14], [bx + 200, by - 14], [bx + 290, by - 50]], true, 0.6), C('#fbf8f0', 0.3, -0.55, bx + 190, by)), fill(box(bx - 30, by - 158, 440, 22, h, 4), C('#fbf8f0', 0.3, 0.6, bx + 190, by)), fill(oval(bx + 100, by - 186, 26, 17) + oval(bx + 122, by - 204, 13), C(p.companion, 0.3, 0.1, bx, by)), fill(`M${bx + 132} ${by - 206}l16 3l-16 6z`, C(p.roof, 0.3, 0, bx, by)))
  S.add(0.14, fill(many(1, () => `M${fx - 180} ${G - 16}h360l44 56h-448z`), C(p.cloth, 0.1, 0.1, fx, G)), fill(many(6, (i) => bar(fx - 170 + i * 62, G - 10, 18, 44)), C('#fbf3e2', 0.1, 0, fx, G), 0.5))
}
