// What sits on the crown of a head. Units: half the head's width where a hat sits; forward, up, right.
import { shade } from '../kit/colour'
import { add, mul, normalise, perpendicular, sub } from '../kit/vector'
import { arcPoints, curve, leaf, oval, polygon } from '../pets/outline'
import type { Ellipsoid, SolidView, Vec3 } from '../pets/solid'
import { fill, plainCoat, stroke, drawToned } from '../pets/tone'
import type { Colour, Node, Point } from '../scene'
import { HUES } from '../things/prop-drawing'
import { type Mount, viewCrown } from './mount'

const drawSolid = (view: SolidView, balls: readonly Ellipsoid[], colour: Colour, light: number, size: number): Node =>
  drawToned(view.hull(balls), plainCoat(colour), { dx: size * 0.1 * light, dy: size * 0.12, band: size * 0.06 })
const getCrownSize = (mount: Mount): number => mount.radius * mount.crown.wide
/** Points of a ring round the head at a height; `near`: on the side that faces us. */
const ringPoints = (view: SolidView, up: number, r: number, n: number): { p: Vec3; at: Point; near: boolean }[] =>
  Array.from({ length: n }, (_, i) => {
    const a = ((i + 0.5) / n) * Math.PI * 2
    const p: Vec3 = [Math.cos(a) * r, up, Math.sin(a) * r]
    return { p, at: view.point(p), near: view.depth(p) > 0 }
  })

/** A straw hat with a red band. */
export function drawHat(mount: Mount): Node[] {
  const view = viewCrown(mount)
  const s = getCrownSize(mount)
  const straw = HUES.pale
  const brim = view.hull([[0, 0.02, 0, 1.62, 0.05, 1.62]])
  const band = view.hull([
    [0, 0.06, 0, 1.03, 0.06, 1.03],
    [0, 0.3, 0, 1, 0.02, 1],
  ])
  // The top is drawn over the band, as seen from above.
  const top = view.hull([
    [0, 0.31, 0, 0.99, 0.02, 0.99],
    [0, 0.68, 0, 0.84, 0.34, 0.84],
  ])
  return [
    fill(view.hull([[0, -0.07, 0, 1.58, 0.05, 1.58]]), shade(straw, -0.16)),
    drawToned(brim, plainCoat(straw), { dx: s * 0.1 * mount.light, dy: s * 0.05, band: 0, light: 0 }),
    drawToned(band, plainCoat(HUES.red), { dx: s * 0.12 * mount.light, dy: 0, band: 0, light: 0 }),
    drawToned(top, plainCoat(shade(straw, 0.02)), { dx: s * 0.12 * mount.light, dy: s * 0.1, band: s * 0.06 }),
  ]
}

/** A crown of gold paper. The points at the back show their darker inside. */
export function drawCrown(mount: Mount): Node[] {
  const view = viewCrown(mount)
  const s = getCrownSize(mount)
  const points = 7
  const half = (near: boolean): Node[] => {
    const colour = near ? HUES.gold : shade(HUES.gold, -0.13)
    return Array.from({ length: points }, (_, i) => ((i + 0.25) / points) * Math.PI * 2).flatMap((a) => {
      const on = (turn: number, up: number, r: number): Point =>
        view.point([Math.cos(a + turn) * r, up, Math.sin(a + turn) * r])
      if (view.depth([Math.cos(a), 0, Math.sin(a)]) > 0 !== near) return []
      const wide = Math.PI / points + 0.04
      const [low, dip] = [-0.06, 0.3]
      return [
        fill(
          polygon([
            on(-wide, low, 0.98),
            on(-wide, dip, 1),
            on(0, 0.86, 1.1),
            on(wide, dip, 1),
            on(wide, low, 0.98),
            on(0, low, 1),
          ]),
          colour,
        ),
      ]
    })
  }
  const gems = ringPoints(view, 0.16, 1.02, points)
    .filter(({ near }) => near)
    .map(({ at }, i) =>
      fill(
        curve([
          [at[0] - s * 0.08, at[1]],
          [at[0], at[1] - s * 0.1],
          [at[0] + s * 0.08, at[1]],
          [at[0], at[1] + s * 0.1],
        ]),
        i % 2 ? HUES.blue : HUES.red,
      ),
    )
  return [...half(false), ...half(true), ...gems]
}

