import { shade } from '../kit/colour'
import { bar, box, dab, fill, limbs, many, oval, strokes } from '../stage/marks'
import { HUES as C, cutter, slab, thing } from './thing'
import type { DrawThing } from './thing'

const snail: DrawThing = () => thing(12, 8, [fill('M-6 0Q-5 -2 2 -2Q5 -2 5.6 -5Q7.6 -5 7.2 -2Q6.5 0 4 0Z', '#d9b98a'), strokes('M5.8 -5L5.4 -7.6M6.8 -5L7.6 -7.4', '#d9b98a', 0.6), fill(oval(-0.6, -4, 4), '#b5673c'), strokes('M-0.6 -4q1 -1.4 -0.6 -1.8q-2 0.2 -1.6 2.2q1 2 3.2 0.8q1.8 -2 0 -4', '#e9b184', 0.8)])
const butterfly: DrawThing = () => thing(16, 14, [fill(dab(0, -7, 11, 4, -50) + dab(0, -7, 8, 3.4, 20) + dab(0, -7, 11, 4, -130) + dab(0, -7, 8, 3.4, 160), C.orange), fill(oval(4.5, -11.5, 1.1) + oval(-4.5, -11.5, 1.1), C.cream), fill(dab(0, -3, 8, 0.9, -90), C.ink), strokes('M0 -11L2 -14M0 -11L-2 -14', C.ink, 0.4)], { rests: 'air' })
const moth: DrawThing = () => thing(9, 7, [fill(dab(0, -3, 6, 2.4, -40) + dab(0, -3, 6, 2.4, -140) + dab(0, -3, 4, 2, 30) + dab(0, -3, 4, 2, 150), '#efe2c4'), fill(dab(0, -1, 5, 0.7, -90), '#a68b64')], { rests: 'air' })
const bone: DrawThing = () => thing(22, 8, [fill(limbs([[-8, -4], [0, -4], [8, -4]], [3.6, 3.2, 3.6]) + oval(-9, -6, 2.6) + oval(-9, -2, 2.6) + oval(9, -6, 2.6) + oval(9, -2, 2.6), '#f6ecd6')], { grip: [0, -4], rests: 'flat' })
const fishbowl: DrawThing = () => thing(34, 32, [fill(oval(0, -16, 17, 15.5), '#d8ecf2', 0.75), fill('M-16 -18Q0 -14 16 -18Q16 -3 6 -1H-6Q-16 -3 -16 -18Z', '#7fc0d3', 0.85), fill('M-9 -2Q0 -6 9 -2Q4 0 -9 -2Z', '#e6cf96'), strokes('M-9 -31Q0 -28 9 -31', '#c4dde6', 2), fill(dab(-12, -20, 12, 1.6, 76), '#ffffff', 0.8)])
const cage: DrawThing = () => thing(44, 56, [fill(bar(-20, -6, 40, 6), C.wood), strokes(`M-20 -6V-36Q-20 -54 0 -54T20 -36V-6${many(5, (i) => `M${-13 + i * 6.5} -6V${-49 + Math.abs(i - 2) * 2}`)}M-20 -28H20`, C.gold, 1.4), strokes('M-4 -54a4 4 0 1 1 8 0', C.gold, 1.4)])
const hutch: DrawThing = () => {
  const h = cutter('hutch')
  return thing(96, 66, [fill(bar(-40, -14, 6, 14) + bar(34, -14, 6, 14), shade(C.wood, -0.08)), slab(-44, -54, 88, 42, C.wood, h, 0.12), fill(bar(-38, -48, 48, 30), '#4a362c'), strokes(`${many(8, (i) => `M${-38 + i * 6.8} -48v30`)}${many(5, (i) => `M-38 ${-48 + i * 7.5}h48`)}`, C.steel, 0.5), fill(box(15, -48, 24, 30, h, 0.6), shade(C.wood, 0.08)), fill(`M-50 -54L-42 -66H44L50 -54Z`, C.leaf), fill(many(9, () => dab(-36 + h.next() * 40, -19, 12, 0.8, -20 + h.about(30))), '#e6bf62')])
}
const shadow: DrawThing = () => thing(80, 110, [fill('M-30 0Q-34 -60 -20 -80Q-26 -104 -4 -108Q20 -106 18 -82Q34 -60 28 0Z', C.ink, 0.28)], { rests: 'wall' })

export const CREATURES = { snail, butterfly, moth, bone, fishbowl, cage, hutch, shadow } as const
