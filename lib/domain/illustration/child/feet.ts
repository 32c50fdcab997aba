import { add } from '../kit/vector'
import { ellipse, path } from '../kit/shape'
import type { Colour, Node, Point } from '../scene'
import type { RigContext } from './context'
import { toRadians } from './geometry'
import { coarsePen } from './pen'
import { deriveClothTones, type Tones } from './tones'

/** 'slip-on': a plain leather shoe without laces. */
export type Footwear = 'shoe' | 'slip-on' | 'boot' | 'bare'
/**
 * `toeDirection`: 1 right, -1 left; `depth`: share of the foot's length that is visible (foreshortening). Foot
 * coordinates: x along the foot, y to the sole, in foot sizes from the ankle.
 */
interface FootPlacement {
  ankle: Point
  degrees: number
  toeDirection: 1 | -1
  depth: number
  size: number
}

export function drawFoot(
  ctx: RigContext,
  kind: Footwear,
  placement: FootPlacement,
  colour: Colour,
  skin: Tones,
): Node[] {
  const { ankle, degrees, toeDirection, depth, size } = placement
  const [co, si] = [Math.cos(toRadians(degrees)), Math.sin(toRadians(degrees))]
  const toPage = ([x, y]: Point): Point => {
    const [px, py] = [x * size * depth * toeDirection, y * size]
    return add(ankle, [co * px - si * py * toeDirection, si * px * toeDirection + co * py])
  }
  const outline = (points: readonly Point[], k = 1) => coarsePen.smooth(points.map(toPage), true, k)
  if (kind === 'bare') {
    const toes = (
      [
        [0.62, 0.2, 0.1],
        [0.53, 0.13, 0.065],
        [0.45, 0.08, 0.055],
      ] as const
    )
      .map(([x, y, r]) => coarsePen.disc(toPage([x, y]), r * size * Math.max(0.7, depth), r * size))
      .join('')
    const nail = toPage([0.64, 0.165])
    const foot = ctx.drawForm(
      outline([
        [-0.24, -0.1],
        [-0.3, 0.12],
        [-0.24, 0.28],
        [0.1, 0.29],
        [0.5, 0.3],
        [0.66, 0.22],
        [0.6, 0.08],
        [0.36, -0.04],
        [0.16, -0.2],
        [0, -0.28],
      ]),
      skin,
      [4, 4],
    )
    // From behind the heel hides toes.
    if (ctx.view === 'back') return [foot]
    return [foot, path(toes, skin.base), ellipse(nail[0], nail[1], 0.035 * size, 0.025 * size, skin.light)]
  }
  const tones = deriveClothTones(colour)
  if (kind === 'boot')
    return [
      ctx.drawForm(
        outline([
          [-0.31, -0.5],
          [-0.32, -0.1],
          [-0.33, 0.18],
          [-0.2, 0.26],
          [0.2, 0.25],
          [0.66, 0.27],
          [0.8, 0.14],
          [0.7, -0.03],
          [0.46, -0.13],
          [0.3, -0.24],
          [0.29, -0.5],
        ]),
        tones,
        [6, 4],
        [path(coarsePen.brushStroke(toPage([0.44, -0.02]), toPage([0.66, 0.1]), -3, 6), tones.light)],
      ),
      path(
        outline(
          [
            [-0.34, 0.2],
            [-0.2, 0.23],
            [0.3, 0.22],
            [0.8, 0.19],
            [0.83, 0.27],
            [0.74, 0.33],
            [0.2, 0.32],
            [-0.26, 0.33],
          ],
          0.6,
        ),
        tones.deep,
      ),
    ]
  const fromBehind = ctx.view === 'back'
  const plain = kind === 'slip-on'
  const laces =
    fromBehind || plain
      ? ''
      : [0.26, 0.4].map((x) => coarsePen.brushStroke(toPage([x - 0.05, -0.14]), toPage([x + 0.1, 0]), 3, 6)).join('')
  return [
    ctx.drawForm(
      outline([
        [-0.24, -0.24],
        [-0.34, -0.06],
        [-0.33, 0.2],
        [0, 0.26],
        [0.5, 0.26],
        [0.8, 0.24],
        [0.83, 0.08],
        [0.68, -0.06],
        [0.42, -0.12],
        [0.22, -0.22],
        [0, -0.2],
      ]),
      tones,
      [5, 4],
      fromBehind || plain
        ? []
        : [
            path(
              outline([
                [0.56, -0.1],
                [0.58, 0.1],
                [0.66, 0.28],
                [0.95, 0.3],
                [0.9, -0.1],
              ]),
              tones.light,
            ),
          ],
    ),
    path(
      outline(
        [
          [-0.36, 0.18],
          [-0.1, 0.22],
          [0.4, 0.21],
          [0.84, 0.19],
          [0.86, 0.27],
          [0.76, 0.32],
          [0.2, 0.315],
          [-0.28, 0.32],
        ],
        0.6,
      ) + laces,
      plain ? tones.deep : '#f4ead8',
    ),
  ]
}
