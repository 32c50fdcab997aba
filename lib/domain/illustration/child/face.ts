import { add, clamp } from '../kit/vector'
import { mix } from '../kit/colour'
import { ellipse, group, path, rect } from '../kit/shape'
import type { Node, Point } from '../scene'
import type { Context } from './context'
import type { Features } from './feelings'
import { HEAD, radians, ring } from './geometry'
import type { Head, Seen } from './head'
import { fine } from './pen'

const WHITE = '#fffaf2'
const SIDES = [-1, 1] as const

export function face(c: Context, head: Head, f: Features, gaze: Point | undefined, nod: number): Node[] {
  const level = head.eyes + nod * 0.07
  const look = gaze ?? f.gaze
  return [
    ...cheeks(c, head, f, level),
    ...lines(c, head, level),
    ...nose(c, head, level),
    ...freckles(c, head, level),
    ...SIDES.flatMap((s) => eye(c, head, f, look, level, s)),
    ...mouth(c, head, f, level),
  ]
}

function cheeks(c: Context, head: Head, f: Features, level: number): Node[] {
  return SIDES.flatMap((s) => {
    const p = head.on(s * 40, level + 0.165)
    return p.seen
      ? [
          ellipse(p.x, p.y, 0.08 * HEAD * p.squeeze, 0.056 * HEAD, c.skin.blush, {
            opacity: clamp(0.72 * f.cheeks * (c.grown ? 0.6 : 1), 0, 0.95),
          }),
        ]
      : []
  })
}

/** Laughter lines of the old, as soft as the shade of the skin. */
function lines(c: Context, head: Head, level: number): Node[] {
  if (!c.elder) return []
  const marks = SIDES.flatMap((s) => {
    const [eye, cheek] = [head.on(s * 43, level), head.on(s * 27, level + 0.15)]
    if (!eye.seen || !cheek.seen) return []
    const fan = [-0.03, 0.02]
      .map((dy) => fine.mark([eye.x, eye.y + dy * HEAD], [eye.x + s * 15 * eye.squeeze, eye.y + dy * 2.4 * HEAD], 0, 4))
      .join('')
    return [fan + fine.mark([cheek.x - s * 6, cheek.y - 4], [cheek.x + s * 3, cheek.y + 0.12 * HEAD], s * -5, 5)]
  })
  return [path(marks.join(''), c.skin.dark)]
}

function nose(c: Context, head: Head, level: number): Node[] {
  if (head.view === 'side') return []
  const p = head.on(head.view === 'front' ? 0 : 4, level + 0.115)
  const w = (1 + c.own('nose') * 0.8) * (c.grown ? 1.15 : 1)
  const h = (1 + c.own('nose height') * 0.4) * (c.grown ? 1.25 : 1)
  return [
    ellipse(p.x + 1, p.y + 2, 0.046 * HEAD * w, 0.034 * HEAD * h, c.skin.dark),
    ellipse(p.x - 0.012 * HEAD * c.light, p.y - 0.012 * HEAD, 0.034 * HEAD * w, 0.025 * HEAD * h, c.skin.light),
  ]
}

function freckles(c: Context, head: Head, level: number): Node[] {
  if (!c.look.freckles) return []
  let d = ''
  for (let i = 0; i < 16; i++) {
    const p = head.on(
      (i % 2 ? 1 : -1) * (13 + 28 * (0.5 + c.own(`freckle ${i}`))),
      level + 0.13 + c.own(`freckle y ${i}`) * 0.1,
    )
    if (p.seen) d += fine.disc([p.x, p.y], 2.9, 2.5)
  }
  return [path(d, mix(c.skin.dark, '#9a451c', 0.45))]
}

