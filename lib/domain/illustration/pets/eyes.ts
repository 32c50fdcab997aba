// An eye: a dark oval, a highlight, lids in the coat's colour; an iris where the coat is dark or the kind has one.
import { mix, shade } from '../kit/colour'
import { group } from '../kit/shape'
import { polar } from '../kit/vector'
import type { Colour, Node, Point } from '../scene'
import type { EyeMood, Mood } from './feelings'
import { oval, toPathData, polygon } from './outline'
import { fill, INK, isDark, stroke } from './tone'

/** The brow of a face in side view; `inward` is 1 if the beak or snout lies to the right of the eye. */
export function drawSideBrow(
  [x, y]: Point,
  r: number,
  brow: NonNullable<Mood['brow']>,
  inward: number,
  colour: Colour,
): Node {
  const at = (along: number, up: number): Point => [x + along * r * inward, y - up * r]
  const points =
    brow === 'worry'
      ? [at(-1.15, 1.25), at(-0.35, 1.75), at(0.75, 2.2)]
      : brow === 'cross'
        ? [at(-1.2, 2.0), at(0, 1.6), at(1.05, 1.05)]
        : [at(-1, 1.7), at(0, brow === 'one-up' ? 2.25 : 2), at(1, 1.8)]
  return stroke(points, colour, r * 0.4)
}

interface EyeOptions {
  skin: Colour
  iris?: Colour | undefined
  slit?: boolean | undefined
  /** Direction of the gaze, -1 to 1 across and down. */
  gaze: Point
  /** 1 if the light, and so the highlight, is on the left; -1 if the figure will be mirrored. */
  light: 1 | -1
  /** -1 for the eye whose outer corner is on the left of the page. */
  side: number
}

export function drawEye(
  centre: Point,
  radiusX: number,
  radiusY: number,
  roll: number,
  mood: EyeMood,
  { skin, iris, slit, gaze, side, light }: EyeOptions,
): Node[] {
  const [u, v] = [polar([0, 0], roll, 1), polar([0, 0], roll + 90, 1)]
  const at = (x: number, y: number): Point => [centre[0] + u[0] * x + v[0] * y, centre[1] + u[1] * x + v[1] * y]
  const dark = isDark(skin)
  if (mood.shut) {
    const s = mood.shut === 'up' ? -1 : 1
    const lid = Array.from({ length: 7 }, (_, i) =>
      at(
        -Math.cos((i / 6) * Math.PI) * radiusX * 1.12,
        s * (Math.sin((i / 6) * Math.PI) * radiusY * 0.62 - radiusY * 0.2),
      ),
    )
    return [stroke(lid, dark ? mix(skin, '#f3dcc0', 0.55) : INK, Math.max(1.8, radiusY * 0.3))]
  }
  const wide = mood.wide ?? 1
  const [rx, ry] = [radiusX * wide, radiusY * wide]
  const ball = oval(centre, rx, ry, roll)
  const shift: Point = [gaze[0] * rx * 0.22, gaze[1] * ry * 0.2]
  const aside = !iris && !mood.white && Math.hypot(gaze[0], gaze[1]) > 0.6
  const nodes: Node[] = []
  if (iris)
    nodes.push(
      fill(ball, iris),
      fill(oval(at(shift[0] * 1.1, shift[1] * 1.1), rx * (slit ? 0.58 : 0.7), ry * (slit ? 0.84 : 0.76), roll), INK),
    )
  else if (mood.white)
    nodes.push(fill(ball, '#fffaf0'), fill(oval(at(shift[0] * 1.4, shift[1] * 1.4), rx * 0.62, ry * 0.66, roll), INK))
  else if (aside)
    nodes.push(fill(ball, '#fffaf0'), fill(oval(at(shift[0] * 1.1, shift[1] * 1.1), rx * 0.88, ry * 0.9, roll), INK))
  else nodes.push(fill(ball, INK))
  nodes.push(fill(oval(at(shift[0] - rx * 0.24 * light, shift[1] - ry * 0.36), rx * 0.3, ry * 0.28, roll), '#fffdf6'))
  if (!iris && !mood.white)
    nodes.push(
      fill(
        oval(at(shift[0] + rx * 0.3 * light, shift[1] + ry * 0.42), rx * 0.16, ry * 0.13, roll),
        mix(INK, '#fffdf6', 0.45),
      ),
    )
  if (mood.upperLid) {
    const y = -ry + mood.upperLid * 2 * ry
    const slope = -(mood.slant ?? 0) * ry * side
    nodes.push(
      fill(
        polygon([at(-rx * 1.3, -ry * 1.6), at(rx * 1.3, -ry * 1.6), at(rx * 1.3, y - slope), at(-rx * 1.3, y + slope)]),
        shade(skin, -0.05),
      ),
      stroke(
        [at(-rx * 1.1, y + slope), at(rx * 1.1, y - slope)],
        shade(skin, dark ? 0.12 : -0.22),
        Math.max(1.4, ry * 0.18),
      ),
    )
  }
  if (mood.lowerLid) nodes.push(fill(oval(at(0, ry * (1.75 - mood.lowerLid)), rx * 1.6, ry * 0.9, roll), skin))
  const ringed = Boolean(iris) || Boolean(mood.white) || dark || aside
  const rim = ringed ? oval(centre, rx * 1.07 + 0.5, ry * 1.06 + 0.5, roll) : ball
  if (ringed) nodes.unshift(fill(rim, dark ? shade(skin, -0.1) : INK))
  return [group(nodes, { clip: toPathData(rim) })]
}
