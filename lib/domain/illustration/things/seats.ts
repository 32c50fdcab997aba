// Seats, drawn to the width of everybody who shares them. Centimetres, lit from the left; a single seat faces right,
// with its sitter's hips at x = 0.
import { shade } from '../kit/colour'
import { group } from '../kit/shape'
import { translate } from '../kit/vector'
import type { Node } from '../scene'
import {
  bar, box, dab, fill, flattenMarks, taperedPath, repeat, oval, paperPath, smoothPath, stroke,
} from '../stage/marks'
import { HUES, propRng, drawLump, drawPolygon } from './prop-drawing'

export const SEAT_KINDS = [
  'chair',
  'bench',
  'sofa',
  'carriage',
  'log',
  'shelter',
  'stairs',
  'swing',
  'bed',
  'bedside',
  'litter',
] as const
export type SeatKind = (typeof SEAT_KINDS)[number]

interface SeatDrawing {
  /** Height of the seat above the ground. */
  height: number
  /** Room that one sitter needs behind and in front of the hips. */
  hipRoom: readonly [number, number]
  /** Least width of a seat that several share; missing for a seat for one. */
  sharedWidth?: number
  draw: (width: number) => Node[]
}

const drawChair = (): Node[] => {
  const rng = propRng('seat chair')
  const leg = (x: number, lean: number, dark: number) => fill(paperPath([[x - 2.4, -34], [x + 2.4, -34], [x + lean + 1.8, 0], [x + lean - 1.8, 0]], rng, 0.4), shade(HUES.wood, dark))
  return flattenMarks([
    leg(-11, -2, -0.16), leg(19, 2, -0.16),
    fill(paperPath([[-19, -36], [-14, -36], [-20, -80], [-24, -80]], rng, 0.4) + paperPath([[-9, -36], [-6, -36], [-11, -78], [-14, -78]], rng, 0.4), shade(HUES.wood, -0.08)),
    drawPolygon([[-25, -82], [-10, -80], [-9, -69], [-23, -70]], HUES.wood, rng, 0.6), drawPolygon([[-22, -62], [-9, -61], [-8, -54], [-21, -55]], HUES.wood, rng, 0.6), fill(dab(-24, -80, 14, 2, 4), shade(HUES.wood, 0.12)),
    leg(-17, -3, -0.04), leg(15, 2, -0.04),
    drawPolygon([[-19, -38], [17, -38], [23, -43], [-12, -43]], shade(HUES.wood, 0.14), rng, 0.4), fill(box(-20, -38, 38, 6, rng, 0.5), HUES.wood), fill(bar(-18, -33.6, 34, 1.8), shade(HUES.wood, -0.1)),
  ])
}

const drawBench = (width: number): Node[] => {
  const [rng, half] = [propRng('seat bench'), width / 2]
  const foot = (x: number) => fill(taperedPath([[x, -2], [x, -30], [x - 3, -72]], [5, 4, 4]) + bar(x - 6, -3, 14, 3), HUES.ink)
  return flattenMarks([
    foot(-half + 14), foot(half - 14),
    fill(box(-half, -74, width, 10, rng, 0.8) + box(-half, -58, width, 9, rng, 0.8), HUES.wood), fill(dab(-half + 6, -71, width - 20, 2, 0) + dab(-half + 10, -55, width - 26, 1.6, 0), shade(HUES.wood, 0.1)),
    drawPolygon([[-half + 4, -40], [half - 4, -40], [half, -35], [-half, -35]], shade(HUES.pale, 0.06), rng, 0.5), fill(box(-half, -36, width, 6, rng, 0.6), HUES.pale), fill(bar(-half + 2, -31, width - 4, 2.4), shade(HUES.pale, -0.16)),
  ])
}

