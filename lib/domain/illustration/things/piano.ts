import { shade } from '../kit/colour'
import { group } from '../kit/shape'
import { compose, rotate, translate } from '../kit/vector'
import { bar, box, dab, fill, flat, limbs, many, oval, smooth, strokes } from '../stage/marks'
import type { Marks } from '../stage/marks'
import { HUES as C, cutter, lump, thing } from './thing'
import type { DrawThing } from './thing'

// A piano that will not go upstairs, and an armchair that comes down.
const BODY = '#8a4f30'
const upright = (): Marks => {
  const h = cutter('piano')
  const black = [0, 1, 3, 4, 5, 7, 8, 10, 11, 12, 14, 15, 17, 18, 19]
  return [
    fill(bar(-66, -8, 12, 8) + bar(54, -8, 12, 8), C.ink), fill(oval(-60, -3, 4) + oval(60, -3, 4), C.gold),
    fill(box(-72, -126, 144, 120, h, 1.2), BODY), fill(bar(-72, -126, 144, 6), shade(BODY, 0.14)), fill(box(-77, -132, 154, 8, h, 1), shade(BODY, 0.06)), fill(bar(52, -120, 20, 112), shade(BODY, -0.1)),
    fill(box(-60, -116, 108, 32, h, 1), shade(BODY, -0.08)), fill(box(-20, -118, 34, 24, h, 0.6), C.paper), strokes('M-3 -118V-94M-17 -112h11M-17 -107h11M-17 -102h11M0 -112h11M0 -107h11M0 -102h11', '#b9c4cc', 0.8),
    fill(box(-78, -80, 156, 9, h, 0.8), shade(BODY, 0.1)), fill(bar(-66, -78, 132, 9), '#fdf6e6'), strokes(many(20, (i) => `M${-59.4 + i * 6.6} -78v9`), '#cdbfa8', 0.7), fill(many(black.length, (i) => bar(-61.6 + (black[i] ?? 0) * 6.6, -78, 4, 5.2)), C.ink),
    fill(box(-78, -69, 156, 6, h, 0.8), shade(BODY, -0.06)), fill(box(-58, -56, 104, 40, h, 1), shade(BODY, -0.08)), fill(dab(-12, -4, 10, 3, 0) + dab(2, -4, 10, 3, 0), C.gold), fill(dab(-68, -120, 96, 1.6, 90), shade(BODY, 0.16)),
    [-66, 58].map((x) => [strokes(`M${x} -96h8`, C.gold, 2), fill(bar(x + 2, -110, 4, 13), C.cream), fill(oval(x + 4, -113, 1.6, 3), '#ffb33d')]),
  ]
}
/** The lowest stairs, under one end of it. */
const wedge = (): Marks => {
  const h = cutter('piano-stairs')
  return [fill(box(-6, -14, 84, 14, h, 0.6) + box(26, -27, 52, 14, h, 0.6), '#f3e9d4'), fill(bar(-9, -16, 87, 4) + bar(23, -29, 55, 4), C.wood)]
}
/** The text says when it is "stuck": off its feet, on the lowest stairs, for good. It stands among people, though it is longer than most things that do. */
const piano: DrawThing = (text) => (text === 'stuck' ? thing(139, 150, [wedge(), group(flat(upright()), { transform: compose(translate(0, -11), rotate(-8)) })]) : thing(139, 134, upright()))

/** An armchair tied on two brooms. */
const poledChair: DrawThing = () => {
  const h = cutter('poled-chair')
  return thing(139, 92, [
    fill(limbs([[-94, -30], [0, -31], [94, -29]], [4, 4, 4]), shade(C.wood, -0.08)), fill(smooth([[-36, -4], [-38, -74], [-22, -90], [22, -90], [38, -74], [36, -4]], true, 0.6), shade(C.leaf, -0.05)), fill(box(-28, -42, 56, 18, h, 2), shade(C.leaf, 0.1)), fill(box(-30, -26, 60, 22, h, 2), C.leaf), lump(-34, -26, 9, 22, C.leaf, h), lump(34, -26, 9, 22, C.leaf, h),
    fill(oval(-14, -66, 3) + oval(0, -70, 3) + oval(14, -66, 3), shade(C.leaf, -0.2)), fill(bar(-30, -5, 6, 6) + bar(24, -5, 6, 6), C.brown), fill(limbs([[-92, -20], [0, -21], [92, -19]], [4.4, 4.4, 4.4]), C.wood), strokes('M-36 -34l6 18M-30 -34l-6 18M30 -34l6 18M36 -34l-6 18', C.cream, 2),
  ])
}

export const PIANO = { piano, 'poled-chair': poledChair } as const
