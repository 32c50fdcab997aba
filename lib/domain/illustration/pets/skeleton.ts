// The quadruped skeleton in 3D for one breed, stance and mood: spine, trunk, neck, and the surface coordinates of the
// coat's marks.
import { add, lerpPoint, normalise } from '../kit/vector'
import type { Point } from '../scene'
import type { Mood } from './feelings'
import type { Outline } from './outline'
import type { Stance } from './poses'
import type { QuadRow } from './breed-row'
import { type Ellipsoid, type SolidView, type Vec3, createSolidView } from './solid'

export interface Skeleton {
  row: QuadRow
  stance: Stance
  mood: Mood
  view: SolidView
  yaw: number
  isBack: boolean
  /** Front or back view: both sides are equally near. */
  headOn: boolean
  hip: Point
  shoulder: Point
  spine(t: number): Point
  normalAt(t: number): Point
  spineAngle: number
  trunk: readonly [Ellipsoid, Ellipsoid, Ellipsoid, Ellipsoid]
  neck: readonly [Ellipsoid, Ellipsoid]
  /** Centre of the head in the animal's median plane. */
  head: Point
  outline: Outline
  /** Point on the trunk: t along the spine from hip (0) to shoulder (1), v from belly (-1) to back (1). */
  onTrunk(t: number, v: number): Point
  onNeck(t: number, v: number): Point
}

const DEGREE = Math.PI / 180
/** Rise of a startled neck, in degrees. */
const STARTLED = 10
const flat = (p: Point): Vec3 => [p[0], p[1], 0]

