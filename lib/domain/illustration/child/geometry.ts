// Plane geometry of the figure. Inside, a head is HEAD units high, the ground is y = 0 and the child faces right.
import type { Point } from '../scene'
import { add, lerpPoint, clamp, length, lerp, mul, normalise, polar, sub } from '../kit/vector'

export const HEAD = 200
export type Bones = readonly [Point, Point, Point]

export const radians = (degrees: number): number => (degrees * Math.PI) / 180
export const sin = (degrees: number): number => Math.sin(radians(degrees))
export const cos = (degrees: number): number => Math.cos(radians(degrees))

/** Straight lines between the rows; the end values beyond them. */
export function table(x: number, rows: readonly (readonly [number, number])[]): number {
  let last: readonly [number, number] | undefined
  for (const row of rows) {
    if (x <= row[0]) return last ? lerp(last[1], row[1], (x - last[0]) / (row[0] - last[0])) : row[1]
    last = row
  }
  return last ? last[1] : 0
}

/** A point r away from o: degrees from hanging, + forward. */
export const hang = (o: Point, degrees: number, r: number): Point => [o[0] + sin(degrees) * r, o[1] + cos(degrees) * r]

export const shift = (points: readonly Point[], dx: number, dy: number): Point[] =>
  points.map(([x, y]) => [x + dx, y + dy])
export const ring = (centre: Point, r: number, n = 10, ry = r): Point[] =>
  Array.from({ length: n }, (_, i): Point => [centre[0] + cos((i * 360) / n) * r, centre[1] + sin((i * 360) / n) * ry])
export const steps = (from: number, to: number, n: number): number[] =>
  Array.from({ length: n }, (_, i) => lerp(from, to, i / (n - 1)))
/** The first or last point, or one between; out of range is the nearest. */
export const at = (points: readonly Point[], i: number): Point => points[clamp(i, 0, points.length - 1)] ?? [0, 0]

/** Three joints become six, with a rounded elbow or knee. */
export const soften = ([a, b, c]: Bones, k = 0.1): Point[] => [
  a,
  lerpPoint(a, b, 0.55),
  add(lerpPoint(a, b, 1 - k), mul(sub(lerpPoint(a, c, 0.5), b), 0.06)),
  lerpPoint(b, c, k),
  lerpPoint(b, c, 0.6),
  c,
]

export function along(joints: readonly Point[], t: number): Point {
  const lengths = joints.slice(1).map((p, i) => length(sub(p, at(joints, i))))
  let left = t * lengths.reduce((a, b) => a + b, 0)
  for (const [i, l] of lengths.entries()) {
    if (left <= l || i === lengths.length - 1) return lerpPoint(at(joints, i), at(joints, i + 1), left / (l || 1))
    left -= l
  }
  return at(joints, 0)
}
export const stretch = (joints: readonly Point[], from: number, to: number, n = 6): Point[] =>
  steps(from, to, n).map((t) => along(joints, t))
export const heading = (joints: readonly Point[], t: number): Point =>
  normalise(sub(along(joints, Math.min(1, t + 0.02)), along(joints, Math.max(0, t - 0.02))))

/** Convex hull (Andrew's monotone chain). */
export function hull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1])
  const cross = (o: Point, a: Point, b: Point) => (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0])
  const half = (list: readonly Point[]) => {
    const chain: Point[] = []
    for (const p of list) {
      while (chain.length > 1 && cross(at(chain, chain.length - 2), at(chain, chain.length - 1), p) <= 0) chain.pop()
      chain.push(p)
    }
    chain.pop()
    return chain
  }
  return [...half(sorted), ...half(sorted.reverse())]
}

export const star = (centre: Point, r: number): Point[] =>
  Array.from({ length: 10 }, (_, i) => polar(centre, i * 36 - 90, i % 2 ? r * 0.55 : r * 1.3))