/** A bucket upside down, its handle hanging. */
export function drawBucket(mount: Mount): Node[] {
  const view = viewCrown(mount)
  const s = getCrownSize(mount)
  const handle = [view.point([0, 0.1, -1.16]), view.point([0.9, -0.2, 0]), view.point([0, 0.1, 1.16])]
  return [
    drawSolid(
      view,
      [
        [0, 0, 0, 1.14, 0.06, 1.14],
        [0, 1.3, 0, 0.8, 0.06, 0.8],
      ],
      HUES.blue,
      mount.light,
      s,
    ),
    fill(view.hull([[0, 0.02, 0, 1.2, 0.08, 1.2]]), shade(HUES.blue, 0.07)),
    fill(view.hull([[0, 1.34, 0, 0.78, 0.03, 0.78]]), shade(HUES.blue, 0.1)),
    stroke(handle, HUES.steel, s * 0.09),
  ]
}

/** A flat round loaf with slashes. */
export function drawLoaf(mount: Mount): Node[] {
  const view = viewCrown(mount)
  const s = getCrownSize(mount)
  const crust = '#b9743a'
  const top = mount.crown.tall + 0.14
  const slash = (f: number): Node =>
    fill(
      leaf(arcPoints(view.point([f, top - f * f * 0.2, -0.6]), view.point([f + 0.1, top - f * f * 0.2, 0.6]), 0.06), [
        0,
        0.06 * s,
        0.09 * s,
        0.06 * s,
        0,
      ]),
      '#efcf9a',
    )
  return [
    drawSolid(
      view,
      [
        [0, 0.1, 0, 1.36, 0.14, 1.36],
        [0, top - 0.4, 0, 1.14, 0.4, 1.14],
      ],
      crust,
      mount.light,
      s,
    ),
    ...[-0.5, 0, 0.5].map(slash),
  ]
}

/** A round red toy block: it rolls as a ball does. */
export function drawBlock(mount: Mount): Node[] {
  const view = viewCrown(mount)
  const s = getCrownSize(mount)
  const r = 0.52
  const up = mount.crown.tall - 0.1 + r
  return [
    drawSolid(view, [[0, up, 0, r, r, r]], HUES.red, mount.light, s),
    fill(
      oval(add(view.point([0, up, 0]), [-s * 0.2 * mount.light, -s * 0.22]), s * 0.11, s * 0.07),
      shade(HUES.red, 0.14),
    ),
  ]
}

/** Fern fronds stuck in all round, rising and then hanging over. */
export function drawFerns(mount: Mount): Node[] {
  const view = viewCrown(mount)
  const s = getCrownSize(mount)
  const low = mount.crown.tall * 0.55
  return Array.from({ length: 9 }, (_, i) => ((i + 0.5) / 9) * Math.PI * 2)
    .map((a, i) => ({ a, i, far: view.depth([Math.cos(a), 0, Math.sin(a)]) }))
    .sort((x, y) => x.far - y.far)
    .map(({ a, i, far }) => {
      const long = 0.85 + (i % 3) * 0.2
      const spine = Array.from({ length: 7 }, (_, k): Point => {
        const t = k / 6
        const out = 0.5 + t * long
        return view.point([
          Math.cos(a) * out,
          low + (far > 0.5 ? 0.5 : 1.3) * long * (t - 0.62 * t * t),
          Math.sin(a) * out,
        ])
      })
      const green = shade(i % 2 ? HUES.green : HUES.leaf, far > 0 ? 0.02 : -0.06)
      const leaves = spine.slice(1, 6).flatMap((p, k) => {
        const way = normalise(sub(spine[k + 2] ?? p, p))
        const wide = s * (0.34 - k * 0.05)
        return [-1, 1].map((side) =>
          leaf(
            arcPoints(p, add(p, add(mul(perpendicular(way), side * wide), mul(way, wide * 0.55))), side * 0.1, 3),
            // Three points are a leaf: many leaves of more made a page of three ferned heads ten kilobytes heavier.
            [0.03, 0.07, 0].map((w) => w * s),
          ),
        )
      })
      return fill(
        [
          ...leaf(
            spine,
            [0.05, 0.05, 0.048, 0.042, 0.036, 0.03, 0].map((w) => w * s),
          ),
          ...leaves.flat(),
        ],
        green,
      )
    })
}
