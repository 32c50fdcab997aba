/**
 * A rotated orthographic view of ellipsoids. The hull of projected ellipsoids is the one tool that draws muzzles,
 * chests, thighs and paws from every side. The outline is exact: arcs of the projected ellipses and their common
 * tangents.
 */
import { hypot } from '../kit/vector'
import type { Point } from '../scene'
import { arcSegments, type Contour, type Outline, type Segment } from './outline'

/** Coordinates: forward, up, towards the animal's right side. */
export type Vec3 = readonly [forward: number, up: number, side: number]
/** An ellipsoid: centre, then radii forward, up and sideways (one radius makes a ball). */
export type Ellipsoid = readonly [forward: number, up: number, side: number, rf: number, ru?: number, rs?: number]

interface SolidViewOptions {
  /** Degrees: 0 shows the right side facing right, 90 faces us, -90 shows the back. */
  yaw?: number
  pitch?: number
  roll?: number
  scale?: number
  at?: Point
  /** Downward tilt of the camera: near feet stand lower on the page than far ones. */
  drop?: number
}
export interface SolidView {
  point(p: Vec3): Point
  /** Depth, positive towards us; 1 for a unit vector that faces us. */
  depth(p: Vec3): number
  hull(balls: readonly Ellipsoid[]): Outline
  /** Hulls of each pair of neighbours: a limb that can bend. */
  chain(balls: readonly Ellipsoid[]): Outline
}
interface ProjectedEllipse {
  x: number
  y: number
  a: number
  b: number
  c: number
}

const DEGREE = Math.PI / 180
const DIRECTIONS = 40
/** Directions sampled first; both ends of the list are the same direction. */
const SAMPLE_DIRECTIONS = Array.from({ length: DIRECTIONS + 1 }, (_, i) => {
  const angle = (i / DIRECTIONS) * Math.PI * 2
  return { angle, cos: Math.cos(i === DIRECTIONS ? 0 : angle), sin: Math.sin(i === DIRECTIONS ? 0 : angle) }
})

export function createSolidView({
  yaw = 0,
  pitch = 0,
  roll = 0,
  scale = 1,
  at = [0, 0],
  drop = 0.14,
}: SolidViewOptions): SolidView {
  const [cy, sy, cp, sp] = [
    Math.cos(yaw * DEGREE),
    Math.sin(yaw * DEGREE),
    Math.cos(pitch * DEGREE),
    Math.sin(pitch * DEGREE),
  ]
  const [cr, sr] = [Math.cos(roll * DEGREE), Math.sin(roll * DEGREE)]
  const x: Vec3 = [cp * cy, -sp * cy, -sy]
  const deep: Vec3 = [cp * sy, -sp * sy, cy]
  const y: Vec3 = [-sp + drop * deep[0], -cp + drop * deep[1], drop * deep[2]]
  const row = (a: Vec3, ka: number, b: Vec3, kb: number): Vec3 => [
    (a[0] * ka + b[0] * kb) * scale,
    (a[1] * ka + b[1] * kb) * scale,
    (a[2] * ka + b[2] * kb) * scale,
  ]
  const X = row(x, cr, y, -sr)
  const Y = row(x, sr, y, cr)
  const dot = (a: Vec3, p: Vec3) => a[0] * p[0] + a[1] * p[1] + a[2] * p[2]
  const point = (p: Vec3): Point => [dot(X, p) + at[0], dot(Y, p) + at[1]]

  /** The projected ellipse of an ellipsoid, as centre and Cholesky factor of its quadratic form. */
  const projectEllipsoid = (ball: Ellipsoid): ProjectedEllipse => {
    const [rf, ru, rs] = [ball[3], ball[4] ?? ball[3], ball[5] ?? ball[3]]
    const xx = (X[0] * rf) ** 2 + (X[1] * ru) ** 2 + (X[2] * rs) ** 2
    const xy = X[0] * Y[0] * rf * rf + X[1] * Y[1] * ru * ru + X[2] * Y[2] * rs * rs
    const yy = (Y[0] * rf) ** 2 + (Y[1] * ru) ** 2 + (Y[2] * rs) ** 2
    const [px, py] = point([ball[0], ball[1], ball[2]])
    const a = Math.sqrt(xx) || 1e-6
    const b = xy / a
    return { x: px, y: py, a, b, c: Math.sqrt(Math.max(1e-12, yy - b * b)) }
  }
  const hull = (balls: readonly Ellipsoid[]): Outline => {
    const ellipses = balls.map(projectEllipsoid)
    return ellipses.length ? [buildHull(ellipses)] : []
  }
  return {
    point,
    depth: (p) => dot(deep, p),
    hull,
    chain: (balls) => balls.slice(1).flatMap((ball, i) => hull([balls[i] ?? ball, ball])),
  }
}

/** The convex hull of ellipses: for every direction the farthest ellipse, with the changes found by bisection. */
function buildHull(ellipses: readonly ProjectedEllipse[]): Contour {
  const farthest = (dx: number, dy: number): number => {
    let best = -Infinity
    let which = 0
    for (let i = 0; i < ellipses.length; i++) {
      const e = ellipses[i]
      if (!e) continue
      const reach = e.x * dx + e.y * dy + hypot(e.a * dx + e.b * dy, e.c * dy)
      if (reach > best) {
        best = reach
        which = i
      }
    }
    return which
  }
  const runs: { which: number; from: number; to: number }[] = []
  const extend = (which: number, to: number) => {
    const last = runs.at(-1)
    if (last?.which === which) last.to = to
    else runs.push({ which, from: last?.to ?? 0, to })
  }
  const split = (from: number, a: number, to: number, b: number, depth: number): void => {
    if (a === b) return extend(a, to)
    const middle = (from + to) / 2
    if (depth === 0) {
      extend(a, middle)
      return extend(b, to)
    }
    const m = farthest(Math.cos(middle), Math.sin(middle))
    split(from, a, middle, m, depth - 1)
    split(middle, m, to, b, depth - 1)
  }
  let before: { angle: number; which: number } | undefined
  for (const { angle, cos, sin } of SAMPLE_DIRECTIONS) {
    const which = farthest(cos, sin)
    if (before) split(before.angle, before.which, angle, which, 7)
    before = { angle, which }
  }
  let from: Point | undefined
  const to: Segment[] = []
  for (const run of runs) {
    const e = ellipses[run.which]
    if (!e) continue
    const place = (x: number, y: number): Point => [e.x + e.a * x, e.y + e.b * x + e.c * y]
    const own = (angle: number) => Math.atan2(e.c * Math.sin(angle), e.a * Math.cos(angle) + e.b * Math.sin(angle))
    const start = own(run.from)
    let end = own(run.to)
    while (end < start - 1e-9) end += Math.PI * 2
    if (run.to - run.from > Math.PI * 1.5 && end - start < Math.PI) end += Math.PI * 2
    const begin = place(Math.cos(start), Math.sin(start))
    if (from) to.push([begin])
    else from = begin
    if (end - start > 0.02) to.push(...arcSegments(start, end, place))
  }
  return { from: from ?? [0, 0], to }
}

export const lerp3 = (a: Vec3, b: Vec3, t: number): Vec3 => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
]
export const mirrorSide = (v: Vec3, side: number): Vec3 => [v[0], v[1], v[2] * side]