const drawSofa = (width: number): Node[] => {
  const [rng, half] = [propRng('seat sofa'), width / 2]
  const seats = Math.max(1, Math.round(width / 62))
  const wide = (width - 20) / seats
  const back = (x: number, w: number) => smoothPath([[x, -34], [x, -72], [x + 5, -77], [x + w - 5, -77], [x + w, -72], [x + w, -34]], true, 0.5)
  return flattenMarks([
    fill(bar(-half + 10, -8, 8, 8) + bar(half - 18, -8, 8, 8), HUES.brown),
    fill(smoothPath([[-half + 2, -10], [-half, -66], [-half + 14, -80], [0, -82], [half - 14, -80], [half, -66], [half - 2, -10]], true, 0.6), shade(HUES.blue, -0.06)),
    fill(repeat(seats, (i) => back(-half + 11 + i * wide, wide - 1.5)), HUES.blue),
    fill(repeat(seats, (i) => box(-half + 10 + i * wide, -42, wide - 1, 17, rng, 1.4)), shade(HUES.blue, 0.09)), fill(bar(-half + 8, -26, width - 16, 3), shade(HUES.blue, -0.14)), fill(box(-half + 4, -24, width - 8, 17, rng, 1.2), shade(HUES.blue, -0.03)),
    drawLump(-half, -28, 12, 27, HUES.blue, rng), drawLump(half, -28, 12, 27, shade(HUES.blue, -0.03), rng),
  ])
}

/** The seats of a train: high backs in one piece, a cloth for each head. */
const drawCarriageSeat = (width: number): Node[] => {
  const [rng, half] = [propRng('seat carriage'), width / 2]
  const seats = Math.max(1, Math.round(width / 58))
  const wide = width / seats
  const each = (draw: (left: number) => string): string => repeat(seats, (i) => draw(-half + i * wide))
  return flattenMarks([
    fill(bar(-half + 8, -14, width - 16, 14), shade(HUES.blue, -0.22)),
    fill(smoothPath([[-half, -14], [-half - 2, -104], [-half + 9, -116], [half - 9, -116], [half + 2, -104], [half, -14]], true, 0.5), shade(HUES.blue, -0.05)),
    fill(each((left) => box(left + 3, -108, wide - 6, 68, rng, 1.4)), HUES.blue), fill(each((left) => box(left + 7, -113, wide - 14, 25, rng, 1)), HUES.cream),
    fill(each((left) => box(left + 1, -42, wide - 2, 18, rng, 1.4)), shade(HUES.blue, 0.09)),
    fill(bar(-half + 2, -25, width - 4, 3), shade(HUES.blue, -0.14)),
    fill(box(-half, -23, width, 12, rng, 1), shade(HUES.blue, -0.05)),
  ])
}

const drawLog = (width: number): Node[] => {
  const half = width / 2
  return flattenMarks([
    fill(taperedPath([[-half, -14], [0, -15], [half, -14]], [28, 30, 28]), HUES.wood), fill(dab(-half + 6, -24, width - 20, 3, 0) + dab(-half + 16, -15, width * 0.6, 1.6, 1), shade(HUES.wood, 0.1)), fill(dab(-half + 4, -5, width - 12, 4, 0), shade(HUES.wood, -0.12)),
    fill(oval(half, -14, 7, 14), '#e8c99a'), fill(oval(half, -14, 4.4, 9), '#cda06a'), fill(oval(half, -14, 1.8, 4), '#e8c99a'),
  ])
}

/** A bus shelter: a roof on posts, with glass behind and a bench. @param width between its outer posts */
export const drawShelter = (width: number): Node[] => {
  const [rng, half] = [propRng('bus-shelter'), width / 2]
  const pane = (x: number) => `M${x} -160h24l-64 110v-60z`
  return flattenMarks([
    fill(bar(-half + 4, -160, width - 8, 132), '#cfe3e6', 0.55),
    fill(pane(-half + 24) + `M${half - 52} -160h18l-84 132h-18z`, '#ffffff', 0.35),
    fill(bar(-half, -166, 7, 166) + bar(half - 7, -166, 7, 166) + bar(-3, -166, 6, 138), HUES.leaf),
    fill(box(-half - 8, -178, width + 16, 14, rng, 1), HUES.leaf),
    fill(bar(-half - 8, -168, width + 16, 4), shade(HUES.leaf, -0.14)),
    fill(bar(-half + 20, -44, width - 40, 8), HUES.wood),
    fill(bar(-half + 30, -36, 6, 36) + bar(half - 36, -36, 6, 36), shade(HUES.wood, -0.14)),
    fill(oval(half - 24, -136, 12), HUES.red),
    fill(bar(half - 31, -139, 14, 6), HUES.cream),
  ])
}

