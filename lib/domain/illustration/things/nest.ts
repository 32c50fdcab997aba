import { shade } from '../kit/colour'
import { dab, fill, repeat, oval, stroke } from '../stage/marks'
import type { Marks } from '../stage/marks'
import { drawAnimal } from './animals'
import { HUES, propRng, makeProp } from './prop-drawing'
import type { DrawProp } from './prop-drawing'

// A hen and her nest. Texts: hen "sits"; nest "crack" and "chick".
const STRAW = '#e6bf62'
const SHELL = '#dfae7c'

const drawStraw = (name: string): Marks => {
  const rng = propRng(name)
  return [fill('M-24 -11Q-26 0 -14 1H14Q26 0 24 -11Q0 -4 -24 -11Z', STRAW), fill(repeat(16, () => dab(-22 + rng.next() * 34, -6 + rng.about(4), 12, 0.9, rng.about(22))), shade(STRAW, -0.13)), fill(repeat(10, () => dab(-23 + rng.next() * 36, -8 + rng.about(3), 11, 0.8, rng.about(30))), shade(STRAW, 0.1))]
}
const drawShell = (y: number): Marks => [fill(oval(0, y, 9, 11.5), shade(SHELL, -0.09)), fill(oval(-1, y - 0.8, 7.8, 10.4), SHELL), fill(dab(-4.4, y + 3, 11, 1.8, -78), shade(SHELL, 0.12))]
const drawDown = (x: number, y: number, k: number): Marks => [
  fill(oval(x, y - 6 * k, 6.4 * k, 5.6 * k) + oval(x + 3.4 * k, y - 13 * k, 4.8 * k), '#f6cf52'), fill(dab(x - 5 * k, y - 7 * k, 8 * k, 2.2 * k, 14), shade('#f6cf52', -0.09)),
  fill(`M${x + 7.4 * k} ${y - 14 * k}l${3.8 * k} ${1.2 * k}l${-3.8 * k} ${1.4 * k}z`, HUES.orange), fill(oval(x + 4.8 * k, y - 14 * k, 0.9 * k), HUES.ink),
]

const drawEgg: DrawProp = () => makeProp(19, 24, drawShell(-11.6), { grip: [0, -10] })
const drawNest: DrawProp = (text) => makeProp(50, 34, [
  text === 'chick' ? [drawDown(-1, -9, 1.2), fill('M-9 -14L-6 -17L-3 -13.6L0 -17L3 -13.6L6 -17L9 -14Q9 -3 0 -2Q-9 -3 -9 -14Z', SHELL), fill('M4 -15L6 -17L9 -14Q9 -3 2 -2Q7 -6 4 -15Z', shade(SHELL, -0.1))] : drawShell(-15),
  text === 'crack' ? stroke('M-6 -20L-2.6 -17.4L-1.4 -21L2 -17.8L4 -20.6L7 -18', shade(SHELL, -0.42), 1) : null,
  drawStraw('nest'),
])
const drawChick: DrawProp = () => makeProp(19, 24, [stroke('M-2 -3V0h2M3 -3V0h2', HUES.orange, 1), drawDown(0, -1.6, 1.2)], { grip: [0, -8] })
/** The hen of the stories is drawn by the rig of the pets, so that she looks like a hen who is one. */
const drawHen: DrawProp = (text) => {
  const sits = text === 'sits'
  return makeProp(56, 52, [
    drawAnimal({ type: 'Other', breed: 'chicken', pose: sits ? 'cuddled' : 'stand', height: sits ? 40 : 50 }),
    sits ? drawStraw('hen') : null])
}

export const NEST = { hen: drawHen, nest: drawNest, egg: drawEgg, chick: drawChick } as const
