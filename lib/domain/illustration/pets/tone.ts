/**
 * Draws a shape in two or three flat tones: shade below, the coat, light above. The coat is painted again in each tone,
 * so that its patterns are shaded with the shape.
 */
import { lightness, mix, shade } from '../kit/colour'
import { group, path, rect } from '../kit/shape'
import type { Box, Colour, GroupNode, Node, PathNode, Point } from '../scene'
import { measureOutline, curve, toPathData, type Outline } from './outline'

export interface Coat {
  base: Colour
  /** Draws the coat's marks with this shift of lightness. */
  marks?: ((tone: number) => Node[]) | undefined
}
interface ToneOptions {
  dx?: number
  /** Height of the shaded lower edge and of the lit upper edge (`band`), in rig units. */
  dy?: number
  band?: number
  /** Shifts of OKLab lightness of the shaded and the lit part. */
  dark?: number
  light?: number
}

export const INK: Colour = '#2a1f1c'
export const plainCoat = (base: Colour): Coat => ({ base })
export const fill = (outline: Outline, colour: Colour): PathNode => path(toPathData(outline), colour)
export const stroke = (points: readonly Point[], colour: Colour, width: number): PathNode =>
  path(toPathData(curve(points, false)), undefined, { stroke: colour, strokeWidth: Math.round(width * 10) / 10 })

const coverBox = ({ x, y, width, height }: Box, colour: Colour) =>
  rect(Math.floor(x) - 2, Math.floor(y) - 2, Math.ceil(width) + 4, Math.ceil(height) + 4, colour)
const paintCoat = (coat: Coat, tone: number, area: Box): Node[] => [
  coverBox(area, shade(coat.base, tone)),
  ...(coat.marks?.(tone) ?? []),
]

export function drawToned(
  outline: Outline,
  coat: Coat,
  { dx = 0, dy = 7, band = 3.5, dark = -0.07, light = 0.04 }: ToneOptions = {},
): GroupNode {
  const area = measureOutline(outline)
  const d = toPathData(outline)
  const lit = toPathData(outline, dx, -dy)
  const plainly = toPathData(outline, dx * 0.4, band)
  const body = coat.marks ? paintCoat(coat, 0, area) : []
  const inner: Node[] =
    light === 0 || band === 0
      ? coat.marks
        ? [group(body, { clip: lit })]
        : [path(lit, coat.base)]
      : [
          group(
            [...paintCoat(coat, light, area), coat.marks ? group(body, { clip: plainly }) : path(plainly, coat.base)],
            { clip: lit },
          ),
        ]
  return group([...paintCoat(coat, dark, area), ...inner], { clip: d })
}

/** A cast shadow: the coat painted darker, clipped to the shape of what casts it. */
export const castShadow = (shape: Outline, coat: Coat, tone: number): GroupNode | PathNode =>
  coat.marks
    ? group(paintCoat(coat, tone, measureOutline(shape)), { clip: toPathData(shape) })
    : path(toPathData(shape), shade(coat.base, tone))

export const isDark = (colour: Colour): boolean => lightness(colour) < 0.42
/** Colour of a line on a coat: darker on light coats, lighter on dark ones. */
export const getLineColour = (colour: Colour, strength = 0.17): Colour =>
  shade(colour, lightness(colour) < 0.42 ? strength : -strength)
export const getBlushColour = (colour: Colour): Colour => mix(colour, '#e2705f', 0.28)
