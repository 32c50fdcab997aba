import { shade } from '../kit/colour'
import { bar, box, fill, oval, stroke } from '../stage/marks'
import type { Marks } from '../stage/marks'
import { HUES, propRng, makeProp } from './prop-drawing'
import type { DrawProp } from './prop-drawing'

// A stage for spoons with painted faces, and a ladle for a king. Texts: "one", a single spoon; "fallen", off the stage;
// "bare", with nobody on it; "kingless", all but the king, who is in somebody's hands.
const drawFace = (x: number, y: number, k: number): Marks => [
  fill(oval(x - 1.7 * k, y - 0.8 * k, 0.7 * k) + oval(x + 1.7 * k, y - 0.8 * k, 0.7 * k), HUES.ink), stroke(`M${x - 1.6 * k} ${y + 2 * k}h${3.2 * k}M${x - 2.6 * k} ${y - 3.4 * k}l${1.8 * k} ${-0.8 * k}M${x + 2.6 * k} ${y - 3.4 * k}l${-1.8 * k} ${-0.8 * k}`, HUES.ink, 0.6 * k),
]
const drawSpoon = (x: number, foot: number, k = 1): Marks => [fill(bar(x - 0.9 * k, foot - 14 * k, 1.8 * k, 14 * k), HUES.steel), fill(oval(x, foot - 19 * k, 4.2 * k, 5.6 * k), HUES.steel), fill(oval(x - 0.8 * k, foot - 19.4 * k, 3 * k, 4.4 * k), shade(HUES.steel, 0.16)), drawFace(x, foot - 19 * k, k)]
const drawKing = (x: number, foot: number): Marks => [
  fill(bar(x - 1.8, foot - 26, 3.6, 26), HUES.wood), fill(oval(x, foot - 33, 9.4, 9), shade(HUES.wood, 0.1)), fill(oval(x - 1, foot - 33.6, 7.6, 7.2), HUES.pale), drawFace(x, foot - 33, 1.7), fill(`M${x - 8} ${foot - 39}l-1 -9l5 4l4 -6l4 6l5 -4l-1 9z`, HUES.gold),
]

const drawStage: DrawProp = (text = '') => {
  const rng = propRng('spoon-stage')
  const cast = text === 'bare' ? null : text === 'one' ? [drawKing(-20, -46), drawSpoon(12, -46, 1.2)] : text === 'fallen' ? drawKing(-20, -46) : [text === 'kingless' ? null : drawKing(-36, -46), [-20, -11, -2, 7, 16, 25, 34, 42].map((x) => drawSpoon(x, -46, 0.9))]
  return makeProp(112, 112, [
    fill(bar(-46, -40, 8, 40) + bar(38, -40, 8, 40), HUES.wood), fill(box(-56, -108, 112, 68, rng, 1), shade(HUES.red, -0.28)), cast, fill(box(-56, -48, 112, 9, rng, 1), HUES.wood), fill(bar(-56, -42, 112, 3), shade(HUES.wood, -0.14)),
    fill('M-56 -106H-42Q-44 -76 -56 -48ZM56 -106H42Q44 -76 56 -48Z', HUES.red), fill('M-58 -112H58V-102Q48 -94 38 -102Q28 -94 19 -102Q10 -94 0 -102Q-10 -94 -19 -102Q-28 -94 -38 -102Q-48 -94 -58 -102Z', HUES.red), stroke('M-58 -103Q-48 -95 -38 -103Q-28 -95 -19 -103Q-10 -95 0 -103Q10 -95 19 -103Q28 -95 38 -103Q48 -95 58 -103', HUES.gold, 1.4),
    text === 'fallen' ? [fill('M30 -5L45 -2.4L44.7 -0.6L29.7 -3.2Z', HUES.steel), fill(oval(25, -5.4, 6, 4.4), HUES.steel), drawFace(25, -5.4, 1)] : null,
  ])
}
const drawLadle: DrawProp = () => makeProp(20, 50, drawKing(0, 0), { grip: [0, -6] })

export const SPOON_STAGE = { 'spoon-stage': drawStage, ladle: drawLadle } as const
