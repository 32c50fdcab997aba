import { shade } from '../kit/colour'
import { group, movable } from '../kit/shape'
import { scale } from '../kit/vector'
import { clump, dab, fill, flattenMarks, taperedPath, repeat, oval, stroke } from '../stage/marks'
import type { Marks } from '../stage/marks'
import { HUES, propRng, drawPolygon, makeProp } from './prop-drawing'
import type { DrawProp } from './prop-drawing'

const drawBow = (x: number, y: number, colour: string): Marks => [fill(`M${x} ${y}l-6 -3.4v6.8zM${x} ${y}l6 -3.4v6.8z`, colour), fill(oval(x, y, 1.3), shade(colour, -0.15))]

/** A tree with a kite in it; the tail hangs down within reach of a hand. */
const drawKiteTree: DrawProp = () => {
  const rng = propRng('kite-tree')
  return makeProp(140, 200, [group(flattenMarks([
    fill(taperedPath([[0, 0], [-2, -50], [4, -110], [0, -160]], [30, 21, 18, 12]) + taperedPath([[2, -104], [34, -130], [58, -166]], [12, 9, 6]) + taperedPath([[0, -112], [-30, -140], [-48, -170]], [11, 8, 6]), HUES.wood), fill(dab(4, -6, 88, 5, -92), shade(HUES.wood, -0.12)),
    fill(clump(-4, -190, 82, 52, rng, 10), shade(HUES.leaf, -0.05)), fill(clump(-16, -202, 62, 36, rng, 9), HUES.leaf), fill(clump(-30, -212, 32, 18, rng, 7), shade(HUES.leaf, 0.08)),
    fill(repeat(16, () => dab(-66 + rng.next() * 120, -220 + rng.next() * 62, 9, 2.4, rng.about(70))), shade(HUES.leaf, 0.14)),
    movable({ part: 'thing', movement: 'sway', pivot: [40, -184] }, flattenMarks([
      drawPolygon([[44, -222], [70, -182], [34, -142], [14, -190]], HUES.red, rng), drawPolygon([[44, -222], [70, -182], [40, -184]], HUES.yellow, rng), drawPolygon([[34, -142], [14, -190], [40, -184]], HUES.yellow, rng), stroke('M44 -222L34 -142M70 -182L14 -190', HUES.wood, 1),
      stroke('M34 -142Q50 -122 40 -104Q30 -88 44 -70Q50 -58 44 -46', HUES.cream, 1.8), drawBow(44, -120, HUES.blue), drawBow(36, -96, HUES.coral), drawBow(43, -72, HUES.yellow), drawBow(46, -54, HUES.blue),
    ])),
    fill(dab(22, -206, 30, 6, 40) + dab(2, -160, 34, 6, -16), HUES.leaf),
  ]), { transform: scale(0.8, 0.8) })], { placement: 'wall', grip: [35, -37] })
}

export const KITE_TREE = { 'kite-tree': drawKiteTree } as const