/** Height of a stair. People sit on the second one. */
const RISE = 19
const STAIRS = 7
/** How much each stair is narrower on either side than the one below it: it is farther off. */
const NARROWER = 3.5
/** A flight of stairs that goes up away from us, with a runner in its middle and a post on either side. */
export const drawStairs = (width: number): Node[] => {
  const [rng, half] = [propRng('seat stairs'), width / 2]
  const runner = Math.min(34, half * 0.45)
  const stair = (i: number) => {
    const [y, w, r] = [-RISE * (i + 1), half - NARROWER * i, runner - i * 1.6]
    const dark = -0.05 - i * 0.022
    return [
      fill(bar(-w, y, w * 2, RISE + 0.5), shade(HUES.pale, dark)),
      fill(bar(-w, y + 4.6, w * 2, 3.4), shade(HUES.pale, dark - 0.12)),
      fill(bar(-r, y, r * 2, RISE + 0.5), shade(HUES.red, dark - 0.04)),
      fill(bar(-r, y + 4.6, r * 2, 3.4), shade(HUES.red, dark - 0.16)),
      fill(bar(-r, y, 2.4, RISE + 0.5) + bar(r - 2.4, y, 2.4, RISE + 0.5), shade(HUES.gold, dark)),
      fill(box(-w - 2, y - 1.4, w * 2 + 4, 6, rng, 0.5), shade(HUES.wood, 0.1 + dark)),
      fill(box(-r - 0.6, y - 1.6, r * 2 + 1.2, 6.4, rng, 0.5), shade(HUES.red, 0.06 + dark)),
    ]
  }
  const top = -RISE * STAIRS
  const far = half - NARROWER * (STAIRS - 1)
  const baluster = (side: 1 | -1) => (i: number) =>
    bar(side * (half - NARROWER * (i * 1.5 + 1.4)) - 1, -RISE * (i * 1.5 + 2) - 50, 2, 54)
  const rail = (side: 1 | -1) => [
    fill(taperedPath([[side * (half + 4), -62], [side * (far + 3), top - 46]], [5, 3.6]), shade(HUES.wood, -0.06)),
    fill(repeat(4, baluster(side)), HUES.cream),
  ]
  const post = (side: 1 | -1) => [
    fill(box(side * (half + 4) - 5, -70, 10, 70, rng, 0.5), HUES.wood),
    fill(oval(side * (half + 4), -75, 6.4), shade(HUES.wood, 0.1)),
  ]
  const stairs = [...Array(STAIRS).keys()].map((i) => stair(STAIRS - 1 - i))
  return flattenMarks([rail(-1), rail(1), stairs, post(-1), post(1)])
}

/** A bed seen from its side, with the head at the left. */
const drawBed = (width: number): Node[] => {
  const [rng, half] = [propRng('seat bed'), width / 2]
  return flattenMarks([
    drawPolygon([[-half - 7, 0], [-half - 7, -88], [-half, -92], [-half + 3, -88], [-half + 3, 0]], HUES.wood, rng, 0.6), fill(bar(-half - 1, -86, 3.6, 86), shade(HUES.wood, -0.1)),
    fill(box(-half, -44, width, 30, rng, 1), shade(HUES.cream, -0.06)), fill(box(-half, -44, width, 12, rng, 0.8), HUES.cream),
    fill(box(-half, -24, width, 13, rng, 0.8), HUES.wood), fill(bar(-half, -13.5, width, 2.6), shade(HUES.wood, -0.14)),
    drawPolygon([[half - 3, 0], [half - 3, -56], [half + 2, -60], [half + 6, -56], [half + 6, 0]], HUES.wood, rng, 0.6), fill(bar(half + 2.4, -54, 3.6, 54), shade(HUES.wood, -0.1)),
  ])
}

/** A made bed, to sit on its edge: a pillow at the head, a quilt that hangs over the side. */
const drawBedside = (width: number): Node[] => {
  const [rng, half] = [propRng('seat bedside'), width / 2]
  const [from, to] = [-half + 46, half - 5]
  const patch = (to - from) / 6
  const hem = (i: number): number => (i % 2 ? -17 : -19)
  return flattenMarks([
    drawBed(width),
    drawLump(-half + 23, -48, 21, 9, HUES.cream, rng), fill(dab(-half + 8, -51, 26, 2.4, -4), shade(HUES.cream, -0.08)),
    fill(smoothPath([[from - 3, -45], [from, -48], [(from + to) / 2, -49], [to, -47], [to, -20], [(from + to) / 2, -17], [from, -19]], true, 0.4), HUES.blue),
    fill(repeat(6, (i) => (i % 2 ? '' : box(from + i * patch + 1, -47, patch - 2, 15, rng, 0.6)) + (i % 2 ? box(from + i * patch + 1, -32, patch - 2, -hem(i) - 4, rng, 0.6) : '')), shade(HUES.blue, 0.09)),
    fill(bar(from, -47.5, 7, 29), shade(HUES.cream, -0.02)), fill(dab(from + 9, -18, to - from - 12, 2, 0), shade(HUES.blue, -0.14)),
  ])
}

