import { shade } from '../kit/colour'
import { dab, fill, taperedPath, repeat, oval } from '../stage/marks'
import { HUES, propRng, makeProp } from './prop-drawing'
import type { DrawProp } from './prop-drawing'

// Props for a night of looking at the sky.
const drawTelescope: DrawProp = () => makeProp(84, 104, [
  fill(taperedPath([[0, -62], [-14, -30], [-25, 0]], [4, 3.4, 3]) + taperedPath([[0, -62], [12, -30], [22, 0]], [4, 3.4, 3]), HUES.wood), fill(taperedPath([[0, -62], [1, -30], [2, -1]], [4, 3.4, 3]), shade(HUES.wood, -0.14)),
  fill('M-33 -45L-27 -38L40 -84L31 -99Z', HUES.blue), fill('M-27 -38L40 -84L37 -89L-29 -41Z', shade(HUES.blue, -0.12)), fill('M26 -95.500L35 -80.500L45 -87L35 -103.500Z', HUES.gold), fill('M-37 -46L-30 -35.500L-26 -38L-33 -48.500Z', HUES.gold), fill('M40 -95.500L45 -87L47 -88.500L37.5 -105Z', shade(HUES.gold, -0.14)),
  fill(oval(0, -62, 5), HUES.gold), fill(dab(-24, -49, 58, 1.6, -36), shade(HUES.blue, 0.18)),
])
/** A comet, high over everybody's heads. */
const drawComet: DrawProp = () => {
  const rng = propRng('comet')
  return makeProp(140, 70, [
    fill('M58 -42Q10 -66 -76 -98Q-26 -62 50 -30Z', '#9fd3ee', 0.4), fill('M56 -44Q14 -56 -66 -74Q-14 -48 50 -32Z', '#cfeaf6', 0.65), fill('M58 -42Q20 -48 -50 -52Q2 -38 52 -31Z', '#eef8fb', 0.85),
    fill(oval(54, -38, 15), '#cfeaf6', 0.5), fill(oval(55, -38, 10), '#fff6d6'), fill(oval(56, -39, 6), '#ffffff'), fill(repeat(11, () => oval(-60 + rng.next() * 96, -86 + rng.next() * 42, rng.between(0.8, 1.8))), '#fff6d6'),
  ], { placement: 'air', grip: [55, -38] })
}
const drawSlippers: DrawProp = () => {
  const one = (x: number, y: number) => [fill(`M${x - 13} ${y}Q${x - 15} ${y - 8} ${x - 7} ${y - 8}L${x} ${y - 9}Q${x + 12} ${y - 8} ${x + 13} ${y}Z`, HUES.red), fill(oval(x - 7, y - 7, 6, 2.6), shade(HUES.red, -0.22)), fill(`M${x - 13.5} ${y - 1.6}H${x + 13.5}V${y}H${x - 13.5}Z`, HUES.cream), fill(oval(x + 2, y - 9.5, 3), HUES.cream)]
  return makeProp(36, 18, [...one(-6, -1), ...one(6, 0)], { grip: [0, -5] })
}

export const NIGHT_SKY = { telescope: drawTelescope, comet: drawComet, slippers: drawSlippers } as const
