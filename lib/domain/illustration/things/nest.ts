import { shade } from '../kit/colour'
import { dab, fill, repeat, oval, stroke } from '../stage/marks'
import type { Marks } from '../stage/marks'
import { HUES, propRng, makeProp } from './prop-drawing'
import type { DrawProp } from './prop-drawing'

// A hen and her nest. Texts: hen "sits"; nest "crack" and "chick".
const STRAW = '#e6bf62'
const RUSSET = '#b5673c'
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
const drawHen: DrawProp = (text) => {
  const sits = text === 'sits'
  const lift = sits ? -4 : -9
  const y = (v: number) => v + lift
  return makeProp(56, 52, [
    sits ? null : stroke('M-3 -12V0M-3 0h6M-3 0h-3M6 -12V0M6 0h6M6 0h-3', HUES.orange, 1.6),
    fill(`M-20 ${y(-22)}Q-31 ${y(-27)} -30 ${y(-40)}Q-22 ${y(-38)} -14 ${y(-25)}Z`, shade(RUSSET, -0.16)), fill(`M-20 ${y(-20)}Q-28 ${y(-24)} -24 ${y(-34)}Q-17 ${y(-33)} -11 ${y(-24)}Z`, shade(RUSSET, -0.08)),
    fill(`M-22 ${y(-22)}Q-22 ${y(-6)} -8 ${y(0)}Q6 ${y(3)} 16 ${y(-5)}Q22 ${y(-12)} 21 ${y(-26)}Q21 ${y(-38)} 14 ${y(-39)}Q7 ${y(-39)} 6 ${y(-29)}Q2 ${y(-20)} -8 ${y(-20)}Q-16 ${y(-19)} -22 ${y(-22)}Z`, RUSSET),
    fill(`M6 ${y(-29)}Q7 ${y(-39)} 14 ${y(-39)}Q21 ${y(-38)} 21 ${y(-26)}Q20 ${y(-20)} 17 ${y(-23)}Q14 ${y(-18)} 11 ${y(-22)}Q8 ${y(-19)} 5 ${y(-24)}Z`, shade(RUSSET, 0.12)),
    fill(dab(-16, y(-13), 27, 7, 8), shade(RUSSET, -0.1)), fill(dab(-13, y(-11), 20, 3.4, 10), shade(RUSSET, -0.17)),
    fill(oval(10, y(-40), 2.6) + oval(13.6, y(-42), 2.8) + oval(17.4, y(-40.4), 2.4) + oval(19.6, y(-28), 1.8, 2.8), HUES.red), fill(`M20 ${y(-35)}L27 ${y(-32.4)}L20 ${y(-30.4)}Z`, HUES.yellow), fill(oval(16, y(-33.6), 1.4), HUES.ink), fill(oval(16.4, y(-34), 0.5), '#ffffff'),
    sits ? drawStraw('hen') : null,
  ])
}

export const NEST = { hen: drawHen, nest: drawNest, egg: drawEgg, chick: drawChick } as const
