import { mix } from '../kit/colour'
import { group, rect } from '../kit/shape'
import { lerp } from '../kit/vector'
import type { Box, Colour, Point } from '../scene'
import { kitGroup } from './kits/piece-group'
import { drawSkylineOf } from './kits/skyline'
import { bar, box, clump, dab, fill, flattenMarks, hang, land, taperedPath, repeat, oval, straightPath } from './marks'
import type { Marks } from './marks'
import { verticalGradient } from './paint'
import { drawSoftSpot } from './shadow'
import type { Stage } from './stage'

const FRAME = '#fbf3e2'
/** `part` of the group that draws what a window looks out on. */
export const VIEW_PART = 'view'
interface WindowOptions {
  curtain?: Colour
  arch?: boolean
  /** y of the floor's far edge: with it, light falls through the panes onto the floor. */
  floor?: number
  floorColour?: Colour
  round?: boolean
}

/** Whether sun, moon and stars can be seen. */
export const isSkyClear = (stage: Stage): boolean => stage.weather === 'clear' || stage.weather === 'wind'

/** The weather outside: clouds, rain, snow or blown leaves. */
export function drawWeatherOutside(stage: Stage, x: number, y: number, w: number, height: number, k: number): Marks {
  const rng = stage.rng(`outside${x}`)
  const clouds = (n: number, colour: Colour) =>
    fill(
      repeat(n, (i) =>
        clump(x + w * ((i + 0.5) / n + rng.about(0.1)), y + height * rng.between(0.08, 0.3), 46, 17, rng, 6),
      ),
      colour,
      0.8,
    )
  if (stage.weather === 'cloud') return clouds(w / 60, mix(stage.sky[1], '#ffffff', stage.dark ? 0.12 : 0.5))
  if (stage.weather === 'rain')
    return [
      clouds(w / 45, mix(stage.sky[0], stage.shadowColour, 0.25)),
      fill(
        repeat(k, () => dab(x + rng.next() * w, y + rng.next() * height, rng.between(24, 44), 1.7, 101)),
        mix(stage.haze, '#ffffff', 0.6),
        0.7,
      ),
    ]
  if (stage.weather === 'snow')
    return fill(
      repeat(k, () => oval(x + rng.next() * w, y + rng.next() * height, rng.between(2, 4.6))),
      '#ffffff',
      0.92,
    )
  return stage.weather === 'wind'
    ? fill(
        repeat(k / 4, () =>
          dab(x + rng.next() * w, y + rng.next() * height, rng.between(14, 22), 5, rng.between(-40, 35), 2),
        ),
        stage.tint(stage.palette.companion, 0.4, 0),
      )
    : null
}

/** The skyline of the destination, with its landmark in the left pane. */
function drawSkylineOutside(stage: Stage, { x, y, width, height }: Box): Marks {
  const { kit, row } = stage
  if (!kit) return null
  const wide = width * 1.8
  const left = x + width * 0.3 - (kit.skyline[0]?.[1] ?? 0.3) * wide
  return drawSkylineOf(
    stage,
    kit,
    { x: Math.max(x - width, Math.min(x, left)), y: y + height * 0.82, width: wide, height: height * 0.56 },
    (colour, near) =>
      mix(stage.haze, mix(colour, row.shadow, stage.dark ? 0.66 : 0.12), stage.dark ? 0.82 : 0.68 + near * 0.12),
    `window${x}`,
  )
}

