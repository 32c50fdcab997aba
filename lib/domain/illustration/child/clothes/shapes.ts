// Outlines that several garments share.
import { add, lerpPoint, length, mul, normalise, perpendicular, sub } from '../../kit/vector'
import type { Point } from '../../scene'
import type { RigContext } from '../context'
import { pointAlong, pointAt, HEAD, convexHull, ellipsePoints, linspace } from '../geometry'
import { coarsePen } from '../pen'
import { type Skeleton, getViewWidth } from '../skeleton'

export const getTorsoPoints = (bones: Skeleton, from: number, to = 1.03, grow = 1): Point[] => {
  const heights = linspace(from, to, 8)
  return [...heights.map((t) => bones.on(t, grow)), ...heights.reverse().map((t) => bones.on(t, -grow))]
}
export const buildTorsoPath = (bones: Skeleton, from: number, to = 1.03, grow = 1): string =>
  coarsePen.smooth(getTorsoPoints(bones, from, to, grow))
/** Round both hips, up to a height and half a width of the torso; `thighs` is what it shows of their width. */
const buildHipsPath = (ctx: RigContext, bones: Skeleton, [height, half]: Point, thighs: number): string =>
  coarsePen.smooth(
    convexHull([
      bones.on(height, -half),
      bones.on(height, half),
      ...[bones.hipA, bones.hipB].flatMap((hip) => ellipsePoints(hip, ctx.body.width.thigh * thighs)),
    ]),
    true,
    0.8,
  )
export const buildSeatPath = (ctx: RigContext, bones: Skeleton): string => buildHipsPath(ctx, bones, [0.3, 1.02], 0.57)
/** The top of trousers over a shirt: between the waist and the thighs, as wide as these. */
export const buildWaistbandPath = (ctx: RigContext, bones: Skeleton): string =>
  buildHipsPath(ctx, bones, [0.15, 0.96], 0.66)

export const areLegsFolded = (ctx: RigContext, bones: Skeleton): boolean =>
  Math.abs(bones.legA[1][0] - bones.legA[0][0]) > ctx.body.thigh * 0.62

/** A skirt or coat: the convex hull of waist, hips and part of the thighs, with a minimum width. */
export function buildSkirtPath(ctx: RigContext, bones: Skeleton, length: number, flare: number): string {
  // over crossed or drawn-up legs it reaches the knees
  const reachT = bones.posture.legsOver ? Math.max(length, 0.5) : length
  const [a, b] = [pointAlong(bones.legA, reachT), pointAlong(bones.legB, reachT)]
  const width = ctx.body.width.thigh * flare
  const off = (leg: readonly Point[]): Point =>
    mul(perpendicular(normalise(sub(pointAt(leg, 1), pointAt(leg, 0)))), width)
  const least = ctx.body.hips * (0.56 + 0.2 * flare) * getViewWidth(ctx.view)
  const middle = lerpPoint(a, b, 0.5)
  const points = convexHull([
    ...(areLegsFolded(ctx, bones) ? [] : [add(middle, [-least, 0]), add(middle, [least, 0])]),
    bones.on(0.34, -1),
    bones.on(0.34, 1),
    ...ellipsePoints(bones.hipA, ctx.body.width.thigh * 0.56),
    ...ellipsePoints(bones.hipB, ctx.body.width.thigh * 0.56),
    add(a, off(bones.legA)),
    sub(a, off(bones.legA)),
    add(b, off(bones.legB)),
    sub(b, off(bones.legB)),
  ])
  return coarsePen.smooth(
    points.flatMap((p, i) => {
      const next = pointAt(points, (i + 1) % points.length)
      return [lerpPoint(p, next, 0.12), lerpPoint(p, next, 0.5), lerpPoint(p, next, 0.88)]
    }),
    true,
    0.9,
  )
}

/** Maps skirt coordinates to rig units: t from 0 (waist) to 1 (hem), `across` from -1 to 1. */
export function mapSkirt(
  ctx: RigContext,
  bones: Skeleton,
  reachT: number,
  flare: number,
): (t: number, across: number) => Point {
  const [a, b] = [pointAlong(bones.legA, reachT), pointAlong(bones.legB, reachT)].sort((p, q) => p[0] - q[0])
  if (!a || !b) return bones.on
  const width = Math.max(
    ctx.body.width.thigh * flare,
    ctx.body.hips * 0.78 * getViewWidth(ctx.view) - Math.abs(b[0] - a[0]) / 2,
  )
  const way: Point = length(sub(b, a)) > 4 ? normalise(sub(b, a)) : [1, 0]
  return (t, across) =>
    lerpPoint(bones.on(0.3, across), lerpPoint(sub(a, mul(way, width)), add(b, mul(way, width)), (across + 1) / 2), t)
}

export const NECK_WIDTH = HEAD * 0.15
