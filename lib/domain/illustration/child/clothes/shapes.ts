// Outlines that several garments share.
import { add, lerpPoint, length, mul, normalise, perpendicular, sub } from '../../kit/vector'
import type { Point } from '../../scene'
import type { Context } from '../context'
import { along, at, HEAD, hull, ring, steps } from '../geometry'
import { broad } from '../pen'
import { type Skeleton, widthOf } from '../skeleton'

export const torsoPoints = (s: Skeleton, from: number, to = 1.03, grow = 1): Point[] => {
  const heights = steps(from, to, 8)
  return [...heights.map((t) => s.on(t, grow)), ...heights.reverse().map((t) => s.on(t, -grow))]
}
export const torso = (s: Skeleton, from: number, to = 1.03, grow = 1): string =>
  broad.smooth(torsoPoints(s, from, to, grow))
export const seat = (c: Context, s: Skeleton): string =>
  broad.smooth(
    hull([
      s.on(0.3, -1.02),
      s.on(0.3, 1.02),
      ...ring(s.hipA, c.m.width.thigh * 0.57),
      ...ring(s.hipB, c.m.width.thigh * 0.57),
    ]),
    true,
    0.8,
  )

export const folded = (c: Context, s: Skeleton): boolean => Math.abs(s.legA[1][0] - s.legA[0][0]) > c.m.thigh * 0.62

/** A skirt or coat is the hull of waist, hips and part of the thighs, with a least width. */
export function skirt(c: Context, s: Skeleton, length: number, flare: number): string {
  // over crossed or drawn-up legs it reaches the knees
  const reachT = s.posture.legsOver ? Math.max(length, 0.5) : length
  const [a, b] = [along(s.legA, reachT), along(s.legB, reachT)]
  const width = c.m.width.thigh * flare
  const off = (leg: readonly Point[]): Point => mul(perpendicular(normalise(sub(at(leg, 1), at(leg, 0)))), width)
  const least = c.m.hips * (0.56 + 0.2 * flare) * widthOf(c.view)
  const middle = lerpPoint(a, b, 0.5)
  const points = hull([
    ...(folded(c, s) ? [] : [add(middle, [-least, 0]), add(middle, [least, 0])]),
    s.on(0.34, -1),
    s.on(0.34, 1),
    ...ring(s.hipA, c.m.width.thigh * 0.56),
    ...ring(s.hipB, c.m.width.thigh * 0.56),
    add(a, off(s.legA)),
    sub(a, off(s.legA)),
    add(b, off(s.legB)),
    sub(b, off(s.legB)),
  ])
  return broad.smooth(
    points.flatMap((p, i) => {
      const next = at(points, (i + 1) % points.length)
      return [lerpPoint(p, next, 0.12), lerpPoint(p, next, 0.5), lerpPoint(p, next, 0.88)]
    }),
    true,
    0.9,
  )
}

/** A place on the skirt: t 0 at the waist, 1 at the hem; s across. */
export function onSkirt(c: Context, s: Skeleton, reachT: number, flare: number): (t: number, across: number) => Point {
  const [a, b] = [along(s.legA, reachT), along(s.legB, reachT)].sort((p, q) => p[0] - q[0])
  if (!a || !b) return s.on
  const width = Math.max(c.m.width.thigh * flare, c.m.hips * 0.78 * widthOf(c.view) - Math.abs(b[0] - a[0]) / 2)
  const way: Point = length(sub(b, a)) > 4 ? normalise(sub(b, a)) : [1, 0]
  return (t, across) =>
    lerpPoint(s.on(0.3, across), lerpPoint(sub(a, mul(way, width)), add(b, mul(way, width)), (across + 1) / 2), t)
}

export const neckWidth = HEAD * 0.15
