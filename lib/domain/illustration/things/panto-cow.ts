import { shade } from '../kit/colour'
import { group } from '../kit/shape'
import { rotate } from '../kit/vector'
import { bar, blob, box, dab, fill, flattenMarks, repeat, oval, stroke } from '../stage/marks'
import type { Marks } from '../stage/marks'
import { HUES, propRng, makeProp } from './prop-drawing'
import type { DrawProp } from './prop-drawing'

// A pantomime cow for two people. Worn, each end is held in front of the body.
const HIDE = '#f7efe0'
const PATCH = '#7a4f3a'

const drawPatches = (name: string, spots: readonly (readonly [number, number, number, number])[]): Marks => {
  const rng = propRng(name)
  return fill(spots.map(([x, y, rx, ry]) => blob(x, y, rx, ry, rng, 8, 0.14)).join(''), PATCH)
}
const drawHead = (x: number, y: number): Marks => [
  fill(`M${x - 12} ${y - 16}l-13 -5q2 10 11 10zM${x + 12} ${y - 16}l13 -5q-2 10 -11 10z`, shade(HIDE, -0.1)), fill(`M${x - 9} ${y - 24}q-7 -3 -5 -10q5 3 10 6zM${x + 9} ${y - 24}q7 -3 5 -10q-5 3 -10 6z`, HUES.pale), fill(oval(x, y - 14, 14, 15), HIDE), fill(blob(x + 6, y - 20, 7, 8, propRng('cow-eye'), 8, 0.12), PATCH),
  fill(oval(x, y - 3, 13, 8.4), '#f0b3ab'), fill(oval(x - 4.6, y - 4, 1.6) + oval(x + 4.6, y - 4, 1.6), '#9c5a58'), stroke(`M${x - 5} ${y + 1}Q${x} ${y + 4} ${x + 5} ${y + 1}`, '#9c5a58', 1), fill(oval(x - 5, y - 16, 2.8) + oval(x + 6, y - 16, 2.8), '#ffffff'), fill(oval(x - 4.6, y - 15.6, 1.6) + oval(x + 6.4, y - 15.6, 1.6), HUES.ink),
  stroke(`M${x - 8} ${y - 18}l-3 -2.6M${x - 5.6} ${y - 19.4}l-1 -3.4M${x + 8.6} ${y - 18}l3 -2.6M${x + 6.4} ${y - 19.4}l1 -3.4`, HUES.ink, 0.9),
]
const drawLegs = (xs: readonly number[]): Marks => [fill(xs.map((x) => bar(x - 5, -26, 10, 22)).join(''), HIDE), fill(xs.map((x) => bar(x - 5.5, -5, 11, 5)).join(''), HUES.ink)]
const drawTail = (x: number, y: number): Marks => [stroke(`M${x} ${y}q-12 4 -10 26`, shade(HIDE, -0.14), 3), fill(dab(x - 10, y + 24, 13, 4, 96), PATCH)]

const drawWholeCow: DrawProp = () => {
  const rng = propRng('cow')
  return makeProp(128, 92, [drawTail(-48, -62), drawLegs([-38, -22, 22, 38]), fill(box(-50, -70, 98, 48, rng, 2), HIDE), fill(bar(-49, -30, 96, 8), shade(HIDE, -0.07)), drawPatches('cow', [[-30, -56, 14, 11], [4, -40, 13, 10], [26, -60, 9, 8]]), stroke('M0 -70V-22', shade(HIDE, -0.2), 1.2), fill(repeat(4, (i) => oval(0, -64 + i * 12, 1.5)), HUES.coral), drawHead(52, -62)])
}
const drawFrontCow: DrawProp = () => {
  const rng = propRng('cow-front')
  return makeProp(66, 66, [fill(box(-30, -46, 52, 44, rng, 1.6), HIDE), drawPatches('cow-front', [[-8, -20, 13, 10], [10, -38, 8, 6]]), stroke('M-29 -46V-2', shade(HIDE, -0.2), 1.4), fill(repeat(4, (i) => oval(-27, -40 + i * 11, 1.5)), HUES.coral), drawHead(26, -36)], { grip: [-4, -36] })
}
const drawBackCow: DrawProp = () => {
  const rng = propRng('cow-back')
  return makeProp(62, 52, [drawTail(-26, -42), fill(box(-26, -46, 54, 44, rng, 1.6), HIDE), drawPatches('cow-back', [[-10, -32, 14, 10], [14, -14, 10, 8]]), stroke('M27 -46V-2', shade(HIDE, -0.2), 1.4), fill(repeat(4, (i) => oval(25, -40 + i * 11, 1.5)), HUES.coral)], { grip: [2, -36] })
}

/** A cardboard barn that is tipping over. */
const drawTippingBarn: DrawProp = () => {
  const rng = propRng('tipping-barn')
  return makeProp(130, 150, [group(flattenMarks([
    fill(box(-46, -84, 92, 84, rng, 1.6), HUES.brick), fill('M-54 -82L0 -134L54 -82L44 -78L0 -120L-44 -78Z', shade(HUES.brick, -0.16)), fill('M-44 -84L0 -122L44 -84Z', HUES.brick), fill(bar(-18, -46, 36, 46), shade(HUES.brick, -0.2)), stroke('M-18 -46L18 0M18 -46L-18 0', HUES.cream, 3), fill(bar(-9, -84, 18, 18), HUES.cream), stroke('M0 -84V-66M-9 -75H9', HUES.brick, 2), fill(bar(-46, -4, 92, 4), shade(HUES.brick, -0.1)),
  ]), { transform: rotate(-17) })], { placement: 'wall' })
}

export const PANTO_COW = {
  cow: drawWholeCow, 'cow-front': drawFrontCow, 'cow-back': drawBackCow, 'tipping-barn': drawTippingBarn,
} as const
