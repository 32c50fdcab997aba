import { shade } from '../kit/colour'
import { group } from '../kit/shape'
import { compose, rotate, translate } from '../kit/vector'
import { bar, fill, flattenMarks, oval, stroke } from '../stage/marks'
import type { Marks } from '../stage/marks'
import { drawLettering } from './letters'
import { HUES, makeProp } from './prop-drawing'
import type { DrawProp } from './prop-drawing'

const drawSign = (): Marks => [
  fill(bar(-2, -118, 4, 118), HUES.cream), fill(bar(-2, -96, 4, 12) + bar(-2, -66, 4, 12) + bar(-2, -36, 4, 12), HUES.ink), fill(oval(0, -140, 25), HUES.red), fill(oval(0, -140, 21), HUES.yellow), stroke('M-14 -160Q0 -167 14 -160', shade(HUES.yellow, 0.2), 1.6), drawLettering('STOP', -17, -149, 34, 17, HUES.ink),
]
/** The stop sign of a crossing guard. */
const drawLollipop: DrawProp = () => makeProp(52, 166, drawSign(), { grip: [0, -58], readable: true })
/** A chair at a kerb with the sign leaning on it. */
const drawSignedChair: DrawProp = () => makeProp(78, 160, [
  fill(bar(-17, -84, 5, 84) + bar(14, -84, 5, 84), shade(HUES.leaf, -0.1)), fill(bar(-19, -84, 40, 11) + bar(-17, -64, 36, 8), HUES.leaf), fill(bar(-21, -42, 44, 7), shade(HUES.leaf, 0.1)), fill(bar(-20, -35, 5, 35) + bar(17, -35, 5, 35), HUES.leaf), group(flattenMarks(drawSign()), { transform: compose(translate(38, -2), rotate(-13)) }),
], { readable: true })

export const LOLLIPOP = { lollipop: drawLollipop, 'signed-chair': drawSignedChair } as const
