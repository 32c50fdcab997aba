import { add, clamp } from '../kit/vector'
import { mix } from '../kit/colour'
import { ellipse, group, movable, path, rect } from '../kit/shape'
import type { Node, Point } from '../scene'
import type { RigContext } from './context'
import type { Features } from './feelings'
import { HEAD, toRadians, ellipsePoints } from './geometry'
import type { Head, HeadPoint } from './head'
import { finePen } from './pen'

const WHITE = '#fffaf2'
const SIDES = [-1, 1] as const

export function drawFace(
  ctx: RigContext,
  head: Head,
  features: Features,
  gaze: Point | undefined,
  nod: number,
): Node[] {
  const level = head.eyes + nod * 0.07
  const eyeGaze = gaze ?? features.gaze
  return [
    ...drawCheeks(ctx, head, features, level),
    ...drawLaughterLines(ctx, head, level),
    ...drawNose(ctx, head, level),
    ...drawFreckles(ctx, head, level),
    ...SIDES.flatMap((s) => drawEye(ctx, head, features, eyeGaze, level, s)),
    ...drawMouth(ctx, head, features, level),
    ...(features.tears ? drawTears(ctx, head, features, level) : []),
  ]
}

/** From the middle of each eye a wet streak down the cheek, with a drop at its end; one is lower than the other. */
function drawTears(ctx: RigContext, head: Head, features: Features, level: number): Node[] {
  return SIDES.flatMap((s) => {
    const angle = s * (eyeAngle(ctx) + 2)
    const top = level + (features.closedArc ? 0.05 : 0.085) * features.eyeHeight
    const low = top + (s === ctx.light ? 0.16 : 0.23)
    const [from, to] = [head.onSphere(angle, top), head.onSphere(angle * 0.98, low)]
    if (!to.visible) return []
    const [wide, r] = [0.026 * HEAD, 0.036 * HEAD]
    const by = (...shares: number[]): string => shares.map((share) => round(r * share)).join(' ')
    const drop =
      `M${round(to.x)} ${round(to.y - r * 2.1)}` +
      `q${by(1.7, 1.9, 1, 2.6)}q${by(-1, 0.9, -2, 0)}q${by(-0.7, -0.7, 1, -2.6)}Z`
    return [
      path(
        finePen.sweep(
          [
            [from.x, from.y],
            [to.x, to.y],
          ],
          [wide * 0.7, wide],
        ),
        TEAR,
        { opacity: 0.75 },
      ),
      path(drop, TEAR),
      ellipse(to.x - r * 0.3, to.y - r * 0.1, r * 0.26, r * 0.4, '#ffffff'),
    ]
  })
}
const TEAR = '#a9dcf3'
const round = (value: number): number => Math.round(value * 10) / 10

function drawCheeks(ctx: RigContext, head: Head, features: Features, level: number): Node[] {
  return SIDES.flatMap((s) => {
    const p = head.onSphere(s * 40, level + 0.165)
    return p.visible
      ? [
          ellipse(
            p.x,
            p.y,
            0.08 * HEAD * p.foreshortening * ctx.face.cheek,
            0.056 * HEAD * ctx.face.cheek ** 0.5,
            ctx.skin.blush,
            {
              opacity: clamp(0.72 * features.cheeks * (ctx.isAdult ? 0.6 : 1), 0, 0.95),
            },
          ),
        ]
      : []
  })
}

/** Laughter lines of elders, in the skin's shade tone. */
function drawLaughterLines(ctx: RigContext, head: Head, level: number): Node[] {
  if (!ctx.isElder) return []
  const marks = SIDES.flatMap((s) => {
    const [eye, cheek] = [head.onSphere(s * 43, level), head.onSphere(s * 27, level + 0.15)]
    if (!eye.visible || !cheek.visible) return []
    const fan = [-0.03, 0.02]
      .map((dy) =>
        finePen.brushStroke(
          [eye.x, eye.y + dy * HEAD],
          [eye.x + s * 15 * eye.foreshortening, eye.y + dy * 2.4 * HEAD],
          0,
          4,
        ),
      )
      .join('')
    return [
      fan + finePen.brushStroke([cheek.x - s * 6, cheek.y - 4], [cheek.x + s * 3, cheek.y + 0.12 * HEAD], s * -5, 5),
    ]
  })
  return [path(marks.join(''), ctx.skin.dark)]
}

