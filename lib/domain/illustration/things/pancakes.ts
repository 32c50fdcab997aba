import { shade } from '../kit/colour'
import { bar, dab, fill, oval, stroke } from '../stage/marks'
import { drawLettering } from './letters'
import { HUES, propRng, drawLump, makeProp } from './prop-drawing'
import type { DrawProp } from './prop-drawing'

// A pan with a pancake, and a pancake with a name on it in honey.
const BATTER = '#f0c877'

/** The pan, with the pancake in the air. Text: "empty", without. */
const drawPan: DrawProp = (text) => makeProp(62, text === 'empty' ? 16 : 50, [
  fill('M20 -5L47 -15L49 -11L22 -1Z', HUES.brown), fill('M20 -5L47 -15L48 -13L21 -3Z', shade(HUES.brown, 0.12)), fill('M-25 -9H25Q23 0 12 0H-12Q-23 0 -25 -9Z', HUES.ink), fill(oval(0, -9, 25, 5.4), shade(HUES.ink, 0.14)), fill(oval(0, -8.6, 21, 4), shade(HUES.ink, -0.1)),
  text === 'empty' ? null : stroke('M-13 -17q-3 -5 0 -9M14 -17q3 -5 0 -9', '#fff6e6', 1.6, 0.8),
  text === 'empty' ? null : [fill('M-19 -33Q-15 -46 1 -47Q17 -47 19 -37Q20 -32 11 -34Q1 -37 -7 -32Q-17 -27 -19 -33Z', shade(BATTER, -0.18)), fill('M-18 -36Q-13 -47 1 -48Q16 -48 18 -40Q8 -41 -1 -39Q-11 -36 -18 -36Z', BATTER), fill(dab(2, -44, 15, 2, -3), shade(BATTER, 0.14))],
], { grip: [46, -13] })

/** The pancake tipped towards us, so that its name can be read. */
const drawPancake: DrawProp = (text = '') => makeProp(46, 36, [
  fill(oval(0, -17, 23, 17), shade(HUES.cream, -0.14)), fill(oval(0, -18, 23, 17), HUES.cream), fill(oval(0, -17.4, 19, 13.6), shade(HUES.cream, -0.08)), drawLump(0, -17.6, 18, 12.8, BATTER, propRng('pancake')),
  text ? drawLettering(text, -14.5, -25, 29, 15, '#9a4f16') : fill(bar(-3, -22, 6, 5), '#fff0b8'),
], { grip: [0, -4], readable: true })

export const PANCAKES = { pan: drawPan, pancake: drawPancake } as const
