import { mix } from '../kit/colour'
import { clamp, lerp } from '../kit/vector'
import type { Colour, Point } from '../scene'
import { turf, snowy } from './foliage'
import { dab, fill, land, lens, many, paperShadow, smooth, wash } from './marks'
import type { Marks } from './marks'
import { upright } from './paint'
import { hills } from './sky'
import type { Stage } from './stage'

export const grassColour = (S: Stage): Colour => (snowy(S) ? S.p.snow : S.p.grass)
export const earthColour = (S: Stage, colour: Colour): Colour => (snowy(S) ? mix(colour, S.p.snow, 0.7) : colour)

/** A wavy dark strip across the foot of the page: dark front, lit middle. It does most for a composition. */
export function foot(S: Stage, colour: Colour): void {
  const y = lerp(S.G, 1000, 0.46)
  const edge = (x: number) => y + Math.sin(x / 170 + 2) * 16 + Math.sin(x / 61) * 7 - (x - 500) * 0.03 * S.sx
  S.add(
    0.02,
    fill(
      land(edge, 60),
      upright(y, 1020, [
        [0, S.T(colour, 0, -0.75)],
        [1, S.T(colour, -0.14, -1)],
      ]),
      0.62,
    ),
  )
}

/** Snow lies in soft banks: light above, blue below, no edge at its foot. */
function drifts(S: Stage, y: number): Marks {
  const h = S.hand('drifts')
  return [0.1, 0.3, 0.52, 0.76].map((t, i) => {
    const [x, by, w] = [h.between(i % 2 ? 560 : -60, i % 2 ? 1060 : 440), lerp(y, 1000, t), 260 + 300 * t]
    const tall = 16 + 34 * t
    return fill(
      smooth(
        [
          [x - w / 2, by + tall * 0.5],
          [x - w * 0.26, by - tall * 0.3],
          [x + w * 0.04, by - tall],
          [x + w * 0.3, by - tall * 0.36],
          [x + w / 2, by + tall * 0.5],
        ],
        true,
        0.8,
      ),
      upright(by - tall, by + tall * 0.5, [
        [0, S.T(S.p.snow, 0.1, 0.8), 0.9],
        [0.5, S.T(S.p.snow, 0.1, -0.35), 0.5],
        [1, S.T(S.p.snow, 0.1, -0.2), 0],
      ]),
    )
  })
}

/** The field on which the cast stands: swelling, lit in the middle, darker to the feet of the page. */
export function ground(
  S: Stage,
  colour: Colour,
  o: { y?: number; amp?: number; d?: number; turf?: number; upright?: boolean } = {},
): void {
  const { H, G, T } = S
  const y = o.y ?? lerp(H, G, 0.28)
  const d = o.d ?? 0.3
  const h = S.hand('ground')
  const edge = land((x) => y + Math.sin(x / 240 + 1) * (o.amp ?? 10))
  S.add(
    d,
    S.dark ? null : paperShadow(edge, S.shadow, -S.sx * 4, -9, 0.1),
    fill(
      edge,
      upright(y, 1050, [
        [0, T(colour, 0.42, 0.3)],
        [clamp((G - y) / (1050 - y)) * 0.75, T(colour, 0.05, 0.15)],
        [1, T(colour, 0, -0.55)],
      ]),
    ),
    fill(wash(h, -200, y + 20, 1200, G - y, 12, 380, 12), T(colour, 0.2, 0.6), 0.5),
    fill(
      many(3, (i) => lens(h.between(100, 900), lerp(y, 1000, 0.2 + i * 0.27), 620 + i * 160, 60 + i * 34)),
      T(colour, 0.12, 0.5),
      S.dark ? 0.12 : 0.26,
    ),
    fill(wash(h, -200, y + 30, 1200, 1000 - y, 12, 340, 14), T(colour, 0.1, -0.5), 0.4),
  )
  if (snowy(S)) S.add(0.2, drifts(S, y))
  foot(S, colour)
  S.add(0.12, turf(S, colour, 'ground', o.turf ?? 56, o.upright ?? true))
}

