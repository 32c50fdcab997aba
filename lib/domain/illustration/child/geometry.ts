// Plane geometry of the rig. In rig units a head is HEAD high, the ground is y = 0 and the child faces right.
import type { Point } from '../scene'
import { add, lerpPoint, clamp, length, lerp, mul, normalise, polar, sub } from '../kit/vector'

export const HEAD = 200
export type LimbJoints = readonly [Point, Point, Point]

export const toRadians = (degrees: number): number => (degrees * Math.PI) / 180
export const sinDegrees = (degrees: number): number => Math.sin(toRadians(degrees))
export const cosDegrees = (degrees: number): number => Math.cos(toRadians(degrees))

/** Piecewise linear interpolation; constant beyond the ends. */
export function interpolateTable(x: number, rows: readonly (readonly [number, number])[]): number {
  let last: readonly [number, number] | undefined
  for (const row of rows) {
    if (x <= row[0]) return last ? lerp(last[1], row[1], (x - last[0]) / (row[0] - last[0])) : row[1]
    last = row
  }
  return last ? last[1] : 0
}

/** The point at distance r from o, at an angle in degrees from hanging straight down, + forward. */
export const swingPoint = (o: Point, degrees: number, r: number): Point => [
  o[0] + sinDegrees(degrees) * r,
  o[1] + cosDegrees(degrees) * r,
]

export const translatePoints = (points: readonly Point[], dx: number, dy: number): Point[] =>
  points.map(([x, y]) => [x + dx, y + dy])
export const ellipsePoints = (centre: Point, r: number, n = 10, ry = r): Point[] =>
  Array.from({ length: n }, (_, i): Point => [
    centre[0] + cosDegrees((i * 360) / n) * r,
    centre[1] + sinDegrees((i * 360) / n) * ry,
  ])
export const linspace = (from: number, to: number, n: number): number[] =>
  Array.from({ length: n }, (_, i) => lerp(from, to, i / (n - 1)))
/** The point at an index, clamped to the list. */
export const pointAt = (points: readonly Point[], i: number): Point => points[clamp(i, 0, points.length - 1)] ?? [0, 0]

/** Rounds the elbow or knee: three joints become six. */
export const roundJoint = ([a, b, c]: LimbJoints, k = 0.1): Point[] => [
  a,
  lerpPoint(a, b, 0.55),
  add(lerpPoint(a, b, 1 - k), mul(sub(lerpPoint(a, c, 0.5), b), 0.06)),
  lerpPoint(b, c, k),
  lerpPoint(b, c, 0.6),
  c,
]

export function pointAlong(joints: readonly Point[], t: number): Point {
  const lengths = joints.slice(1).map((p, i) => length(sub(p, pointAt(joints, i))))
  let left = t * lengths.reduce((a, b) => a + b, 0)
  for (const [i, l] of lengths.entries()) {
    if (left <= l || i === lengths.length - 1)
      return lerpPoint(pointAt(joints, i), pointAt(joints, i + 1), left / (l || 1))
    left -= l
  }
  return pointAt(joints, 0)
}
export const samplePolyline = (joints: readonly Point[], from: number, to: number, n = 6): Point[] =>
  linspace(from, to, n).map((t) => pointAlong(joints, t))
export const tangentAt = (joints: readonly Point[], t: number): Point =>
  normalise(sub(pointAlong(joints, Math.min(1, t + 0.02)), pointAlong(joints, Math.max(0, t - 0.02))))

/** Convex hull (Andrew's monotone chain). */
export function convexHull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1])
  const cross = (o: Point, a: Point, b: Point) => (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0])
  const half = (list: readonly Point[]) => {
    const chain: Point[] = []
    for (const p of list) {
      while (chain.length > 1 && cross(pointAt(chain, chain.length - 2), pointAt(chain, chain.length - 1), p) <= 0)
        chain.pop()
      chain.push(p)
    }
    chain.pop()
    return chain
  }
  return [...half(sorted), ...half(sorted.reverse())]
}

export const starPoints = (centre: Point, r: number): Point[] =>
  Array.from({ length: 10 }, (_, i) => polar(centre, i * 36 - 90, i % 2 ? r * 0.55 : r * 1.3))