function drawNose(ctx: RigContext, head: Head, level: number): Node[] {
  if (head.view === 'side') return []
  const { nose } = ctx.face
  const p = head.onSphere(head.view === 'front' ? 0 : 4, level + 0.115)
  const w = (1 + ctx.vary('nose') * 0.2) * nose.wide * (ctx.isAdult ? 1.15 : 1)
  const h = (1 + ctx.vary('nose height') * 0.2) * nose.high * (ctx.isAdult ? 1.25 : 1)
  const shaded = head.view === 'front' ? ctx.light : 1
  const marks = [
    ...(nose.bridge
      ? [
          finePen.brushStroke(
            [p.x + shaded * 0.012 * HEAD, p.y - nose.bridge * HEAD],
            [p.x + shaded * 0.034 * HEAD * w, p.y],
            -shaded * 3,
            5,
            0.7,
          ),
        ]
      : []),
    ...(nose.wings
      ? SIDES.map((s) =>
          finePen.brushStroke(
            [p.x + s * 0.044 * HEAD * w, p.y - 0.016 * HEAD],
            [p.x + s * 0.04 * HEAD * w, p.y + 0.026 * HEAD],
            -s * 5,
            5,
          ),
        )
      : []),
  ]
  return [
    ...(marks.length ? [path(marks.join(''), ctx.skin.dark)] : []),
    ellipse(p.x + 1, p.y + 2, 0.046 * HEAD * w, 0.034 * HEAD * h, ctx.skin.dark),
    ellipse(p.x - 0.012 * HEAD * ctx.light, p.y - 0.012 * HEAD, 0.034 * HEAD * w, 0.025 * HEAD * h, ctx.skin.light),
  ]
}

function drawFreckles(ctx: RigContext, head: Head, level: number): Node[] {
  if (!ctx.look.freckles) return []
  let d = ''
  for (let i = 0; i < 16; i++) {
    const p = head.onSphere(
      (i % 2 ? 1 : -1) * (13 + 28 * (0.5 + ctx.vary(`freckle ${i}`))),
      level + 0.13 + ctx.vary(`freckle y ${i}`) * 0.1,
    )
    if (p.visible) d += finePen.disc([p.x, p.y], 2.9, 2.5)
  }
  return [path(d, mix(ctx.skin.dark, '#9a451c', 0.45))]
}

/** Degrees between an eye and the middle of the face. */
export const eyeAngle = (ctx: RigContext): number => 26.5 + ctx.face.eye.apart + ctx.vary('gap') * 2.5

function drawEye(ctx: RigContext, head: Head, features: Features, gaze: Point, level: number, side: 1 | -1): Node[] {
  const { eye } = ctx.face
  const p = head.onSphere(side * eyeAngle(ctx), level)
  if (!p.visible && head.view !== 'threeQuarter') return []
  const size = 0.94 + (head.youth < 0 ? 0.3 : 0.14) * head.youth
  const rx = 0.072 * HEAD * p.foreshortening * size * eye.wide * (1 + ctx.vary('eye width') * 0.08)
  const ry = 0.094 * HEAD * size * features.eyeHeight * eye.high * (1 + ctx.vary('eye height') * 0.08)
  return [
    ...(features.closedArc || (features.winks && side < 0)
      ? drawClosedEye(ctx, p, rx, ry, features.closedArc === 'down' ? -1 : 1, side)
      : movable(
          { part: 'eyes', movement: 'blink', pivot: [p.x, p.y] },
          drawOpenEye(ctx, features, gaze, p, rx, ry, side),
        )),
    drawBrow(ctx, head, features, level, side),
  ]
}

function drawClosedEye(ctx: RigContext, { x, y }: HeadPoint, rx: number, ry: number, up: 1 | -1, side: 1 | -1): Node[] {
  const lid = finePen.brushStroke(
    [x - rx * 1.15, y + ry * 0.18 * up],
    [x + rx * 1.15, y + ry * 0.18 * up],
    -ry * 0.72 * up,
    0.036 * HEAD,
  )
  const lash =
    up < 0
      ? finePen.brushStroke([x + side * rx * 1.05, y - 1], [x + side * rx * 1.6, y + ry * 0.16], 0, 0.02 * HEAD)
      : ''
  return [path(lid + lash, ctx.skin.ink)]
}

