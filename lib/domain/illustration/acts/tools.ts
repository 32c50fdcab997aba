// Tools in an acting hand: crayon, brush, glue, beater, feather.
import { shade } from '../kit/colour'
import type { Point } from '../scene'
import { dab, fill, stroke, type Marks } from '../stage/marks'
import { HUES } from '../things/prop-drawing'

const PALE = '#fffaf0'

/** Tools in the hand, the tip at the origin, pointing left and down from the hand; and where the hand holds them. */
export const TOOLS: Record<'crayon' | 'brush' | 'glue' | 'beater' | 'feather', { marks: Marks; grip: Point }> = {
  crayon: {
    marks: [
      fill('M0 0L-0.600 -3.400L-7 -9.400L-9.400 -7L-3.400 -0.600Z', HUES.blue),
      fill('M0 0L-0.600 -3.400L-3.400 -0.600Z', shade(HUES.blue, -0.12)),
    ],
    grip: [-5.4, -5.4],
  },
  brush: {
    marks: [
      stroke('M-2.600 -2.600L-12 -12', HUES.wood, 1.5),
      fill('M0 0Q-1 -4 -3.600 -4.200L-4.400 -3.400Q-4 -1 0 0Z', HUES.coral),
    ],
    grip: [-7, -7],
  },
  glue: {
    marks: [
      fill('M0 0L-1.400 -3L-3 -1.400Z', HUES.red),
      fill('M-1.400 -3L-8 -12L-12 -8L-3 -1.400Z', PALE),
      fill('M-4.400 -7.200L-7 -10.600L-10.600 -7L-7.200 -4.400Z', HUES.blue),
    ],
    grip: [-7.4, -7.4],
  },
  feather: {
    marks: [
      fill(dab(0, 0, 22, 4.6, -135), HUES.sky),
      fill(dab(-1, -1, 19, 1.8, -135), PALE),
      stroke('M-1 -1L-21 -21', HUES.blue, 0.9),
    ],
    grip: [-14, -14],
  },
  beater: { marks: stroke('M0 0L-11 -7', HUES.steel, 1.8), grip: [-9, -5.7] },
}
