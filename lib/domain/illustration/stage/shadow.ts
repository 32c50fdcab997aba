import { ellipse, path, radialGradient } from '../kit/shape'
import { compose, scale, translate } from '../kit/vector'
import type { Colour, Node, Stop } from '../scene'
import { dab } from './marks'

/** A soft round of light or shade: flattened (ry < rx) on the ground, round in the air. */
export function drawSoftSpot(x: number, y: number, rx: number, ry: number, stops: readonly Stop[]): Node {
  return ellipse(0, 0, rx, rx, radialGradient([0, 0], rx, stops), {
    transform: rx === ry ? translate(x, y) : compose(translate(x, y), scale(1, ry / rx)),
  })
}

/** The contact shadow under a foot: dark in the middle, gone at the edge. */
export const drawContactShadow = (
  x: number,
  y: number,
  w: number,
  colour: Colour,
  flatness = 0.2,
  strength = 1,
): Node =>
  drawSoftSpot(x, y, Math.round(w), Math.round(w) * flatness, [
    [0, colour, 0.5 * strength],
    [0.55, colour, 0.28 * strength],
    [1, colour, 0],
  ])

/** The shadow cast away from the sun; `throwBy` makes it longer in low light. */
export function drawCastShadow(x: number, y: number, w: number, throwBy: number, side: -1 | 1, colour: Colour): Node {
  return path(dab(x + side * w * 0.3, y + 1, w * throwBy * 1.5, w * 0.13, side < 0 ? 7 : 173), colour, {
    opacity: 0.27,
  })
}