function drawOpenEye(
  ctx: RigContext,
  features: Features,
  gaze: Point,
  { x, y }: HeadPoint,
  rx: number,
  ry: number,
  side: 1 | -1,
): Node[] {
  const n = (...v: number[]) => v.map((q) => Math.round(q * 10) / 10).join(' ')
  const ix = x + clamp(gaze[0], -1, 1) * rx * 0.34
  const iy = y + clamp(gaze[1], -1, 1) * ry * 0.22 + ry * 0.04
  const { eye } = ctx.face
  // Whoever stares opens lids that are usually low.
  const upperLid = Math.max(features.upperLid, 0) + eye.lid * clamp(features.upperLid * 8, 0.2, 1)
  const lowerLid = Math.max(features.lowerLid, 0) + eye.low * clamp(features.lowerLid * 8, 0, 1)
  const irisSize = features.iris * eye.iris
  const edge = y - ry + 2 * ry * upperLid
  const slant = (features.slant - eye.tilt) * ry
  const outer = y + Math.max(-eye.corner * ry, edge - y + 0.14 * ry)
  const [left, right] = side < 0 ? [outer + slant, outer - slant] : [outer - slant, outer + slant]
  const lidY = (left + right) / 2
  const lower = y + ry - 2 * ry * lowerLid
  const end = side * eye.tilt * ry
  const shape = eye.pointed
    ? `M${n(x - 1.08 * rx, y + end)}` +
      `C${n(x - 0.76 * rx, y - 1.33 * ry)} ${n(x + 0.76 * rx, y - 1.33 * ry)} ${n(x + 1.08 * rx, y - end)}` +
      `C${n(x + 0.8 * rx, y + 1.2 * ry)} ${n(x - 0.8 * rx, y + 1.2 * ry)} ${n(x - 1.08 * rx, y + end)}Z`
    : finePen.disc([x, y], rx, ry)
  const lidEdge = `L${n(x - 1.1 * rx, left)}Q${n(x, 2 * edge - lidY)} ${n(x + 1.1 * rx, right)}L${n(x + 3 * rx, right)}`
  const upper = `M${n(x - 3 * rx, left)}${lidEdge}L${n(x + 3 * rx, y - 4 * ry)}L${n(x - 3 * rx, y - 4 * ry)}Z`
  return [
    group(
      [
        path(shape, WHITE),
        ellipse(x, y - ry * 0.95, rx * 1.1, ry * 0.38, mix(WHITE, ctx.skin.dark, 0.35)),
        ellipse(ix, iy, rx * 0.8 * irisSize, ry * 0.86 * irisSize, ctx.iris),
        ellipse(ix, iy + ry * 0.06, rx * 0.54 * irisSize, ry * 0.6 * irisSize, '#160d10'),
        ellipse(ix - rx * 0.2 * ctx.light, iy - ry * 0.28, rx * 0.24, ry * 0.21, '#ffffff'),
        path(upper, upperLid > 0.15 ? ctx.skin.dark : ctx.skin.base),
        ...(lowerLid > 0.05
          ? [
              path(
                `M${n(x - 2 * rx, lower + ry * 0.5)}Q${n(x, lower - ry * 0.3)} ${n(x + 2 * rx, lower + ry * 0.5)}` +
                  `L${n(x + 2 * rx, y + 3 * ry)}L${n(x - 2 * rx, y + 3 * ry)}Z`,
                ctx.skin.base,
              ),
            ]
          : []),
      ],
      { clip: shape },
    ),
    ...(eye.fold && features.upperLid < 0.3
      ? [
          path(
            finePen.brushStroke(
              [x - rx * 1.02, left - 0.2 * ry],
              [x + rx * 1.02, right - 0.2 * ry],
              edge - lidY - 0.1 * ry,
              0.012 * HEAD,
            ),
            ctx.skin.dark,
          ),
        ]
      : []),
    path(
      finePen.brushStroke([x - rx * 1.1, left], [x + rx * 1.1, right], edge - lidY, 0.026 * HEAD) +
        (eye.lash
          ? finePen.brushStroke(
              [x + side * rx * 0.8, (side < 0 ? left : right) - 0.2 * ry],
              [x + side * rx * 1.45, (side < 0 ? left : right) - 0.34 * ry],
              side * 0.06 * ry,
              0.02 * HEAD,
            )
          : ''),
      ctx.skin.ink,
    ),
  ]
}

function drawBrow(ctx: RigContext, head: Head, features: Features, level: number, side: 1 | -1): Node {
  const [raised, tilt] = features.brows[side < 0 ? 0 : 1]
  const { brow } = ctx.face
  const p = head.onSphere(side * (eyeAngle(ctx) - 0.5), level - 0.17 - brow.higher - raised * 0.042)
  const reach = 0.078 * HEAD * p.foreshortening * brow.long
  const slope = toRadians(tilt) * side
  const [dx, dy] = [Math.cos(slope) * reach, Math.sin(slope) * reach]
  const thick = 0.034 * HEAD * Math.min(features.browWidth * brow.thick, 1.5) * (1 + ctx.vary('brow') * 0.2)
  return path(
    finePen.brushStroke(
      [p.x - dx, p.y - dy],
      [p.x + dx, p.y + dy],
      -0.018 * HEAD * brow.bow * (tilt < 0 ? 0.2 : 1),
      thick,
      side < 0 ? 0.62 : 0.38,
    ),
    ctx.skin.brow,
  )
}

