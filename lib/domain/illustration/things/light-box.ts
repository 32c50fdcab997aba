import { shade } from '../kit/colour'
import { bar, box, fill, oval, stroke } from '../stage/marks'
import type { Marks } from '../stage/marks'
import { HUES, propRng, makeProp } from './prop-drawing'
import type { DrawProp } from './prop-drawing'

/** A figure on one leg, about to fall. */
const duck: Marks = [
  fill(bar(-16, -24, 32, 20), '#bfe6ee'), fill(bar(-16, -9, 32, 5), '#8a5a3a'), stroke('M1 -12V-8.6', HUES.orange, 1.4), stroke('M-3 -13L-7 -10', HUES.orange, 1.4),
  fill('M-11 -18Q-9 -12 -1 -11.500Q7 -12 6.500 -17Q2 -19 -2 -17Q-7 -15 -11 -18Z', HUES.yellow), fill(oval(6, -20, 3.6), HUES.yellow), fill('M9 -20.500L13.500 -19L9 -18Z', HUES.orange), fill(oval(7, -20.8, 0.8), HUES.ink), fill('M-4 -16.500Q-1 -13 3 -15.500Q0 -17.500 -4 -16.500Z', shade(HUES.yellow, -0.12)),
]
/** A small screen. Texts: "off" is dark, "deep" shines through what it is hidden in. */
const drawLightBox: DrawProp = (text) => {
  const rng = propRng('light-box')
  const off = text === 'off'
  const glow = off ? null : [fill(oval(0, -17, 42, 31), '#bfeaf2', 0.22), fill(oval(0, -15, 31, 23), '#d8f4f6', 0.35)]
  if (text === 'deep') return makeProp(60, 34, [glow, fill(oval(0, -8, 17, 9), '#e6fafa', 0.7)], { grip: [0, -28] })
  return makeProp(40, 30, [glow, fill(box(-20, -28, 40, 28, rng, 0.6), HUES.red), fill(bar(-20, -3, 40, 3), shade(HUES.red, -0.14)), fill(bar(20, -20, 2, 5), HUES.gold), off ? fill(bar(-16, -24, 32, 20), '#2f3040') : duck], { grip: [0, -4] })
}

export const LIGHT_BOX = { 'light-box': drawLightBox } as const
