// A helmet of silver-painted tin that goes all round the head, open before the face.
import { shade } from '../kit/colour'
import { curve, oval } from '../pets/outline'
import type { Vec3 } from '../pets/solid'
import { fill, plainCoat, stroke, drawToned } from '../pets/tone'
import type { Node, Point } from '../scene'
import { createSolidView, type SolidView } from '../pets/solid'
import { add } from '../kit/vector'
import { HUES } from '../things/prop-drawing'
import { type Mount, viewHead } from './mount'

const STEPS = 48
/** Half the angle of the opening for the face, and its downward pitch, in degrees. */
const OPENING = 60
const OPENING_PITCH = 6
const radians = (degrees: number): number => (degrees * Math.PI) / 180
const cross = (a: Vec3, b: Vec3): Vec3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]
const normalise3 = (a: Vec3): Vec3 => {
  const l = Math.hypot(...a) || 1
  return [a[0] / l, a[1] / l, a[2] / l]
}
const dot = (a: Vec3, b: Vec3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
/** Circle on the unit sphere: all points this many degrees from `axis`. */
const circleOnSphere = (axis: Vec3, degrees: number): Vec3[] => {
  const right = normalise3(cross(axis, Math.abs(axis[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0]))
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
/** The longest run of items in a cyclic list for which `holds` is true, in order. */
function findLongestRun(list: readonly Vec3[], holds: (v: Vec3) => boolean): Vec3[] {
  const from = list.findIndex((v, i) => holds(v) && !holds(list[(i + list.length - 1) % list.length] ?? v))
  const turned = from < 0 ? [...list] : [...list.slice(from), ...list.slice(0, from)]
  const end = turned.findIndex((v) => !holds(v))
  return end < 0 ? turned : turned.slice(0, end)
}

/** The visible outside of the shell: the sphere without its opening. */
function buildShell(view: SolidView): { d: Point[]; hole: Point[]; rim: Point[] } {
  const deep: Vec3 = normalise3([view.depth([1, 0, 0]), view.depth([0, 1, 0]), view.depth([0, 0, 1])])
  const axis: Vec3 = [Math.cos(radians(OPENING_PITCH)), -Math.sin(radians(OPENING_PITCH)), 0]
  const edge = Math.cos(radians(OPENING))
  const limb = circleOnSphere(deep, 90)
  const rim = circleOnSphere(axis, OPENING)
  const flat = (vs: readonly Vec3[]): Point[] => vs.map((v) => view.point(v))
  const near = rim.filter((v) => dot(v, deep) > 0)
  if (near.length === 0) return { d: flat(limb), hole: [], rim: [] }
  if (near.length === rim.length) return { d: flat(limb), hole: flat(rim), rim: flat([...rim, ...rim.slice(0, 1)]) }
  const outside = findLongestRun(limb, (v) => dot(v, axis) < edge)
  const inside = findLongestRun(rim, (v) => dot(v, deep) > 0)
  const [last, first, final] = [outside.at(-1), inside[0], inside.at(-1)]
  const joins =
    last &&
    first &&
    final &&
    Math.hypot(...first.map((x, i) => x - (last[i] ?? 0))) > Math.hypot(...final.map((x, i) => x - (last[i] ?? 0)))
  return { d: flat([...outside, ...(joins ? [...inside].reverse() : inside)]), hole: [], rim: flat(inside) }
}

const signedArea = (points: readonly Point[]): number =>
  points.reduce((sum, [x, y], i) => {
    const [u, v] = points[(i + 1) % points.length] ?? [x, y]
    return sum + x * v - u * y
  }, 0)

/** The inside is drawn behind the head, the shell in front of it. */
export function drawHelmet(mount: Mount): { behind: Node[]; front: Node[] } {
  const at = viewHead(mount).point(mount.helmet.at)
  const s = mount.radius * mount.helmet.r
  const view = createSolidView({
    yaw: mount.yaw,
    pitch: mount.pitch + (mount.helmet.tipped ?? 0),
    roll: mount.roll,
    scale: s,
    at,
    drop: 0.06,
  })
  const { d, hole, rim } = buildShell(view)
  const orient = (points: readonly Point[], way: 1 | -1): Point[] =>
    Math.sign(signedArea(points)) === way ? [...points] : [...points].reverse()
  // The opening winds the other way round, so that the fill rule leaves it open.
  const outline = [...curve(orient(d, 1)), ...(hole.length ? curve(orient(hole, -1)) : [])]
  return {
    behind: [fill(view.hull([[0, 0, 0, 1]]), shade(HUES.steel, -0.24))],
    front: [
      drawToned(outline, plainCoat(HUES.steel), { dx: s * 0.1 * mount.light, dy: s * 0.16, band: s * 0.06 }),
      ...(rim.length ? [stroke(rim, HUES.red, s * 0.08)] : []),
      fill(oval(add(at, [-0.42 * s * mount.light, -0.7 * s]), s * 0.16, s * 0.08, -30 * mount.light), '#eef2f5'),
    ],
  }
}
