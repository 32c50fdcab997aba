import { shade } from '../kit/colour'
import { dab, fill, oval, stroke } from '../stage/marks'
import { drawLettering } from './letters'
import { HUES, propRng, drawLump, makeProp } from './prop-drawing'
import type { DrawProp } from './prop-drawing'

/** A number drawn as a creature; the text is the number on its belly. At "0" it has no colour. */
const drawStreak: DrawProp = (text = '') => {
  const gone = text === '0'
  const skin = gone ? '#c9ccd2' : HUES.orange
  const brow = gone ? 'M-13 -50l-7 3M13 -50l7 3' : 'M-18 -53q4 -3 8 -1M18 -53q-4 -3 -8 -1'
  return makeProp(60, 76, [
    fill(dab(-11, -1.500, 15, 3, 0) + dab(11, -1.500, 15, 3, 0), shade(skin, -0.2)), fill('M-10 -60Q-13 -72 -2 -78Q-3 -70 4 -72Q9 -68 9 -60Z', gone ? shade(skin, -0.08) : HUES.yellow), drawLump(0, -33, 28, 31, skin, propRng('streak')),
    fill(oval(-10, -45, 5.4, 6) + oval(10, -45, 5.4, 6), '#ffffff'), fill(oval(-9, -44, 2.6) + oval(11, -44, 2.6), HUES.ink), stroke(brow, HUES.ink, 1.6), stroke(gone ? 'M-6 -33Q0 -37 6 -33' : 'M-8 -35Q0 -29 8 -35', HUES.ink, 1.8),
    gone ? fill(oval(-14, -36, 2, 3) + oval(16, -35, 2, 3), HUES.sky) : null, text ? drawLettering(text, -18, -27, 36, 17, gone ? HUES.grey : HUES.cream) : null,
  ], { readable: true })
}

export const STREAK = { streak: drawStreak } as const
