// How parts of a picture move, as data: the engine measures with it how far they reach, the reader moves them by it.
import type { Movement } from '../../illustration/scene'

/**
 * Turn in degrees, shift in shares of the part's own width and height, and size. The first and last frame is the
 * still picture.
 */
export type Frame = readonly [turn: number, x: number, y: number, sizeX: number, sizeY: number]
const turn = (degrees: number): Frame => [degrees, 0, 0, 1, 1]
const shift = (x: number, y: number, degrees = 0): Frame => [degrees, x, y, 1, 1]
const size = (x: number, y: number): Frame => [0, 0, 0, x, y]
const STILL = turn(0)

/** Every movement ends by itself, within two seconds. */
export const MOVEMENTS: Record<Movement, { ms: number; frames: readonly Frame[] }> = {
  wag: { ms: 1500, frames: [STILL, turn(11), turn(-8), turn(10), turn(-6), turn(4), STILL] },
  'lift-left': { ms: 1500, frames: [STILL, turn(6), turn(1), turn(5), STILL] },
  'lift-right': { ms: 1500, frames: [STILL, turn(-6), turn(-1), turn(-5), STILL] },
  twitch: { ms: 1000, frames: [STILL, turn(-9), turn(4), turn(-6), turn(2), STILL] },
  blink: { ms: 1100, frames: [STILL, size(1, 0.08), STILL, STILL, STILL, size(1, 0.08), STILL] },
  flap: { ms: 1300, frames: [STILL, turn(9), turn(-5), turn(8), turn(-3), STILL] },
  nod: { ms: 1400, frames: [STILL, turn(7), turn(-3), turn(5), STILL] },
  wave: { ms: 1500, frames: [STILL, turn(7), turn(-7), turn(6), turn(-4), STILL] },
  blow: { ms: 1700, frames: [STILL, turn(3), turn(-1.5), turn(2.5), STILL] },
  wobble: { ms: 1500, frames: [STILL, turn(4), turn(-4), turn(3), turn(-2), STILL] },
  swim: { ms: 1900, frames: [STILL, shift(0.05, -0.03, -3), shift(0, 0.02, 2), shift(-0.03, -0.01, -2), STILL] },
  sway: { ms: 1700, frames: [STILL, turn(5), turn(-4), turn(3), STILL] },
  swing: { ms: 1800, frames: [STILL, turn(9), turn(-8), turn(6), turn(-4), STILL] },
  bob: { ms: 1800, frames: [STILL, shift(0, -0.08, 2), shift(0, 0.03, -2), shift(0, -0.05, 1), STILL] },
  hop: { ms: 1200, frames: [STILL, shift(0, -0.32), STILL, shift(0, -0.14), STILL] },
  flutter: { ms: 1700, frames: [STILL, shift(0.04, -0.06, 7), shift(-0.04, -0.02, -6), shift(0.02, -0.05, 5), STILL] },
  flicker: { ms: 1600, frames: [STILL, size(0.97, 1.07), size(1.02, 0.96), size(0.98, 1.05), size(1.01, 0.98), STILL] },
  shake: { ms: 1100, frames: [STILL, turn(3), turn(-3), turn(3), turn(-2), STILL] },
  twinkle: { ms: 1500, frames: [STILL, size(1.1, 1.1), size(0.97, 0.97), size(1.06, 1.06), STILL] },
}

/** A moving part as the reader knows it: its name in the picture, what it turns about, and its own size. */
export interface MovedPart {
  name: string
  pivot: readonly [x: number, y: number]
  width: number
  height: number
}

/** The frame as a transform of the part, in its own units. */
export const transformAt = ([degrees, x, y, sizeX, sizeY]: Frame, { pivot: [px, py], width, height }: MovedPart) =>
  `translate(${px + x * width}px, ${py + y * height}px) rotate(${degrees}deg) scale(${sizeX}, ${sizeY}) translate(${-px}px, ${-py}px)`
