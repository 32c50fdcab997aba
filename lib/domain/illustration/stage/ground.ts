import { mix } from '../kit/colour'
import { clamp, lerp } from '../kit/vector'
import type { Colour, Point } from '../scene'
import { drawTurf, isSnowy } from './foliage'
import { addKitRow } from './kits/add-kit'
import { dab, fill, land, lens, repeat, drawPaperShadow, smoothPath, wash } from './marks'
import type { Marks } from './marks'
import { verticalGradient } from './paint'
import { drawHills } from './sky'
import type { Stage } from './stage'

export const grassColourOf = (stage: Stage): Colour => (isSnowy(stage) ? stage.palette.snow : stage.palette.grass)
export const earthColourOf = (stage: Stage, colour: Colour): Colour =>
  isSnowy(stage) ? mix(colour, stage.palette.snow, 0.7) : colour

/** Adds a wavy dark strip across the foot of the page. The dark foreground makes the middle look lit. */
export function addForegroundShade(stage: Stage, colour: Colour): void {
  const y = lerp(stage.groundY, 1000, 0.46)
  const edge = (x: number) => y + Math.sin(x / 170 + 2) * 16 + Math.sin(x / 61) * 7 - (x - 500) * 0.03 * stage.lightSide
  stage.add(
    0.02,
    fill(
      land(edge, 60),
      verticalGradient(y, 1020, [
        [0, stage.tint(colour, 0, -0.75)],
        [1, stage.tint(colour, -0.14, -1)],
      ]),
      0.62,
    ),
  )
}

/** Soft banks of snow: light on top, blue below, fading out at the foot. */
function drawSnowdrifts(stage: Stage, y: number): Marks {
  const rng = stage.rng('drifts')
  return [0.1, 0.3, 0.52, 0.76].map((t, i) => {
    const [x, by, w] = [rng.between(i % 2 ? 560 : -60, i % 2 ? 1060 : 440), lerp(y, 1000, t), 260 + 300 * t]
    const tall = 16 + 34 * t
    return fill(
      smoothPath(
        [
          [x - w / 2, by + tall * 0.5],
          [x - w * 0.26, by - tall * 0.3],
          [x + w * 0.04, by - tall],
          [x + w * 0.3, by - tall * 0.36],
          [x + w / 2, by + tall * 0.5],
        ],
        true,
        0.8,
      ),
      verticalGradient(by - tall, by + tall * 0.5, [
        [0, stage.tint(stage.palette.snow, 0.1, 0.8), 0.9],
        [0.5, stage.tint(stage.palette.snow, 0.1, -0.35), 0.5],
        [1, stage.tint(stage.palette.snow, 0.1, -0.2), 0],
      ]),
    )
  })
}

/** Adds the ground on which the cast stands: rolling, lit in the middle, darker towards the foot of the page. */
export function addGround(
  stage: Stage,
  colour: Colour,
  options: { y?: number; amp?: number; d?: number; turf?: number; upright?: boolean } = {},
): void {
  const { horizonY, groundY, tint } = stage
  const y = options.y ?? lerp(horizonY, groundY, 0.28)
  const depth = options.d ?? 0.3
  const rng = stage.rng('ground')
  const edge = land((x) => y + Math.sin(x / 240 + 1) * (options.amp ?? 10))
  stage.add(
    depth,
    stage.dark ? null : drawPaperShadow(edge, stage.shadowColour, -stage.lightSide * 4, -9, 0.1),
    fill(
      edge,
      verticalGradient(y, 1050, [
        [0, tint(colour, 0.42, 0.3)],
        [clamp((groundY - y) / (1050 - y)) * 0.75, tint(colour, 0.05, 0.15)],
        [1, tint(colour, 0, -0.55)],
      ]),
    ),
    fill(wash(rng, -200, y + 20, 1200, groundY - y, 12, 380, 12), tint(colour, 0.2, 0.6), 0.5),
    fill(
      repeat(3, (i) => lens(rng.between(100, 900), lerp(y, 1000, 0.2 + i * 0.27), 620 + i * 160, 60 + i * 34)),
      tint(colour, 0.12, 0.5),
      stage.dark ? 0.12 : 0.26,
    ),
    fill(wash(rng, -200, y + 30, 1200, 1000 - y, 12, 340, 14), tint(colour, 0.1, -0.5), 0.4),
  )
  if (isSnowy(stage)) stage.add(0.2, drawSnowdrifts(stage, y))
  addKitRow(stage)
  addForegroundShade(stage, colour)
  stage.add(0.12, drawTurf(stage, colour, 'ground', options.turf ?? 56, options.upright ?? true))
}

interface Footpath {
  x0?: number
  y0?: number
  w0?: number
  x1?: number
  w1?: number
  phase?: number
  bend?: number
  depth?: number
}
/** A height that no camera shows. */
const BELOW_PAGE = 1500

