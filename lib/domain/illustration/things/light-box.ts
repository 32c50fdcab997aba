import { shade } from '../kit/colour'
import { bar, box, fill, oval, strokes } from '../stage/marks'
import type { Marks } from '../stage/marks'
import { HUES as C, cutter, thing } from './thing'
import type { DrawThing } from './thing'

/** On one leg, and about to fall. */
const duck: Marks = [
  fill(bar(-16, -24, 32, 20), '#bfe6ee'), fill(bar(-16, -9, 32, 5), '#8a5a3a'), strokes('M1 -12V-8.6', C.orange, 1.4), strokes('M-3 -13L-7 -10', C.orange, 1.4),
  fill('M-11 -18Q-9 -12 -1 -11.500Q7 -12 6.500 -17Q2 -19 -2 -17Q-7 -15 -11 -18Z', C.yellow), fill(oval(6, -20, 3.6), C.yellow), fill('M9 -20.500L13.500 -19L9 -18Z', C.orange), fill(oval(7, -20.8, 0.8), C.ink), fill('M-4 -16.500Q-1 -13 3 -15.500Q0 -17.500 -4 -16.500Z', shade(C.yellow, -0.12)),
]
/** A small flat box that plays one thing after the other; "off" it is only a box, and "deep" it shines through what it is in. */
const lightBox: DrawThing = (text) => {
  const h = cutter('light-box')
  const off = text === 'off'
  const glow = off ? null : [fill(oval(0, -17, 42, 31), '#bfeaf2', 0.22), fill(oval(0, -15, 31, 23), '#d8f4f6', 0.35)]
  if (text === 'deep') return thing(60, 34, [glow, fill(oval(0, -8, 17, 9), '#e6fafa', 0.7)])
  return thing(40, 30, [glow, fill(box(-20, -28, 40, 28, h, 0.6), C.red), fill(bar(-20, -3, 40, 3), shade(C.red, -0.14)), fill(bar(20, -20, 2, 5), C.gold), off ? fill(bar(-16, -24, 32, 20), '#2f3040') : duck], { grip: [0, -4] })
}

export const LIGHT_BOX = { 'light-box': lightBox } as const
