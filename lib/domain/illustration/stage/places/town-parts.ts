// Parts of cities: towers lit from one side, a skyline, beds of flowers.
import { mix } from '../../kit/colour'
import type { Colour, Point } from '../../scene'
import { drawFlowers, isSnowy } from '../foliage'
import { bar, fill, paperPath } from '../marks'
import type { Marks } from '../marks'
import { horizontalGradient } from '../paint'
import { drawSoftSpot } from '../shadow'
import type { Stage } from '../stage'

export const LIT = '#ffd27a'
/** Buses, telephone boxes, lanterns and torii are red whatever the book's palette is. */
export const RED = '#dc3d2c'

/** A block lit from one side, with rows of windows. */
export function drawTallBuilding(
  stage: Stage, x: number, y: number, w: number, height: number, colour: Colour, depth: number,
  options: { rows?: number; cols?: number; top?: 'flat' | 'point' | 'slope' } = {},
): Marks {
  const { tint, lightSide } = stage
  const rng = stage.rng(`tall${x}${height}`)
  const lit: string[] = []
  const unlit: string[] = []
  const [rows, cols] = [options.rows ?? Math.max(3, Math.round(height / 26)), options.cols ?? Math.max(2, Math.round(w / 16))]
  for (let i = 0; i < rows; i++) for (let j = 0; j < cols; j++) (stage.row.lit && rng.next() < stage.row.lit * 0.6 ? lit : unlit).push(bar(x + (w * (j + 0.25)) / cols, y - height + 10 + ((height - 14) * i) / rows, (w * 0.5) / cols, (height * 0.45) / rows))
  const top: Point[] = options.top === 'point' ? [[x + w / 2, y - height - w * 0.9]] : options.top === 'slope' ? [[x + (lightSide > 0 ? w : 0), y - height - w * 0.5]] : []
  return [
    fill(paperPath([[x, y], [x, y - height], ...top, [x + w, y - height], [x + w, y]], rng, 1), horizontalGradient(x, x + w, lightSide < 0 ? [[0, tint(colour, depth, 0.3)], [1, tint(colour, depth, -0.4)]] : [[0, tint(colour, depth, -0.4)], [1, tint(colour, depth, 0.3)]])),
    isSnowy(stage) ? fill(top.length ? paperPath([[x - 2, y - height + 2], ...top.map(([a, b]): Point => [a, b - 3]), [x + w + 2, y - height + 2]], rng, 1) : bar(x - 2, y - height - 5, w + 4, 9), tint(stage.palette.snow, depth, 0.2)) : null,
    fill(unlit.join(''), mix(tint('#6f93a6', depth, -0.2), stage.sky[1], 0.35)), fill(lit.join(''), mix(LIT, stage.haze, depth * 0.5)),
  ]
}
/** Towers along the horizon, from x0 to x1. */
export function drawSkyline(
  stage: Stage, x0: number, x1: number, y: number, low: number, high: number, depth: number, key: string,
): Marks {
  const rng = stage.rng(key)
  const out: Marks[] = []
  for (let x = x0; x < x1;) {
    const w = Math.round(rng.between(30, 58))
    out.push(drawTallBuilding(stage, x, y, w, Math.round(rng.between(low, high)), rng.of([stage.palette.roofCool, stage.palette.stone, stage.palette.wallWarm, stage.palette.wall]), depth, { top: rng.next() < 0.2 ? 'slope' : 'flat' }))
    x += w + Math.round(rng.between(0, 12))
  }
  return out
}
/** Floodlight on a sight after dark: warm light from its foot; x is its middle, y its foot. */
export const drawFloodlit = (stage: Stage, x: number, y: number, w: number, height: number, colour: Colour = '#ffce84'): Marks =>
  stage.row.lit === 1 ? drawSoftSpot(x, Math.round(y - height * 0.3), Math.round(w * 0.7), Math.round(height * 0.86), [[0, colour, 0.5], [0.5, colour, 0.26], [1, colour, 0]]) : null

/** Adds flower beds at both sides, in front of the lawn. */
export function addFlowerBeds(stage: Stage): void {
  const { palette } = stage
  stage.add(0.15, drawFlowers(stage, -40, 260, stage.groundYAt(0.84), stage.groundYAt(1.2), 16, [palette.accent, palette.companion, palette.bloom], 'tl', 1.2), drawFlowers(stage, 760, 1060, stage.groundYAt(0.84), stage.groundYAt(1.2), 16, [palette.clothWarm, palette.companion, palette.bloom], 'tr', 1.2))
}