/**
 * Adds a winding footpath that narrows towards the horizon. Its far end is off to one side, because behind the cast's
 * heads it would look like a pale figure.
 */
export function addFootpath(stage: Stage, colour: Colour, options: Footpath = {}): void {
  const { groundY, horizonY, tint } = stage
  const y0 = options.y0 ?? lerp(horizonY, groundY, 0.3)
  const [x0, w0, x1, w1] = [
    (options.x0 ?? stage.focusX + 40) - 190,
    options.w0 ?? 12,
    (options.x1 ?? 430) - 60,
    options.w1 ?? 250,
  ]
  const rng = stage.rng('way')
  const left: Point[] = []
  const right: Point[] = []
  for (let i = 0; i <= 7; i++) {
    const t = i / 7
    const [y, w] = [lerp(y0, 1060, t ** 1.5), lerp(w0, w1, t ** 1.55)]
    const x = lerp(x0, x1, t) + Math.sin(t * 5 + (options.phase ?? 0)) * 105 * t ** 0.7 * (options.bend ?? 1)
    left.push([x - w / 2 + rng.about(4), y])
    right.push([x + w / 2 + rng.about(4), y])
  }
  // The camera may look lower than the foot of the page: the way goes on there.
  const foot = lerp(x0, x1, 1) + Math.sin(5 + (options.phase ?? 0)) * 105 * (options.bend ?? 1)
  const on = (side: -1 | 1): Point => [foot + side * w1 * 0.75, BELOW_PAGE]
  const at = (side: readonly Point[], i: number): Point => side[Math.max(0, Math.min(7, i))] ?? [0, 0]
  stage.add(
    options.depth ?? 0.15,
    fill(
      smoothPath([...left, on(-1), on(1), ...[...right].reverse()], true, 0.9),
      verticalGradient(y0, 1000, [
        [0, mix(tint(colour, 0.45, 0.2), tint(grassColourOf(stage), 0.42, 0.3), 0.75)],
        [0.14, tint(colour, 0.3, 0.2)],
        [0.55, tint(colour, 0.05, 0.3)],
        [1, tint(colour, 0, -0.3)],
      ]),
    ),
    fill(
      repeat(20 * stage.detail, () => {
        const i = Math.min(6, Math.floor(rng.next() * 7))
        const [a, b, t] = [at(left, i), at(right, i), rng.between(0.08, 0.92)]
        const s = stage.scaleAt(a[1])
        return lens(lerp(a[0], b[0], t), lerp(a[1], b[1], t) + rng.about(20), 34 * s * rng.between(0.5, 1.4), 7 * s)
      }),
      tint(colour, 0.1, -0.35),
    ),
    fill(
      repeat(20 * stage.detail, () => {
        const side = rng.next() < 0.5 ? left : right
        const i = Math.min(6, Math.floor(rng.next() * 7))
        const [a, b, t] = [at(side, i), at(side, i + 1), rng.next()]
        const s = stage.scaleAt(lerp(a[1], b[1], t))
        return dab(lerp(a[0], b[0], t), lerp(a[1], b[1], t) + 3, 26 * s, 3 * s, -90 + rng.about(30))
      }),
      tint(grassColourOf(stage), 0.1, -0.3),
    ),
  )
}

/** Adds three bands of hills between the sky and the place. */
export function addDistantHills(stage: Stage, trees = 16, tilt = 20): void {
  stage.add(0.92, drawHills(stage, 'f1', stage.horizonY - 46, 46, stage.palette.leafDeep, 0.92).marks)
  stage.add(
    0.75,
    drawHills(stage, 'f2', stage.horizonY - 6, 34, stage.palette.leaf, 0.74, { trees, treeSize: 13, tilt }).marks,
  )
  stage.add(0.55, drawHills(stage, 'f3', stage.horizonY + 34, 20, grassColourOf(stage), 0.52, { dabs: 16 }).marks)
}

/** Adds a paved ground with its stones, from y down. */
export function addPaving(stage: Stage, y: number, colour: Colour, marks: Colour, depth = 0.3): void {
  const rng = stage.rng('paving')
  const c = earthColourOf(stage, colour)
  stage.add(
    depth,
    fill(
      land(() => y, 400),
      verticalGradient(y, 1000, [
        [0, stage.tint(c, 0.3, 0.2)],
        [0.45, stage.tint(c, 0.02, 0.25)],
        [1, stage.tint(c, 0, -0.5)],
      ]),
    ),
    fill(
      repeat(60 * stage.detail, () => {
        const s = rng.between(0.5, 1.6)
        return lens(rng.between(-60, 1060), Math.max(y + 8, stage.groundYAt(s)), 70 * s, 10 * s)
      }),
      stage.tint(marks, 0.12, 0),
      0.35,
    ),
  )
}
