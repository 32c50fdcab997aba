import { shade } from '../kit/colour'
import { group } from '../kit/shape'
import { scale } from '../kit/vector'
import { clump, dab, fill, flat, limbs, many, oval, strokes } from '../stage/marks'
import type { Marks } from '../stage/marks'
import { HUES as C, cutter, shape, thing } from './thing'
import type { DrawThing } from './thing'

const bow = (x: number, y: number, colour: string): Marks => [fill(`M${x} ${y}l-6 -3.4v6.8zM${x} ${y}l6 -3.4v6.8z`, colour), fill(oval(x, y, 1.3), shade(colour, -0.15))]

/** A tree with a kite in it, whose tail hangs down as far as a hand. */
const kiteTree: DrawThing = () => {
  const h = cutter('kite-tree')
  return thing(140, 200, [group(flat([
    fill(limbs([[0, 0], [-2, -50], [4, -110], [0, -160]], [30, 21, 18, 12]) + limbs([[2, -104], [34, -130], [58, -166]], [12, 9, 6]) + limbs([[0, -112], [-30, -140], [-48, -170]], [11, 8, 6]), C.wood), fill(dab(4, -6, 88, 5, -92), shade(C.wood, -0.12)),
    fill(clump(-4, -190, 82, 52, h, 10), shade(C.leaf, -0.05)), fill(clump(-16, -202, 62, 36, h, 9), C.leaf), fill(clump(-30, -212, 32, 18, h, 7), shade(C.leaf, 0.08)),
    fill(many(16, () => dab(-66 + h.next() * 120, -220 + h.next() * 62, 9, 2.4, h.about(70))), shade(C.leaf, 0.14)),
    shape([[44, -222], [70, -182], [34, -142], [14, -190]], C.red, h), shape([[44, -222], [70, -182], [40, -184]], C.yellow, h), shape([[34, -142], [14, -190], [40, -184]], C.yellow, h), strokes('M44 -222L34 -142M70 -182L14 -190', C.wood, 1),
    strokes('M34 -142Q50 -122 40 -104Q30 -88 44 -70Q50 -58 44 -46', C.cream, 1.8), bow(44, -120, C.blue), bow(36, -96, C.coral), bow(43, -72, C.yellow), bow(46, -54, C.blue), fill(dab(22, -206, 30, 6, 40) + dab(2, -160, 34, 6, -16), C.leaf),
  ]), { transform: scale(0.8, 0.8) })], { rests: 'wall', grip: [35, -37] })
}

export const KITE_TREE = { 'kite-tree': kiteTree } as const