export function buildSkeleton(row: QuadRow, stance: Stance, mood: Mood, yaw: number): Skeleton {
  const view = createSolidView({ yaw, drop: 0.16 })
  const isBack = yaw < -45
  const headOn = yaw > 60 || isBack
  // Hoofed animals hardly crouch when afraid; they throw up the head.
  const startled = row.hooves && mood.crouch < 0.9
  const crouch = row.hooves ? 1 - (1 - mood.crouch) * 0.25 : mood.crouch
  const hip: Point = [stance.hip[0], stance.hip[1] * (stance.sits ? 1 : 1 - (1 - crouch) * 0.6)]
  const shoulder: Point = [stance.shoulder[0], stance.shoulder[1] * (stance.lies ? 1 : crouch)]
  const middle = add(lerpPoint(hip, shoulder, 0.5), [0, stance.arch * 2])
  const spine = (t: number): Point => lerpPoint(lerpPoint(hip, middle, t), lerpPoint(middle, shoulder, t), t)
  const normalAt = (t: number): Point => {
    const [a, b] = [spine(Math.max(0, t - 0.05)), spine(Math.min(1, t + 0.05))]
    const u = normalise([b[0] - a[0], b[1] - a[1]])
    return [-u[1], u[0]]
  }
  const ballAt = (i: 0 | 1 | 2 | 3): Ellipsoid => {
    const [t, off, radius, width] = row.trunk[i]
    const n = normalAt(t)
    const p = spine(t)
    const k = i === 3 ? mood.chest : 1
    return [p[0] + n[0] * off, p[1] + n[1] * off, 0, radius * k, radius * k, width * k]
  }
  const trunk = [ballAt(0), ballAt(1), ballAt(2), ballAt(3)] as const
  const spineAngle = Math.atan2(shoulder[1] - hip[1], shoulder[0] - hip[0]) / DEGREE

  const lowered = row.neck.angle + (stance.neck ?? 0) < 0
  const bent = startled ? STARTLED : lowered ? Math.max(0, mood.neck) : mood.neck
  const degrees =
    row.neck.angle + (stance.neck ?? 0) + (stance.headDown ? 0 : bent) + (stance.leans ? spineAngle * 0.5 : 0)
  const angle = degrees * DEGREE
  // The root of a lowered neck is lowered too, or it would leave a hump.
  const up = row.neck.up * Math.max(-1, Math.min(1, degrees / 20))
  const base = add(spine(row.neck.at), [normalAt(1)[0] * up, normalAt(1)[1] * up])
  const long = row.neck.length * (stance.neckLength ?? 1)
  const headRadius = row.head.radius
  let head = add(base, [Math.cos(angle) * long, Math.sin(angle) * long])
  if (isBack && stance.sits) head = add(head, [0, -headRadius * 0.34])
  if (stance.headDown) head = [shoulder[0] + row.trunk[3][2] * 0.35 + headRadius * 0.55, headRadius * 0.9]
  else if (!row.hooves) head = [head[0], Math.max(head[1], headRadius * 1.02)]
  const [r0, r1] = row.neck.radii
  const back = stance.headDown ? 0 : 4
  const neck = [
    [base[0], base[1], 0, r0, r0, r0 * 0.85],
    [head[0] - Math.cos(angle) * back, head[1] - 2, 0, r1, r1, r1 * 0.9],
  ] as const

  const outline = (): Outline => {
    const parts: Outline[] = []
    // From the front a sitting animal is a pear with wide haunches, not a column.
    if (headOn && stance.sits) {
      const [rump, , ribs] = trunk
      parts.push(
        view.hull([
          [hip[0], hip[1] * 0.92, 0, rump[3], rump[3], (rump[5] ?? rump[3]) * 1.42],
          [ribs[0], ribs[1], 0, ribs[3], ribs[3], (ribs[5] ?? ribs[3]) * 1.12],
        ]),
      )
    }
    parts.push(view.chain(trunk))
    if (stance.headDown) parts.push(view.hull([trunk[3], neck[1]]))
    else parts.push(view.hull([trunk[3], neck[0]]), view.hull(neck), withers())
    return parts.flat()
  }
  /** Fills the crease between neck and back. */
  const withers = (): Outline => {
    const r = 12
    const along = normalise([neck[1][0] - neck[0][0], neck[1][1] - neck[0][1]])
    const at = (p: Point, n: Point, radius: number): Ellipsoid => [
      p[0] + n[0] * (radius - r),
      p[1] + n[1] * (radius - r),
      0,
      r,
      r,
      r * 0.8,
    ]
    return view.hull([
      at([trunk[2][0], trunk[2][1]], normalAt(0.7), trunk[2][3]),
      at(
        lerpPoint([neck[0][0], neck[0][1]], [neck[1][0], neck[1][1]], 0.62),
        [-along[1], along[0]],
        neck[0][3] + (neck[1][3] - neck[0][3]) * 0.62,
      ),
      [neck[0][0], neck[0][1], 0, r],
    ])
  }
  const rim = (v: number) => Math.sqrt(Math.max(0, 1 - Math.min(1, v * v)))
  const onTrunk = (t: number, v: number): Point => {
    const i = t < row.trunk[1][0] ? 0 : t < row.trunk[2][0] ? 1 : 2
    const [a, b] = i === 0 ? [trunk[0], trunk[1]] : i === 1 ? [trunk[1], trunk[2]] : [trunk[2], trunk[3]]
    const [ta, tb] =
      i === 0
        ? [row.trunk[0][0], row.trunk[1][0]]
        : i === 1
          ? [row.trunk[1][0], row.trunk[2][0]]
          : [row.trunk[2][0], row.trunk[3][0]]
    const k = (t - ta) / (tb - ta)
    const n = normalAt(Math.max(0, Math.min(1, t)))
    const radius = Math.min(60, Math.max(14, a[3] + (b[3] - a[3]) * k))
    const width = (a[5] ?? a[3]) + ((b[5] ?? b[3]) - (a[5] ?? a[3])) * k
    return view.point([
      a[0] + (b[0] - a[0]) * k + n[0] * radius * v,
      a[1] + (b[1] - a[1]) * k + n[1] * radius * v,
      isBack ? 0 : width * rim(v),
    ])
  }
  const onNeck = (t: number, v: number): Point => {
    const [a, b] = neck
    const d = normalise([b[0] - a[0], b[1] - a[1]])
    const radius = a[3] + (b[3] - a[3]) * t
    return view.point([
      a[0] + (b[0] - a[0]) * t - d[1] * radius * v,
      a[1] + (b[1] - a[1]) * t + d[0] * radius * v,
      radius * 0.7 * rim(v),
    ])
  }
  return {
    row,
    stance,
    mood,
    view,
    yaw,
    isBack,
    headOn,
    hip,
    shoulder,
    spine,
    normalAt,
    spineAngle,
    trunk,
    neck,
    head,
    outline: outline(),
    onTrunk,
    onNeck,
  }
}

export const projectPoint = (view: SolidView, p: Point): Point => view.point(flat(p))
