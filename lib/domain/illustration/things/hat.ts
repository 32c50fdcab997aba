import { group } from '../kit/shape'
import { compose, rotate, scale, translate } from '../kit/vector'
import { fill, flattenMarks, oval } from '../stage/marks'
import type { Marks } from '../stage/marks'
import { HUES, makeProp } from './prop-drawing'
import type { DrawProp } from './prop-drawing'

const HAT: Marks = [fill(oval(0, -3, 16, 4), HUES.pale), fill('M-9 -4Q-9 -18 0 -18T9 -4Z', HUES.pale), fill('M-9.2 -8H9.2V-4Q0 -1 -9.2 -4Z', HUES.red)]
/** A straw hat with a red band, the same in every story. */
export const drawHat: DrawProp = () => makeProp(32, 18, HAT, { grip: [0, -3], placement: 'flat' })
/** The hat on something else: the middle of its brim at x, y, rotated by `degrees`. */
export const drawHatOn = (x: number, y: number, size = 1, degrees = 0): Marks => [group(flattenMarks(HAT), { transform: compose(translate(x, y), rotate(degrees), scale(size), translate(0, 3)) })]