function drawWindowView(stage: Stage, x: number, y: number, w: number, height: number): Marks {
  const { palette, row, sky } = stage
  const rng = stage.rng(`view${x}`)
  const far = (depth: number, foot: number, amp: number, colour: Colour) =>
    fill(
      land((X) => y + height * foot + Math.sin(X / 60 + depth) * height * amp, 40, x - 40, x + w + 40, y + height + 20),
      colour,
    )
  return [
    rect(
      x,
      y,
      w,
      height,
      verticalGradient(y, y + height, [
        [0, sky[0]],
        [0.6, sky[1]],
        [1, sky[2]],
      ]),
    ),
    !isSkyClear(stage)
      ? null
      : row.stars
        ? [
            fill(
              repeat(12, () => oval(x + rng.next() * w, y + rng.next() * height * 0.6, rng.between(1, 2.4))),
              row.sunColour,
            ),
            fill(oval(x + w * 0.3, y + height * 0.24, 19), row.sunColour),
          ]
        : stage.light === 'noon'
          ? null
          : drawSoftSpot(Math.round(x + w * 0.34), Math.round(y + height * 0.56), 100, 100, [
              [0, row.sunColour, 0.9],
              [0.25, row.sunColour, 0.7],
              [1, row.sunColour, 0],
            ]),
    far(0, 0.68, 0.05, mix(stage.haze, mix(palette.leafDeep, sky[1], stage.dark ? 0.6 : 0.2), 0.4)),
    drawSkylineOutside(stage, { x, y, width: w, height }),
    far(
      2,
      0.82,
      0.04,
      mix(
        stage.haze,
        mix(stage.weather === 'snow' ? palette.snow : palette.leaf, row.shadow, stage.dark ? 0.7 : 0.05),
        0.7,
      ),
    ),
    stage.kit
      ? kitGroup(
          'tree',
          fill(
            clump(x + w * 0.88, y + height * 0.74, w * 0.1, height * 0.12, rng, 7) +
              bar(x + w * 0.87, y + height * 0.74, 5, height * 0.2),
            mix(stage.haze, mix(stage.kit.trees[0].leaf, row.shadow, stage.dark ? 0.7 : 0.1), 0.75),
          ),
        )
      : fill(
          clump(x + w * 0.78, y + height * 0.66, w * 0.17, height * 0.2, rng, 7) +
            bar(x + w * 0.77, y + height * 0.7, 6, height * 0.2),
          mix(stage.haze, mix(palette.leafDeep, row.shadow, stage.dark ? 0.7 : 0.1), 0.75),
        ),
    stage.home === 'houseboat'
      ? [
          rect(
            x,
            y + height * 0.74,
            w,
            height * 0.3,
            verticalGradient(y + height * 0.74, y + height, [
              [0, mix(stage.haze, stage.tint(palette.water, 0.4, 0.3), 0.7)],
              [1, stage.tint(palette.water, 0.2, 0)],
            ]),
          ),
          fill(
            repeat(7, () => dab(x + rng.next() * w, y + height * rng.between(0.78, 0.98), 40, 2, 0)),
            mix(stage.sky[2], '#ffffff', 0.3),
            0.7,
          ),
        ]
      : stage.home === 'apartment'
        ? [
            fill(
              repeat(6, (i) =>
                bar(x + w * (i / 6) - 4, y + height * (0.62 + ((i * 5) % 4) * 0.06), w / 6 + 3, height * 0.5),
              ),
              mix(stage.haze, mix(palette.roofCool, row.shadow, stage.dark ? 0.6 : 0.1), 0.8),
            ),
            fill(
              repeat(14, (i) => bar(x + w * (((i * 7) % 14) / 14) + 5, y + height * (0.84 + (i % 3) * 0.05), 7, 9)),
              row.lit ? '#ffd27a' : mix(stage.haze, '#ffffff', 0.4),
            ),
          ]
        : null,
    drawWeatherOutside(stage, x, y, w, height, 34),
  ]
}

function drawCurtains(stage: Stage, x: number, y: number, w: number, height: number, colour: Colour): Marks {
  const depth = 0.38
  const rng = stage.rng(`curtains${x}`)
  const middle: Point = [x + w / 2, y + height / 2]
  const side = (s: 1 | -1): Marks => {
    const cx = s < 0 ? x - 34 : x + w + 34
    const [tie, W, outer] = [y + height * 0.66, w * 0.34, cx + s * 14]
    const shape = `M${outer} ${y - 40}L${cx - s * W} ${y - 40}C${cx - s * W} ${y + height * 0.3} ${cx - s * 34} ${tie - 70} ${cx - s * 16} ${tie}C${cx - s * 30} ${tie + 50} ${cx - s * 44} ${y + height + 40} ${cx - s * 46} ${y + height + 58}L${outer} ${y + height + 62}Z`
    return [
      fill(shape, stage.tintLit(colour, depth, 0.1, ...middle)),
      (
        [
          [0.22, -0.5],
          [0.5, -0.5],
          [0.78, -0.35],
          [0.36, 0.5],
          [0.65, 0.5],
        ] as const
      ).map(([t, k]) =>
        fill(
          taperedPath(
            [
              [cx - s * W * t, y - 38],
              [lerp(cx - s * W * t, cx - s * 12, 0.6), lerp(y, tie, 0.6)],
              [cx - s * 20 * t, tie],
            ],
            [9, 8, 3],
          ) + dab(cx - s * 20 * t, tie + 6, y + height + 46 - tie, 5, 90 + s * t * 14),
          stage.tintLit(colour, depth, k, ...middle),
        ),
      ),
      fill(box(cx - 24, tie - 7, 46, 14, rng, 2), stage.tintLit(stage.palette.companion, depth, 0, cx, tie)),
    ]
  }
  return [
    side(-1),
    side(1),
    fill(
      box(x - 80, y - 52, w + 160, 12, rng, 1) + oval(x - 82, y - 46, 11) + oval(x + w + 82, y - 46, 11),
      stage.tintLit(stage.palette.wood, depth, -0.1, x, y),
    ),
  ]
}

