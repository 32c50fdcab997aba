import { shade } from '../kit/colour'
import { bar, box, dab, fill, taperedPath, repeat, oval, stroke } from '../stage/marks'
import { HUES, propRng, drawSlab, makeProp } from './prop-drawing'
import type { DrawProp } from './prop-drawing'
import { drawTank } from './tank'

const drawSnail: DrawProp = () => makeProp(12, 8, [fill('M-6 0Q-5 -2 2 -2Q5 -2 5.6 -5Q7.6 -5 7.2 -2Q6.5 0 4 0Z', '#d9b98a'), stroke('M5.8 -5L5.4 -7.6M6.8 -5L7.6 -7.4', '#d9b98a', 0.6), fill(oval(-0.6, -4, 4), '#b5673c'), stroke('M-0.6 -4q1 -1.4 -0.6 -1.8q-2 0.2 -1.6 2.2q1 2 3.2 0.8q1.8 -2 0 -4', '#e9b184', 0.8)])
const drawButterfly: DrawProp = () => makeProp(16, 14, [fill(dab(0, -7, 11, 4, -50) + dab(0, -7, 8, 3.4, 20) + dab(0, -7, 11, 4, -130) + dab(0, -7, 8, 3.4, 160), HUES.orange), fill(oval(4.5, -11.5, 1.1) + oval(-4.5, -11.5, 1.1), HUES.cream), fill(dab(0, -3, 8, 0.9, -90), HUES.ink), stroke('M0 -11L2 -14M0 -11L-2 -14', HUES.ink, 0.4)], { placement: 'air' })
const drawMoth: DrawProp = () => makeProp(9, 7, [fill(dab(0, -3, 6, 2.4, -40) + dab(0, -3, 6, 2.4, -140) + dab(0, -3, 4, 2, 30) + dab(0, -3, 4, 2, 150), '#efe2c4'), fill(dab(0, -1, 5, 0.7, -90), '#a68b64')], { placement: 'air' })
const drawBone: DrawProp = () => makeProp(22, 8, [fill(taperedPath([[-8, -4], [0, -4], [8, -4]], [3.6, 3.2, 3.6]) + oval(-9, -6, 2.6) + oval(-9, -2, 2.6) + oval(9, -6, 2.6) + oval(9, -2, 2.6), '#f6ecd6')], { grip: [0, -4], placement: 'flat' })
/** With an animal as its text: a museum's tank. */
const drawFishbowl: DrawProp = (text) => text ? drawTank(text) : makeProp(34, 32, [fill(oval(0, -16, 17, 15.5), '#d8ecf2', 0.75), fill('M-16 -18Q0 -14 16 -18Q16 -3 6 -1H-6Q-16 -3 -16 -18Z', '#7fc0d3', 0.85), fill('M-9 -2Q0 -6 9 -2Q4 0 -9 -2Z', '#e6cf96'), stroke('M-9 -31Q0 -28 9 -31', '#c4dde6', 2), fill(dab(-12, -20, 12, 1.6, 76), '#ffffff', 0.8)])
const drawCage: DrawProp = () => makeProp(44, 56, [fill(bar(-20, -6, 40, 6), HUES.wood), stroke(`M-20 -6V-36Q-20 -54 0 -54T20 -36V-6${repeat(5, (i) => `M${-13 + i * 6.5} -6V${-49 + Math.abs(i - 2) * 2}`)}M-20 -28H20`, HUES.gold, 1.4), stroke('M-4 -54a4 4 0 1 1 8 0', HUES.gold, 1.4)])
const drawHutch: DrawProp = () => {
  const rng = propRng('hutch')
  return makeProp(96, 66, [fill(bar(-40, -14, 6, 14) + bar(34, -14, 6, 14), shade(HUES.wood, -0.08)), drawSlab(-44, -54, 88, 42, HUES.wood, rng, 0.12), fill(bar(-38, -48, 48, 30), '#4a362c'), stroke(`${repeat(8, (i) => `M${-38 + i * 6.8} -48v30`)}${repeat(5, (i) => `M-38 ${-48 + i * 7.5}h48`)}`, HUES.steel, 0.5), fill(box(15, -48, 24, 30, rng, 0.6), shade(HUES.wood, 0.08)), fill(`M-50 -54L-42 -66H44L50 -54Z`, HUES.leaf), fill(repeat(9, () => dab(-36 + rng.next() * 40, -19, 12, 0.8, -20 + rng.about(30))), '#e6bf62')])
}
const drawShadow: DrawProp = () => makeProp(80, 110, [fill('M-30 0Q-34 -60 -20 -80Q-26 -104 -4 -108Q20 -106 18 -82Q34 -60 28 0Z', HUES.ink, 0.28)], { placement: 'wall' })

export const CREATURES = {
  snail: drawSnail, butterfly: drawButterfly, moth: drawMoth, bone: drawBone, fishbowl: drawFishbowl, cage: drawCage,
  hutch: drawHutch, shadow: drawShadow,
} as const