function eye(c: Context, head: Head, f: Features, look: Point, level: number, side: 1 | -1): Node[] {
  const p = head.on(side * (26.5 + c.own('gap') * 5), level)
  if (!p.seen && head.view !== 'threeQuarter') return []
  const size = 0.94 + (head.k < 0 ? 0.3 : 0.14) * head.k
  const rx = 0.072 * HEAD * p.squeeze * size * (1 + c.own('eye width') * 0.22)
  const ry = 0.094 * HEAD * size * f.open * (1 + c.own('eye height') * 0.2)
  return [
    ...(f.arc ? closedEye(c, p, rx, ry, f.arc === 'up' ? 1 : -1, side) : openEye(c, f, look, p, rx, ry, side)),
    brow(c, head, f, level, side),
    ...tear(f, p, rx, ry, side),
  ]
}

function closedEye(c: Context, { x, y }: Seen, rx: number, ry: number, up: 1 | -1, side: 1 | -1): Node[] {
  const lid = fine.mark(
    [x - rx * 1.15, y + ry * 0.18 * up],
    [x + rx * 1.15, y + ry * 0.18 * up],
    -ry * 0.72 * up,
    0.036 * HEAD,
  )
  const lash =
    up < 0 ? fine.mark([x + side * rx * 1.05, y - 1], [x + side * rx * 1.6, y + ry * 0.16], 0, 0.02 * HEAD) : ''
  return [path(lid + lash, c.skin.ink)]
}

function openEye(c: Context, f: Features, look: Point, { x, y }: Seen, rx: number, ry: number, side: 1 | -1): Node[] {
  const n = (...v: number[]) => v.map((q) => Math.round(q * 10) / 10).join(' ')
  const ix = x + clamp(look[0], -1, 1) * rx * 0.34
  const iy = y + clamp(look[1], -1, 1) * ry * 0.22 + ry * 0.04
  const edge = y - ry + 2 * ry * Math.max(f.lid, 0)
  const fall = f.slant * ry
  const outer = y + Math.max(-0.3 * ry, edge - y + 0.14 * ry)
  const [left, right] = side < 0 ? [outer + fall, outer - fall] : [outer - fall, outer + fall]
  const lidY = (left + right) / 2
  const lower = y + ry - 2 * ry * Math.max(f.low, 0)
  const shape = fine.disc([x, y], rx, ry)
  const upper = `M${n(x - 3 * rx, left)}L${n(x - 1.1 * rx, left)}Q${n(x, 2 * edge - lidY)} ${n(x + 1.1 * rx, right)}L${n(x + 3 * rx, right)}L${n(x + 3 * rx, y - 4 * ry)}L${n(x - 3 * rx, y - 4 * ry)}Z`
  return [
    group(
      [
        path(shape, WHITE),
        ellipse(x, y - ry * 0.95, rx * 1.1, ry * 0.38, mix(WHITE, c.skin.dark, 0.35)),
        ellipse(ix, iy, rx * 0.8 * f.iris, ry * 0.86 * f.iris, c.iris),
        ellipse(ix, iy + ry * 0.06, rx * 0.54 * f.iris, ry * 0.6 * f.iris, '#160d10'),
        ellipse(ix - rx * 0.2 * c.light, iy - ry * 0.28, rx * 0.24, ry * 0.21, '#ffffff'),
        path(upper, f.lid > 0.15 ? c.skin.dark : c.skin.base),
        ...(f.low > 0.05
          ? [
              path(
                `M${n(x - 2 * rx, lower + ry * 0.5)}Q${n(x, lower - ry * 0.3)} ${n(x + 2 * rx, lower + ry * 0.5)}L${n(x + 2 * rx, y + 3 * ry)}L${n(x - 2 * rx, y + 3 * ry)}Z`,
                c.skin.base,
              ),
            ]
          : []),
      ],
      { clip: shape },
    ),
    path(fine.mark([x - rx * 1.1, left], [x + rx * 1.1, right], edge - lidY, 0.026 * HEAD), c.skin.ink),
  ]
}

