// A road roller, and a rocket on wheels built by a class. Text: "shaken" to bits.
import { shade } from '../kit/colour'
import { bar, box, fill, repeat, oval, stroke } from '../stage/marks'
import { HUES, propRng, drawPolygon, makeProp } from './prop-drawing'
import type { DrawProp } from './prop-drawing'

const drawWheel = (x: number, y: number, r: number) => [fill(oval(x, y, r), HUES.ink), fill(oval(x, y, r * 0.55), HUES.steel), fill(oval(x, y, r * 0.2), HUES.ink)]

/** The roller, its drum in front, to the right; two seats under a roof. */
const drawRoller: DrawProp = () => {
  const rng = propRng('roller')
  return makeProp(176, 128, [
    fill(bar(-64, -122, 5, 62) + bar(-6, -122, 5, 62), HUES.ink), fill(box(-78, -128, 92, 9, rng, 1), HUES.green), fill(bar(-78, -121, 92, 3), shade(HUES.green, -0.16)), stroke('M-14 -66L-24 -84M-32 -84H-16', HUES.ink, 3),
    fill(box(-80, -62, 128, 36, rng, 1.4), HUES.yellow), fill(bar(16, -60, 30, 33), shade(HUES.yellow, -0.1)), fill(box(12, -74, 34, 14, rng, 1), shade(HUES.yellow, 0.08)), stroke('M18 -54H42M18 -47H42M18 -40H42', shade(HUES.yellow, -0.3), 2), fill(bar(30, -92, 5, 20), HUES.ink),
    fill(box(-60, -72, 22, 12, rng, 1), HUES.red), fill(box(-32, -72, 20, 12, rng, 1), HUES.red), fill(box(-62, -90, 6, 22, rng, 1), shade(HUES.red, -0.14)),
    stroke('M46 -44L62 -30', HUES.ink, 6), ...drawWheel(-48, -25, 25), fill(oval(58, -30, 30), HUES.steel), fill(oval(58, -30, 24), shade(HUES.steel, 0.1)), stroke('M58 -30L38 -17M58 -30L66 -53M58 -30L76 -16', shade(HUES.steel, -0.2), 3), fill(oval(58, -30, 6), HUES.ink),
  ])
}

const drawRocket: DrawProp = (text) => {
  const rng = propRng('tin-rocket')
  const hull = [
    fill('M-52 -18L-46 -58H40Q70 -54 84 -36Q70 -20 40 -16Z', HUES.steel), fill('M-52 -18L-50 -34H83Q70 -20 40 -16Z', shade(HUES.steel, -0.1)), fill(oval(-22, -40, 9) + oval(4, -40, 9) + oval(30, -40, 9), HUES.blue), fill(oval(-24, -42, 4) + oval(2, -42, 4) + oval(28, -42, 4), shade(HUES.blue, 0.25)),
    fill(repeat(5, (i) => oval(-44 + i * 22, -54, 1.4)), shade(HUES.steel, -0.3)),
  ]
  const nose = fill('M56 -52Q76 -48 86 -36Q76 -24 56 -20Q62 -36 56 -52Z', HUES.red)
  const fin = drawPolygon([[-46, -56], [-66, -76], [-68, -48], [-50, -36]], HUES.red, rng)
  if (text === 'shaken') return makeProp(190, 84, [hull, drawPolygon([[-92, -2], [-74, -20], [-66, -1]], HUES.red, rng), fill('M96 -1Q104 -20 118 -22Q120 -8 112 -1Z', HUES.red), stroke('M56 -52L62 -46L58 -40L64 -32L58 -20', HUES.ink, 1.8), ...drawWheel(-34, -13, 13), fill(oval(74, -5, 15, 5), HUES.ink), fill(oval(74, -6, 8, 2.6), HUES.steel)])
  return makeProp(170, 84, [fin, hull, nose, drawPolygon([[-46, -20], [-62, -8], [-34, -16]], HUES.red, rng), ...drawWheel(-28, -13, 13), ...drawWheel(34, -13, 13)])
}

/** A bowl worn as a helmet: painted silver, with a visor. */
const drawHelmet: DrawProp = () => makeProp(30, 28, [fill('M-14 -2Q-17 -27 0 -27T14 -2Z', HUES.steel), fill('M5 -26Q17 -22 14 -2H8Q11 -18 5 -26Z', shade(HUES.steel, -0.12)), fill('M-9 -5Q-11 -20 1 -20T10 -5Z', '#3d5a80'), fill('M-6 -9Q-6 -16 0 -17L-1 -14Q-4 -13 -4 -9Z', '#cfe4f2', 0.8), fill(bar(-15, -4, 30, 4), HUES.red)], { grip: [0, -4] })

export const ROLLER = { roller: drawRoller, 'tin-rocket': drawRocket, helmet: drawHelmet } as const
