// A walking stick with a crook, held on the near side.
import { path } from '../kit/shape'
import { mix } from '../kit/colour'
import type { Node, Point } from '../scene'
import type { RigContext } from './context'
import { HEAD } from './geometry'
import { coarsePen } from './pen'
import type { Posture } from './posture'

const WOOD = '#7a4f32'
const RUBBER = '#35333f'
const WALKING = new Set(['stand', 'walk', 'look-up'])
export const canUseStick = (pose: string): boolean => WALKING.has(pose)

/** Where the hand holds the stick, in rig units. */
const gripOf = ({ body, turned }: RigContext): Point => [
  turned ? 0.42 * HEAD : -(body.shoulders * 0.5 + 0.2 * HEAD),
  -body.leg * 0.98,
]

export const leanOnStick = (ctx: RigContext, posture: Posture): Posture => ({
  ...posture,
  lean: ctx.turned ? posture.lean + 2 : posture.lean,
  armA: { at: gripOf(ctx), bend: 1, hand: 'fist', aim: ctx.turned ? 20 : 90 },
})

/** Straight, since the handles of a curve that long would count as part of the figure, and lift it off the ground. */
const bar = ([x, y]: Point, [u, v]: Point, from: number, to: number): string =>
  coarsePen.polyline([
    [x - from / 2, y],
    [x + from / 2, y],
    [u + to / 2, v],
    [u - to / 2, v],
  ])

export function drawWalkingStick(ctx: RigContext): Node[] {
  const [x, y] = gripOf(ctx)
  const way = ctx.turned ? 1 : -1
  const foot: Point = [x + 12 * way, -6]
  const top = y - 22
  return [
    path(bar([x - 2 * way, top], foot, 15, 12), WOOD),
    path(bar([x - 6, top + 6], [x + 2 * way - 4, y + 190], 4, 3), mix(WOOD, '#fff2d2', 0.3)),
    path(
      coarsePen.smooth(
        [
          [x - 2 * way, top + 8],
          [x + 2 * way, top - 14],
          [x + 22 * way, top - 24],
          [x + 42 * way, top - 14],
          [x + 44 * way, top + 8],
        ],
        false,
      ),
      undefined,
      { stroke: WOOD, strokeWidth: 15 },
    ),
    path(bar([foot[0] - way, -24], [foot[0], -2], 17, 18), RUBBER),
  ]
}
