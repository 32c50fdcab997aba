// A fishing rod, and waders.
import { shade } from '../kit/colour'
import { bar, dab, fill, repeat, oval, stroke } from '../stage/marks'
import { HUES, makeProp } from './prop-drawing'
import type { DrawProp } from './prop-drawing'

const RUBBER = '#6f7f4a'

/** Held at the cork; the line hangs from the tip. */
const drawRod: DrawProp = () => makeProp(96, 92, [
  stroke('M-44 -2L-20 -34', '#c79a62', 4), stroke('M-44 -2L36 -92', HUES.wood, 1.9), stroke('M36 -92Q50 -62 46 -14', '#eef2f4', 0.9), fill(oval(46, -13, 3, 4.2), HUES.red), fill(bar(44.4, -9.4, 3.2, 3), HUES.cream), fill(oval(-17, -31, 4.6), HUES.steel), fill(oval(-17, -31, 2), HUES.ink),
], { grip: [-30, -20] })

/** Boots and trousers in one, held up by braces. Text: "flowers", used as pots by a gate. */
const drawWaders: DrawProp = (text) => {
  const legs = [fill('M-22 -78H22L20 -34L17 -6H26V0H3V-30L0 -46L-3 -30V0H-26V-6H-17L-20 -34Z', RUBBER), fill('M8 -78H22L20 -34L17 -6H26V0H10Z', shade(RUBBER, -0.1)), fill(bar(-26, -6, 23, 6) + bar(3, -6, 23, 6), HUES.ink), fill(bar(-22, -78, 44, 4), shade(RUBBER, 0.16))]
  if (text !== 'flowers') return makeProp(52, 96, [stroke('M-16 -77Q-18 -94 -6 -95M16 -77Q18 -94 6 -95', HUES.brown, 3), legs], { grip: [0, -74] })
  const blooms = [HUES.coral, HUES.red, HUES.pink].map((hue, k) => fill(repeat(4, (i) => oval(-17 + i * 11 + (k - 1) * 3, -94 - ((i + k) % 3) * 7, 5.2)), hue))
  return makeProp(56, 112, [fill(repeat(9, (i) => dab(-18 + i * 4.5, -77, 20 + (i % 3) * 5, 3.2, -104 + i * 4)), HUES.green), blooms, fill(repeat(4, (i) => oval(-14 + i * 10, -96 - (i % 2) * 8, 1.8)), HUES.yellow), legs])
}

export const ANGLING = { rod: drawRod, waders: drawWaders } as const
