// Loose hair: the mass behind the head, the locks in front of the ears, the curls along its edge.
import { chance } from '../../../chance'
import { lerp } from '../../kit/vector'
import { path } from '../../kit/shape'
import type { Node, Point } from '../../scene'
import type { RigContext } from '../context'
import { HEAD, translatePoints, linspace } from '../geometry'
import type { Head } from '../head'
import { coarsePen } from '../pen'
import { drawCurlStrokes, findHairlineEnds, volumeAt } from './cap'
import type { Style } from './styles'

type Loose = NonNullable<Style['loose']>

export function drawBackMass(ctx: RigContext, head: Head, style: Style, loose: Loose): Node {
  const side = head.view === 'side'
  const low = loose.length * HEAD
  const flare = loose.flare * HEAD
  const right = side ? 0.12 * HEAD : head.outside(0, style.volume + 0.01)[0] * (head.view === 'threeQuarter' ? 0.86 : 1)
  const left = head.outside(180, style.volume + 0.01)[0] * (side ? 0.98 : 1)
  // in profile the mass ends on the crown, under the cap
  const top = linspace(-180, 0, 11).map((phi, i) =>
    head.outside(phi, volumeAt(head, style, phi) * (side && i > 4 ? 0.3 : 0.97)),
  )
  const hem = [0.12, 0.32, 0.5, 0.7, 0.9].map((t, i): Point => [
    lerp(right, left, t),
    low * (1 + loose.ragged * (i % 2 ? 1 : -1)),
  ])
  const d = coarsePen.smooth(
    [
      ...top.slice(0, side ? 7 : 11),
      [right + flare * 0.5, low * 0.45],
      [right + flare * 0.7, low * 0.82],
      ...hem,
      [left - flare * 0.7, low * 0.82],
      [left - flare * 0.5, low * 0.45],
    ],
    true,
    loose.ragged > 0.1 ? 0.6 : 0.9,
  )
  if (head.view !== 'back') return ctx.drawForm(d, { ...ctx.hair, base: ctx.hair.dark, dark: ctx.hair.deep }, [10, 4])
  const fall = (i: number) =>
    coarsePen.brushStroke(
      [lerp(-0.3, 0.3, i / 3) * HEAD, -0.3 * HEAD],
      [lerp(-0.38, 0.38, i / 3) * HEAD, low * 0.9],
      4,
      6,
    )
  if (style.texture === 'curls') return ctx.drawForm(d, ctx.hair, [10, 4])
  return ctx.drawForm(
    d,
    ctx.hair,
    [10, 4],
    [path(fall(0) + fall(2), ctx.hair.dark), path(fall(1) + fall(3), ctx.hair.light)],
  )
}

const buildBumpsPath = (points: readonly Point[], r: number, key: string): string =>
  points.map((p, i) => coarsePen.disc(p, r * (0.85 + 0.35 * chance(key, `${i}`)))).join('')

/** Curls round the head: a dark row at the back, a lit one in front. */
export function drawCurlyEdge(ctx: RigContext, head: Head, style: Style, bump: number): { back: Node; front: Node } {
  const coils = style.texture === 'coils'
  const [from, to] = coils
    ? findHairlineEnds(head, style.hairline)
    : ([-232, head.view === 'side' ? -35 : head.view === 'threeQuarter' ? 30 : 52] as const)
  const points: Point[] = []
  const step = coils ? (bump < 0.06 ? 9 : 13) : 15
  for (let phi = from; phi <= to; phi += step) points.push(head.outside(phi, volumeAt(head, style, phi) * 0.72))
  const wide = head.view === 'front' || head.view === 'back'
  const front = points.filter(
    ([x, y]) => y < (coils ? 0.1 : -0.02) * HEAD || (!coils && (wide || x < (head.view === 'side' ? -0.2 * HEAD : 0))),
  )
  return {
    back: path(buildBumpsPath(points, bump * HEAD * 1.25, `${ctx.look.hair} back`), ctx.hair.dark),
    front: path(buildBumpsPath(front, bump * HEAD, `${ctx.look.hair} front`), ctx.hair.base),
  }
}