function brow(c: Context, head: Head, f: Features, level: number, side: 1 | -1): Node {
  const [raised, tilt] = f.brows[side < 0 ? 0 : 1]
  const p = head.on(side * 26, level - 0.17 - raised * 0.042)
  const reach = 0.078 * HEAD * p.squeeze
  const slope = radians(tilt) * side
  const [dx, dy] = [Math.cos(slope) * reach, Math.sin(slope) * reach]
  const thick = 0.034 * HEAD * f.browWidth * (1 + c.own('brow') * 0.5)
  return path(
    fine.mark(
      [p.x - dx, p.y - dy],
      [p.x + dx, p.y + dy],
      -0.018 * HEAD * (tilt < 0 ? 0.2 : 1),
      thick,
      side < 0 ? 0.62 : 0.38,
    ),
    c.skin.brow,
  )
}

function tear(f: Features, { x, y }: Seen, rx: number, ry: number, side: 1 | -1): Node[] {
  if (!f.tear || side < 0) return []
  return [
    path(
      fine.smooth([
        [x + rx * 0.7, y + ry * 0.95],
        [x + rx * 1.15, y + ry * 1.6],
        [x + rx * 0.7, y + ry * 2],
        [x + rx * 0.25, y + ry * 1.6],
      ]),
      '#bfe3f2',
    ),
  ]
}

function mouth(c: Context, head: Head, f: Features, level: number): Node[] {
  const side = head.view === 'side'
  const p = head.on(side ? -14 : 0, level + 0.235)
  const w =
    0.128 * HEAD * f.mouthWidth * (side ? 0.62 : head.view === 'threeQuarter' ? 0.92 : 1) * (1 + c.own('mouth') * 0.2)
  const q = (x: number, y: number): Point => add([p.x, p.y], [x * w, y * HEAD])
  const line = (drop: number, bow: number, thick: number) =>
    fine.mark(q(-1, drop), q(1, drop), bow * HEAD, thick * HEAD)
  const corners = (low: number, high: number, thick: number) =>
    SIDES.map((s) => fine.mark(q(s * 0.97, high), q(s * 1.06, low), -s * 2, thick * HEAD)).join('')
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
  switch (f.mouth) {
    case 'smile':
      return [
        path(
          line(-0.03 * f.mouthWidth, 0.07 * f.mouthWidth, 0.03) +
            (f.mouthWidth > 0.8 ? corners(-0.01, -0.048, 0.014) : ''),
          c.skin.lip,
        ),
      ]
    case 'beam':
      return [path(line(-0.03, 0.085, 0.034) + corners(-0.005, -0.055, 0.018), c.skin.lip)]
    case 'laugh': {
      const [a, b, e, g, h] = [q(-1, -0.05), q(0, -0.015), q(1, -0.05), q(0, 0.125), (x: number, y: number) => q(x, y)]
      const n = ([x, y]: Point) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`
      return [
        open(
          `M${n(a)}Q${n(b)} ${n(e)}C${n(h(1.06, 0.05))} ${n(h(0.6, 0.125))} ${n(g)}C${n(h(-0.6, 0.125))} ${n(h(-1.06, 0.05))} ${n(a)}Z`,
          0.008,
          0.115,
        ),
      ]
    }
    case 'oh':
      return [open(fine.smooth(ring(q(0, 0.012), w * 0.55, 10, 0.04 * HEAD)), null, 0.06)]
    case 'gasp':
      return [
        open(
          fine.smooth([
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
    case 'wobble':
      return [
        path(
          fine.sweep([q(-1, 0.02), q(-0.5, -0.005), q(0, 0.012), q(0.5, -0.008), q(1, 0.022)], [3, 5.5, 5.5, 5.5, 3]),
          c.skin.lip,
        ),
      ]
    case 'frown':
      return [
        path(line(0.035, -0.06, 0.027), c.skin.lip),
        path(fine.mark(q(-0.4, 0.055), q(0.4, 0.055), 0.012 * HEAD, 0.016 * HEAD), c.skin.dark),
      ]
    case 'pout':
      return [
        path(line(0.022, -0.042, 0.036), c.skin.lip),
        path(fine.mark(q(-0.45, 0.055), q(0.45, 0.055), 0.014 * HEAD, 0.018 * HEAD), c.skin.dark),
      ]
  }
}
