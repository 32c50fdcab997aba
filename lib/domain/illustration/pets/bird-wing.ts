// Wings: folded, in three layers of feathers whose tips pass the rump; open, a fan from shoulder to wrist.
import { mix, shade } from '../kit/colour'
import { group, movable, path } from '../kit/shape'
import { add, lerpPoint, mul, normalise, perpendicular, polar, sub } from '../kit/vector'
import type { Colour, Node, Point } from '../scene'
import { arcPoints, curve, leaf, translateOutline, oval, type Outline, toPathData } from './outline'
import { type BirdRow, type Colours, resolveTint } from './breed-row'
import { fill, plainCoat, drawToned } from './tone'

export interface Wing {
  row: BirdRow
  colours: Colours
  toPage(forward: number, up: number, side: number): Point
}
const FEATHERS = 8

/** Colours of the feather layers, from the shoulder outwards. */
const getFeatherColours = ({ row, colours }: Wing): readonly [Colour, Colour, Colour] =>
  row.bands
    ? [resolveTint(row.bands[0], colours), resolveTint(row.bands[1], colours), resolveTint(row.bands[2], colours)]
    : [shade(colours.primary, 0.01), shade(colours.primary, -0.05), shade(colours.primary, -0.1)]

/** `lift`: angle of the leading edge on the page in degrees; -90 is straight up. */
export function drawOpenWing(wing: Wing, side: number, lift: number): Node[] {
  const { row } = wing
  const shoulder = wing.toPage(row.length * 0.5, row.chest * 0.5, side * 14)
  const wrist = add(shoulder, polar([0, 0], lift, row.wing * 0.5))
  const [inner, middle, outer] = getFeatherColours(wing)
  const fold = side > 0 ? 92 : 86
  const turn = lift > 0 ? -1 : 1
  const nodes: Node[] = []
  for (let i = FEATHERS - 1; i >= 0; i--) {
    const t = i / (FEATHERS - 1)
    const root = lerpPoint(shoulder, wrist, Math.min(1, t * 1.5))
    const end = add(root, polar([0, 0], lift - turn * fold * (1 - t), row.wing * (0.62 + 0.32 * t)))
    nodes.push(
      fill(
        leaf(
          arcPoints(root, end, -0.05),
          [5, 9, 10, 9, 4].map((w) => (w * row.wing) / 78),
          false,
        ),
        shade(row.bands ? outer : shade(outer, 0.06), (side < 0 ? -0.07 : 0) + (i % 2 ? -0.035 : 0.02)),
      ),
    )
  }
  const covert = (k: number, colour: Colour): Node =>
    fill(
      curve([
        add(shoulder, polar([0, 0], lift + turn * 100, row.wingWidth * 0.55)),
        add(wrist, polar([0, 0], lift + turn * 60, 7)),
        add(wrist, polar([0, 0], lift - turn * 30, row.wing * 0.2 * k)),
        add(lerpPoint(shoulder, wrist, 0.6), polar([0, 0], lift - turn * 60, row.wing * 0.42 * k)),
        add(shoulder, polar([0, 0], lift - turn * 100, row.wing * 0.42 * k)),
      ]),
      shade(colour, side < 0 ? -0.06 : 0),
    )
  return movable(
    { part: 'wing', movement: 'flap', pivot: shoulder },
    row.bands ? [...nodes, covert(1.25, middle), covert(0.85, inner)] : [...nodes, covert(0.85, shade(inner, 0.025))],
  )
}

export function drawFoldedWing(wing: Wing, body: Outline, side: number): Node[] {
  const { row, colours } = wing
  const z = row.chest * 0.74 * side
  const from = wing.toPage(row.length * 0.58, row.chest * 0.28, z)
  const to = wing.toPage(row.length * 0.58 - row.wing, row.belly * 0.2 + 7, z * 0.6)
  const widths = [0.62, 1, 0.94, 0.7, 0.42, 0].map((w) => w * row.wingWidth)
  const layer = (reach: number, width: number, colour: Colour): Node =>
    fill(
      leaf(
        arcPoints(from, lerpPoint(from, to, reach), -0.07 * side, 6),
        widths.map((w) => w * width),
      ),
      colour,
    )
  const shape = leaf(arcPoints(from, to, -0.07 * side, 6), widths)
  const [inner, middle, outer] = getFeatherColours(wing)
  const shadow = group([fill(translateOutline(shape, 3, 4), shade(colours.primary, -0.1))], { clip: toPathData(body) })
  const flap = { part: 'wing', movement: 'flap', pivot: from } as const
  if (!row.barred)
    return [
      shadow,
      ...movable(flap, [
        drawToned(shape, plainCoat(outer), { dy: 4, band: 2 }),
        layer(0.76, 0.94, middle),
        layer(0.5, 0.86, inner),
      ]),
    ]
  const bars = [0.12, 0.24, 0.36, 0.48, 0.6].flatMap((k) =>
    [-0.6, 0, 0.6].map((v) => {
      const centre = add(
        lerpPoint(from, to, k - Math.abs(v) * 0.03),
        mul(normalise(perpendicular(sub(to, from))), v * row.wingWidth),
      )
      return toPathData(oval(centre, 5.4, 2.2, 35))
    }),
  )
  return [
    shadow,
    ...movable(flap, [
      drawToned(shape, plainCoat(mix(colours.secondary, colours.primary, 0.25)), { dy: 4, band: 2 }),
      group([path(bars.join(''), mix('#3a3a34', colours.secondary, 0.12))], { clip: toPathData(shape) }),
      fill(
        leaf(
          arcPoints(lerpPoint(from, to, 0.62), to, -0.05 * side),
          [0.5, 0.4, 0.3, 0.16, 0].map((w) => w * row.wingWidth),
        ),
        '#5c6a4a',
      ),
    ]),
  ]
}
