// Food and dishes from straight above.
import type { Prop } from '../direction'
import { box, dab, fill, oval, repeat, smoothPath, straightPath, stroke } from '../stage/marks'
import { HUES, propRng } from '../things/prop-drawing'
import { darker } from './plan-marks'
import { thing, disc, vessel, ring, fruit, type PlanThing } from './plan-shapes'

export const FOOD: Partial<Record<Prop, () => PlanThing>> = {
  plate: () => thing(22, 22, disc(11, '#f7f3ea'), stroke(oval(0, 0, 7.4), '#d8cfc0', 0.8)),
  bowl: () => thing(18, 18, vessel(9, HUES.sky, HUES.cream)),
  soup: () =>
    thing(
      20,
      20,
      vessel(10, HUES.red, '#e9a44c', fill(oval(-2, -1, 1.3) + oval(3, 2, 1.1) + oval(0, 4, 1), HUES.leaf)),
    ),
  porridge: () =>
    thing(
      20,
      20,
      vessel(
        10,
        HUES.blue,
        '#ead9b4',
        fill(ring(5.4, 6, (x, y) => oval(x, y, 2.6, 2.2)) + oval(0, 0, 3, 2.6), '#f6ecd2'),
      ),
    ),
  jelly: () =>
    thing(
      26,
      26,
      disc(13, '#f7f3ea'),
      fill(ring(5, 8, (x, y) => oval(x, y, 3.6)) + oval(0, 0, 6), '#5fae4c'),
      fill(oval(-1, -1, 4), '#8ccf6f'),
    ),
  cup: () =>
    thing(
      13,
      10,
      fill(oval(5.6, 0, 3, 2.2), darker(HUES.blue)),
      fill(oval(5.6, 0, 1.6, 1), HUES.cream),
      vessel(5, HUES.blue, '#7a5238'),
    ),
  'hot-cup': () =>
    thing(
      13,
      10,
      fill(oval(5.6, 0, 3, 2.2), darker(HUES.red)),
      vessel(5, HUES.red, '#6b4027'),
      stroke('M-2 -2q2 -3 0 -6M2 -1q2 -3 0 -6', '#ffffff', 0.8, 0.7),
    ),
  jar: () => thing(12, 12, disc(6, HUES.gold), stroke(oval(0, 0, 4.4), darker(HUES.gold), 0.7)),
  jam: () =>
    thing(
      12,
      12,
      disc(6, HUES.red),
      stroke(
        repeat(3, (i) => `M-5 ${-3 + i * 3}h10M${-3 + i * 3} -5v10`),
        HUES.cream,
        0.6,
      ),
    ),
  cake: () =>
    thing(
      34,
      34,
      disc(17, '#f7f3ea'),
      disc(14, HUES.pink),
      fill(
        ring(11, 10, (x, y) => oval(x, y, 2)),
        HUES.cream,
      ),
      fill(
        ring(5, 5, (x, y) => oval(x, y, 1)),
        HUES.yellow,
      ),
    ),
  bread: () =>
    thing(
      28,
      14,
      fill(box(-14, -7, 28, 14, propRng('loaf'), 1.4), darker('#c98d4e')),
      fill(
        smoothPath([
          [-13, -5],
          [0, -6.4],
          [13, -5],
          [12, 5],
          [0, 6],
          [-13, 5],
        ]),
        '#d9a566',
      ),
      stroke('M-7 -4l3 8M0 -4.4l3 8M7 -4l3 8', '#f0d3a0', 1.2),
    ),
  sandwich: () =>
    thing(
      16,
      14,
      fill(
        straightPath([
          [-8, 6],
          [8, 6],
          [0, -8],
        ]),
        '#d9a566',
      ),
      fill(
        straightPath([
          [-6, 5],
          [6, 5],
          [0, -6],
        ]),
        '#f3e2bd',
      ),
    ),
  pancake: () => thing(20, 20, disc(10, '#d99a4e'), fill(oval(-1, -1, 7, 6), '#e8b56c')),
  apple: () => fruit(5, HUES.red),
  tomato: () => fruit(5, '#d8452e'),
  pumpkin: () =>
    thing(
      34,
      34,
      fill(
        ring(8, 8, (x, y) => oval(x, y, 9)),
        darker(HUES.orange),
      ),
      fill(
        ring(7, 8, (x, y) => oval(x, y, 7)),
        HUES.orange,
      ),
      fill(oval(0, 0, 3) + dab(0, 0, 8, 1.6, -40), HUES.leaf),
    ),
  egg: () => thing(10, 8, fill(oval(0, 0, 5.4, 4.2), '#dfc9a4'), fill(oval(-0.4, -0.4, 4.8, 3.6), '#f4e4c6')),
}
