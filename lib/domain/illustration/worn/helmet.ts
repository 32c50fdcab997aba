// A helmet of silver-painted tin that goes all round the head, open before the face.
import { shade } from '../kit/colour'
import { curve, oval } from '../pets/outline'
import type { Vec3 } from '../pets/solid'
import { dab, plain, stroke, toned } from '../pets/tone'
import type { Node, Point } from '../scene'
import { solidView, type SolidView } from '../pets/solid'
import { add } from '../kit/vector'
import { HUES } from '../things/prop-drawing'
import { type Mount, onHead } from './mount'

const STEPS = 48
/** Half the opening, in degrees round the middle of the face, and how far down it looks. */
const OPEN = 60
const DOWN = 6
const radians = (degrees: number): number => (degrees * Math.PI) / 180
const cross = (a: Vec3, b: Vec3): Vec3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]
const unit = (a: Vec3): Vec3 => {
  const l = Math.hypot(...a) || 1
  return [a[0] / l, a[1] / l, a[2] / l]
}
const dot = (a: Vec3, b: Vec3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
/** A circle on the unit ball: where it is cut by a plane across `axis`, so many degrees from it. */
const circle = (axis: Vec3, degrees: number): Vec3[] => {
  const right = unit(cross(axis, Math.abs(axis[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0]))
  const up = cross(right, axis)
  const [far, r] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))]
  return Array.from({ length: STEPS }, (_, i): Vec3 => {
    const [c, s] = [Math.cos((i / STEPS) * Math.PI * 2) * r, Math.sin((i / STEPS) * Math.PI * 2) * r]
    return [
      axis[0] * far + right[0] * c + up[0] * s,
      axis[1] * far + right[1] * c + up[1] * s,
      axis[2] * far + right[2] * c + up[2] * s,
    ]
  })
}
/** The longest run of a closed list for which it holds, in order. */
function run(list: readonly Vec3[], holds: (v: Vec3) => boolean): Vec3[] {
  const from = list.findIndex((v, i) => holds(v) && !holds(list[(i + list.length - 1) % list.length] ?? v))
  const turned = from < 0 ? [...list] : [...list.slice(from), ...list.slice(0, from)]
  const end = turned.findIndex((v) => !holds(v))
  return end < 0 ? turned : turned.slice(0, end)
}

/** What is seen of the shell from outside: the ball without its opening. */
function shellOf(view: SolidView): { d: Point[]; hole: Point[]; rim: Point[] } {
  const deep: Vec3 = unit([view.depth([1, 0, 0]), view.depth([0, 1, 0]), view.depth([0, 0, 1])])
  const axis: Vec3 = [Math.cos(radians(DOWN)), -Math.sin(radians(DOWN)), 0]
  const edge = Math.cos(radians(OPEN))
  const limb = circle(deep, 90)
  const rim = circle(axis, OPEN)
  const flat = (vs: readonly Vec3[]): Point[] => vs.map((v) => view.point(v))
  const near = rim.filter((v) => dot(v, deep) > 0)
  if (near.length === 0) return { d: flat(limb), hole: [], rim: [] }
  if (near.length === rim.length) return { d: flat(limb), hole: flat(rim), rim: flat([...rim, ...rim.slice(0, 1)]) }
  const outside = run(limb, (v) => dot(v, axis) < edge)
  const inside = run(rim, (v) => dot(v, deep) > 0)
  const [last, first, final] = [outside.at(-1), inside[0], inside.at(-1)]
  const joins =
    last &&
    first &&
    final &&
    Math.hypot(...first.map((x, i) => x - (last[i] ?? 0))) > Math.hypot(...final.map((x, i) => x - (last[i] ?? 0)))
  return { d: flat([...outside, ...(joins ? [...inside].reverse() : inside)]), hole: [], rim: flat(inside) }
}

const area = (points: readonly Point[]): number =>
  points.reduce((sum, [x, y], i) => {
    const [u, v] = points[(i + 1) % points.length] ?? [x, y]
    return sum + x * v - u * y
  }, 0)

/** Its inside lies behind the head, its shell before it. */
export function helmet(m: Mount): { behind: Node[]; front: Node[] } {
  const at = onHead(m).point(m.ball.at)
  const s = m.radius * m.ball.r
  const view = solidView({ yaw: m.yaw, pitch: m.pitch + (m.ball.tipped ?? 0), roll: m.roll, scale: s, at, drop: 0.06 })
  const { d, hole, rim } = shellOf(view)
  const facing = (points: readonly Point[], way: 1 | -1): Point[] =>
    Math.sign(area(points)) === way ? [...points] : [...points].reverse()
  // The opening runs the other way round than the shell, so that one sees through it.
  const outline = [...curve(facing(d, 1)), ...(hole.length ? curve(facing(hole, -1)) : [])]
  return {
    behind: [dab(view.hull([[0, 0, 0, 1]]), shade(HUES.steel, -0.24))],
    front: [
      toned(outline, plain(HUES.steel), { dx: s * 0.1 * m.light, dy: s * 0.16, band: s * 0.06 }),
      ...(rim.length ? [stroke(rim, HUES.red, s * 0.08)] : []),
      dab(oval(add(at, [-0.42 * s * m.light, -0.7 * s]), s * 0.16, s * 0.08, -30 * m.light), '#eef2f5'),
    ],
  }
}
