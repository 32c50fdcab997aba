import { shade } from '../kit/colour'
import { bar, box, dab, fill, taperedPath, repeat, oval, stroke } from '../stage/marks'
import type { Marks } from '../stage/marks'
import { HUES, propRng, makeProp } from './prop-drawing'
import type { DrawProp } from './prop-drawing'

// A cardboard box that a fridge was delivered in: as a boat, wet after rain, and worn around the middle.
export const CARD = '#c99a63'

export const drawHull = (name: string, w: number, h: number): Marks => {
  const rng = propRng(name)
  return [
    fill(box(-w / 2, -h, w, h, rng, 1.4), CARD), fill(bar(w / 2 - w * 0.16, -h + 1, w * 0.16 - 1, h - 2), shade(CARD, -0.09)), fill(bar(-w / 2 + 1, -h, w - 2, 3), shade(CARD, 0.1)),
    stroke(`M${-w / 2 + 3} ${-h * 0.2}${repeat(Math.floor(w / 14), () => 'q3.5 -5 7 0t7 0')}`, HUES.blue, 2.2),
  ]
}
export const drawPorthole = (x: number, y: number): Marks => [fill(oval(x, y, 8), HUES.blue), fill(oval(x, y, 5.6), '#3a3030')]

/** Text: "bare" is the box before it is a boat. */
const drawBoxBoat: DrawProp = (text) => text === 'bare' ? makeProp(150, 104, [fill(box(-36, -102, 72, 102, propRng('bare-box'), 1.2), CARD), fill(bar(24, -101, 11, 100), shade(CARD, -0.09)), fill(bar(-35, -102, 70, 3), shade(CARD, 0.1)), fill(bar(-5, -102, 10, 40), shade(CARD, 0.14)), stroke('M-24 -30V-46L-29 -40M-24 -46L-19 -40M-10 -30V-46L-15 -40M-10 -46L-5 -40', shade(CARD, -0.3), 2)]) : makeProp(150, 150, [
  fill(taperedPath([[4, -58], [4, -104], [4, -148]], [4, 3.4, 3]), HUES.wood), fill('M6 -144Q52 -122 56 -76L6 -72Z', HUES.cream), fill('M6 -104Q34 -94 55 -88L56 -76L6 -72Z', shade(HUES.cream, -0.07)), fill(oval(20, -112, 3) + oval(34, -98, 3) + oval(20, -90, 3), HUES.coral), fill('M3 -148L-12 -143L3 -138Z', HUES.red),
  drawHull('box-boat', 148, 62), fill('M-74 -62L-88 -74L-62 -62ZM74 -62L90 -72L62 -62Z', shade(CARD, 0.07)), drawPorthole(-44, -36), drawPorthole(-12, -36), drawPorthole(20, -36),
])
const drawWetBox: DrawProp = () => makeProp(150, 66, [
  fill('M-76 0Q-82 -30 -66 -46Q-40 -62 -20 -44Q6 -58 26 -48Q52 -64 66 -42Q82 -24 74 0Z', shade(CARD, -0.14)), fill('M-66 -46Q-40 -62 -20 -44Q6 -58 26 -48Q52 -64 66 -42Q30 -36 0 -34Q-40 -32 -66 -46Z', shade(CARD, -0.24)),
  fill(dab(-58, -20, 40, 2.4, 6) + dab(10, -16, 46, 2.2, -5), shade(CARD, -0.06)), fill(oval(-38, -20, 7, 5.4) + oval(16, -22, 7, 5), '#3a3030'), stroke('M-50 -44V-36M-8 -42V-32M40 -48V-38M62 -34V-26', HUES.sky, 1.6), fill('M40 -46Q70 -66 92 -8Q70 -4 52 -12Z', shade(HUES.cream, -0.12)),
])
/** Held in front of the body, it hides the middle as if somebody stood in it. */
const drawWornBox: DrawProp = () => makeProp(84, 44, [drawHull('worn-box', 84, 44), drawPorthole(-24, -27), drawPorthole(0, -27), drawPorthole(24, -27), fill('M-42 -44L-52 -51L-34 -44ZM42 -44L53 -50L34 -44Z', shade(CARD, 0.07))], { grip: [0, -30] })

/** The fridge that came in the box. */
const drawFridge: DrawProp = () => {
  const rng = propRng('fridge')
  return makeProp(66, 150, [
    fill(box(-32, -148, 64, 146, rng, 1), '#e9ece4'), fill(bar(18, -147, 13, 144), '#cfd6d2'), fill(bar(-32, -103, 64, 2.4), '#b6c0bf'), fill(bar(-26, -130, 3.4, 20) + bar(-26, -92, 3.4, 34), HUES.steel), fill(bar(-28, -3, 10, 3) + bar(18, -3, 10, 3), HUES.ink),
    fill(box(-8, -92, 20, 15, rng, 0.6), HUES.paper), fill(oval(-1, -85, 4) + bar(3, -87, 6, 5), HUES.coral), fill(oval(2, -92, 1.8), HUES.red), fill(oval(10, -128, 3) + oval(3, -124, 2.4), HUES.yellow),
  ])
}

export const BOX_BOAT = {
  'box-boat': drawBoxBoat, 'wet-box': drawWetBox, 'worn-box': drawWornBox, fridge: drawFridge,
} as const
