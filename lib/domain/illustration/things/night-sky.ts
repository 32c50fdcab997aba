import { shade } from '../kit/colour'
import { dab, fill, limbs, many, oval } from '../stage/marks'
import { HUES as C, cutter, thing } from './thing'
import type { DrawThing } from './thing'

// What a night of looking up is made of.
const telescope: DrawThing = () => thing(84, 104, [
  fill(limbs([[0, -62], [-14, -30], [-25, 0]], [4, 3.4, 3]) + limbs([[0, -62], [12, -30], [22, 0]], [4, 3.4, 3]), C.wood), fill(limbs([[0, -62], [1, -30], [2, -1]], [4, 3.4, 3]), shade(C.wood, -0.14)),
  fill('M-33 -45L-27 -38L40 -84L31 -99Z', C.blue), fill('M-27 -38L40 -84L37 -89L-29 -41Z', shade(C.blue, -0.12)), fill('M26 -95.500L35 -80.500L45 -87L35 -103.500Z', C.gold), fill('M-37 -46L-30 -35.500L-26 -38L-33 -48.500Z', C.gold), fill('M40 -95.500L45 -87L47 -88.500L37.5 -105Z', shade(C.gold, -0.14)),
  fill(oval(0, -62, 5), C.gold), fill(dab(-24, -49, 58, 1.6, -36), shade(C.blue, 0.18)),
])
/** High over everybody's head. */
const comet: DrawThing = () => {
  const h = cutter('comet')
  return thing(140, 70, [
    fill('M58 -42Q10 -66 -76 -98Q-26 -62 50 -30Z', '#9fd3ee', 0.4), fill('M56 -44Q14 -56 -66 -74Q-14 -48 50 -32Z', '#cfeaf6', 0.65), fill('M58 -42Q20 -48 -50 -52Q2 -38 52 -31Z', '#eef8fb', 0.85),
    fill(oval(54, -38, 15), '#cfeaf6', 0.5), fill(oval(55, -38, 10), '#fff6d6'), fill(oval(56, -39, 6), '#ffffff'), fill(many(11, () => oval(-60 + h.next() * 96, -86 + h.next() * 42, h.between(0.8, 1.8))), '#fff6d6'),
  ], { rests: 'air', grip: [55, -38] })
}
const slippers: DrawThing = () => {
  const one = (x: number, y: number) => [fill(`M${x - 13} ${y}Q${x - 15} ${y - 8} ${x - 7} ${y - 8}L${x} ${y - 9}Q${x + 12} ${y - 8} ${x + 13} ${y}Z`, C.red), fill(oval(x - 7, y - 7, 6, 2.6), shade(C.red, -0.22)), fill(`M${x - 13.5} ${y - 1.6}H${x + 13.5}V${y}H${x - 13.5}Z`, C.cream), fill(oval(x + 2, y - 9.5, 3), C.cream)]
  return thing(36, 18, [...one(-3, -4), ...one(4, 0)], { grip: [0, -5] })
}

export const NIGHT_SKY = { telescope, comet, slippers } as const
