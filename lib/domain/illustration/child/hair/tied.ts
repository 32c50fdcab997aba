// Tied hair: puffs, braids, a ponytail, a bun, locs, the ends of cornrows. Each is drawn behind or in front of the
// head.
import { chance } from '../../../chance'
import {
  add,
  lerpPoint,
  compose,
  lerp,
  mul,
  normalise,
  perpendicular,
  polar,
  rotate,
  sub,
  translate,
} from '../../kit/vector'
import { ellipse, group, path } from '../../kit/shape'
import type { Node, Point } from '../../scene'
import { getTieTones, type RigContext } from '../context'
import { HEAD, ellipsePoints, translatePoints, linspace } from '../geometry'
import type { Head } from '../head'
import { coarsePen } from '../pen'
import { drawCurlStrokes } from './cap'

export interface HairLayers {
  back: Node[]
  front: Node[]
}

function drawTie(ctx: RigContext, [x, y]: Point, r: number): Node[] {
  const tie = getTieTones(ctx.look)
  return [ellipse(x, y, r, r * 0.92, tie.dark), ellipse(x - 2 * ctx.light, y - 2, r * 0.82, r * 0.75, tie.base)]
}
/** Rotates hanging hair about its root, against the head's tilt. */
const hangFrom = (nodes: readonly Node[], root: Point, degrees: number): Node =>
  group(nodes, { transform: compose(translate(...root), rotate(degrees), translate(-root[0], -root[1])) })
const getVisibleSides = (head: Head): readonly (1 | -1)[] => (head.view === 'side' ? [-1] : [-1, 1])

export function drawPuffs(ctx: RigContext, head: Head): HairLayers {
  const out: HairLayers = { back: [], front: [] }
  for (const s of getVisibleSides(head)) {
    const quarter = head.view === 'threeQuarter'
    const centre: Point =
      head.view === 'side'
        ? [-0.25 * HEAD, -0.52 * HEAD]
        : quarter
          ? [(s < 0 ? -0.4 : 0.36) * HEAD, -0.53 * HEAD]
          : [s * 0.4 * HEAD, -0.5 * HEAD]
    const r = (quarter && s > 0 ? 0.2 : 0.235) * HEAD
    const edge = ellipsePoints(centre, r * 0.82, 10)
    const bumps = (points: readonly Point[], k: number) =>
      points.map((p, i) => coarsePen.disc(p, r * k * (0.85 + 0.35 * chance('puff', `${s}${i}`)))).join('')
    const puff = [
      path(coarsePen.disc(centre, r * 0.9) + bumps(edge, 0.3), ctx.hair.dark),
      path(
        coarsePen.disc([centre[0] - 4 * ctx.light, centre[1] - 5], r * 0.88) +
          bumps(translatePoints(edge, -4 * ctx.light, -5), 0.28),
        ctx.hair.base,
      ),
      ...drawCurlStrokes(
        ctx,
        Array.from({ length: 6 }, (_, i) => polar(centre, i * 60 + 10, r * (0.3 + 0.4 * chance('puff curl', `${i}`)))),
        8,
      ),
    ]
    if (head.view !== 'back') out.back.push(...puff)
    if (head.view === 'back' || head.view === 'side') out.front.push(...puff)
    out.front.push(
      ...drawTie(
        ctx,
        lerpPoint(centre, [head.view === 'side' ? -0.1 * HEAD : s * 0.2 * HEAD, -0.3 * HEAD], 0.43),
        0.06 * HEAD,
      ),
    )
  }
  return out
}

export function drawBraids(ctx: RigContext, head: Head, tilt: number): HairLayers {
  const out: HairLayers = { back: [], front: [] }
  const tie = getTieTones(ctx.look)
  const links = 6
  for (const s of getVisibleSides(head)) {
    const x0 =
      head.view === 'side' ? -0.2 * HEAD : s * head.radius * (head.view === 'threeQuarter' && s > 0 ? 0.86 : 0.95)
    const nodes: Node[] = []
    for (let i = 0; i < links; i++) {
      const w = 0.098 * HEAD * (1 - i * 0.06)
      const [x, y] = [x0 + s * (i * 0.018 + 0.035) * HEAD, (0.2 + i * 0.105) * HEAD]
      nodes.push(
        ctx.drawForm(
          coarsePen.smooth([
            [x - w, y - 0.02 * HEAD],
            [x, y - 0.075 * HEAD],
            [x + w, y - 0.02 * HEAD],
            [x + w * 0.6, y + 0.06 * HEAD],
            [x, y + 0.095 * HEAD],
            [x - w * 0.6, y + 0.06 * HEAD],
          ]),
          ctx.hair,
          [5, 4],
          [
            path(
              coarsePen.brushStroke([x, y - 0.03 * HEAD], [x + (i % 2 ? 1 : -1) * w * 0.7, y + 0.06 * HEAD], 2, 4),
              ctx.hair.dark,
            ),
          ],
        ),
      )
    }
    const [xe, ye] = [x0 + s * 0.15 * HEAD, (0.2 + links * 0.105) * HEAD]
    nodes.push(
      path(
        coarsePen.smooth([
          [xe - 9, ye - 4],
          [xe + 9, ye - 4],
          [xe + 15, ye + 26],
          [xe, ye + 34],
          [xe - 15, ye + 26],
        ]),
        ctx.hair.base,
      ),
      path(
        coarsePen.sweep(
          [
            [xe - 9, ye - 5],
            [xe + 9, ye - 5],
          ],
          [14, 14],
        ),
        tie.base,
      ),
    )
    out[head.view === 'threeQuarter' && s > 0 ? 'back' : 'front'].push(hangFrom(nodes, [x0, 0.14 * HEAD], -tilt * 0.85))
  }
  return out
}

