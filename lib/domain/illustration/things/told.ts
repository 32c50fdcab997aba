import { shade } from '../kit/colour'
import { bar, box, dab, fill, limbs, many, oval, strokes } from '../stage/marks'
import type { Marks } from '../stage/marks'
import { HUES as C, cutter, lump, thing } from './thing'
import type { DrawThing } from './thing'

// Things that one story or another turns on.
const frog: DrawThing = () => {
  const h = cutter('frog')
  const green = '#6fae52'
  return thing(18, 15, [
    fill(limbs([[-5, -5], [-9, -6], [-7.5, -0.8]], [3.4, 2.8, 1.4]) + limbs([[5, -5], [9, -6], [7.5, -0.8]], [3.4, 2.8, 1.4]), shade(green, -0.12)),
    lump(0, -5.6, 6.6, 5.4, green, h), fill(oval(0, -4, 3.8, 3.4), '#dfe9b4'),
    fill(limbs([[-3.4, -4], [-4.2, -0.6]], [1.7, 1.1]) + limbs([[3.4, -4], [4.2, -0.6]], [1.7, 1.1]), green), fill(dab(-5, -0.4, 4.4, 0.7, 0) + dab(5, -0.4, 4.4, 0.7, 0), shade(green, -0.06)),
    fill(oval(-3.2, -11.4, 2.5) + oval(3.2, -11.4, 2.5), green), fill(oval(-3.2, -11.8, 1.7) + oval(3.2, -11.8, 1.7), C.gold), fill(oval(-3.2, -11.7, 1.1, 0.7) + oval(3.2, -11.7, 1.1, 0.7), C.ink),
    strokes('M-4.4 -7.8Q0 -5.6 4.4 -7.8', shade(green, -0.3), 0.6),
  ])
}
const broom: DrawThing = () => {
  const h = cutter('broom')
  return thing(30, 120, [fill(bar(-1.5, -120, 3, 92), C.pale), fill(bar(0.2, -120, 1.3, 92), shade(C.pale, -0.12)), fill('M-5 -30H5L14 0H-14Z', '#d8a94a'), fill('M1 -30H5L14 0H4Z', shade('#d8a94a', -0.1)), strokes(many(7, (i) => `M${-3.6 + i * 1.2} -26L${-11 + i * 3.6} -1`), shade('#d8a94a', -0.2), 0.6), fill(box(-6, -33, 12, 5, h, 0.5), C.red)], { grip: [0, -82] })
}
const glove: DrawThing = () => {
  const h = cutter('glove')
  return thing(22, 32, [fill('M-8 0H8L9 -18Q9 -32 0 -32T-9 -18Z', C.coral), fill('M2 0H8L9 -18Q9 -30 2 -32Z', shade(C.coral, -0.1)), fill('M-8 -10Q-13 -18 -9.6 -21Q-6 -22 -5 -12Z', shade(C.coral, -0.06)), fill(box(-9, -5, 18, 6, h, 0.6), C.cream), strokes('M-4 -26V-12M1 -27V-12M5.6 -24V-12', shade(C.coral, -0.2), 0.5)], { grip: [0, -3] })
}
const spade: DrawThing = () => thing(14, 44, [fill(bar(-1.4, -34, 2.8, 22), C.pale), fill('M-4.6 -38H4.6V-34H-4.6Z', C.red), fill('M-6.6 -16H6.6L5.6 -3Q0 1.5 -5.6 -3Z', C.red), fill('M1 -16H6.6L5.6 -3Q3.4 -0.6 1 -0.4Z', shade(C.red, -0.12)), fill(dab(-3.4, -9, 8, 1, 90), shade(C.red, 0.14))], { grip: [0, -34] })
const chalkLine: DrawThing = () => {
  const h = cutter('chalk-line')
  return thing(150, 5, [fill(many(30, (i) => dab(-73 + i * 5, -2.4 + h.about(0.5), 6.2, 1.7 + h.about(0.5), h.about(7))), '#fdfbf4'), fill(dab(70, -5, 7, 1.8, -30), C.cream)], { rests: 'flat' })
}

const leafPot = (leaves: Marks): Marks => [leaves, fill('M-12 -22L12 -22L9 0L-9 0Z', C.brick), fill('M-13.5 -26L13.5 -26L13 -20L-13 -20Z', shade(C.brick, 0.08)), fill('M5 -20L11.6 -20L9 0L5 0Z', shade(C.brick, -0.1))]
const sprout: DrawThing = () => thing(28, 56, leafPot([strokes('M0 -26Q-1 -36 0 -44', C.leaf, 2.4), fill(dab(0, -43, 19, 6, -62), C.green)]))
const limpSprout: DrawThing = () => thing(34, 42, leafPot([strokes('M0 -26Q0 -40 8 -40Q13 -39 14 -33', C.leaf, 2.4), fill(dab(14, -34, 19, 5, 84), shade(C.green, -0.05))]))
const twoLeaves: DrawThing = () => thing(30, 58, leafPot([strokes('M0 -26Q-1 -36 0 -46', C.leaf, 2.4), fill(dab(0, -45, 20, 6, -62), C.green), fill(dab(0, -40, 11, 4, -138), shade(C.green, 0.1))]))
/** A blanket over two chairs. */
const cubby: DrawThing = () => thing(190, 104, [
  fill('M-34 0Q-30 -62 0 -66Q30 -62 34 0Z', shade(C.ink, 0.05)),
  fill('M-92 0L-80 -92Q-44 -74 0 -100Q44 -74 80 -92L92 0L36 0Q30 -58 0 -62Q-30 -58 -36 0Z', C.blue),
  fill('M92 0L80 -92Q68 -86 58 -86L64 0Z', shade(C.blue, -0.08)),
  fill([[-66, -66], [-70, -26], [-50, -44], [-30, -74], [-46, -12], [0, -82], [30, -74], [50, -46], [66, -68], [48, -14], [72, -26]].map(([x = 0, y = 0]) => oval(x, y, 5)).join(''), C.cream),
], { rests: 'wall' })
export const TOLD = { sprout, 'limp-sprout': limpSprout, 'two-leaves': twoLeaves, cubby, frog, broom, glove, spade, 'chalk-line': chalkLine } as const
