import { shade } from '../kit/colour'
import { bar, box, dab, fill, repeat, oval, stroke } from '../stage/marks'
import type { Marks } from '../stage/marks'
import { HUES, propRng, makeProp } from './prop-drawing'
import type { DrawProp } from './prop-drawing'

const SKIN = '#c98436'

const drawOnion = (x: number, y: number): Marks => [
  fill(`M${x - 9} ${y - 7}Q${x - 9} ${y - 14} ${x - 2} ${y - 16}L${x} ${y - 21}L${x + 2} ${y - 16}Q${x + 9} ${y - 14} ${x + 9} ${y - 7}Q${x + 8} ${y} ${x} ${y}Q${x - 8} ${y} ${x - 9} ${y - 7}Z`, SKIN), fill(`M${x + 3} ${y - 15.500}Q${x + 9} ${y - 14} ${x + 9} ${y - 7}Q${x + 8} ${y} ${x + 2} ${y}Q${x + 7} ${y - 7} ${x + 3} ${y - 15.500}Z`, shade(SKIN, -0.12)),
  stroke(`M${x - 1} ${y - 16}Q${x - 7} ${y - 9} ${x - 3} ${y - 1}M${x} ${y - 16}Q${x + 2} ${y - 8} ${x + 1} ${y - 1}`, shade(SKIN, 0.16), 1),
]
const drawHalfOnion = (x: number, y: number): Marks => [fill(oval(x, y - 7, 9, 8), '#f6efd9'), stroke(`M${x - 6} ${y - 7}a6 5.4 0 1 0 12 0a6 5.4 0 1 0 -12 0M${x - 3} ${y - 7}a3 2.7 0 1 0 6 0a3 2.7 0 1 0 -6 0`, '#d9cfa6', 1.1), stroke(`M${x - 9} ${y - 7}a9 8 0 1 0 18 0a9 8 0 1 0 -18 0`, SKIN, 1.2)]
/** A heap of onions with a board and a knife. Texts: only their "skins", only "one". */
const drawOnions: DrawProp = (text) => {
  if (text === 'one') return makeProp(20, 22, drawOnion(0, 0), { grip: [0, -8] })
  if (text === 'skins') return makeProp(42, 10, [fill('M-20 0Q-16 -7 -7 -2L-10 0ZM-4 0Q2 -9 9 -3L6 0ZM10 0Q15 -6 21 -1V0Z', shade(SKIN, 0.12)), fill('M-12 0Q-9 -4 -4 -1V0Z', shade(SKIN, -0.08))], { placement: 'flat' })
  return makeProp(74, 40, [drawOnion(-24, -2), drawOnion(-4, -2), drawOnion(-14, -16), fill(box(4, -5, 34, 5, propRng('onion-board'), 0.6), HUES.pale), drawHalfOnion(15, -4), stroke('M26 -7L35 -8', HUES.steel, 2.4), stroke('M35 -8L40 -9', HUES.ink, 2.6)])
}

const drawDish = (y: number, i: number): Marks => [
  fill(`M-24 ${y - 11}H24L21 ${y}H-21Z`, [HUES.blue, HUES.red, HUES.leaf][i % 3] ?? HUES.blue), fill(`M8 ${y - 11}H24L21 ${y}H8Z`, shade([HUES.blue, HUES.red, HUES.leaf][i % 3] ?? HUES.blue, -0.1)), fill(bar(-26, y - 13, 52, 3.400), HUES.cream), fill(`M-22 ${y - 12.500}Q-10 ${y - 18} 0 ${y - 15}Q12 ${y - 18} 22 ${y - 12.500}Z`, '#e9b45a'), fill(dab(-14, y - 14.500, 7, 2, 4) + dab(6, y - 15, 8, 2, -6), '#c9552f'),
]
/** A lasagne in its dish. Text: a "stack" of them. */
const drawLasagne: DrawProp = (text) => makeProp(54, text === 'stack' ? 62 : 18, [text === 'stack' ? [drawDish(0, 0), drawDish(-15, 1), drawDish(-30, 2), drawDish(-45, 0)] : drawDish(0, 1), text === 'stack' ? fill(repeat(3, (i) => dab(-8 + i * 8, -66, 8, 1.400, 80)), HUES.cream, 0.7) : null], { grip: [0, -6] })

/** An ambulance from the side, its back doors to the left. */
const drawAmbulance: DrawProp = () => {
  const rng = propRng('ambulance')
  return makeProp(230, 112, [
    fill(box(-112, -108, 158, 92, rng, 1.500), HUES.cream), fill('M46 -98H70Q84 -98 92 -70L112 -60V-16H46Z', HUES.cream), fill('M56 -88H70Q78 -88 84 -66H56Z', HUES.sky), fill(bar(-112, -48, 224, 12), HUES.red), fill(bar(-112, -28, 224, 12), shade(HUES.cream, -0.08)), fill(box(-8, -118, 34, 11, rng, 0.6), HUES.blue), fill(bar(-4, -116, 8, 7), HUES.sky),
    fill(box(-48, -94, 44, 30, rng, 0.6), HUES.sky), fill('M-48 -94h24l-18 30h-6z', '#cfe6ee'), fill(bar(-84, -92, 8, 28) + bar(-94, -82, 28, 8), HUES.leaf), stroke('M46 -98V-16M-104 -104V-20', shade(HUES.cream, -0.2), 1.6), fill(oval(-66, -14, 17) + oval(72, -14, 17), HUES.ink), fill(oval(-66, -14, 7) + oval(72, -14, 7), HUES.steel), fill(oval(108, -40, 4, 6), HUES.yellow),
  ], { placement: 'wall' })
}

export const ONIONS = { onions: drawOnions, lasagne: drawLasagne, ambulance: drawAmbulance } as const
