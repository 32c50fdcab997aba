// Worn on the face (drawn, spilt or stuck on), and what hangs below it.
import { shade } from '../kit/colour'
import { add, polar } from '../kit/vector'
import { curve, leaf, oval, polygon, type Outline } from '../pets/outline'
import { fill } from '../pets/tone'
import type { Colour, Node, Point } from '../scene'
import { HUES } from '../things/prop-drawing'
import { type Mount, viewHead } from './mount'

/** A long black moustache of burnt cork, curled at both ends. */
export function drawMoustache(mount: Mount): Node[] {
  const view = viewHead(mount)
  const {
    at: [f, u, z],
    wide,
    back,
  } = mount.lip
  const halves = ([-1, 1] as const).filter((side) => view.depth([0.55, 0, side * 0.84]) > -0.05)
  if (view.depth([1, 0, 0]) < 0) return []
  const swept = (more: number): Outline =>
    halves.flatMap((side) => {
      const on = (across: number, up: number): Point =>
        view.point([f - back * across * across, u + up * wide, z + side * across * wide])
      const w = wide * mount.radius
      return leaf(
        [on(0, 0.02), on(0.3, -0.12), on(0.66, -0.14), on(0.96, 0.1), on(0.98, 0.34), on(0.82, 0.36)],
        [0.1, 0.2, 0.17, 0.1, 0.06, 0].map((x) => (x + more) * w),
      )
    })
  return [...(mount.dark ? [fill(swept(0.05), '#c9b49a')] : []), fill(swept(0), '#2b2226')]
}

/** Smeared over the nose, with a drop on the cheek: eyes stay free. */
function drawSmear(mount: Mount, colour: Colour): Node[] {
  const view = viewHead(mount)
  if (view.depth(mount.nose) < 0) return []
  const r = mount.radius * 0.11
  const blob = ([x, y]: Point, k: number): Outline =>
    curve(
      Array.from({ length: 8 }, (_, i): Point => {
        const far = r * k * (i % 3 === 1 ? 1.3 : i % 3 ? 0.86 : 1.05)
        return [x + Math.cos(i * 0.785 + k) * far * 1.2, y + Math.sin(i * 0.785 + k) * far * 0.92]
      }),
    )
  const at = view.point(mount.nose)
  const side = mount.yaw < 90 ? 1 : -1
  const drop = view.point([mount.nose[0] - 0.14, mount.nose[1] - 0.13, mount.nose[2] + side * 0.42])
  return [
    fill([...blob(at, 1), ...blob(drop, 0.5)], colour),
    fill(oval(add(at, [-r * 0.35 * mount.light, -r * 0.36]), r * 0.28, r * 0.18, -24), shade(colour, 0.26)),
  ]
}
export const drawJam = (mount: Mount): Node[] => drawSmear(mount, '#b3202f')
export const drawBlueDab = (mount: Mount): Node[] => drawSmear(mount, HUES.blue)

/** A pale edge separates a sticker or badge from cloth and fur of its own colour. */
const drawDisc = (at: Point, r: number, colour: Colour, light: 1 | -1): Node[] => [
  fill(oval(add(at, [0, r * 0.1]), r * 1.04, r * 1.04), shade(HUES.cream, -0.22)),
  fill(oval(at, r, r), HUES.cream),
  fill(oval(at, r * 0.8, r * 0.8), shade(colour, -0.08)),
  fill(oval(add(at, [-r * 0.05 * light, -r * 0.06]), r * 0.74, r * 0.74), colour),
]

/** Round and red, as they come on a roll. */
export const drawStickerAt = (at: Point, r: number, light: 1 | -1): Node[] => [
  ...drawDisc(at, r, HUES.red, light),
  fill(oval(add(at, [-r * 0.28 * light, -r * 0.3]), r * 0.2, r * 0.13, -30), shade(HUES.red, 0.16)),
]

/** A disc with a gold star on it. */
export const drawBadgeAt = (at: Point, r: number, light: 1 | -1): Node[] => [
  ...drawDisc(at, r, HUES.blue, light),
  fill(
    polygon(Array.from({ length: 10 }, (_, i): Point => polar(at, i * 36 - 90, r * (i % 2 ? 0.26 : 0.62)))),
    HUES.gold,
  ),
]

/** On the visible side of the head; not drawn from behind. */
export const drawSticker = (mount: Mount): Node[] => {
  const view = viewHead(mount)
  const [f, u, z] = mount.temple
  if (view.depth([1, 0, 0]) < -0.3) return []
  return drawStickerAt(
    view.point([f, u, view.depth([0, 0, 1]) < -0.1 ? -z : z]),
    mount.radius * mount.mark,
    mount.light,
  )
}
export const drawBadge = (mount: Mount): Node[] => {
  const view = viewHead(mount)
  return view.depth([1, 0, 0]) < -0.1
    ? []
    : drawBadgeAt(view.point(mount.breast), mount.radius * mount.mark * 1.3, mount.light)
}
