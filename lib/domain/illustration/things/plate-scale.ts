// A scale for what is heavy: a plate and a dial.
import { shade } from '../kit/colour'
import { group } from '../kit/shape'
import { translate } from '../kit/vector'
import { bar, box, dab, fill, flattenMarks, oval, repeat, stroke } from '../stage/marks'
import { drawGiantPumpkin } from './outdoors'
import { HUES, makeProp, propRng } from './prop-drawing'
import type { PropDrawing } from './prop-drawing'

/** Middle of the dial, in centimetres. */
const [DIAL_X, DIAL_Y] = [50, -104]
const mark = (angle: number): string =>
  dab(DIAL_X + Math.cos(angle) * 17, DIAL_Y + Math.sin(angle) * 17, 3.4, 1.2, (angle * 180) / Math.PI)

export const drawPlateScale = (isLoaded: boolean): PropDrawing => {
  const rng = propRng('plate-scale')
  return makeProp(
    150,
    128,
    [
      fill(box(-58, -10, 116, 10, rng, 1), shade(HUES.steel, -0.16)),
      fill(bar(44, -92, 12, 84), HUES.steel),
      fill(bar(52, -92, 4, 84), shade(HUES.steel, -0.1)),
      fill(oval(DIAL_X, DIAL_Y, 24), HUES.red),
      fill(oval(DIAL_X, DIAL_Y, 19.5), HUES.paper),
      fill(
        repeat(9, (i) => mark(2.5 + i * 0.54)),
        HUES.ink,
      ),
      stroke(isLoaded ? 'M50 -104L62 -113' : 'M50 -104L38 -95', HUES.red, 2.4),
      fill(oval(DIAL_X, DIAL_Y, 2.6), HUES.ink),
      isLoaded ? group(flattenMarks(drawGiantPumpkin()), { transform: translate(-10, -18) }) : null,
      fill(bar(-20, -13, 24, 5), shade(HUES.steel, -0.1)),
      fill(box(-62, -20, 108, 8, rng, 1), HUES.steel),
      fill(bar(-62, -20, 108, 2.4), shade(HUES.steel, 0.12)),
    ],
    { keepsSide: true, neverCut: true },
  )
}
