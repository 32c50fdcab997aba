// Fur that sticks out round a head: locks at the cheeks, or a mane all round.
import { shade } from '../kit/colour'
import { add, mul, sub } from '../kit/vector'
import type { Node, Point } from '../scene'
import type { HeadFrame } from './head-frame'
import { cloud, tufts } from './outline'
import { resolveTint } from './breed-row'
import type { Vec3 } from './solid'
import { fill, plainCoat, drawToned } from './tone'

type FullEllipsoid = readonly [forward: number, up: number, side: number, rf: number, ru: number, rs: number]

/** The point of an ellipsoid that is farthest in a direction on the page (its support point). */
function findSupportPoint({ view }: HeadFrame, [f, u, s, rf, ru, rs]: FullEllipsoid, way: Point): Point {
  const origin = view.point([0, 0, 0])
  const along = (v: Vec3) => {
    const p = sub(view.point(v), origin)
    return p[0] * way[0] + p[1] * way[1]
  }
  const q = [along([1, 0, 0]) * rf, along([0, 1, 0]) * ru, along([0, 0, 1]) * rs] as const
  const n = Math.hypot(...q) || 1
  return view.point([f + (rf * q[0]) / n, u + (ru * q[1]) / n, s + (rs * q[2]) / n])
}

/** A point just inside the silhouette of skull and cheeks, in a direction on the page (degrees, 90 is down). */
function findRimPoint(frame: HeadFrame, degrees: number): Point {
  const way: Point = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  const [a, b, c] = frame.row.skull
  const [f, u, s, r] = frame.row.cheeks
  const reach = (p: Point) => p[0] * way[0] + p[1] * way[1]
  const best = (
    [
      [0, 0, 0, a, b, c],
      [f, u, s, r * 0.9, r, r],
      [f, u, -s, r * 0.9, r, r],
    ] as const
  )
    .map((e) => findSupportPoint(frame, e, way))
    .reduce((p, q) => (reach(q) > reach(p) ? q : p))
  return add(frame.at, mul(sub(best, frame.at), 0.93))
}

/** Three locks at either cheek; raised in temper, flat in fear. */
export function drawRuff(frame: HeadFrame, size: number): Node[] {
  const out = frame.radius * size * 0.9 * (1 + frame.mood.fluff * 0.25)
  const colour = shade(frame.colours.primary, -0.015)
  const locks = (angles: readonly number[], way: number): Node =>
    fill(
      tufts(
        angles.map((d) => findRimPoint(frame, d)),
        way * out,
        0.2,
        [frame.at],
      ),
      colour,
    )
  return [locks([15, 45, 75, 105], -1), locks([165, 135, 105, 75], 1)]
}

export function drawMane(frame: HeadFrame, { colour, size }: NonNullable<HeadFrame['row']['mane']>): Node {
  const { radius, at, view } = frame
  const centre = view.point([-0.3, -0.06, 0])
  return drawToned(
    cloud([(centre[0] + at[0]) / 2, centre[1]], radius * size, radius * size * 0.96, 13, 'mane', 0.04),
    plainCoat(resolveTint(colour, frame.colours)),
    {
      dy: radius * 0.16,
      band: radius * 0.08,
    },
  )
}
