import { shade } from '../kit/colour'
import { bar, box, fill, repeat, oval, stroke } from '../stage/marks'
import { drawSoftSpot } from '../stage/shadow'
import { HUES, propRng, makeProp } from './prop-drawing'
import type { DrawProp } from './prop-drawing'

/** A stove with a glowing oven: a loaf rising behind the glass. Text: "open", with the door down and the loaf sunk. */
const drawOven: DrawProp = (text) => {
  const rng = propRng('oven')
  const open = text === 'open'
  const enamel = '#eef0ea'
  return makeProp(76, 92, [
    fill(box(-36, -86, 72, 84, rng, 0.8), enamel), fill(bar(20, -85, 15.500, 82), shade(enamel, -0.08)), fill(box(-38, -91, 76, 7, rng, 0.6), HUES.ink), fill(bar(-34, -3, 8, 3) + bar(26, -3, 8, 3), HUES.ink), fill(repeat(4, (i) => oval(-24 + i * 13, -77, 3.4)), HUES.ink), fill(repeat(4, (i) => bar(-24.500 + i * 13, -80, 1, 3)), HUES.cream),
    fill(box(-29, -66, 58, open ? 56 : 44, rng, 0.6), '#5a2a1c'), fill(box(-26, -63, 52, open ? 50 : 38, rng, 0.5), '#f6a23c'), fill(box(-22, -60, 44, open ? 44 : 31, rng, 0.5), '#ffc95e'), fill(repeat(5, (i) => bar(-25, -38 + i * 0.1, 50, 0.8)), '#8a4a24'), stroke('M-25 -36H25', '#7a4426', 1.6),
    open ? fill('M-20 -37Q-16 -42 0 -41Q16 -42 20 -37Z', '#b5763a') : [fill('M-19 -37Q-21 -56 -6 -57Q0 -60 6 -57Q21 -56 19 -37Z', '#c98a42'), fill('M-14 -40Q-16 -53 -4 -54Q-8 -48 -6 -40Z', '#e9b469'), stroke('M-7 -54l4 6M2 -56l4 7M10 -53l3 6', '#8f5a26', 1.600)],
    open ? [fill('M-31 -10H31L37 2H-37Z', '#d5d8d2'), fill('M-24 -7H24L28 0H-28Z', '#8a3f24'), stroke('M-24 5H24', HUES.grey, 2.4)] : [stroke('M-26 -17H26', HUES.grey, 3), fill('M-24 -62L-6 -62L-20 -28L-24 -28Z', '#fff3cf', 0.35)],
    drawSoftSpot(0, -42, 60, 52, [[0, '#ffc25a', 0.55], [0.5, '#ffb04a', 0.24], [1, '#ffb04a', 0]]),
  ])
}

export const OVEN = { oven: drawOven } as const