interface Way {
  x0?: number
  y0?: number
  w0?: number
  x1?: number
  w1?: number
  phase?: number
  bend?: number
  d?: number
}
/** A winding path that narrows to the horizon. Its far end lies aside: one that starts behind the cast's heads looks like a ghost. */
export function way(S: Stage, colour: Colour, o: Way = {}): void {
  const { G, H, T } = S
  const y0 = o.y0 ?? lerp(H, G, 0.3)
  const [x0, w0, x1, w1] = [(o.x0 ?? S.fx + 40) - 190, o.w0 ?? 12, (o.x1 ?? 430) - 60, o.w1 ?? 250]
  const h = S.hand('way')
  const left: Point[] = []
  const right: Point[] = []
  for (let i = 0; i <= 7; i++) {
    const t = i / 7
    const [y, w] = [lerp(y0, 1060, t ** 1.5), lerp(w0, w1, t ** 1.55)]
    const x = lerp(x0, x1, t) + Math.sin(t * 5 + (o.phase ?? 0)) * 105 * t ** 0.7 * (o.bend ?? 1)
    left.push([x - w / 2 + h.about(4), y])
    right.push([x + w / 2 + h.about(4), y])
  }
  const at = (side: readonly Point[], i: number): Point => side[Math.max(0, Math.min(7, i))] ?? [0, 0]
  S.add(
    o.d ?? 0.15,
    fill(
      smooth([...left, ...[...right].reverse()], true, 0.9),
      upright(y0, 1000, [
        [0, mix(T(colour, 0.45, 0.2), T(grassColour(S), 0.42, 0.3), 0.75)],
        [0.14, T(colour, 0.3, 0.2)],
        [0.55, T(colour, 0.05, 0.3)],
        [1, T(colour, 0, -0.3)],
      ]),
    ),
    fill(
      many(20 * S.detail, () => {
        const i = Math.min(6, Math.floor(h.next() * 7))
        const [a, b, t] = [at(left, i), at(right, i), h.between(0.08, 0.92)]
        const s = S.scaleAt(a[1])
        return lens(lerp(a[0], b[0], t), lerp(a[1], b[1], t) + h.about(20), 34 * s * h.between(0.5, 1.4), 7 * s)
      }),
      T(colour, 0.1, -0.35),
    ),
    fill(
      many(20 * S.detail, () => {
        const side = h.next() < 0.5 ? left : right
        const i = Math.min(6, Math.floor(h.next() * 7))
        const [a, b, t] = [at(side, i), at(side, i + 1), h.next()]
        const s = S.scaleAt(lerp(a[1], b[1], t))
        return dab(lerp(a[0], b[0], t), lerp(a[1], b[1], t) + 3, 26 * s, 3 * s, -90 + h.about(30))
      }),
      T(grassColour(S), 0.1, -0.3),
    ),
  )
}

/** Three bands of hills between the sky and the place. */
export function distance(S: Stage, trees = 16, tilt = 20): void {
  S.add(0.92, hills(S, 'f1', S.H - 46, 46, S.p.leafDeep, 0.92).marks)
  S.add(0.75, hills(S, 'f2', S.H - 6, 34, S.p.leaf, 0.74, { trees, treeSize: 13, tilt }).marks)
  S.add(0.55, hills(S, 'f3', S.H + 34, 20, grassColour(S), 0.52, { dabs: 16 }).marks)
}

/** A paved ground with its stones, from y down. */
export function paving(S: Stage, y: number, colour: Colour, marks: Colour, d = 0.3): void {
  const h = S.hand('paving')
  const c = earthColour(S, colour)
  S.add(
    d,
    fill(
      land(() => y, 400),
      upright(y, 1000, [
        [0, S.T(c, 0.3, 0.2)],
        [0.45, S.T(c, 0.02, 0.25)],
        [1, S.T(c, 0, -0.5)],
      ]),
    ),
    fill(
      many(60 * S.detail, () => {
        const s = h.between(0.5, 1.6)
        return lens(h.between(-60, 1060), Math.max(y + 8, S.gy(s)), 70 * s, 10 * s)
      }),
      S.T(marks, 0.12, 0),
      0.35,
    ),
  )
}
