// A posterior walking frame: it follows behind the child, is open to the front and has grips at the sides.
import { path, ellipse } from '../kit/shape'
import type { Node, Point } from '../scene'
import { getGearTones, type RigContext } from './context'
import { HEAD } from './geometry'
import { coarsePen } from './pen'
import type { MobilityAid } from './wheelchair'

interface WalkingFrame {
  aid: MobilityAid
  gripA: Point
  gripB: Point
}

/** `isParked`: a child down on the ground has left it standing behind. */
export function drawWalkingFrame(ctx: RigContext, isParked: boolean): WalkingFrame {
  const half = ctx.body.shoulders * 0.42 + 0.2 * HEAD
  const x = !isParked ? 0 : ctx.turned ? -0.9 * HEAD : -half - 0.75 * HEAD
  const tones = getGearTones(ctx.look)
  const high = -ctx.body.leg * 0.98 - 0.1 * HEAD
  const drawBar = (points: readonly Point[], far: boolean): Node =>
    path(coarsePen.smooth(points, false, 0.6), undefined, { stroke: far ? tones.dark : tones.base, strokeWidth: 13 })
  const drawGrip = ([px, py]: Point): Node =>
    path(
      coarsePen.sweep(
        [
          [px - 16, py],
          [px + 18, py],
        ],
        [20],
      ),
      '#35333f',
    )
  const drawRoller = (px: number, dy = 0): Node[] => [
    ellipse(px, -17 - dy, 17, 17, '#35333f'),
    ellipse(px, -17 - dy, 6, 6, '#c9c9d3'),
  ]
  if (ctx.turned) {
    const near = ctx.view === 'side' ? -0.06 * HEAD : -0.3 * HEAD
    const far = ctx.view === 'side' ? 0.02 * HEAD : 0.24 * HEAD
    const rise = ctx.view === 'side' ? 0 : 12
    const drawSide = (dx: number, dy: number, dark: boolean): Node[] => [
      drawBar(
        [
          [x - 0.5 * HEAD + dx, -17 - dy],
          [x - 0.44 * HEAD + dx, high * 0.6 - dy],
          [x - 0.34 * HEAD + dx, high - dy],
          [x + 0.16 * HEAD + dx, high - dy],
          [x + 0.24 * HEAD + dx, high * 0.55 - dy],
          [x + 0.3 * HEAD + dx, -17 - dy],
        ],
        dark,
      ),
      drawBar(
        [
          [x - 0.47 * HEAD + dx, high * 0.4 - dy],
          [x + 0.26 * HEAD + dx, high * 0.4 - dy],
        ],
        dark,
      ),
      ...drawRoller(x - 0.5 * HEAD + dx, dy),
      ...drawRoller(x + 0.3 * HEAD + dx, dy),
      drawGrip([x + 0.06 * HEAD + dx, high - dy]),
    ]
    const behind = drawBar(
      [
        [x - 0.42 * HEAD + near, high * 0.72],
        [x - 0.42 * HEAD + far, high * 0.72 - rise],
      ],
      true,
    )
    return {
      aid: { back: [...drawSide(far, rise, true), behind], front: drawSide(near, 0, false) },
      gripA: [x + 0.06 * HEAD + near, high - 8],
      gripB: [x + 0.06 * HEAD + far, high - rise - 8],
    }
  }
  const posts = ([-1, 1] as const).flatMap((k) => [
    drawBar(
      [
        [x + k * half, high],
        [x + k * half * 1.06, -17],
      ],
      false,
    ),
    ...drawRoller(x + k * half * 1.06),
    ellipse(x + k * half, high, 12, 11, '#35333f'),
  ])
  const behind = [
    drawBar(
      [
        [x - half, high * 0.72],
        [x, high * 0.7],
        [x + half, high * 0.72],
      ],
      true,
    ),
    drawBar(
      [
        [x - half, high * 0.36],
        [x + half, high * 0.36],
      ],
      true,
    ),
  ]
  const aid = isParked
    ? { back: [...behind, ...posts], front: [] }
    : ctx.view === 'back'
      ? { back: [], front: [...behind, ...posts] }
      : { back: behind, front: posts }
  return { aid, gripA: [x - half, high - 6], gripB: [x + half, high - 6] }
}
