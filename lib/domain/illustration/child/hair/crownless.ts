// Hair that has left the crown: a band round the sides and the nape.
import { clamp, length, lerp, mul } from '../../kit/vector'
import { path } from '../../kit/shape'
import type { Node, Point } from '../../scene'
import type { RigContext } from '../context'
import { HEAD, sinDegrees } from '../geometry'
import type { Head } from '../head'
import { coarsePen } from '../pen'

/** Degrees round the head from the brow at which the band begins. */
const BEGINS = 60
/** Upper and lower edge of the band, in heads below the head's centre, at theta degrees round the head. */
const upper = (theta: number): number =>
  theta < 95 ? lerp(-0.02, -0.23, ((theta - BEGINS) / 35) ** 0.6) : lerp(-0.23, -0.1, ((theta - 95) / 85) ** 1.5)
const lower = (theta: number): number =>
  theta < 80
    ? 0.1
    : theta < 100
      ? lerp(0.1, 0.02, (theta - 80) / 20)
      : theta < 124
        ? lerp(0.02, 0.25, (theta - 100) / 24)
        : lerp(0.25, 0.36, (theta - 124) / 56)
const STEP = 4
/** How far the hair stands off the skull, in heads. */
const OFF = 0.045

export function drawCrownlessHair(ctx: RigContext, head: Head): Node[] {
  const at = (psi: number, y: number): Point => {
    const r = head.radius * 1.02 * Math.sqrt(Math.max(0.5, 1 - (y * 1.1) ** 2 * 0.35))
    const q: Point = [r * sinDegrees(psi), y * HEAD]
    const edge = Math.abs(psi) > 80
    const stands = OFF * HEAD * clamp((Math.abs(psi) - 50) / 36)
    const most = head.radiusAt((Math.atan2(q[1], q[0]) * 180) / Math.PI) + Math.max(2, stands)
    const far = length(q)
    return far > most || edge ? mul(q, most / far) : q
  }
  const bands: { high: Point[]; low: Point[] }[] = []
  let open = false
  for (let psi = -86; psi <= 86; psi += STEP) {
    const theta = Math.abs(((psi - head.yaw + 540) % 360) - 180)
    if (theta >= BEGINS) {
      if (!open) bands.push({ high: [], low: [] })
      const band = bands.at(-1)
      band?.high.push(at(psi, upper(theta)))
      band?.low.push(at(psi, lower(theta)))
    }
    open = theta >= BEGINS
  }
  return [
    ...bands
      .filter(({ high }) => high.length > 2)
      .map(({ high, low }) => ctx.drawForm(coarsePen.smooth([...high, ...low.reverse()], true, 0.8), ctx.hair, [6, 4])),
    // The crown shines.
    ...(head.view === 'back'
      ? []
      : [
          path(
            coarsePen.brushStroke(
              [-0.2 * HEAD * ctx.light, -0.37 * HEAD],
              [0.04 * HEAD * ctx.light, -0.43 * HEAD],
              -4 * ctx.light,
              12,
            ),
            ctx.skin.light,
          ),
        ]),
  ]
}
