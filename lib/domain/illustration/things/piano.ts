import { shade } from '../kit/colour'
import { group } from '../kit/shape'
import { translate } from '../kit/vector'
import { bar, box, dab, fill, flattenMarks, taperedPath, repeat, oval, smoothPath, stroke } from '../stage/marks'
import type { Marks } from '../stage/marks'
import { HUES, propRng, drawLump, makeProp } from './prop-drawing'
import type { DrawProp } from './prop-drawing'

// A piano that does not fit up the stairs, and an armchair that is carried down.
const BODY = '#8a4f30'
const drawUpright = (): Marks => {
  const rng = propRng('piano')
  const black = [0, 1, 3, 4, 5, 7, 8, 10, 11, 12, 14, 15, 17, 18, 19]
  return [
    fill(bar(-66, -8, 12, 8) + bar(54, -8, 12, 8), HUES.ink), fill(oval(-60, -3, 4) + oval(60, -3, 4), HUES.gold),
    fill(box(-72, -126, 144, 120, rng, 1.2), BODY), fill(bar(-72, -126, 144, 6), shade(BODY, 0.14)), fill(box(-77, -132, 154, 8, rng, 1), shade(BODY, 0.06)), fill(bar(52, -120, 20, 112), shade(BODY, -0.1)),
    fill(box(-60, -116, 108, 32, rng, 1), shade(BODY, -0.08)), fill(box(-20, -118, 34, 24, rng, 0.6), HUES.paper), stroke('M-3 -118V-94M-17 -112h11M-17 -107h11M-17 -102h11M0 -112h11M0 -107h11M0 -102h11', '#b9c4cc', 0.8),
    fill(box(-78, -80, 156, 9, rng, 0.8), shade(BODY, 0.1)), fill(bar(-66, -78, 132, 9), '#fdf6e6'), stroke(repeat(20, (i) => `M${-59.4 + i * 6.6} -78v9`), '#cdbfa8', 0.7), fill(repeat(black.length, (i) => bar(-61.6 + (black[i] ?? 0) * 6.6, -78, 4, 5.2)), HUES.ink),
    fill(box(-78, -69, 156, 6, rng, 0.8), shade(BODY, -0.06)), fill(box(-58, -56, 104, 40, rng, 1), shade(BODY, -0.08)), fill(dab(-12, -4, 10, 3, 0) + dab(2, -4, 10, 3, 0), HUES.gold), fill(dab(-68, -120, 96, 1.6, 90), shade(BODY, 0.16)),
    [-66, 58].map((x) => [stroke(`M${x} -96h8`, HUES.gold, 2), fill(bar(x + 2, -110, 4, 13), HUES.cream), fill(oval(x + 4, -113, 1.6, 3), '#ffb33d')]),
  ]
}
/** The lowest stair, under all of the piano, and the end of the next one. */
const drawStair = (): Marks => {
  const rng = propRng('piano-stairs')
  return [
    fill(box(46, -28, 36, 28, rng, 0.6) + box(-74, -14, 154, 14, rng, 0.6), '#f3e9d4'),
    fill(bar(44, -30, 40, 4) + bar(-77, -16, 159, 4), HUES.wood),
  ]
}
/** A plan on the music stand: the way up the stairs, with arrows. */
const drawPlan = (): Marks => {
  const rng = propRng('piano-plan')
  const arrow = (x: number, y: number) => `M${x} ${y}l13 -8M${x + 6} ${y - 9}l7 1l-2 7`
  return [
    fill(box(-50, -146, 92, 62, rng, 0.8), HUES.paper), fill(bar(-50, -88, 92, 4), shade(HUES.paper, -0.1)),
    stroke('M-42 -92h16v-12h16v-12h16v-12h16v-10h14', HUES.ink, 2),
    stroke(arrow(-40, -106) + arrow(-22, -118) + arrow(-4, -129), HUES.red, 2.8),
    fill(bar(22, -106, 14, 11), BODY),
  ]
}
/**
 * Texts: "plan", with one on its music stand; "stuck" on the lowest stair. Narrower than LONG_FROM in compose/page-props.ts, so that it stands among
 * the cast.
 */
const drawPiano: DrawProp = (text) =>
  text === 'stuck'
    ? makeProp(139, 150, [drawStair(), group(flattenMarks(drawUpright()), { transform: translate(0, -14) })], { raised: 14 })
    : text === 'plan'
      ? makeProp(139, 146, [drawUpright(), drawPlan()])
      : makeProp(139, 134, drawUpright())

/** An armchair tied to two brooms. */
const drawPoledChair: DrawProp = () => {
  const rng = propRng('poled-chair')
  return makeProp(139, 92, [
    fill(taperedPath([[-94, -30], [0, -31], [94, -29]], [4, 4, 4]), shade(HUES.wood, -0.08)), fill(smoothPath([[-36, -4], [-38, -74], [-22, -90], [22, -90], [38, -74], [36, -4]], true, 0.6), shade(HUES.leaf, -0.05)), fill(box(-28, -42, 56, 18, rng, 2), shade(HUES.leaf, 0.1)), fill(box(-30, -26, 60, 22, rng, 2), HUES.leaf), drawLump(-34, -26, 9, 22, HUES.leaf, rng), drawLump(34, -26, 9, 22, HUES.leaf, rng),
    fill(oval(-14, -66, 3) + oval(0, -70, 3) + oval(14, -66, 3), shade(HUES.leaf, -0.2)), fill(bar(-30, -5, 6, 6) + bar(24, -5, 6, 6), HUES.brown), fill(taperedPath([[-92, -20], [0, -21], [92, -19]], [4.4, 4.4, 4.4]), HUES.wood), stroke('M-36 -34l6 18M-30 -34l-6 18M30 -34l6 18M36 -34l-6 18', HUES.cream, 2),
  ])
}

export const PIANO = { piano: drawPiano, 'poled-chair': drawPoledChair } as const