export function drawPonytail(ctx: RigContext, head: Head): HairLayers {
  const root: Point =
    head.view === 'front'
      ? [0.3 * HEAD, -0.47 * HEAD]
      : head.view === 'back'
        ? [0, -0.2 * HEAD]
        : [-0.43 * HEAD, -0.36 * HEAD]
  if (head.view === 'back') return { back: [], front: drawPonytailFromBehind(ctx, root) }
  const f = head.view === 'front' ? 1 : -1
  const to = (x: number, y: number): Point => add(root, [x * HEAD, y * HEAD])
  const tail = ctx.drawForm(
    coarsePen.smooth([
      to(0, -0.05),
      to(f * 0.2, -0.14),
      to(f * 0.36, 0.06),
      to(f * 0.3, 0.42),
      to(f * 0.2, 0.62),
      to(f * 0.13, 0.34),
      to(f * 0.03, 0.12),
    ]),
    ctx.hair,
    [8, 5],
    [
      path(coarsePen.brushStroke(to(f * 0.1, -0.04), to(f * 0.22, 0.5), -f * 26, 7), ctx.hair.light),
      path(coarsePen.brushStroke(to(f * 0.06, 0.02), to(f * 0.19, 0.54), -f * 14, 6), ctx.hair.dark),
    ],
  )
  const tie = drawTie(ctx, [root[0] - f * 4, root[1] + 2], 0.062 * HEAD)
  return { back: [tail], front: tie }
}

function drawPonytailFromBehind(ctx: RigContext, root: Point): Node[] {
  const to = (x: number, y: number): Point => add(root, [x * HEAD, y * HEAD])
  const d = coarsePen.smooth([
    to(0, -0.04),
    to(0.13, 0.06),
    to(0.19, 0.3),
    to(0.13, 0.6),
    to(0.02, 0.74),
    to(-0.1, 0.6),
    to(-0.17, 0.3),
    to(-0.12, 0.06),
  ])
  return [
    path(d, ctx.hair.deep, { transform: translate(5 * ctx.light, 5) }),
    ctx.drawForm(
      d,
      ctx.hair,
      [8, 4],
      [
        path(coarsePen.brushStroke(to(0.05, 0.05), to(0.04, 0.62), -8, 6), ctx.hair.dark),
        path(coarsePen.brushStroke(to(-0.07, 0.06), to(-0.05, 0.5), 10, 7), ctx.hair.light),
      ],
    ),
    ...drawTie(ctx, root, 0.062 * HEAD),
  ]
}

export function drawBun(ctx: RigContext, head: Head): HairLayers {
  const at: Point =
    head.view === 'front'
      ? [0, -0.61 * HEAD]
      : head.view === 'back'
        ? [0, -0.5 * HEAD]
        : head.view === 'side'
          ? [-0.42 * HEAD, -0.44 * HEAD]
          : [-0.24 * HEAD, -0.58 * HEAD]
  const r = 0.2 * HEAD
  const swirl =
    coarsePen.brushStroke(add(at, [-r * 0.6, r * 0.3]), add(at, [r * 0.5, -r * 0.4]), -r * 0.35, 7) +
    coarsePen.brushStroke(add(at, [-r * 0.3, r * 0.62]), add(at, [r * 0.75, r * 0.1]), -r * 0.3, 6)
  const ball = ctx.drawForm(
    coarsePen.disc(at, r * 1.05, r * 0.92),
    ctx.hair,
    [9, 6],
    [
      path(swirl, ctx.hair.dark),
      path(
        coarsePen.brushStroke(add(at, [-r * 0.62, -r * 0.1]), add(at, [r * 0.02, -r * 0.66]), -r * 0.25, 9),
        ctx.hair.light,
      ),
    ],
  )
  const base = lerpPoint(at, [0, -0.1 * HEAD], 0.2)
  const across = perpendicular(normalise(sub(at, [0, -0.1 * HEAD])))
  const tie =
    head.view === 'back'
      ? []
      : [
          path(
            coarsePen.sweep([add(base, mul(across, -r * 0.62)), add(base, mul(across, r * 0.62))], [13]),
            getTieTones(ctx.look).base,
          ),
        ]
  return head.view === 'back' ? { back: [], front: [ball] } : { back: [ball], front: tie }
}

