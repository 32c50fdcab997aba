// The hair that lies on the skull, with its tones.
import { chance } from '../../../chance'
import { clamp, length, lerp, mul, polar } from '../../kit/vector'
import { path } from '../../kit/shape'
import type { Node, Point } from '../../scene'
import type { Context } from '../context'
import { cos, HEAD, sin, steps } from '../geometry'
import type { Head } from '../head'
import { broad } from '../pen'
import type { Hairline, Style } from './styles'

export const volumeAt = (head: Head, style: Style, phi: number): number =>
  style.volume *
  ((style.shaved ? 0.2 : 0.75) + (style.shaved ? 1 : 0.45) * Math.max(0, -sin(phi))) *
  (1 - taper(head, phi))

/** Hair lies close over the far temple and, in profile, over the brow. */
const taper = (head: Head, phi: number): number =>
  head.view === 'side' || head.view === 'threeQuarter'
    ? (head.view === 'side' ? 0.85 : 0.6) * clamp((cos(phi) - 0.25) / 0.6)
    : 0

const fold = (t: number): number => Math.abs(((t + 540) % 360) - 180)

/** Where the outline reaches a height (heads below the centre), going down from the crown on one side: an angle for `off`. */
function angleAt(head: Head, y: number, side: 1 | -1): number {
  for (let p = 0; p < 180; p += 4) if (head.off(-90 + side * p, 0)[1] / HEAD >= y) return -90 + side * p
  return side > 0 ? 60 : -240
}
export const ends = (head: Head, line: Hairline): [number, number] => [
  angleAt(head, Math.min(line(fold(-88 - head.yaw)), 0.34), -1),
  angleAt(head, Math.min(line(fold(88 - head.yaw)), 0.34), 1),
]

/** From the crown's outline down to the hairline. */
export function capPath(head: Head, line: Hairline, style: Style): string {
  const [from, to] = ends(head, line)
  const spikes = style.spikes ?? 0
  const crown = steps(from, to, spikes ? 26 : 15).map((phi, i, all) => {
    const edge = i === 0 || i === all.length - 1
    const spike = spikes && i % 2 ? spikes * (0.35 + Math.max(0, -sin(phi)) * 0.8) : 0
    return head.off(phi - (spike ? 5 : 0), volumeAt(head, style, phi) * (edge ? 0.3 : 1) + spike)
  })
  const edge: Point[] = []
  for (let psi = 86; psi >= -86; psi -= style.texture === 'curls' || style.tuft || spikes ? 4.5 : 8) {
    const y = line(fold(psi - head.yaw))
    const r = head.radius * (y > 0.2 ? 1.06 : 1.01) * Math.sqrt(Math.max(0.5, 1 - (y * 1.1) ** 2 * 0.35))
    const q: Point = [r * sin(psi), y * HEAD]
    const most = head.reach((Math.atan2(q[1], q[0]) * 180) / Math.PI) + 2
    const far = length(q)
    edge.push(far > most ? mul(q, most / far) : q)
  }
  return broad.smooth([...crown, ...edge], true, spikes > 0.1 ? 0.55 : 0.92)
}

/** Gloss in two crescents that follow the crown, and a few strands. */
export function strands(c: Context, head: Head, style: Style): Node[] {
  const band = (from: number, to: number, outer: number, inner: number) => {
    const a: Point[] = []
    const b: Point[] = []
    steps(from, to, 6).forEach((phi, i) => {
      const thin = ((outer - inner) / 2) * (1 - Math.sin((i / 5) * Math.PI) ** 0.6)
      a.push(mul(head.off(phi, volumeAt(head, style, phi)), outer - thin))
      b.unshift(mul(head.off(phi, volumeAt(head, style, phi)), inner + thin))
    })
    return broad.smooth([...a, ...b])
  }
  const lit = (a: number, b: number): [number, number] => (c.light > 0 ? [a, b] : [-180 - b, -180 - a])
  let dark = ''
  for (let i = 0; i < 4; i++) {
    const own = (what: string) => c.own(`strand ${what}${i}`) + 0.5
    const phi = lerp(-140, -40, (i + 0.3 + own('s') * 0.4) / 4)
    dark += broad.mark(
      mul(head.off(phi, style.volume), 0.86 - 0.1 * own('t')),
      mul(head.off(phi * 0.94 - 6, 0), 0.5),
      phi < -90 ? -5 : 5,
      3.5,
    )
  }
  return [
    path(band(...lit(-148, -96), 0.9, 0.8) + band(...lit(-90, -76), 0.9, 0.82), c.hair.light),
    path(dark, c.hair.dark),
  ]
}

/** A short round stroke: the sign for a curl. */
const comma = ([x, y]: Point, w: number, h: number): string =>
  broad.mark([x - w, y + h * 0.4], [x + w * 0.9, y + h * 0.2], -h * 0.85, 6)

export function commas(c: Context, points: readonly Point[], size: number): Node[] {
  const of = (light: boolean) =>
    points
      .filter((_, i) => (i % 3 === 0) === light)
      .map((p) => comma(p, size, size))
      .join('')
  return [path(of(false), c.hair.dark), path(of(true), c.hair.light)]
}
export const curlMarks = (c: Context, head: Head, style: Style): Node[] => {
  const n = style.texture === 'coils' ? 18 : 13
  const points = steps(0, n - 1, n).map((i): Point =>
    mul(
      head.off(lerp(-175, -5, (i + 0.5) / n), 0),
      (style.volume > 0.15 ? 0.66 : 0.6) + 0.46 * chance(c.look.hair, `curl ${i}`),
    ),
  )
  return commas(c, points, style.texture === 'coils' ? 8 : 11)
}

/** Partings of rows that run from the brow over the crown to the nape. */
export function rows(c: Context, head: Head, line: Hairline): Node[] {
  const lines: string[] = []
  const plaits: string[] = []
  for (let theta = -75; theta <= 75; theta += 25) {
    const from = head.view === 'back' ? head.on(theta + 180, 0.3) : head.on(theta, line(Math.abs(theta)))
    if (!from.seen && head.view !== 'side') continue
    const top =
      head.view === 'side'
        ? head.off(-118 + theta * 0.2, -0.06)
        : head.view === 'back'
          ? head.off(-90 + theta * 0.35, -0.08)
          : head.off(-90 + theta * 0.36 - (head.view === 'threeQuarter' ? 12 : 0), 0)
    lines.push(broad.mark([from.x, from.y], top, theta * (head.view === 'back' ? -0.1 : 0.16), 7))
    for (let t = 0.12; t < 0.95; t += 0.17) {
      const bow = Math.sin(t * Math.PI) * theta * 0.1
      plaits.push(comma([lerp(from.x, top[0], t) + 12 + bow, lerp(from.y, top[1], t)], 7, 6))
    }
  }
  return [
    path(plaits.join(''), c.hair.light, { opacity: 0.5 }),
    path(lines.join(''), c.look.hair === 'cornrows' ? c.skin.deep : c.hair.deep),
  ]
}

export function tuft(c: Context, head: Head, style: Style): Node {
  const from = head.off(-96, style.volume * 0.9)
  const blades = (
    [
      [-134, 0.11, 15],
      [-104, 0.13, 17],
      [-66, 0.09, 14],
    ] as const
  ).map(([a, l, w]) =>
    broad.mark([from[0] + (a + 96) * 0.3, from[1] + 12], polar(from, a - 12, l * HEAD), a < -90 ? 6 : -6, w),
  )
  return path(blades.join(''), c.hair.base)
}
