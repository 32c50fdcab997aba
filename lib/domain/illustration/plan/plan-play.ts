// Toys, and what lies out of doors from straight above.
import type { Prop } from '../direction'
import { blob, box, dab, fill, oval, repeat, smoothPath, straightPath, stroke, taperedPath } from '../stage/marks'
import { HUES, propRng } from '../things/prop-drawing'
import { darker } from './plan-marks'
import { thing, mat, disc, sheet, vessel, ring, openBox, pool, hull, type PlanThing } from './plan-shapes'

export const PLAY: Partial<Record<Prop, () => PlanThing>> = {
  nest: () =>
    thing(
      44,
      44,
      fill(
        repeat(20, (i) => dab(Math.cos(i) * 12, Math.sin(i) * 12, 18, 1.4, i * 18 + 60)),
        HUES.pale,
      ),
      fill(oval(0, 0, 18), darker('#b98a52')),
      fill(oval(0, 0, 13), '#8a6236'),
      fill(oval(-3, -1, 5, 4) + oval(5, 2, 5, 4), '#f0e0c2'),
    ),
  ball: () =>
    thing(
      22,
      22,
      disc(11, HUES.red),
      fill(
        smoothPath([
          [-10, -2],
          [0, -5],
          [10, -2],
          [10, 2],
          [0, -1],
          [-10, 2],
        ]),
        HUES.cream,
      ),
      fill(oval(-4, -5, 2.6, 2), '#ffffff', 0.7),
    ),
  blocks: () =>
    thing(
      38,
      32,
      (
        [
          [-12, -8, HUES.red],
          [4, -10, HUES.yellow],
          [-4, 6, HUES.blue],
          [13, 6, HUES.green],
        ] as const
      ).map(([x, y, colour], i) => [
        fill(box(x - 6.4, y - 6.4, 14, 14, propRng(`pb${i}`), 0.6), darker(colour)),
        fill(box(x - 7, y - 7, 13, 13, propRng(`pc${i}`), 0.6), colour),
        fill(oval(x - 0.4, y - 0.4, 3.4), '#fdf8ea', 0.85),
      ]),
    ),
  puzzle: () =>
    mat(
      44,
      34,
      sheet(44, 34, HUES.sky, 'planPuzzle'),
      fill(
        smoothPath(
          [
            [-22, 17],
            [-10, 0],
            [4, 8],
            [22, -4],
            [22, 17],
          ],
          true,
          0.6,
        ),
        HUES.green,
      ),
      fill(oval(12, -9, 4), HUES.yellow),
      stroke('M-11 -17v34M0 -17v34M11 -17v34M-22 -6h44M-22 6h44', '#5d7f8c', 0.7),
      fill(box(10, 6, 12, 11.4, propRng('gap'), 0.4), '#caa877'),
      fill(box(24, 12, 11, 11, propRng('piece'), 0.5), HUES.green),
    ),
  book: () =>
    thing(
      32,
      24,
      fill(box(-16, -12, 32, 24, propRng('pBook'), 0.4), HUES.red),
      fill(
        straightPath([
          [-15, -11],
          [-1, -10],
          [-1, 11],
          [-15, 10],
        ]),
        '#fdf8ea',
      ),
      fill(
        straightPath([
          [15, -11],
          [1, -10],
          [1, 11],
          [15, 10],
        ]),
        '#f3ead6',
      ),
      stroke('M0 -10V11', '#cbbf9f', 1),
      stroke(
        repeat(4, (i) => `M-13 ${-6 + i * 4}h9M4 ${-6 + i * 4}h9`),
        '#a99f8c',
        0.7,
      ),
    ),
  puddle: () => pool(96, 70, 'pPuddle'),
  hole: () =>
    mat(
      52,
      44,
      fill(blob(0, 0, 27, 23, propRng('pHole'), 12, 0.08), '#a5794c'),
      fill(blob(1, 1, 21, 17, propRng('pHole2'), 12, 0.08), '#4a3324'),
      fill(blob(3, 3, 14, 11, propRng('pHole3'), 10, 0.08), '#33221a'),
    ),
  boat: () => thing(110, 56, hull(110, 56, HUES.red, HUES.pale)),
  'box-boat': () =>
    thing(
      100,
      60,
      openBox(96, 54, '#c99a63', 'pBoxBoat'),
      stroke('M-44 33q6 -5 11 0t11 0t11 0t11 0t11 0t11 0t11 0', HUES.blue, 2),
    ),
  bucket: () => thing(26, 26, vessel(12, HUES.blue, '#24506f'), stroke('M-12 0Q0 10 12 0', HUES.steel, 1.4)),
  drum: () =>
    thing(
      36,
      36,
      disc(18, HUES.red),
      disc(15.6, '#f4e8cf'),
      stroke(
        repeat(3, (i) => `M${-6 + i * 5} -24l${i * 3} 16`),
        HUES.wood,
        1.8,
      ),
    ),
  flower: () =>
    thing(
      18,
      18,
      fill(
        ring(5, 7, (x, y) => oval(x, y, 3.6)),
        HUES.pink,
      ),
      fill(oval(0, 0, 3), HUES.yellow),
    ),
  mushroom: () =>
    thing(
      16,
      16,
      disc(8, HUES.red),
      fill(oval(-3, -2, 1.6) + oval(2, -4, 1.3) + oval(3, 3, 1.7) + oval(-2, 4, 1.1), '#fdf8ea'),
    ),
  rock: () =>
    thing(
      40,
      32,
      fill(blob(0, 0, 20, 16, propRng('pRock'), 8, 0.12), darker(HUES.stone)),
      fill(blob(-2, -2, 15, 11, propRng('pRock2'), 8, 0.12), HUES.stone),
    ),
  log: () =>
    thing(
      90,
      22,
      fill(
        taperedPath(
          [
            [-44, 0],
            [0, 1],
            [44, 0],
          ],
          [22, 21, 20],
        ),
        HUES.brown,
      ),
      stroke('M-38 -4H36M-34 4H30', darker(HUES.brown), 1.4),
      fill(oval(44, 0, 4, 10), '#e0bd86'),
    ),
  shell: () =>
    thing(
      14,
      14,
      fill(
        repeat(5, (i) => dab(0, 5, 12, 2.4, -150 + i * 30)),
        HUES.coral,
      ),
    ),
  umbrella: () =>
    thing(
      90,
      90,
      fill(
        ring(0, 8, (_x, _y, i) =>
          straightPath([
            [0, 0],
            [Math.cos(i * 0.785) * 45, Math.sin(i * 0.785) * 45],
            [Math.cos(i * 0.785 + 0.39) * 40, Math.sin(i * 0.785 + 0.39) * 40],
            [Math.cos(i * 0.785 + 0.785) * 45, Math.sin(i * 0.785 + 0.785) * 45],
          ]),
        ),
        HUES.red,
      ),
      fill(
        repeat(4, (i) =>
          straightPath([
            [0, 0],
            [Math.cos(i * 1.571) * 45, Math.sin(i * 1.571) * 45],
            [Math.cos(i * 1.571 + 0.39) * 40, Math.sin(i * 1.571 + 0.39) * 40],
            [Math.cos(i * 1.571 + 0.785) * 45, Math.sin(i * 1.571 + 0.785) * 45],
          ]),
        ),
        HUES.cream,
      ),
      fill(oval(0, 0, 3), HUES.ink),
    ),
  campfire: () =>
    thing(
      52,
      52,
      fill(
        ring(21, 10, (x, y) => oval(x, y, 5.6)),
        HUES.stone,
      ),
      fill(
        repeat(5, (i) => dab(0, 0, 18, 2.6, i * 72)),
        HUES.brown,
      ),
      fill(
        repeat(7, (i) => dab(0, 0, 15, 4.6, i * 51 + 10)),
        '#f0702a',
      ),
      fill(
        repeat(5, (i) => dab(0, 0, 10, 3.4, i * 72 + 30)),
        '#ffc04a',
      ),
    ),
  sandcastle: () =>
    thing(
      50,
      50,
      disc(24, '#dcb87c'),
      (
        [
          [-12, -12],
          [12, -12],
          [-12, 12],
          [12, 12],
        ] as const
      ).map(([x, y]) => disc(8, '#e8c88f', x, y)),
      disc(9, '#eed3a2'),
    ),
  'chalk-line': () => mat(130, 8, stroke('M-64 1Q-20 -2 10 1T64 0', '#fdfaf0', 4)),
  teddy: () =>
    thing(
      34,
      44,
      fill(oval(-12, -4, 6, 9) + oval(12, -4, 6, 9) + oval(-8, 18, 6, 8) + oval(8, 18, 6, 8), darker('#b98a5a')),
      disc(13, '#b98a5a', 0, 4),
      fill(oval(-8, -20, 4.6) + oval(8, -20, 4.6), darker('#b98a5a')),
      disc(10.6, '#c69a6a', 0, -14),
      fill(oval(0, -8, 4.6, 3.6), '#efd9b4'),
      fill(oval(-4, -13, 1.1) + oval(4, -13, 1.1) + oval(0, -9, 1.4, 1), HUES.ink),
    ),
}
