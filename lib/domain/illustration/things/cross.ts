import { shade } from '../kit/colour'
import { group } from '../kit/shape'
import { compose, scale, translate } from '../kit/vector'
import { bar, clump, dab, fill, flattenMarks, repeat, oval, stroke } from '../stage/marks'
import type { Marks } from '../stage/marks'
import { HUES, propRng, makeProp } from './prop-drawing'
import type { DrawProp } from './prop-drawing'

const RED = '#c8402f'

const drawFoot = (x: number): Marks => [fill(`M${x - 20} 0Q${x - 23} -13 ${x - 5} -15Q${x + 13} -17 ${x + 21} -7Q${x + 24} 0 ${x + 18} 0Z`, shade(RED, -0.16)), fill(oval(x + 2, -4, 5, 3.4) + oval(x + 11, -4, 4.400, 3.4) + oval(x - 7, -4, 5, 3.4), shade(RED, -0.28))]
const drawShag = (name: string, squash: number): Marks => {
  const rng = propRng(name)
  return [
    fill(clump(0, -48 * squash, 42, 40 * squash, rng, 13, 0.3), shade(RED, -0.1)), fill(clump(-3, -52 * squash, 37, 34 * squash, rng, 12, 0.3), RED),
    fill(repeat(22, () => dab(-32 + rng.next() * 60, (-84 + rng.next() * 62) * squash, 13, 2.6, 70 + rng.about(30))), shade(RED, 0.12)), fill(repeat(5, (i) => dab(-10 + i * 5, -84 * squash, 16, 4, -120 + i * 15)), shade(RED, -0.06)),
  ]
}
const glare: Marks = [
  fill(oval(-13, -58, 9, 8) + oval(14, -58, 9, 8), '#fff6e6'), fill(oval(-10, -56, 3.600) + oval(17, -56, 3.600), HUES.ink), stroke('M-25 -71L-5 -62M26 -71L6 -62', shade(RED, -0.45), 5), stroke('M-12 -36Q0 -45 13 -36', shade(RED, -0.45), 4), fill('M-7 -40L-4 -33L-1 -41Z', '#fff6e6'),
]
const weary: Marks = [
  fill(oval(-13, -58, 9, 8) + oval(14, -58, 9, 8), '#fff6e6'), fill(oval(-12, -54, 3.600) + oval(15, -54, 3.600), HUES.ink), fill('M-23 -60Q-13 -69 -3 -60L-3 -66Q-13 -72 -23 -66ZM4 -60Q14 -69 24 -60L24 -66Q14 -72 4 -66Z', shade(RED, -0.12)), stroke('M-24 -66L-7 -71M25 -66L8 -71', shade(RED, -0.45), 4), stroke('M-9 -38Q0 -42 9 -38', shade(RED, -0.45), 3.400),
]
const scaleMarks = (marks: Marks, k: number) => group(flattenMarks([marks]), { transform: scale(k, k) })
const drawStood = (name: string, face: Marks): Marks => [drawFoot(-22), drawFoot(20), drawShag(name, 1), face]

/** Asleep in a slipper that is much too big for it. */
const inSlipper: Marks = [
  scaleMarks([drawShag('cross-asleep', 0.8), stroke('M-21 -44q8 6 15 0M6 -44q8 6 15 0', shade(RED, -0.45), 3.4), stroke('M-5 -30q5 4 10 0', shade(RED, -0.45), 3)], 0.26),
  fill('M-24 0Q-27 -13 -14 -13Q-4 -9 4 -13Q20 -15 25 -6Q27 0 22 0Z', HUES.blue), fill('M4 -13Q20 -15 25 -6Q27 0 22 0H10Q12 -8 4 -13Z', shade(HUES.blue, -0.12)), fill('M-25 -2.500H25V0H-24Z', HUES.cream), fill(oval(14, -11, 3.400), HUES.cream),
]

/**
 * A shaggy guest with big feet: the story's bad temper. Texts for its size and state: "big", "huge", "tired", "sits" on
 * a chair, "less", "asleep" in a slipper.
 */
const drawCross: DrawProp = (text) => {
  if (text === 'asleep') return makeProp(70, 38, scaleMarks(inSlipper, 1.35))
  if (text === 'sits') return makeProp(112, 128, [fill(bar(-30, -82, 7, 82) + bar(23, -82, 7, 82) + bar(-30, -80, 60, 10), shade(HUES.wood, -0.05)), fill(bar(-36, -34, 72, 8), shade(HUES.wood, 0.09)), fill(bar(-35, -28, 7, 28) + bar(28, -28, 7, 28), HUES.wood), group(flattenMarks([drawShag('cross-sits', 1), weary, drawFoot(-22), drawFoot(20)]), { transform: compose(translate(0, -24), scale(1.05, 1.05)) })])
  const k = text === 'huge' ? 2.1 : text === 'big' || text === 'tired' ? 1.25 : text === 'less' ? 0.62 : 0.75
  return makeProp(90 * k, 94 * k, scaleMarks(drawStood(`cross-${text ?? ''}`, text === 'tired' || text === 'less' ? weary : glare), k), { grip: [0, -30 * k], neverCut: true })
}
/** A half-peeled banana. Text: snapped in "two". */
const drawBanana: DrawProp = (text) => text === 'two'
  ? makeProp(44, 12, [fill('M-21 -3Q-14 0 -3 -3L-4 -10Q-13 -7 -19 -9Z', '#f7e7a8'), fill('M-21 -3Q-19 -6 -19 -9L-22 -8Z', HUES.brown), fill('M6 -4L5 -11Q15 -9 20 -4Q14 1 6 -4Z', '#f7e7a8'), fill('M14 -1Q19 -3 20 -4L23 -1Q19 2 14 -1Z', HUES.yellow)], { grip: [0, -5] })
  : makeProp(16, 34, [fill('M-3 -12Q-6 -28 2 -34Q7 -28 5 -12Z', '#f7e7a8'), fill('M-5 -1Q-8 -10 -4 -18Q0 -12 1 -14Q5 -12 6 -18Q9 -8 5 -1Q0 1 -5 -1Z', HUES.yellow), fill('M-4 -18Q-11 -17 -12 -9Q-8 -11 -5 -9ZM6 -18Q12 -16 13 -8Q9 -10 6 -8Z', shade(HUES.yellow, 0.1)), fill('M1 -14Q5 -12 6 -18Q9 -8 5 -1Q3 0 1 0Z', shade(HUES.yellow, -0.1)), fill('M-3 -1H3L2 2H-2Z', HUES.brown)], { grip: [0, -6] })

export const CROSS = { cross: drawCross, banana: drawBanana } as const
