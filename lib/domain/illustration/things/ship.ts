// A ship that has come in on the tide: lanterns at its side, a rope ladder with a light on each rung, water round it.
import { shade } from '../kit/colour'
import { bar, fill, oval, repeat, stroke } from '../stage/marks'
import { HUES, makeProp, type PropDrawing } from './prop-drawing'

const HULL = '#8a4b35'
const WATER = '#5f8aa3'
const LIGHT = '#ffe08a'

export const drawShip = (): PropDrawing =>
  makeProp(
    290,
    236,
    [
      fill(oval(0, -4, 148, 15), WATER),
      fill(oval(0, -7, 132, 9), shade(WATER, 0.16)),
      fill(bar(-46, -226, 5, 160) + bar(34, -212, 5, 146), HUES.wood),
      fill('M-40 -222Q2 -196 -40 -96Z', HUES.cream),
      fill('M-48 -214Q-96 -172 -48 -98Z', shade(HUES.cream, -0.08)),
      fill('M40 -206Q84 -178 40 -92Z', HUES.cream),
      fill('M-46 -226L-22 -218L-46 -211Z', HUES.red),
      fill('M-126 -78H130Q118 -20 84 -8H-86Q-112 -26 -126 -78Z', HULL),
      fill('M-126 -78H130L127 -66H-122Z', shade(HULL, 0.14)),
      fill('M-108 -32Q0 -22 106 -32Q96 -14 84 -8H-86Q-100 -18 -108 -32Z', shade(HULL, -0.14)),
      fill(
        repeat(4, (i) => oval(-84 + i * 36, -50, 7)),
        shade(HULL, -0.24),
      ),
      fill(
        repeat(4, (i) => oval(-84 + i * 36, -50, 4.6)),
        LIGHT,
      ),
      stroke('M66 -76V-6M86 -76V-6', HUES.pale, 2),
      stroke(
        repeat(5, (i) => `M66 ${-64 + i * 14}H86`),
        HUES.pale,
        2.4,
      ),
      fill(
        repeat(5, (i) => oval(76, -67 + i * 14, 3)),
        LIGHT,
      ),
      stroke('M-118 -8q14 -6 28 0t28 0t28 0t28 0t28 0t28 0t28 0', shade(WATER, 0.34), 2),
    ],
    { placement: 'wall', toldPart: { x: 20, y: -80, width: 80, height: 76 } },
  )
