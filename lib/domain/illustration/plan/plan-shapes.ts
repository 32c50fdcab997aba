// Shapes that things have from straight above, in centimetres, lit from the upper left.
import { shade } from '../kit/colour'
import { ellipse } from '../kit/shape'
import type { Colour, Node } from '../scene'
import {
  bar,
  blob,
  box,
  dab,
  fill,
  flattenMarks,
  oval,
  repeat,
  smoothPath,
  straightPath,
  stroke,
  type Marks,
} from '../stage/marks'
import { HUES, propRng } from '../things/prop-drawing'
import { darker } from './plan-marks'

export interface PlanThing {
  nodes: Node[]
  width: number
  height: number
  /** Lies flat under everything else, and may be sat on. */
  lies?: boolean
}
export const thing = (width: number, height: number, ...marks: Marks[]): PlanThing => ({
  nodes: flattenMarks(marks),
  width,
  height,
})
export const mat = (width: number, height: number, ...marks: Marks[]): PlanThing => ({
  ...thing(width, height, ...marks),
  lies: true,
})

/** Ellipses, since paths are rounded to whole centimetres. */
export const round = (x: number, y: number, rx: number, colour: Colour, ry = rx): Node => ellipse(x, y, rx, ry, colour)
export const disc = (r: number, colour: Colour, x = 0, y = 0): Marks => [
  round(x, y, r, darker(colour)),
  round(x - r * 0.05, y - r * 0.06, r * 0.92, colour),
]
export const sheet = (w: number, h: number, colour: Colour, name: string): Marks => [
  fill(box(-w / 2 + 0.8, -h / 2 + 0.8, w, h, propRng(name), 0.5), darker(colour, 0.16)),
  fill(box(-w / 2, -h / 2, w, h, propRng(`${name}2`), 0.5), colour),
]
/** An open vessel: its rim, its inside and what is in it. */
export const vessel = (r: number, colour: Colour, inside: Colour, ...content: Marks[]): Marks => [
  round(0, 0, r, darker(colour)),
  round(-r * 0.03, -r * 0.04, r * 0.95, colour),
  round(0, 0, r * 0.8, darker(inside)),
  round(r * 0.04, r * 0.05, r * 0.74, inside),
  content,
]
export const ring = (r: number, k: number, draw: (x: number, y: number, i: number) => string): string =>
  repeat(k, (i) => draw(Math.cos((i / k) * 6.283) * r, Math.sin((i / k) * 6.283) * r, i))