/** How high the seat of an armchair is that is carried on two brooms. */
const LITTER_HEIGHT = 82
/** An armchair on two brooms, carried: it hangs between those who hold the ends, as high as their hands. */
const drawLitter = (): Node[] => {
  const [rng, green] = [propRng('seat litter'), shade(HUES.leaf, 0.02)]
  const pole = (y: number, dark: number) => fill(taperedPath([[-82, y], [0, y + 1], [82, y]], [4.4, 4.4, 4.4]), shade(HUES.wood, dark))
  const bristles = (x: number, y: number, to: number) => fill(`M${x} ${y - 4}L${x + to} ${y - 9}V${y + 9}L${x} ${y + 4}Z`, '#e2b95c')
  const marks = flattenMarks([
    pole(-50, -0.12), bristles(78, -50, 18),
    fill(smoothPath([[-24, -40], [-30, -100], [-24, -112], [-12, -110], [-4, -44]], true, 0.5), shade(green, -0.08)),
    fill(oval(-19, -96, 2.4) + oval(-17, -78, 2.4), shade(green, -0.22)),
    fill(box(-26, -58, 50, 12, rng, 1.6), shade(green, 0.1)),
    fill(box(-27, -48, 52, 20, rng, 1.6), green),
    fill(bar(-26, -33, 50, 4), shade(green, -0.14)),
    fill(bar(-24, -28, 6, 5) + bar(17, -28, 6, 5), HUES.brown),
    pole(-36, 0), bristles(-78, -36, -18), stroke('M-20 -42l5 12M-15 -42l-5 12M16 -42l5 12M21 -42l-5 12', HUES.cream, 2),
  ])
  return [group(marks, { transform: translate(0, 56 - LITTER_HEIGHT) })]
}

/** Measures of the swing: seat height, distance of the ropes from the middle, height of the bar. */
const SWING = { height: 42, ropes: 15, top: 196 }
const drawSwing = (): Node[] => flattenMarks([
  stroke(`M-62 0L-46 -${SWING.top}M-30 0L-46 -${SWING.top}M62 0L46 -${SWING.top}M30 0L46 -${SWING.top}M-52 -${SWING.top}H52`, HUES.red, 5),
  stroke(`M-${SWING.ropes} -${SWING.top}V-${SWING.height}M${SWING.ropes} -${SWING.top}V-${SWING.height}`, '#e9dcc0', 2),
  fill(bar(-20, -SWING.height, 40, 5), HUES.wood), fill(bar(-20, -SWING.height, 40, 1.6), shade(HUES.wood, 0.12)),
])
/** Where hands hold the ropes: x from the middle of the swing's foot, and height above the seat. Centimetres. */
export const SWING_GRIPS = { x: SWING.ropes, above: 34 }

export const SEATS: Record<SeatKind, SeatDrawing> = {
  chair: { height: 40, hipRoom: [26, 24], draw: drawChair },
  bench: { height: 38, hipRoom: [32, 32], sharedWidth: 118, draw: drawBench },
  sofa: { height: 40, hipRoom: [44, 44], sharedWidth: 116, draw: drawSofa },
  carriage: { height: 40, hipRoom: [34, 34], sharedWidth: 124, draw: drawCarriageSeat },
  log: { height: 27, hipRoom: [32, 32], sharedWidth: 100, draw: drawLog },
  shelter: { height: 42, hipRoom: [58, 58], sharedWidth: 180, draw: drawShelter },
  stairs: { height: RISE * 2, hipRoom: [34, 34], sharedWidth: 150, draw: drawStairs },
  bed: { height: 42, hipRoom: [92, 92], draw: drawBed },
  bedside: { height: 42, hipRoom: [64, 64], sharedWidth: 178, draw: drawBedside },
  swing: { height: SWING.height, hipRoom: [26, 26], draw: drawSwing },
  litter: { height: LITTER_HEIGHT, hipRoom: [36, 58], draw: drawLitter },
}
