// A pail, and the same with dents on a nail: on an old board, or at the door of a shop on the moon.
import { shade } from '../kit/colour'
import { group } from '../kit/shape'
import { compose, scale, translate } from '../kit/vector'
import type { Node } from '../scene'
import { bar, box, fill, flattenMarks, oval, stroke, type Marks } from '../stage/marks'
import { HUES, makeProp, propRng, type DrawProp, type PropDrawing } from './prop-drawing'

/** Its foot at the origin, its handle up. */
const drawPail = (): Marks => [
  stroke('M-12 -24Q0 -46 12 -24', HUES.cream, 1.4),
  fill('M-13 -24L-10 0Q0 4 10 0L13 -24Z', HUES.yellow),
  fill('M5 -24L4 2Q8 1.5 10 0L13 -24Z', shade(HUES.yellow, -0.1)),
  fill(oval(0, -24, 13, 3.4), shade(HUES.yellow, -0.18)),
  fill('M-12.6 -19L-11.8 -12Q0 -8 11.8 -12L12.6 -19Q0 -15 -12.6 -19Z', HUES.blue),
]

const RUST = '#a8683a'
const drawHungPail = (x: number, y: number, size: number): Node =>
  group(
    flattenMarks([
      drawPail(),
      fill(oval(-5, -7, 3.2, 2.2) + oval(2, -3, 2.4, 1.4) + oval(7, -21, 1.8, 1.2), RUST),
      fill(oval(-5.6, -7.8, 1.8, 1.1), shade(HUES.yellow, -0.3)),
      fill(oval(0, -35.5, 2.2), HUES.ink),
    ]),
    { transform: compose(translate(x, y), scale(size)), thing: 'bucket' },
  )

function drawOnBoard(): PropDrawing {
  const rng = propRng('nail')
  return makeProp(
    58,
    146,
    [
      fill(box(-28, -142, 27, 142, rng, 1), HUES.wood),
      fill(box(0, -146, 27, 146, rng, 1), shade(HUES.wood, -0.07)),
      fill(bar(-30, -132, 60, 8) + bar(-30, -22, 60, 8), shade(HUES.wood, -0.2)),
      drawHungPail(0, -74, 1),
    ],
    { placement: 'wall', storyPart: { x: -14, y: -112, width: 28, height: 40 } },
  )
}

/** A small fish that looks out over the rim. */
const drawCatch = (): Marks => [
  fill('M-3 -20Q-6 -32 0 -36Q6 -32 4 -20Z', HUES.steel),
  fill('M0.6 -35.4Q6 -32 4 -20H1.6Z', shade(HUES.steel, -0.12)),
  fill('M-4.4 -27L-8.4 -24L-3.8 -23Z', shade(HUES.steel, -0.2)),
  fill(oval(-1.6, -31.4, 1.5), HUES.cream),
  fill(oval(-1.8, -31.4, 0.8), HUES.ink),
]

/** Texts: "nail", with dents, on a nail in an old board; "fish", with one that was caught. */
export const drawBucket: DrawProp = (text) =>
  text === 'nail'
    ? drawOnBoard()
    : text === 'fish'
      ? makeProp(28, 36, [drawPail(), drawCatch(), fill('M-13 -24L-12.7 -21.4Q0 -18 12.7 -21.4L13 -24Q0 -18.4 -13 -24Z', HUES.yellow)], { grip: [0, -34] })
      : makeProp(28, 30, drawPail(), { grip: [0, -34] })

/** Full, with a lit shop on it and a pail beside the door. */
export const drawMoonWithShop = (): PropDrawing =>
  makeProp(
    130,
    180,
    [
      fill(oval(0, -62, 62), '#fdf0c4'),
      fill(oval(-28, -58, 13, 11) + oval(20, -34, 10, 8) + oval(30, -76, 7, 6) + oval(-8, -22, 8, 6), '#ecdca4'),
      fill(oval(0, -138, 62, 44), '#ffe9a8', 0.28),
      fill(bar(-34, -158, 68, 42), '#8a5a3c'),
      fill('M-42 -156L0 -180L42 -156Z', '#b5483f'),
      fill(bar(-26, -148, 19, 32) + bar(12, -148, 17, 15), '#ffd873'),
      fill(bar(19.7, -148, 1.6, 15) + bar(12, -141.3, 17, 1.6), '#8a5a3c'),
      drawHungPail(2, -118, 0.62),
    ],
    { placement: 'air', storyPart: { x: -42, y: -180, width: 84, height: 66 } },
  )