export const openBox = (w: number, h: number, colour: Colour, name: string): Marks => [
  fill(
    straightPath([
      [-w / 2, -h / 2],
      [-w / 2 - 9, -h / 2 - 3],
      [-w / 2 - 9, h / 2 + 3],
      [-w / 2, h / 2],
    ]),
    shade(colour, 0.04),
  ),
  fill(
    straightPath([
      [w / 2, -h / 2],
      [w / 2 + 9, -h / 2 - 3],
      [w / 2 + 9, h / 2 + 3],
      [w / 2, h / 2],
    ]),
    darker(colour, 0.06),
  ),
  fill(
    straightPath([
      [-w / 2, h / 2],
      [-w / 2 - 2, h / 2 + 9],
      [w / 2 + 2, h / 2 + 9],
      [w / 2, h / 2],
    ]),
    darker(colour, 0.03),
  ),
  fill(
    straightPath([
      [-w / 2, -h / 2],
      [-w / 2 - 2, -h / 2 - 9],
      [w / 2 + 2, -h / 2 - 9],
      [w / 2, -h / 2],
    ]),
    shade(colour, 0.06),
  ),
  fill(box(-w / 2, -h / 2, w, h, propRng(name), 0.6), darker(colour, 0.26)),
  fill(
    straightPath([
      [-w / 2, h / 2],
      [-w / 2 + 5, h / 2 - 6],
      [w / 2 - 5, h / 2 - 6],
      [w / 2, h / 2],
    ]),
    darker(colour, 0.16),
  ),
  fill(
    straightPath([
      [w / 2, -h / 2],
      [w / 2 - 5, -h / 2 + 6],
      [w / 2 - 5, h / 2 - 6],
      [w / 2, h / 2],
    ]),
    darker(colour, 0.12),
  ),
]
export const cloth = (w: number, h: number, colour: Colour, stripe: Colour, name: string): PlanThing => {
  const rng = propRng(name)
  return mat(
    w,
    h,
    fill(blob(1.4, 1.6, w * 0.54, h * 0.54, rng, 14, 0.02), darker(colour, 0.16)),
    fill(box(-w / 2, -h / 2, w, h, rng, 2.4), colour),
    fill(
      repeat(4, (i) => box(-w / 2 + 1, -h / 2 + h * (0.12 + i * 0.24), w - 2, h * 0.07, rng, 1.4)),
      stripe,
    ),
    stroke(
      `M${-w * 0.3} ${-h * 0.4}Q${-w * 0.1} ${-h * 0.1} ${-w * 0.24} ${h * 0.3}M${w * 0.2} ${-h * 0.3}Q${w * 0.1} ${h * 0.1} ${w * 0.3} ${h * 0.4}`,
      darker(colour),
      1.4,
    ),
  )
}
export const pillow = (w: number, h: number, colour: Colour): Marks => [
  fill(
    smoothPath([
      [-w / 2, -h / 2],
      [0, -h * 0.44],
      [w / 2, -h / 2],
      [w * 0.46, 0],
      [w / 2, h / 2],
      [0, h * 0.44],
      [-w / 2, h / 2],
      [-w * 0.46, 0],
    ]),
    darker(colour, 0.06),
  ),
  fill(
    smoothPath([
      [-w * 0.44, -h * 0.44],
      [0, -h * 0.4],
      [w * 0.42, -h * 0.44],
      [w * 0.4, 0],
      [w * 0.4, h * 0.38],
      [0, h * 0.36],
      [-w * 0.44, h * 0.38],
      [-w * 0.42, 0],
    ]),
    colour,
  ),
  stroke(`M${-w * 0.2} ${-h * 0.1}Q0 ${h * 0.1} ${w * 0.2} ${-h * 0.06}`, darker(colour, 0.06), 1.2),
]
export const fruit = (r: number, colour: Colour): PlanThing =>
  thing(
    r * 2,
    r * 2,
    disc(r, colour),
    fill(dab(0, 0, r * 0.8, r * 0.12, -60), HUES.brown),
    fill(dab(r * 0.1, -r * 0.1, r, r * 0.26, -14), HUES.leaf),
    fill(oval(-r * 0.4, -r * 0.4, r * 0.2), shade(colour, 0.14)),
  )
export const pool = (w: number, h: number, name: string): PlanThing => {
  const rng = propRng(name)
  return mat(
    w,
    h,
    fill(blob(0, 0, w / 2, h / 2, rng, 14, 0.07), '#7fb2c6'),
    fill(blob(-w * 0.02, -h * 0.03, w * 0.45, h * 0.43, rng, 13, 0.07), '#a3d0de'),
    stroke(
      `M${-w * 0.26} ${-h * 0.1}a${w * 0.16} ${h * 0.14} 0 1 1 ${w * 0.1} ${h * 0.14}M${w * 0.06} ${h * 0.2}q${w * 0.1} ${-h * 0.08} ${w * 0.2} 0`,
      '#e8f6f8',
      1.3,
    ),
  )
}
export const hull = (w: number, h: number, colour: Colour, inside: Colour): Marks => {
  const at = (k: number) =>
    smoothPath(
      [
        [-w * 0.5 * k, -h * 0.3 * k],
        [w * 0.16 * k, -h * 0.46 * k],
        [w * 0.5 * k, 0],
        [w * 0.16 * k, h * 0.46 * k],
        [-w * 0.5 * k, h * 0.3 * k],
      ],
      true,
      0.8,
    )
  return [
    fill(at(1), darker(colour)),
    fill(at(0.95), colour),
    fill(at(0.8), darker(inside, 0.12)),
    fill(bar(-w * 0.2, -h * 0.35, w * 0.1, h * 0.7) + bar(w * 0.1, -h * 0.33, w * 0.1, h * 0.66), inside),
  ]
}
