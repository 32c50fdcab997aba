import { mix } from '../../kit/colour'
import { basket, clock, hangingPlant, nearCorner, pendant, toys } from '../dressing'
import { picture, pottedPlant, shelf, tableLamp } from '../furniture'
import { bar, box, fill, many, oval, sheet, smooth } from '../marks'
import { room } from '../room'
import type { Stage } from '../stage'

/** Homes with everything on one floor have books where the stairs would be. */
const ON_ONE_FLOOR = new Set<Stage['home']>(['apartment', 'caravan', 'houseboat'])

/** A hall: stairs that go up at one side, the front door, coats and boots. */
export function hallway(S: Stage): void {
  const { C, p, G, fx } = S
  const { F, d } = room(S, { panels: mix(p.wall, '#ffffff', 0.3) })
  const h = S.hand('hallway')
  const [x, y] = [360, F]
  const glass = S.row.lit === 1 ? mix(S.sky[1], S.row.dark, 0.2) : mix(S.sky[1], '#ffffff', 0.3)
  S.add(d, fill(box(x - 26, y - 426, 212, 428, h, 2), C('#fbf3e2', d, 0, x, y)), fill(box(x, y - 340, 160, 340, h, 2), C(p.accent, d, -0.1, x + 80, y - 170)), fill(box(x, y - 408, 160, 54, h, 2), glass), fill(many(3, (i) => bar(x + 36 + i * 42, y - 408, 5, 54)), C('#fbf3e2', d, 0, x, y)),
    fill(box(x + 20, y - 310, 120, 110, h, 2) + box(x + 20, y - 170, 120, 140, h, 2), C(p.accent, d, -0.55, x + 80, y - 170)), fill(oval(x + 138, y - 182, 9), C(p.companion, d, 0.5, x, y)), fill(box(x + 50, y - 188, 50, 13, h, 1), C(p.companion, d, 0.1, x, y)))
  S.add(d, picture(S, 560, F - 380, 96, 112, 'a', [p.water, p.leafDeep, p.accent]), picture(S, 672, F - 440, 84, 84, 'c', [p.companion, p.accent, p.wall]), picture(S, 776, F - 520, 84, 100, 'd', [p.leaf, p.cloth, p.wall]), picture(S, 214, F - 440, 100, 84, 'b', [p.clothWarm, p.cloth, p.wall]), clock(S, 120, F - 400, 44), pendant(S, 586, F - 470, 58, p.companion), hangingPlant(S, 316, F - 470, 54))
  S.add(0.46, fill(box(30, F - 300, 240, 14, h, 1), C(p.wood, d, 0.3, 150, F)), [p.cloth, p.companion, p.leafDeep].map((c, i) => { const cx = 70 + i * 78; return [fill(smooth([[cx, F - 296], [cx + 30, F - 270], [cx + 40, F - 150], [cx - 34, F - 146], [cx - 28, F - 268]], true, 0.7), C(c, 0.44, -0.1, cx, F - 200)), fill(smooth([[cx + 4, F - 290], [cx + 30, F - 270], [cx + 40, F - 150], [cx + 10, F - 148]], true, 0.7), C(c, 0.44, -0.6, cx, F - 200))] }))
  // Stairs, side on: treads that rise to the right, banisters before them.
  const steps = [...Array(8).keys()]
  if (ON_ONE_FLOOR.has(S.home)) S.add(0.36, shelf(S, 740, F + 20, 210, 330, 4, 'hall'))
  else S.add(0.36, steps.map((i) => [fill(box(690 + i * 44, F + 60 - (i + 1) * 54, 420, 54, h, 1), C('#f3e9d4', 0.32, -0.15 - i * 0.02, 760, F)), fill(box(682 + i * 44, F + 56 - (i + 1) * 54, 60, 13, h, 1), C(p.wood, 0.3, 0.2, 760, F))]),
    fill(many(9, (i) => bar(700 + i * 44, F + 66 - (i + 1) * 54 - 118, 9, 122)), C('#fbf3e2', 0.28, 0, 760, F)), fill(sheet([[676, F - 112], [690, F - 124], [1120, F - 652], [1120, F - 624]], h, 1), C(p.wood, 0.26, 0.1, 760, F)), fill(box(668, F - 130, 26, 196, h, 2), C(p.wood, 0.26, -0.1, 690, F)), fill(oval(681, F - 138, 18), C(p.wood, 0.26, 0.4, 690, F)))
  S.add(0.3, S.under(180, F + 70, 120, 0.12), fill(box(70, F - 50, 220, 18, h, 1), C(p.wood, 0.3, 0.4, 180, F)), fill(bar(86, F - 34, 12, 104) + bar(262, F - 34, 12, 104), C(p.wood, 0.3, -0.3, 180, F)), tableLamp(S, 120, F - 50, 90), [p.accent, p.companion, p.cloth].map((c, i) => fill(box(110 + i * 54, F + 42, 40, 26, h, 3), C(c, 0.28, 0, 150, F))))
  S.add(0.15, fill(sheet([[fx - 250, G - 40], [fx + 190, G - 40], [fx + 260, G + 64], [fx - 320, G + 64]], h, 3), C(p.cloth, 0.1, 0, fx, G)), fill(sheet([[fx - 226, G - 28], [fx + 168, G - 28], [fx + 226, G + 50], [fx - 288, G + 50]], h, 2), C(p.wall, 0.1, 0, fx, G)), fill(sheet([[fx - 212, G - 20], [fx + 154, G - 20], [fx + 206, G + 40], [fx - 266, G + 40]], h, 2), C(p.cloth, 0.1, 0.25, fx, G)))
  S.add(0.28, basket(S, 590, F + 60, 84, p.clothWarm))
  S.add(0.1, toys(S, 860, G + 50, 48, Math.floor(S.hue * 12)))
  S.add(-0.32, S.hue < 0.5 ? pottedPlant(S, 10, 1040, 260, 'front', { d: -0.34, pot: p.roof }) : nearCorner(S, -1, Math.floor(S.hue * 12)))
}
