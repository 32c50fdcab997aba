// Fins are rayed fans. Outlines of tails are given in (backward, upward) shares of their length.
import { shade } from '../kit/colour'
import { group, path } from '../kit/shape'
import { lerpPoint } from '../kit/vector'
import type { Colour, Node, Point } from '../scene'
import { type Contour, curve, leaf, type Outline, toPathData } from './outline'
import type { FishRow } from './breed-row'
import { fill } from './tone'

export const TAIL_OUTLINES: Record<FishRow['tail'], readonly Point[]> = {
  veil: [
    [0.55, 0.75],
    [0.95, 0.85],
    [1.05, 0.4],
    [0.7, 0.06],
    [1.0, -0.42],
    [0.8, -0.95],
    [0.4, -0.66],
  ],
  fan: [
    [0.1, 0.5],
    [0.4, 0.88],
    [0.6, 0.92],
    [0.78, 0.98],
    [0.92, 0.84],
    [1.06, 0.66],
    [1.08, 0.38],
    [1.15, 0.1],
    [1.09, -0.16],
    [1.1, -0.46],
    [0.98, -0.66],
    [0.88, -0.9],
    [0.68, -0.92],
    [0.46, -1.0],
    [0.1, -0.5],
  ],
  round: [
    [0.5, 0.62],
    [0.95, 0.55],
    [1.08, 0],
    [0.95, -0.55],
    [0.5, -0.62],
  ],
  fork: [
    [0.6, 0.6],
    [1.1, 0.95],
    [0.86, 0.3],
    [0.7, 0],
    [0.86, -0.3],
    [1.1, -0.95],
    [0.6, -0.6],
  ],
}
/** A rayed fin from its front root round its tips to its rear root. */
export function drawFin(
  from: Point,
  to: Point,
  tips: readonly Point[],
  colour: Colour,
  rays: boolean,
  edge?: Colour,
): Node[] {
  const shape: Outline = curve([from, ...tips, to], false).map((c): Contour => ({ from: c.from, to: c.to }))
  const middle = lerpPoint(from, to, 0.5)
  const nodes: Node[] = [fill(shape, colour)]
  if (edge) {
    const band = [
      ...tips.map((q) => lerpPoint(q, middle, -0.12)),
      ...[...tips].reverse().map((q) => lerpPoint(q, middle, 0.2)),
    ]
    nodes.push(group([fill(curve(band), edge)], { clip: toPathData(shape) }))
  }
  const drawn = rays ? tips.filter((_, i) => i % 2 === 0 || tips.length < 5) : []
  if (drawn.length)
    nodes.push(
      path(
        drawn
          .map((q) =>
            toPathData(
              leaf([lerpPoint(middle, q, 0.2), lerpPoint(middle, q, 0.6), lerpPoint(middle, q, 0.93)], [1.6, 2, 0]),
            ),
          )
          .join(''),
        shade(colour, -0.06),
      ),
    )
  return nodes
}
