// Furniture, cloths and what holds things from straight above.
import type { Prop } from '../direction'
import { shade } from '../kit/colour'
import { group } from '../kit/shape'
import { translate } from '../kit/vector'
import { bar, blob, box, dab, fill, flattenMarks, oval, repeat, smoothPath, stroke } from '../stage/marks'
import { HUES, propRng } from '../things/prop-drawing'
import { darker } from './plan-marks'
import { thing, mat, round, disc, sheet, vessel, ring, openBox, cloth, pillow, type PlanThing } from './plan-shapes'

export const HOME: Partial<Record<Prop, () => PlanThing>> = {
  rug: () =>
    mat(
      150,
      110,
      round(0, 0, 75, darker(HUES.coral, 0.05), 55),
      round(0, 0, 70, HUES.cream, 51),
      round(0, 0, 62, HUES.coral, 45),
      round(0, 0, 40, HUES.sky, 28),
      fill(
        ring(1, 16, (x, y) => oval(x * 66, y * 48, 2.4)),
        HUES.red,
      ),
    ),
  table: () =>
    thing(
      94,
      66,
      fill(box(-45, -31, 94, 66, propRng('pTable'), 1), darker(HUES.wood, 0.14)),
      fill(box(-47, -33, 94, 66, propRng('pTable2'), 1), HUES.wood),
      stroke('M-45 -16H45M-45 0H45M-45 16H45', darker(HUES.wood, 0.05), 1),
      fill(bar(-46, -32.4, 92, 2), shade(HUES.wood, 0.08)),
    ),
  chair: () =>
    thing(
      40,
      44,
      fill(box(-19, -14, 38, 36, propRng('pChair'), 1), HUES.wood),
      fill(box(-20, -22, 40, 8, propRng('pBack'), 1), darker(HUES.wood)),
      stroke('M-17 -4H17M-17 8H17', darker(HUES.wood, 0.05), 1),
    ),
  bench: () =>
    thing(
      120,
      36,
      [0, 1, 2].map((i) =>
        fill(box(-60, -17 + i * 12, 120, 10, propRng(`pBench${i}`), 0.8), shade(HUES.wood, i * 0.03)),
      ),
    ),
  bed: () =>
    mat(
      110,
      190,
      fill(box(-55, -95, 110, 190, propRng('pBed'), 1.4), HUES.wood),
      fill(box(-51, -88, 102, 178, propRng('pBed2'), 1.4), '#fbf2df'),
      group(flattenMarks(pillow(60, 34, '#ffffff')), { transform: translate(0, -66) }),
      fill(
        smoothPath(
          [
            [-53, -32],
            [0, -36],
            [53, -32],
            [54, 92],
            [-54, 92],
          ],
          true,
          0.3,
        ),
        HUES.sky,
      ),
      fill(box(-53, -36, 106, 16, propRng('pTurn'), 1.4), HUES.cream),
      fill(
        ring(1, 9, (x, y) => oval(x * 34, 30 + y * 40, 4)),
        HUES.yellow,
      ),
    ),
  pillow: () => thing(44, 30, pillow(44, 30, HUES.cream)),
  blanket: () => cloth(110, 84, HUES.coral, HUES.cream, 'pBlanket'),
  'old-blanket': () => cloth(110, 84, '#8f9fb8', '#c9d2de', 'pOld'),
  towel: () => cloth(60, 100, HUES.sky, HUES.cream, 'pTowel'),
  box: () => thing(54, 46, openBox(44, 36, '#c99a63', 'pBox')),
  'wet-box': () =>
    thing(
      54,
      46,
      openBox(44, 36, '#9c7247', 'pWet'),
      fill(blob(14, 8, 12, 9, propRng('pWetSpot'), 9, 0.1), '#6d4d30', 0.6),
    ),
  'worn-box': () => thing(54, 46, openBox(44, 36, '#b98f60', 'pWorn')),
  basket: () =>
    thing(
      40,
      34,
      vessel(18, '#c49a5c', '#8a6236'),
      stroke(
        ring(16, 20, (x, y) => `M${x} ${y}l${x * 0.12} ${y * 0.12}`),
        darker('#c49a5c'),
        1.4,
      ),
      stroke('M-18 0Q0 -8 18 0', darker('#c49a5c'), 3),
    ),
  flowerpot: () =>
    thing(
      26,
      26,
      vessel(
        11,
        HUES.brick,
        '#5b3f2a',
        fill(
          ring(6, 7, (x, y, i) => dab(0, 0, 11, 2.6, i * 51)),
          HUES.leaf,
        ),
      ),
    ),
  plant: () =>
    thing(
      44,
      44,
      vessel(12, HUES.brick, '#5b3f2a'),
      fill(
        repeat(9, (i) => dab(0, 0, 22, 4, i * 40)),
        darker(HUES.leaf),
      ),
      fill(
        repeat(7, (i) => dab(0, 0, 17, 3.4, i * 51 + 20)),
        HUES.leaf,
      ),
      fill(
        repeat(5, (i) => dab(0, 0, 11, 2.6, i * 72)),
        HUES.green,
      ),
    ),
  hat: () => thing(34, 34, disc(17, HUES.pale), disc(9, darker(HUES.pale, 0.02)), stroke(oval(0, 0, 9.4), HUES.red, 2)),
  present: () =>
    thing(
      32,
      32,
      fill(box(-15, -15, 32, 32, propRng('pGift'), 0.8), darker(HUES.purple)),
      fill(box(-16, -16, 31, 31, propRng('pGift2'), 0.8), HUES.purple),
      fill(bar(-3, -16, 6, 31) + bar(-16, -3, 31, 6), HUES.yellow),
      fill(dab(0, 0, 13, 4, -150) + dab(0, 0, 13, 4, -30) + oval(0, 0, 2.6), HUES.gold),
    ),
  suitcase: () =>
    thing(
      60,
      42,
      sheet(60, 42, HUES.brown, 'pCase'),
      stroke('M-18 -20V20M18 -20V20', darker(HUES.brown), 3),
      fill(box(-8, 20, 16, 5, propRng('pHandle'), 0.8), HUES.ink),
    ),
  bag: () =>
    thing(
      36,
      40,
      fill(
        smoothPath(
          [
            [-15, -16],
            [15, -16],
            [18, 18],
            [-18, 18],
          ],
          true,
          0.5,
        ),
        HUES.green,
      ),
      fill(box(-10, 0, 20, 14, propRng('pPocket'), 1), darker(HUES.green)),
      stroke('M-8 -16q8 -10 16 0', darker(HUES.green, 0.14), 2.4),
    ),
  fishbowl: () =>
    thing(32, 32, vessel(16, '#bcd9e2', '#8fc4d6', fill(dab(-4, 2, 10, 3, 20) + dab(-4, 2, 5, 3, 170), HUES.orange))),
}
