import { shade } from '../kit/colour'
import { bar, box, dab, fill, repeat, oval } from '../stage/marks'
import { HUES, propRng, makeProp } from './prop-drawing'
import { drawStairs } from './seats'
import type { DrawProp } from './prop-drawing'

/**
 * The steps of a back door, open at the side, with something yellow in the dark beneath them. Low, so that people kneel
 * to it.
 */
const drawSteps: DrawProp = () => {
  const rng = propRng('steps')
  const dark = '#241d26'
  return makeProp(136, 44, [
    // The back of the house, with the door that the steps lead to.
    fill(box(-78, -168, 48, 168, rng, 0.8), '#e6d3b2'), fill(bar(-78, -30, 47, 30), HUES.stone), fill(repeat(3, (i) => bar(-78 + i * 16, -30 + (i % 2) * 14, 1.6, 15)) + bar(-78, -16, 47, 1.6), shade(HUES.stone, -0.1)),
    fill(box(-70, -142, 36, 90, rng, 0.6), HUES.cream), fill(box(-67, -138, 30, 86, rng, 0.5), HUES.leaf), fill(box(-63, -132, 22, 26, rng, 0.4), HUES.sky), fill(bar(-53, -132, 1.6, 26), HUES.cream), fill(box(-63, -98, 22, 34, rng, 0.4), shade(HUES.leaf, -0.08)), fill(oval(-41, -90, 1.8), HUES.gold),
    fill('M-84 -158L-78 -176H-28L-24 -158Z', HUES.brick), fill('M-84 -158H-24L-25 -163H-83Z', shade(HUES.brick, -0.1)),
    fill('M-32 -50H-6L44 -6L44 0H-32Z', dark), fill('M-30 -42L-8 -42L22 -14L30 0H-30Z', '#171219'),
    fill('M-14 -9h8v5q8 0 8 4h-16z', '#f6c22f'), fill('M-14 -10.500h8v2.500h-8z', '#ffe08a'),
    fill('M44 0L-8 -50H-1L52 0Z', shade(HUES.wood, -0.02)), fill('M44 0L-8 -50H-5L47 0Z', shade(HUES.wood, -0.1)),
    [[-72, -54, 72], [-10, -38, 27], [8, -21, 27], [26, -6, 26]].map(([x = 0, y = 0, w = 0]) => [fill(box(x, y, w, 6, rng, 0.5), HUES.pale), fill(bar(x + 0.5, y + 4, w - 1, 2), shade(HUES.pale, -0.16)), fill(dab(x + 4, y + 1.500, w - 9, 0.8, 0), shade(HUES.pale, 0.1))]),
    fill(bar(-32, -50, 4, 50), HUES.wood), fill(repeat(5, (i) => dab(-31 + i * 17, 1, 9 + (i % 2) * 4, 1.4, -100 + i * 7)), HUES.green),
  ], { grip: [0, -8], looksRight: true, toldPart: { x: -34, y: -50, width: 86, height: 50 } })
}

/** A flight of stairs with nobody on it, 150 cm wide; with somebody it is their seat. */
const drawFlight: DrawProp = () => makeProp(162, 180, [drawStairs(150)])

export const STEPS = { steps: drawSteps, stairs: drawFlight } as const