/** Light of the panes on the floor, in perspective, and one faint beam. */
function drawWindowLight(stage: Stage, x: number, y: number, w: number, floor: number, floorColour: Colour): Marks {
  const strength = { morning: 1, noon: 0.75, golden: 1, dusk: 0.6, night: 0.85, lamp: 0.3 }[stage.light]
  const slope = -stage.lightSide * (stage.row.throwBy * 60 + 30)
  const at = (a: number, b: number): Point => [
    x + w / 2 + (a - 0.5) * w * lerp(1, 1.5, b) + slope * (0.7 + b),
    lerp(floor + 40, floor + 40 + (1000 - floor) * 0.5, b),
  ]
  let panes = ''
  for (const [a0, a1] of [
    [0.02, 0.47],
    [0.53, 0.98],
  ] as const)
    for (const [b0, b1] of [
      [0, 0.52],
      [0.58, 1],
    ] as const)
      panes += straightPath([at(a0, b0), at(a1, b0), at(a1, b1), at(a0, b1)])
  const { key } = stage.row
  return [
    fill(panes, mix(stage.tint(floorColour, 0.1, 0.6), key, 0.4 * strength), 0.8 * strength),
    fill(
      straightPath([[x, y + 10], [x + w, y + 10], at(1, 1), at(0, 1)]),
      verticalGradient(y, 900, [
        [0, key, 0.3 * strength],
        [1, key, 0],
      ]),
    ),
  ]
}

/**
 * Adds a window: the view, the frame with its shade side, the curtains. Returns the light that it throws on the floor,
 * to be added before the furniture.
 */
export function addWindow(
  stage: Stage,
  x: number,
  y: number,
  w: number,
  height: number,
  options: WindowOptions = {},
): Marks {
  // The window at which somebody is stands by itself: it would be before or beside this one.
  if (stage.omitted.has('window')) return null
  const depth = 0.48
  const rng = stage.rng(`window${x}`)
  const middle: Point = [x + w / 2, y + height / 2]
  const [pale, shaded] = [
    stage.tintLit(FRAME, depth, stage.dark ? -0.2 : 0.2, ...middle),
    stage.tintLit(FRAME, depth, -0.6, ...middle),
  ]
  const hole = options.round
    ? oval(x + w / 2, y + height / 2, w / 2, height / 2)
    : options.arch
      ? `M${x} ${y + height}V${y + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0V${y + height}Z`
      : bar(x, y, w, height)
  const marks = hang(
    options.round
      ? fill(oval(x + w / 2, y + height / 2, w / 2 + 22, height / 2 + 22), pale)
      : [
          fill(box(x - 24, y - 24, w + 48, height + 44, rng, 2), shaded),
          fill(box(x - 20, y - 22, w + 40, height + 38, rng, 2), pale),
        ],
    group(flattenMarks(drawWindowView(stage, x, y, w, height)), { clip: hole, part: VIEW_PART }),
    options.round
      ? fill(bar(x + w / 2 - 5, y, 10, height) + bar(x, y + height / 2 - 5, w, 10), pale)
      : [
          fill(bar(x + w / 2 - 5, y, 10, height) + bar(x, y + height * 0.42, w, 9), pale),
          fill(bar(x, y, w, 5) + bar(x, y, 4, height), shaded),
          fill(box(x - 40, y + height + 8, w + 80, 18, rng, 1.5), pale),
          fill(
            box(x - 34, y + height + 25, w + 68, 7, rng, 1),
            stage.tintLit(FRAME, depth, -0.9, x + w / 2, y + height),
          ),
        ],
    options.curtain ? drawCurtains(stage, x, y, w, height, options.curtain) : null,
  )
  stage.add(depth, marks)
  const sunny = !stage.lamp && stage.weather !== 'rain' && stage.weather !== 'cloud'
  return sunny && options.floor
    ? drawWindowLight(stage, x, y, w, options.floor, options.floorColour ?? stage.palette.floor)
    : null
}
