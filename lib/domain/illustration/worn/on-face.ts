// What is drawn, spilt or stuck on a face, and what hangs below it.
import { shade } from '../kit/colour'
import { add, polar } from '../kit/vector'
import { curve, leaf, oval, polygon, type Outline } from '../pets/outline'
import { dab } from '../pets/tone'
import type { Colour, Node, Point } from '../scene'
import { HUES } from '../things/prop-drawing'
import { type Mount, onHead } from './mount'

/** Burnt cork: long and black, curly at both ends. */
export function moustache(m: Mount): Node[] {
  const view = onHead(m)
  const {
    at: [f, u, z],
    wide,
    back,
  } = m.lip
  const halves = ([-1, 1] as const).filter((side) => view.depth([0.55, 0, side * 0.84]) > -0.05)
  if (view.depth([1, 0, 0]) < 0) return []
  const swept = (more: number): Outline =>
    halves.flatMap((side) => {
      const on = (across: number, up: number): Point =>
        view.point([f - back * across * across, u + up * wide, z + side * across * wide])
      const w = wide * m.radius
      return leaf(
        [on(0, 0.02), on(0.3, -0.12), on(0.66, -0.14), on(0.96, 0.1), on(0.98, 0.34), on(0.82, 0.36)],
        [0.1, 0.2, 0.17, 0.1, 0.06, 0].map((x) => (x + more) * w),
      )
    })
  return [...(m.dark ? [dab(swept(0.05), '#c9b49a')] : []), dab(swept(0), '#2b2226')]
}

/** Smeared over the nose, with a drop beside it. */
function smear(m: Mount, colour: Colour): Node[] {
  const view = onHead(m)
  if (view.depth(m.nose) < 0) return []
  const r = m.radius * 0.11
  const blob = ([x, y]: Point, k: number): Outline =>
    curve(
      Array.from({ length: 8 }, (_, i): Point => {
        const far = r * k * (i % 3 === 1 ? 1.3 : i % 3 ? 0.86 : 1.05)
        return [x + Math.cos(i * 0.785 + k) * far * 1.2, y + Math.sin(i * 0.785 + k) * far * 0.92]
      }),
    )
  const at = view.point(m.nose)
  const side = m.yaw < 90 ? 1 : -1
  const drop = view.point([m.nose[0] - 0.14, m.nose[1] + 0.06, m.nose[2] + side * 0.42])
  return [
    dab([...blob(at, 1), ...blob(drop, 0.5)], colour),
    dab(oval(add(at, [-r * 0.35 * m.light, -r * 0.36]), r * 0.28, r * 0.18, -24), shade(colour, 0.26)),
  ]
}
export const jam = (m: Mount): Node[] => smear(m, '#b3202f')
export const blueDab = (m: Mount): Node[] => smear(m, HUES.blue)

/** A pale edge sets what is stuck or pinned off from cloth and fur of its own colour. */
const round = (at: Point, r: number, colour: Colour, light: 1 | -1): Node[] => [
  dab(oval(add(at, [0, r * 0.1]), r * 1.04, r * 1.04), shade(HUES.cream, -0.22)),
  dab(oval(at, r, r), HUES.cream),
  dab(oval(at, r * 0.8, r * 0.8), shade(colour, -0.08)),
  dab(oval(add(at, [-r * 0.05 * light, -r * 0.06]), r * 0.74, r * 0.74), colour),
]

/** Round and red, as they come on a roll. */
export const stuck = (at: Point, r: number, light: 1 | -1): Node[] => [
  ...round(at, r, HUES.red, light),
  dab(oval(add(at, [-r * 0.28 * light, -r * 0.3]), r * 0.2, r * 0.13, -30), shade(HUES.red, 0.16)),
]

/** A disc with a gold star on it. */
export const medal = (at: Point, r: number, light: 1 | -1): Node[] => [
  ...round(at, r, HUES.blue, light),
  dab(
    polygon(Array.from({ length: 10 }, (_, i): Point => polar(at, i * 36 - 90, r * (i % 2 ? 0.26 : 0.62)))),
    HUES.gold,
  ),
]

/** On the side of the head that one sees, and not at all on the back of it. */
export const sticker = (m: Mount): Node[] => {
  const view = onHead(m)
  const [f, u, z] = m.temple
  if (view.depth([1, 0, 0]) < -0.3) return []
  return stuck(view.point([f, u, view.depth([0, 0, 1]) < -0.1 ? -z : z]), m.radius * m.mark, m.light)
}
export const badge = (m: Mount): Node[] => {
  const view = onHead(m)
  return view.depth([1, 0, 0]) < -0.1 ? [] : medal(view.point(m.breast), m.radius * m.mark * 1.3, m.light)
}
