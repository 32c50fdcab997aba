// The hair on the skull (the cap), with its tones.
import { chance } from '../../../chance'
import { clamp, length, lerp, mul, polar } from '../../kit/vector'
import { path } from '../../kit/shape'
import type { Node, Point } from '../../scene'
import type { RigContext } from '../context'
import { cosDegrees, HEAD, sinDegrees, linspace } from '../geometry'
import type { Head } from '../head'
import { coarsePen } from '../pen'
import type { Hairline, Style } from './styles'

export const volumeAt = (head: Head, style: Style, phi: number): number =>
  style.volume *
  ((style.shaved ? 0.2 : 0.75) + (style.shaved ? 1 : 0.45) * Math.max(0, -sinDegrees(phi))) *
  (1 - taperAt(head, phi))

/** Hair lies close over the far temple and, in profile, over the brow. */
const taperAt = (head: Head, phi: number): number =>
  head.view === 'side' || head.view === 'threeQuarter'
    ? (head.view === 'side' ? 0.85 : 0.6) * clamp((cosDegrees(phi) - 0.25) / 0.6)
    : 0

const foldAngle = (t: number): number => Math.abs(((t + 540) % 360) - 180)

/**
 * Angle (for `outside`) at which the head's outline reaches a height, in heads below the centre, going down from the
 * crown on one side.
 */
function angleAt(head: Head, y: number, side: 1 | -1): number {
  for (let p = 0; p < 180; p += 4) if (head.outside(-90 + side * p, 0)[1] / HEAD >= y) return -90 + side * p
  return side > 0 ? 60 : -240
}
export const findHairlineEnds = (head: Head, line: Hairline): [number, number] => [
  angleAt(head, Math.min(line(foldAngle(-88 - head.yaw)), 0.34), -1),
  angleAt(head, Math.min(line(foldAngle(88 - head.yaw)), 0.34), 1),
]

/** From the crown's outline down to the hairline. */
export function buildCapPath(head: Head, line: Hairline, style: Style): string {
  const [from, to] = findHairlineEnds(head, line)
  const spikes = style.spikes ?? 0
  const crown = linspace(from, to, spikes ? 26 : 15).map((phi, i, all) => {
    const edge = i === 0 || i === all.length - 1
    const spike = spikes && i % 2 ? spikes * (0.35 + Math.max(0, -sinDegrees(phi)) * 0.8) : 0
    return head.outside(phi - (spike ? 5 : 0), volumeAt(head, style, phi) * (edge ? 0.3 : 1) + spike)
  })
  const edge: Point[] = []
  for (let psi = 86; psi >= -86; psi -= style.texture === 'curls' || style.tuft || spikes ? 4.5 : 8) {
    const y = line(foldAngle(psi - head.yaw))
    const r = head.radius * (y > 0.2 ? 1.06 : 1.01) * Math.sqrt(Math.max(0.5, 1 - (y * 1.1) ** 2 * 0.35))
    const q: Point = [r * sinDegrees(psi), y * HEAD]
    const most = head.radiusAt((Math.atan2(q[1], q[0]) * 180) / Math.PI) + 2
    const far = length(q)
    edge.push(far > most ? mul(q, most / far) : q)
  }
  return coarsePen.smooth([...crown, ...edge], true, spikes > 0.1 ? 0.55 : 0.92)
}

