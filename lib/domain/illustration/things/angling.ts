// What one goes fishing with, and what rubber trousers are good for afterwards.
import { shade } from '../kit/colour'
import { bar, dab, fill, many, oval, strokes } from '../stage/marks'
import { HUES as C, thing } from './thing'
import type { DrawThing } from './thing'

const RUBBER = '#6f7f4a'

/** Held at the cork, its line hangs from the tip. */
const rod: DrawThing = () => thing(96, 92, [
  strokes('M-44 -2L-20 -34', '#c79a62', 4), strokes('M-44 -2L36 -92', C.wood, 1.9), strokes('M36 -92Q50 -62 46 -14', '#eef2f4', 0.9), fill(oval(46, -13, 3, 4.2), C.red), fill(bar(44.4, -9.4, 3.2, 3), C.cream), fill(oval(-17, -31, 4.6), C.steel), fill(oval(-17, -31, 2), C.ink),
], { grip: [-30, -20] })

/** Boots and trousers in one, held up by braces; with "flowers", they stand by a gate and are pots. */
const waders: DrawThing = (text) => {
  const legs = [fill('M-22 -78H22L20 -34L17 -6H26V0H3V-30L0 -46L-3 -30V0H-26V-6H-17L-20 -34Z', RUBBER), fill('M8 -78H22L20 -34L17 -6H26V0H10Z', shade(RUBBER, -0.1)), fill(bar(-26, -6, 23, 6) + bar(3, -6, 23, 6), C.ink), fill(bar(-22, -78, 44, 4), shade(RUBBER, 0.16))]
  if (text !== 'flowers') return thing(52, 96, [strokes('M-16 -77Q-18 -94 -6 -95M16 -77Q18 -94 6 -95', C.brown, 3), legs], { grip: [0, -74] })
  const blooms = [C.coral, C.red, C.pink].map((hue, k) => fill(many(4, (i) => oval(-17 + i * 11 + (k - 1) * 3, -94 - ((i + k) % 3) * 7, 5.2)), hue))
  return thing(56, 112, [fill(many(9, (i) => dab(-18 + i * 4.5, -77, 20 + (i % 3) * 5, 3.2, -104 + i * 4)), C.green), blooms, fill(many(4, (i) => oval(-14 + i * 10, -96 - (i % 2) * 8, 1.8)), C.yellow), legs])
}

export const ANGLING = { rod, waders } as const