/** Curls that fall beside the face. */
export function drawSideCurls(ctx: RigContext, head: Head): Node[] {
  const sides = head.view === 'front' ? ([-1, 1] as const) : ([-1] as const)
  return sides.flatMap((s) => {
    const points = [0, 1, 2, 3].map((i): Point => [
      s * head.radius * (head.view === 'threeQuarter' ? 0.9 : head.view === 'side' ? 0.6 : 1.04),
      (-0.1 + i * 0.13) * HEAD,
    ])
    return [
      // in profile the curls close up behind the ear
      path(
        buildBumpsPath(points, 0.1 * HEAD, `side ${s}`) +
          (head.view === 'side' ? coarsePen.disc([-0.42 * HEAD, 0.16 * HEAD], 0.16 * HEAD) : ''),
        ctx.hair.dark,
      ),
      path(buildBumpsPath(translatePoints(points, -3 * ctx.light, -4), 0.092 * HEAD, `side ${s}`), ctx.hair.base),
      ...drawCurlStrokes(ctx, points, 9),
    ]
  })
}

export function drawSideLocks(ctx: RigContext, head: Head, style: Style, loose: Loose): Node[] {
  const y = loose.lock * HEAD
  const flare = loose.flare * HEAD
  if (head.view === 'back' || !loose.lock) return []
  if (head.view === 'side') {
    const d = coarsePen.smooth([
      [-0.5 * HEAD, -0.2 * HEAD],
      [-0.57 * HEAD, 0.1 * HEAD],
      [-0.55 * HEAD, y * 0.8],
      [-0.42 * HEAD, y + (0.03 + loose.ragged / 2) * HEAD],
      [-0.2 * HEAD, y + 0.01 * HEAD],
      [0.02 * HEAD, y + 0.02 * HEAD],
      [0.1 * HEAD, y * 0.75],
      [0.09 * HEAD, 0.1 * HEAD],
      [0.14 * HEAD, -0.12 * HEAD],
      [-0.1 * HEAD, -0.25 * HEAD],
    ])
    return [
      ctx.drawForm(
        d,
        ctx.hair,
        [10, 4],
        [
          path(
            [0, 1, 2]
              .map((i) =>
                coarsePen.brushStroke(
                  [(-0.36 + i * 0.16) * HEAD, -0.1 * HEAD],
                  [(-0.38 + i * 0.17) * HEAD, y * 0.92],
                  6,
                  4,
                ),
              )
              .join(''),
            ctx.hair.dark,
          ),
        ],
      ),
    ]
  }
  return ([-1, 1] as const).map((s) => {
    const xo = Math.abs(head.outside(s > 0 ? 0 : 180, style.volume)[0])
    const xi = head.radius * (head.view === 'threeQuarter' ? (s > 0 ? 0.93 : 0.66) : 0.84)
    const d = coarsePen.smooth([
      [s * xo * 0.97, -0.12 * HEAD],
      [s * (xo + flare * 0.35), 0.1 * HEAD],
      [s * (xo + flare * 0.6), y * 0.62],
      [s * (xo + flare * 0.35), y * 0.93],
      [s * lerp(xo, xi, 0.38), y + (0.035 + loose.ragged / 2) * HEAD],
      [s * lerp(xi, xo, 0.15), y * 0.97],
      [s * xi, y * 0.6],
      [s * xi, 0.06 * HEAD],
      [s * xi * 0.99, -0.1 * HEAD],
      [s * lerp(xi, xo, 0.5), -0.2 * HEAD],
    ])
    return ctx.drawForm(
      d,
      ctx.hair,
      [s > 0 ? 7 : 9, 3],
      [
        path(
          coarsePen.brushStroke([s * lerp(xi, xo, 0.6), -0.02 * HEAD], [s * lerp(xi, xo, 0.55), y * 0.88], -s * 6, 4),
          ctx.hair.dark,
        ),
        s < 0
          ? path(
              coarsePen.brushStroke([s * xo * 0.97, 0.05 * HEAD], [s * (xo + flare * 0.2), y * 0.7], 5, 7),
              ctx.hair.light,
            )
          : null,
      ],
    )
  })
}
