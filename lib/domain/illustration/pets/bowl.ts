// The bowl in which a fish is drawn unless it is in open water.
import { shade } from '../kit/colour'
import { ellipse, group, path, rect } from '../kit/shape'
import { transformPoint } from '../kit/vector'
import type { Matrix, Node, Point } from '../scene'
import { arcPoints, curve, leaf, oval, toPathData } from './outline'
import { fill } from './tone'

const R = 124
const MIDDLE: Point = [0, -R * 0.93]
export const BOWL = { middle: MIDDLE, radius: R }
const WATER = '#a9d8e3'
const PLACE: Matrix = [0.96, 0, 0, 0.96, 12, -14]

export function drawBowl(fish: readonly Node[]): { nodes: Node[]; place: (p: Point) => Point } {
  const glass = toPathData(
    curve(
      Array.from({ length: 16 }, (_, i): Point => {
        const a = (i / 16) * Math.PI * 2
        return [Math.cos(a) * R, Math.min(-1, MIDDLE[1] + Math.sin(a) * R * 0.97)]
      }),
    ),
  )
  const surface = MIDDLE[1] - R * 0.66
  const drawPebbles = (colour: string, k: number): Node =>
    path(
      [0, 1, 2, 3, 4, 5]
        .map((i) => toPathData(oval([-100 + (i * 4 + k) * 9.6, -8 - ((i + k) % 3) * 6], 8, 6)))
        .join(''),
      colour,
    )
  const weed = (
    [
      [-72, 60, -0.1],
      [-60, 84, 0.12],
      [-48, 52, 0.14],
    ] as const
  )
    .map(([x, h, s]) => toPathData(leaf(arcPoints([x, -10], [x + 6, -10 - h], s), [3, 6, 7, 5, 0])))
    .join('')
  const drawBubble = (x: number, y: number, r: number): Node[] => [
    path(toPathData(oval([x, y], r, r)), '#ffffff', { opacity: 0.5 }),
    fill(oval([x - r * 0.3, y - r * 0.3], r * 0.3, r * 0.3), '#ffffff'),
  ]
  const nodes: Node[] = [
    path(glass, '#d8eef0'),
    group(
      [
        rect(-R, surface, R * 2, R * 2, WATER),
        rect(-R, surface + 70, R * 2, R * 2, shade(WATER, -0.03)),
        ellipse(0, surface, R * 0.74, 9, '#c9eaee'),
        ...['#d9b48a', '#c99a7a', '#e6cfa5', '#b98a70'].map(drawPebbles),
        path(weed, '#6fa274'),
      ],
      { clip: glass },
    ),
    group([group(fish, { transform: PLACE })], { clip: glass }),
    ...drawBubble(70, -120, 5),
    ...drawBubble(78, -140, 3.5),
    path(toPathData(leaf(arcPoints([-92, -150], [-104, -84], 0.14), [0, 6, 7, 6, 0])), '#ffffff', { opacity: 0.6 }),
    ellipse(0, MIDDLE[1] - R * 0.9, R * 0.47, 9, '#eef8f8'),
    ellipse(0, MIDDLE[1] - R * 0.885, R * 0.41, 6, '#c5e2e6'),
  ]
  return { nodes, place: (p) => transformPoint(PLACE, p) }
}
