import { shade } from '../kit/colour'
import type { Node } from '../scene'
import { dab, fill, flat, limbs, oval } from '../stage/marks'
import { HUES } from './thing'

/** A stump for a bird to sit on, this many centimetres high. */
export const perch = (height: number): Node[] => flat([
  fill(limbs([[0, 0], [0, -height * 0.5], [0, -height + 2]], [26, 18, 19]), HUES.wood), fill(limbs([[6, 0], [5, -height * 0.5], [5, -height + 2]], [13, 8, 8]), shade(HUES.wood, -0.09)),
  fill(dab(-5, -height * 0.2, height * 0.5, 1, -88), shade(HUES.wood, 0.1)), fill(oval(0, -height + 1, 10, 3), '#e8c99a'), fill(oval(0, -height + 1, 5, 1.4), '#cda06a'),
])
