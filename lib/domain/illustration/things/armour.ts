import { shade } from '../kit/colour'
import { bar, box, dab, fill, oval, stroke } from '../stage/marks'
import type { Marks } from '../stage/marks'
import { drawLettering } from './letters'
import { HUES, propRng, makeProp } from './prop-drawing'
import type { DrawProp } from './prop-drawing'

// The left arm of a suit of armour, a drainpipe that replaces it, and the jar with the money for it. Each arm points
// up, with an open hand.
const drawBand = (y: number, w: number, colour: string): Marks => [fill(bar(-w / 2, y, w, 3), shade(colour, -0.2)), fill(bar(-w / 2, y, w * 0.3, 3), shade(colour, 0.1))]

/** The arm on a wooden foot, as in a shop. */
const drawArmourArm: DrawProp = () => makeProp(34, 82, [
  fill(bar(-14, -6, 28, 6), HUES.wood), fill(bar(-3, -14, 6, 10), shade(HUES.wood, -0.12)),
  fill('M-9 -12Q-13 -22 -9 -34H9Q13 -22 9 -12Z', HUES.steel), fill('M3 -12Q8 -22 4 -34H9Q13 -22 9 -12Z', shade(HUES.steel, -0.16)), fill(oval(0, -36, 10, 7), shade(HUES.steel, 0.08)), fill(oval(0, -36, 4), shade(HUES.steel, -0.18)),
  fill('M-8 -40H8L6 -58H-6Z', HUES.steel), fill('M3 -40H8L6 -58H2Z', shade(HUES.steel, -0.16)), drawBand(-48, 15, HUES.steel), drawBand(-60, 18, HUES.gold),
  fill('M-9 -60H9L7 -68H-7Z', HUES.steel), fill(bar(-7, -79, 3, 12) + bar(-3, -82, 3, 15) + bar(1, -81, 3, 14) + bar(5, -77, 3, 10), HUES.steel), fill('M-8 -64L-14 -72L-12 -74L-6 -69Z', HUES.steel), stroke('M-7 -73h3M-3 -75h3M1 -74h3M5 -72h3', shade(HUES.steel, -0.28), 0.8), fill(dab(-5, -26, 14, 2, 84), '#ffffff', 0.7),
], { grip: [0, -20] })

const drawDrainpipeArm: DrawProp = () => {
  const rng = propRng('drainpipe-arm')
  return makeProp(26, 66, [
    fill(box(-7, -46, 14, 46, rng, 0.5), HUES.grey), fill(bar(2, -46, 5, 46), shade(HUES.grey, -0.14)), fill(bar(-8.6, -8, 17.2, 5) + bar(-8.6, -40, 17.2, 5), shade(HUES.grey, -0.2)),
    fill('M-9 -44Q-12 -56 -8 -63Q0 -69 8 -63Q12 -54 9 -44Z', HUES.red), fill('M-9 -50Q-16 -54 -15 -60Q-10 -63 -7 -55Z', HUES.red), fill(bar(-9.6, -46, 19.2, 4), HUES.cream), stroke('M-3 -62v10M3 -62v10M-7 -56h14', HUES.coral, 1),
  ], { grip: [0, -14] })
}

/** A jar with a folded note in it; the text is on its label, "open" has neither label nor lid. */
const drawMoneyJar: DrawProp = (text = '') => makeProp(40, 44, [
  fill('M-16 -36Q-19 -32 -18 -2Q0 3 18 -2Q19 -32 16 -36Z', '#cfe3ea'),
  fill('M-11 -6L-8 -20L10 -17L8 -3Z', '#8fbf8a'),
  fill('M-9 -18L9 -15L8 -11L-10 -14Z', '#a9d3a2'),
  fill(oval(-9, -3, 3.4) + oval(11, -4, 3) + oval(4, -2.6, 2.6), HUES.gold),
  text === 'open' ? fill(oval(0, -36, 16, 2.6), '#eaf4f6') : fill(bar(-16, -43, 32, 8), HUES.wood),
  fill(dab(-12, -28, 18, 2, 88), '#ffffff', 0.8),
  text && text !== 'open' ? [fill(box(-15.5, -31, 31, 13, propRng('money-jar'), 0.4), HUES.paper), drawLettering(text, -14, -28.5, 28, 8, HUES.ink)] : null,
], { grip: [0, -20], readable: true })

export const ARMOUR = {
  'armour-arm': drawArmourArm, 'drainpipe-arm': drawDrainpipeArm, 'money-jar': drawMoneyJar,
} as const