/** Locs: ropes from the crown, beads on some. */
export function drawLocs(ctx: RigContext, head: Head, tilt: number): HairLayers {
  const back = head.view === 'back'
  const rope = (x: number, y: number, tx: number, ty: number): string =>
    coarsePen.sweep(
      [
        [x, y],
        [lerp(x, tx, 0.75), lerp(y, ty, 0.35)],
        [tx, lerp(y, ty, 0.75)],
        [tx, ty],
      ],
      [0.06 * HEAD, 0.085 * HEAD, 0.085 * HEAD, 0.07 * HEAD],
    )
  const from = head.view === 'side' ? -0.5 : -0.52
  const to = head.view === 'side' ? 0.06 : head.view === 'threeQuarter' ? 0.42 : 0.52
  const behind = linspace(from, to, 9).map((x, i) =>
    rope(x * 0.9 * HEAD, -0.2 * HEAD, x * 1.1 * HEAD, (0.66 + (i % 3) * 0.045) * HEAD),
  )
  const near =
    head.view === 'side'
      ? [-0.12, -0.24, -0.36, -0.46]
      : head.view === 'threeQuarter'
        ? [-0.5, -0.42]
        : back
          ? []
          : [-0.52, -0.45, 0.52, 0.45]
  const lows = near.map((_, i) => (0.42 + (i % 2) * 0.1) * HEAD)
  const front = near.map((x, i) => rope(x * HEAD * 0.92, -0.16 * HEAD, x * HEAD * 1.06, lows[i] ?? 0))
  const gleam = near.map((x, i) =>
    coarsePen.brushStroke([x * HEAD * 0.97, 0], [x * HEAD * 1.06, (lows[i] ?? 0) * 0.95], 3, 4),
  )
  const beads = near.flatMap((x, i) =>
    i % 2
      ? []
      : [
          coarsePen.sweep(
            [
              [x * HEAD * 1.06, (lows[i] ?? 0) - 22],
              [x * HEAD * 1.06, (lows[i] ?? 0) - 12],
            ],
            [20, 20],
            [0.1, 0.1],
          ),
        ],
  )
  // a darker, shifted copy separates neighbouring ropes
  const ropes = (list: readonly string[]): Node[] => [
    path(list.join(''), ctx.hair.dark),
    path(list.join(''), ctx.hair.base, { transform: translate(-3 * ctx.light, -2) }),
  ]
  const sway = (nodes: Node[]): Node[] => (nodes.length ? [hangFrom(nodes, [0, 0], -tilt * 0.4)] : [])
  if (back) return { back: [], front: sway(ropes(behind)) }
  return {
    back: sway([path(behind.join(''), ctx.hair.dark)]),
    front: sway([
      ...ropes(front),
      path(gleam.join(''), ctx.hair.light),
      path(beads.join(''), getTieTones(ctx.look).base),
    ]),
  }
}

/** The plaited ends of cornrows, at the nape. */
export function drawCornrowEnds(ctx: RigContext, head: Head, tilt: number): HairLayers {
  const xs =
    head.view === 'side'
      ? [-0.42, -0.32]
      : head.view === 'threeQuarter'
        ? [-0.4, -0.3, -0.18]
        : [-0.34, -0.2, 0.2, 0.34]
  const tie = getTieTones(ctx.look)
  const nodes = xs.flatMap((x): Node[] => {
    const [px, y] = [x * HEAD, 0.2 * HEAD]
    const joints = [0, 1, 2, 3, 4, 5].map((i): Point => [px + i * x * 6, y + i * 0.06 * HEAD])
    return [
      path(joints.map((p) => coarsePen.disc(p, 0.045 * HEAD, 0.05 * HEAD)).join(''), ctx.hair.dark),
      path(
        joints.map((p) => coarsePen.disc(add(p, mul([ctx.light, 1], -3)), 0.034 * HEAD, 0.036 * HEAD)).join(''),
        ctx.hair.base,
      ),
      ellipse(px + 30 * x, y + 0.36 * HEAD, 0.04 * HEAD, 0.036 * HEAD, tie.base),
    ]
  })
  const ends = hangFrom(nodes, [0, 0.2 * HEAD], -tilt * 0.6)
  return head.view === 'back' ? { back: [], front: [ends] } : { back: [ends], front: [] }
}
