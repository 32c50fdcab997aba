// A walking frame that follows behind, open to the front, with grips at the sides: what many children use.
import { path, ellipse } from '../kit/shape'
import type { Node, Point } from '../scene'
import { gearTones, type Context } from './context'
import { HEAD } from './geometry'
import { broad } from './pen'
import type { Aid } from './wheelchair'

interface Frame {
  aid: Aid
  gripA: Point
  gripB: Point
}

/** parked: who is down on the ground has left it standing behind. */
export function walkingFrame(c: Context, parked: boolean): Frame {
  const half = c.m.shoulders * 0.42 + 0.2 * HEAD
  const x = !parked ? 0 : c.turned ? -0.9 * HEAD : -half - 0.75 * HEAD
  const t = gearTones(c.look)
  const high = -c.m.leg * 0.98 - 0.1 * HEAD
  const bar = (points: readonly Point[], far: boolean): Node =>
    path(broad.smooth(points, false, 0.6), undefined, { stroke: far ? t.dark : t.base, strokeWidth: 13 })
  const grip = ([px, py]: Point): Node =>
    path(
      broad.sweep(
        [
          [px - 16, py],
          [px + 18, py],
        ],
        [20],
      ),
      '#35333f',
    )
  const roller = (px: number, dy = 0): Node[] => [
    ellipse(px, -17 - dy, 17, 17, '#35333f'),
    ellipse(px, -17 - dy, 6, 6, '#c9c9d3'),
  ]
  if (c.turned) {
    const near = c.view === 'side' ? -0.06 * HEAD : -0.3 * HEAD
    const far = c.view === 'side' ? 0.02 * HEAD : 0.24 * HEAD
    const rise = c.view === 'side' ? 0 : 12
    const side = (dx: number, dy: number, dark: boolean): Node[] => [
      bar(
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
      bar(
        [
          [x - 0.47 * HEAD + dx, high * 0.4 - dy],
          [x + 0.26 * HEAD + dx, high * 0.4 - dy],
        ],
        dark,
      ),
      ...roller(x - 0.5 * HEAD + dx, dy),
      ...roller(x + 0.3 * HEAD + dx, dy),
      grip([x + 0.06 * HEAD + dx, high - dy]),
    ]
    const behind = bar(
      [
        [x - 0.42 * HEAD + near, high * 0.72],
        [x - 0.42 * HEAD + far, high * 0.72 - rise],
      ],
      true,
    )
    return {
      aid: { back: [...side(far, rise, true), behind], front: side(near, 0, false) },
      gripA: [x + 0.06 * HEAD + near, high - 8],
      gripB: [x + 0.06 * HEAD + far, high - rise - 8],
    }
  }
  const posts = ([-1, 1] as const).flatMap((k) => [
    bar(
      [
        [x + k * half, high],
        [x + k * half * 1.06, -17],
      ],
      false,
    ),
    ...roller(x + k * half * 1.06),
    ellipse(x + k * half, high, 12, 11, '#35333f'),
  ])
  const behind = [
    bar(
      [
        [x - half, high * 0.72],
        [x, high * 0.7],
        [x + half, high * 0.72],
      ],
      true,
    ),
    bar(
      [
        [x - half, high * 0.36],
        [x + half, high * 0.36],
      ],
      true,
    ),
  ]
  const aid = parked
    ? { back: [...behind, ...posts], front: [] }
    : c.view === 'back'
      ? { back: [], front: [...behind, ...posts] }
      : { back: behind, front: posts }
  return { aid, gripA: [x - half, high - 6], gripB: [x + half, high - 6] }
}