/** Gloss in two crescents that follow the crown, and a few strands. */
export function drawStrands(ctx: RigContext, head: Head, style: Style): Node[] {
  const band = (from: number, to: number, outer: number, inner: number) => {
    const a: Point[] = []
    const b: Point[] = []
    linspace(from, to, 6).forEach((phi, i) => {
      const thin = ((outer - inner) / 2) * (1 - Math.sin((i / 5) * Math.PI) ** 0.6)
      a.push(mul(head.outside(phi, volumeAt(head, style, phi)), outer - thin))
      b.unshift(mul(head.outside(phi, volumeAt(head, style, phi)), inner + thin))
    })
    return coarsePen.smooth([...a, ...b])
  }
  const lit = (a: number, b: number): [number, number] => (ctx.light > 0 ? [a, b] : [-180 - b, -180 - a])
  let dark = ''
  for (let i = 0; i < 4; i++) {
    const own = (what: string) => ctx.vary(`strand ${what}${i}`) + 0.5
    const phi = lerp(-140, -40, (i + 0.3 + own('s') * 0.4) / 4)
    dark += coarsePen.brushStroke(
      mul(head.outside(phi, style.volume), 0.86 - 0.1 * own('t')),
      mul(head.outside(phi * 0.94 - 6, 0), 0.5),
      phi < -90 ? -5 : 5,
      3.5,
    )
  }
  return [
    path(band(...lit(-148, -96), 0.9, 0.8) + band(...lit(-90, -76), 0.9, 0.82), ctx.hair.light),
    path(dark, ctx.hair.dark),
  ]
}

/** A short round stroke that stands for a curl. */
const buildCommaPath = ([x, y]: Point, w: number, h: number): string =>
  coarsePen.brushStroke([x - w, y + h * 0.4], [x + w * 0.9, y + h * 0.2], -h * 0.85, 6)

export function drawCurlStrokes(ctx: RigContext, points: readonly Point[], size: number): Node[] {
  const of = (light: boolean) =>
    points
      .filter((_, i) => (i % 3 === 0) === light)
      .map((p) => buildCommaPath(p, size, size))
      .join('')
  return [path(of(false), ctx.hair.dark), path(of(true), ctx.hair.light)]
}
export const drawCurls = (ctx: RigContext, head: Head, style: Style): Node[] => {
  const n = style.texture === 'coils' ? 18 : 13
  const points = linspace(0, n - 1, n).map((i): Point =>
    mul(
      head.outside(lerp(-175, -5, (i + 0.5) / n), 0),
      (style.volume > 0.15 ? 0.66 : 0.6) + 0.46 * chance(ctx.look.hair, `curl ${i}`),
    ),
  )
  return drawCurlStrokes(ctx, points, style.texture === 'coils' ? 8 : 11)
}

/** Cornrows: partings from the brow over the crown to the nape. */
export function drawCornrows(ctx: RigContext, head: Head, line: Hairline): Node[] {
  const lines: string[] = []
  const plaits: string[] = []
  for (let theta = -75; theta <= 75; theta += 25) {
    const from = head.view === 'back' ? head.onSphere(theta + 180, 0.3) : head.onSphere(theta, line(Math.abs(theta)))
    if (!from.visible && head.view !== 'side') continue
    const top =
      head.view === 'side'
        ? head.outside(-118 + theta * 0.2, -0.06)
        : head.view === 'back'
          ? head.outside(-90 + theta * 0.35, -0.08)
          : head.outside(-90 + theta * 0.36 - (head.view === 'threeQuarter' ? 12 : 0), 0)
    lines.push(coarsePen.brushStroke([from.x, from.y], top, theta * (head.view === 'back' ? -0.1 : 0.16), 7))
    for (let t = 0.12; t < 0.95; t += 0.17) {
      const bow = Math.sin(t * Math.PI) * theta * 0.1
      plaits.push(buildCommaPath([lerp(from.x, top[0], t) + 12 + bow, lerp(from.y, top[1], t)], 7, 6))
    }
  }
  return [
    path(plaits.join(''), ctx.hair.light, { opacity: 0.5 }),
    path(lines.join(''), ctx.look.hair === 'cornrows' ? ctx.skin.deep : ctx.hair.deep),
  ]
}

export function drawTuft(ctx: RigContext, head: Head, style: Style): Node {
  const from = head.outside(-96, style.volume * 0.9)
  const blades = (
    [
      [-134, 0.11, 15],
      [-104, 0.13, 17],
      [-66, 0.09, 14],
    ] as const
  ).map(([a, l, w]) =>
    coarsePen.brushStroke([from[0] + (a + 96) * 0.3, from[1] + 12], polar(from, a - 12, l * HEAD), a < -90 ? 6 : -6, w),
  )
  return path(blades.join(''), ctx.hair.base)
}
