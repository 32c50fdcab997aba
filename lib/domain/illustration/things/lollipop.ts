import { shade } from '../kit/colour'
import { group } from '../kit/shape'
import { compose, rotate, translate } from '../kit/vector'
import { bar, fill, flat, oval, strokes } from '../stage/marks'
import type { Marks } from '../stage/marks'
import { lettering } from './letters'
import { HUES as C, thing } from './thing'
import type { DrawThing } from './thing'

const sign = (): Marks => [
  fill(bar(-2, -118, 4, 118), C.cream), fill(bar(-2, -96, 4, 12) + bar(-2, -66, 4, 12) + bar(-2, -36, 4, 12), C.ink), fill(oval(0, -140, 25), C.red), fill(oval(0, -140, 21), C.yellow), strokes('M-14 -160Q0 -167 14 -160', shade(C.yellow, 0.2), 1.6), lettering('STOP', -17, -149, 34, 17, C.ink),
]
/** What a crossing lady holds up. */
const lollipop: DrawThing = () => thing(52, 166, sign(), { grip: [0, -58], reads: true })
/** A chair at a kerb, with the sign leaning on it. */
const signedChair: DrawThing = () => thing(78, 160, [
  fill(bar(-17, -84, 5, 84) + bar(14, -84, 5, 84), shade(C.leaf, -0.1)), fill(bar(-19, -84, 40, 11) + bar(-17, -64, 36, 8), C.leaf), fill(bar(-21, -42, 44, 7), shade(C.leaf, 0.1)), fill(bar(-20, -35, 5, 35) + bar(17, -35, 5, 35), C.leaf), group(flat(sign()), { transform: compose(translate(38, -2), rotate(-13)) }),
], { reads: true })

export const LOLLIPOP = { lollipop, 'signed-chair': signedChair } as const