function drawMouth(ctx: RigContext, head: Head, features: Features, level: number): Node[] {
  const side = head.view === 'side'
  const p = head.onSphere(side ? -14 : 0, level + 0.235 - ctx.face.eye.lower + ctx.face.mouth.lower)
  const w =
    0.128 *
    HEAD *
    features.mouthWidth *
    (side ? 0.62 : head.view === 'threeQuarter' ? 0.92 : 1) *
    ctx.face.mouth.wide *
    (1 + ctx.vary('mouth') * 0.08)
  const q = (x: number, y: number): Point => add([p.x, p.y], [x * w, y * HEAD])
  const line = (drop: number, bow: number, thick: number) =>
    finePen.brushStroke(q(-1, drop), q(1, drop), bow * HEAD, thick * HEAD * ctx.face.mouth.lip)
  const corners = (low: number, high: number, thick: number) =>
    SIDES.map((s) => finePen.brushStroke(q(s * 0.97, high), q(s * 1.06, low), -s * 2, thick * HEAD)).join('')
  const open = (d: string, teeth: number | null, tongue: number): Node =>
    group(
      [
        path(d, '#6d1f2a'),
        ellipse(p.x, p.y + tongue * HEAD, w * 0.62, HEAD * 0.05, '#e5736c'),
        ...(teeth === null
          ? []
          : [
              rect(
                Math.round(p.x - w),
                Math.round(p.y - 0.1 * HEAD),
                Math.round(2 * w),
                Math.round((0.1 + teeth) * HEAD),
                WHITE,
              ),
            ]),
      ],
      { clip: d },
    )
  switch (features.mouth) {
    case 'smile':
      return [
        path(
          line(-0.03 * features.mouthWidth, 0.07 * features.mouthWidth, 0.03) +
            (features.mouthWidth > 0.8 ? corners(-0.01, -0.048, 0.014) : ''),
          ctx.skin.lip,
        ),
      ]
    case 'beam':
      return [path(line(-0.03, 0.085, 0.034) + corners(-0.005, -0.055, 0.018), ctx.skin.lip)]
    case 'laugh': {
      const [a, b, e, g, h] = [q(-1, -0.05), q(0, -0.015), q(1, -0.05), q(0, 0.125), (x: number, y: number) => q(x, y)]
      const n = ([x, y]: Point) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`
      return [
        open(
          `M${n(a)}Q${n(b)} ${n(e)}C${n(h(1.06, 0.05))} ${n(h(0.6, 0.125))} ${n(g)}` +
            `C${n(h(-0.6, 0.125))} ${n(h(-1.06, 0.05))} ${n(a)}Z`,
          0.008,
          0.115,
        ),
      ]
    }
    case 'oh':
      return [open(finePen.smooth(ellipsePoints(q(0, 0.012), w * 0.55, 10, 0.04 * HEAD)), null, 0.06)]
    case 'gasp':
      return [
        open(
          finePen.smooth([
            q(-0.5, -0.035),
            q(0, -0.05),
            q(0.5, -0.035),
            q(0.78, 0.05),
            q(0.3, 0.075),
            q(0, 0.062),
            q(-0.3, 0.075),
            q(-0.78, 0.05),
          ]),
          -0.012,
          0.085,
        ),
      ]
    case 'song':
      return [open(finePen.smooth(ellipsePoints(q(0, 0.045), w * 0.66, 12, 0.088 * HEAD)), -0.028, 0.115)]
    case 'speech':
      return [open(finePen.smooth(ellipsePoints(q(0, 0.025), w * 0.6, 12, 0.052 * HEAD)), -0.012, 0.075)]
    case 'wail':
      return [
        open(
          finePen.smooth([q(-0.72, 0.06), q(-0.5, -0.03), q(0, -0.055), q(0.5, -0.03), q(0.72, 0.06), q(0, 0.05)]),
          null,
          0.07,
        ),
      ]
    case 'wobble':
      return [
        path(
          finePen.sweep(
            [q(-1, 0.02), q(-0.5, -0.005), q(0, 0.012), q(0.5, -0.008), q(1, 0.022)],
            [3, 5.5, 5.5, 5.5, 3],
          ),
          ctx.skin.lip,
        ),
      ]
    case 'frown':
      return [
        path(line(0.035, -0.06, 0.027), ctx.skin.lip),
        path(finePen.brushStroke(q(-0.4, 0.055), q(0.4, 0.055), 0.012 * HEAD, 0.016 * HEAD), ctx.skin.dark),
      ]
    case 'pout':
      return [
        path(line(0.022, -0.042, 0.036), ctx.skin.lip),
        path(finePen.brushStroke(q(-0.45, 0.055), q(0.45, 0.055), 0.014 * HEAD, 0.018 * HEAD), ctx.skin.dark),
      ]
  }
}
