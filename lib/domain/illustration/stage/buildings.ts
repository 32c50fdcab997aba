import { mix } from '../kit/colour'
import { rect } from '../kit/shape'
import { lerp } from '../kit/vector'
import type { Colour, Point } from '../scene'
import { isSnowy } from './foliage'
import { bar, box, clump, dab, fill, lens, repeat, oval, paperPath, stroke, createTones, stand } from './marks'
import type { Marks } from './marks'
import { verticalGradient } from './paint'
import { drawSoftSpot } from './shadow'
import type { Stage } from './stage'

const LIT = '#ffd27a'
const FRAME = '#fbf4e4'

function drawPane(
  stage: Stage,
  x: number,
  y: number,
  w: number,
  height: number,
  depth: number,
  key: string,
  box_?: Colour,
): Marks {
  const { tint, palette, row } = stage
  const rng = stage.rng(`pane${key}`)
  const on = row.lit > 0 && rng.next() < (row.lit === 1 ? 0.75 : 0.3)
  const glass = on
    ? mix(LIT, stage.haze, Math.min(0.55, depth * 0.5))
    : mix(tint('#7fa3b0', depth, -0.2), stage.sky[1], 0.3)
  const wide = Math.round(w)
  return [
    on && depth < 0.7
      ? drawSoftSpot(x + w / 2, y + height / 2, Math.round(w * 1.3), Math.round(height * 1.1), [
          [0, LIT, 0.4],
          [1, LIT, 0],
        ])
      : null,
    fill(box(x - w * 0.09, y - height * 0.06, w * 1.18, height * 1.1, rng, 1), tint(FRAME, depth, 0)),
    fill(box(x, y, w, height, rng, 0.7), glass),
    fill(
      on
        ? `M${x} ${y}l${Math.round(w * 0.34)} 0q${Math.round(-w * 0.02)} ${Math.round(height * 0.5)} ${Math.round(-w * 0.34)} ${Math.round(height * 0.7)}z`
        : `M${x} ${y}l${wide} 0l${-wide} ${Math.round(height * 0.6)}z`,
      on ? mix('#f0a04a', stage.haze, depth * 0.4) : mix(glass, row.sunColour, 0.22),
    ),
    rect(x + w * 0.46, y, w * 0.08, height, tint(FRAME, depth, 0)),
    rect(x, y + height * 0.45, w, height * 0.05, tint(FRAME, depth, 0)),
    box_
      ? [
          fill(clump(x + w / 2, y + height, w * 0.6, height * 0.12, rng, 6, 0.4), tint(palette.leafDeep, depth, -0.1)),
          isSnowy(stage)
            ? null
            : fill(
                repeat(6, (i) => oval(x + (w * i) / 5, y + height - rng.next() * height * 0.1, w * 0.07)),
                tint(box_, depth, 0.2),
              ),
          fill(box(x - w * 0.1, y + height * 1.04, w * 1.2, height * 0.12, rng, 1), tint(palette.wood, depth, -0.1)),
        ]
      : null,
    isSnowy(stage)
      ? fill(lens(x + w / 2, y + height * 1.03, w * 1.3, height * 0.14), tint(palette.snow, depth, 0.2))
      : null,
  ]
}

export interface House {
  depth?: number
  wall?: Colour
  roof?: Colour
  kind?: 'gable' | 'hip' | 'step' | 'flat'
  roofHeight?: number
  cols?: number
  rows?: number
  /** Column of the door in the lowest row of windows; none: no door. */
  doorColumn?: number | 'none'
  doorColour?: Colour
  boxes?: Colour | undefined
  chimney?: boolean
  grass?: boolean
}

function roofOf(kind: NonNullable<House['kind']>, x: number, y: number, w: number, rh: number): Point[] {
  const e = w * 0.07
  if (kind === 'gable')
    return [
      [x - e, y],
      [x + w * 0.5, y - rh],
      [x + w + e, y],
    ]
  if (kind === 'flat')
    return [
      [x - 4, y],
      [x - 4, y - 12],
      [x + w + 4, y - 12],
      [x + w + 4, y],
    ]
  if (kind === 'hip')
    return [
      [x - e, y],
      [x + w * 0.12, y - rh * 0.8],
      [x + w * 0.88, y - rh * 0.8],
      [x + w + e, y],
    ]
  const steps: Point[] = [
    [0, 0],
    [0, 0.35],
    [0.2, 0.35],
    [0.2, 0.7],
    [0.38, 0.7],
    [0.38, 1],
    [0.62, 1],
    [0.62, 0.7],
    [0.8, 0.7],
    [0.8, 0.35],
    [1, 0.35],
    [1, 0],
  ]
  return steps.map(([u, v]): Point => [x + w * u, y - rh * v])
}

/** `x` is the left edge, `y` the foot, `height` that of the wall without the roof. */
function paintHouse(
  stage: Stage,
  x: number,
  y: number,
  w: number,
  height: number,
  key: string,
  options: House = {},
): Marks {
  const { tint, palette, lightSide } = stage
  const depth = options.depth ?? stage.depthAt(y)
  const rng = stage.rng(`house${key}`)
  const wall = options.wall ?? rng.of([palette.wall, palette.wallWarm, palette.clothWarm])
  const roof = options.roof ?? rng.of([palette.roof, palette.roofCool, palette.wood])
  const kind = options.kind ?? 'gable'
  const rh = options.roofHeight ?? w * 0.42
  const top = y - height
  const snow = isSnowy(stage)
  const side = w * 0.16
  const out: Marks[] = [
    depth < 0.5 ? stage.drawShadow(x + w / 2, y, w * 0.62) : null,
    fill(
      box(x, top, w, height + 4, rng, 2),
      verticalGradient(Math.round(top), Math.round(y), [
        [0, tint(wall, depth, 0.15)],
        [1, tint(wall, depth, -0.25)],
      ]),
    ),
    fill(box(lightSide > 0 ? x : x + w - side, top, side, height + 2, rng, 1), tint(wall, depth, -0.55)),
    fill(
      repeat((depth > 0.45 ? 2 : 8) * stage.detail, () =>
        lens(x + w * rng.between(0.12, 0.88), y - height * rng.between(0.05, 0.95), w * 0.09, 3),
      ),
      tint(wall, depth, -0.3),
    ),
    fill(
      paperPath(
        [
          [x - 2, top - 2],
          [x + w + 2, top - 2],
          [x + w, top + w * 0.045],
          [x, top + w * 0.045],
        ],
        rng,
        1,
      ),
      tint(wall, depth, -0.8),
    ),
  ]
  if (options.chimney !== false && (kind === 'gable' || kind === 'hip'))
    out.push(
      fill(box(x + w * 0.7, top - rh * 1.02, w * 0.11, rh * 0.8, rng, 1), tint(palette.roof, depth, -0.5)),
      fill(
        box(x + w * 0.685, top - rh * 1.06, w * 0.14, w * 0.04, rng, 1),
        tint(snow ? palette.snow : palette.stone, depth, 0),
      ),
    )
  out.push(
    fill(
      paperPath(roofOf(kind, x, top, w, rh), rng, 2),
      snow ? tint(palette.snow, depth, -0.1) : tint(kind === 'step' ? wall : roof, depth, 0),
    ),
  )
  if (snow && (kind === 'gable' || kind === 'hip'))
    out.push(
      fill(
        repeat(9, (i) =>
          oval(x - w * 0.04 + (i * w * 1.08) / 8, top + w * (0.012 + (i % 3) * 0.008), w * 0.075, w * 0.034),
        ),
        tint(palette.snow, depth, 0.1),
      ),
    )
  if (kind === 'gable' || kind === 'hip') {
    const steep = kind === 'gable'
    out.push(
      // Roof tiles in courses; some are left out, as if lost in the light.
      fill(
        repeat(depth > 0.45 ? 3 : 5, (course) => {
          const t = (course + 0.8) / (depth > 0.45 ? 3.4 : 5.4)
          const [ty, half, u] = [
            top - rh * (1 - t) * (steep ? 0.95 : 0.76),
            w * (steep ? 0.54 * t : 0.4 + 0.13 * t),
            w * 0.062,
          ]
          return repeat(Math.floor((half * 2) / (u * 1.5)), (i) =>
            rng.next() < 0.5
              ? ''
              : `M${Math.round(x + w / 2 - half + (i + 0.2 + (course & 1) * 0.4) * u * 1.5)} ${Math.round(ty)}h${Math.round(u)}q${(-u / 2).toFixed(1)} ${(u * 0.8).toFixed(1)} ${-Math.round(u)} 0z`,
          )
        }),
        tint(snow ? palette.snow : roof, depth, snow ? -0.5 : -0.45),
      ),
      fill(
        steep
          ? paperPath(
              [
                [x + w * 0.5, top - rh],
                [x + w * 0.5 + lightSide * (w * 0.57), top],
                [x + w * 0.5 + lightSide * (w * 0.38), top],
              ],
              rng,
              1,
            )
          : paperPath(
              [
                [x + w * 0.12, top - rh * 0.8],
                [x + w * 0.88, top - rh * 0.8],
                [x + w * 0.88, top - rh * 0.72],
                [x + w * 0.11, top - rh * 0.72],
              ],
              rng,
              1,
            ),
        tint(snow ? palette.snow : roof, depth, 0.6),
      ),
    )
  }
  return [
    out,
    drawWindows(stage, x, y, w, height, depth, key, options),
    fill(
      bar(x, y - w * 0.1, w, w * 0.1),
      verticalGradient(Math.round(y - w * 0.1), Math.round(y), [
        [0, stage.shadowColour, 0],
        [1, stage.shadowColour, 0.32],
      ]),
    ),
    options.grass
      ? fill(
          repeat(w / 12, () => dab(x + rng.next() * w, y + 4, w * rng.between(0.04, 0.08), 2.6, -90 + rng.about(22))),
          tint(palette.leafDeep, depth, -0.1),
        )
      : null,
    options.doorColumn === 'none' ? null : drawFrontDoor(stage, x, y, w, height, depth, key, options),
  ]
}
export const drawHouse = (
  stage: Stage,
  x: number,
  y: number,
  w: number,
  height: number,
  key: string,
  options: House = {},
): Marks => stand('house', x + w / 2, y, w / 2, height, paintHouse(stage, x, y, w, height, key, options))

function drawWindows(
  stage: Stage,
  x: number,
  y: number,
  w: number,
  height: number,
  depth: number,
  key: string,
  options: House,
): Marks {
  const [cols, rows] = [options.cols ?? 2, options.rows ?? 2]
  const ww = w / (cols * 2 + 0.6)
  const wh = Math.min(ww * 1.45, (height / rows) * 0.55)
  const rng = stage.rng(`windows${key}`)
  const cells: [x: number, y: number, row: number, col: number][] = []
  for (let i = 0; i < rows; i++)
    for (let j = 0; j < cols; j++) {
      if (options.doorColumn !== 'none' && i === rows - 1 && j === (options.doorColumn ?? 0)) continue
      cells.push([
        Math.round(x + (w * (j + 0.5)) / cols - ww / 2),
        Math.round(y - height + (height * (i + 0.24)) / rows),
        i,
        j,
      ])
    }
  // Far windows are three paths altogether instead of five shapes each, to keep the file small.
  if (ww < 17 && !options.boxes) {
    const tones = createTones()
    for (const [wx, wy] of cells) {
      tones.put(2, bar(wx - 2, wy - 2, Math.round(ww) + 4, Math.round(wh) + 5))
      tones.put(stage.row.lit && rng.next() < stage.row.lit * 0.7 ? 1 : 0, bar(wx, wy, Math.round(ww), Math.round(wh)))
    }
    return [
      depth < 0.7 ? fill(tones.get(2), stage.tint(FRAME, depth, 0)) : null,
      fill(tones.get(0), mix(stage.tint('#6f93a6', depth, -0.3), stage.sky[1], 0.2)),
      fill(tones.get(1), mix(LIT, stage.haze, depth * 0.5)),
    ]
  }
  return cells.map(([wx, wy, i, j]) =>
    drawPane(
      stage,
      wx,
      wy,
      ww,
      wh,
      depth,
      `${key}${i}${j}`,
      i < rows - (options.doorColumn === 'none' ? 0 : 1) ? options.boxes : undefined,
    ),
  )
}

function drawFrontDoor(
  stage: Stage,
  x: number,
  y: number,
  w: number,
  height: number,
  depth: number,
  key: string,
  options: House,
): Marks {
  const { tint, palette } = stage
  const rng = stage.rng(`door${key}`)
  const [cols, rows] = [options.cols ?? 2, options.rows ?? 2]
  const dw = (w / (cols * 2 + 0.6)) * 1.15
  const dh = Math.min((height / rows) * 0.82, dw * 2)
  const dx = x + (w * ((typeof options.doorColumn === 'number' ? options.doorColumn : 0) + 0.5)) / cols - dw / 2
  return [
    fill(box(dx - dw * 0.12, y - dh - dw * 0.12, dw * 1.24, dh + dw * 0.12, rng, 1), tint(FRAME, depth, -0.1)),
    fill(
      box(dx, y - dh, dw, dh + 2, rng, 1),
      tint(options.doorColour ?? rng.of([palette.roofCool, palette.cloth, palette.leafDeep]), depth, -0.1),
    ),
    fill(
      box(dx + dw * 0.2, y - dh * 0.9, dw * 0.6, dh * 0.28, rng, 1),
      stage.row.lit ? mix(LIT, stage.haze, depth * 0.4) : tint('#7fa3b0', depth, 0),
    ),
    fill(oval(dx + dw * 0.82, y - dh * 0.45, dw * 0.05), tint(palette.companion, depth, 0.5)),
    fill(box(dx - dw * 0.2, y - 4, dw * 1.4, 9, rng, 1), tint(palette.stone, depth, 0.2)),
  ]
}

function paintFence(
  stage: Stage,
  x0: number,
  x1: number,
  y: number,
  height: number,
  colour: Colour,
  key: string,
  depth?: number,
): Marks {
  const d = depth ?? stage.depthAt(y)
  const rng = stage.rng(`fence${key}`)
  const step = height * 0.34
  const tones = createTones()
  for (let x = x0; x < x1; x += step) {
    const [tall, w, l] = [height * rng.between(0.92, 1.05), step * 0.52, rng.about(2)]
    tones.put(
      0,
      `M${Math.round(x)} ${Math.round(y)}l${Math.round(l)} ${Math.round(-tall * 0.84)}l${Math.round(w / 2)} ${Math.round(-tall * 0.16)}l${Math.round(w / 2)} ${Math.round(tall * 0.16)}l${-Math.round(l)} ${Math.round(tall * 0.84)}z`,
    )
    tones.put(
      1,
      `M${Math.round(x + w * 0.7)} ${Math.round(y)}l${(w * 0.3).toFixed(1)} 0l${l.toFixed(1)} ${Math.round(-tall * 0.83)}l${(-w * 0.3).toFixed(1)} 0z`,
    )
  }
  return [
    fill(
      box(x0, y - height * 0.72, x1 - x0, height * 0.09, rng, 1) +
        box(x0, y - height * 0.3, x1 - x0, height * 0.09, rng, 1),
      stage.tint(colour, d, -0.6),
    ),
    fill(tones.get(0), stage.tint(colour, d, 0)),
    fill(tones.get(1), stage.tint(colour, d, -0.4)),
    isSnowy(stage)
      ? fill(
          repeat((x1 - x0) / step, (i) => oval(x0 + (i + 0.26) * step, y - height * 0.93, step * 0.27, height * 0.09)) +
            repeat((x1 - x0) / step, (i) => lens(x0 + (i + 0.76) * step, y - height * 0.7, step * 0.7, height * 0.1)),
          stage.tint(stage.palette.snow, d, 0.3),
        )
      : null,
  ]
}
export const drawFence = (
  stage: Stage,
  x0: number,
  x1: number,
  y: number,
  height: number,
  colour: Colour,
  key: string,
  depth?: number,
): Marks =>
  stand('fence', (x0 + x1) / 2, y, (x1 - x0) / 2, height, paintFence(stage, x0, x1, y, height, colour, key, depth))

function paintLampPost(stage: Stage, x: number, y: number, height: number, key: string): Marks {
  const depth = stage.depthAt(y)
  const rng = stage.rng(`lampPost${key}`)
  const top = y - height
  const on = stage.row.lit === 1
  return [
    on
      ? [
          drawSoftSpot(x, top, height * 0.7, height * 0.7, [
            [0, '#ffdf96', 0.75],
            [0.2, '#ffcf7a', 0.36],
            [1, '#ffcf7a', 0],
          ]),
          drawSoftSpot(x, y, height * 0.5, height * 0.11, [
            [0, '#ffdf96', 0.4],
            [1, '#ffcf7a', 0],
          ]),
        ]
      : stage.drawShadow(x, y, height * 0.1),
    fill(
      box(x - height * 0.014, top + 8, height * 0.028, height - 8, rng, 0.5) +
        box(x - height * 0.035, y - height * 0.1, height * 0.07, height * 0.1, rng, 1) +
        box(x - height * 0.055, top + 4, height * 0.11, height * 0.02, rng, 0.5) +
        paperPath(
          [
            [x - height * 0.055, top - height * 0.11],
            [x, top - height * 0.17],
            [x + height * 0.055, top - height * 0.11],
          ],
          rng,
          0.5,
        ),
      stage.tint('#3d4a55', depth, -0.2),
    ),
    fill(
      paperPath(
        [
          [x - height * 0.045, top - height * 0.11],
          [x + height * 0.045, top - height * 0.11],
          [x + height * 0.033, top + 4],
          [x - height * 0.033, top + 4],
        ],
        rng,
        0.5,
      ),
      on ? '#fff1c4' : stage.tint('#f5efdc', depth, 0.2),
    ),
  ]
}
export const drawLampPost = (stage: Stage, x: number, y: number, height: number, key: string): Marks =>
  stand('post', x, y, height * 0.035, height, paintLampPost(stage, x, y, height, key))

const hang = (x0: number, y0: number, x1: number, y1: number, sag: number, t: number): Point => [
  lerp(x0, x1, t),
  lerp(y0, y1, t) + Math.sin(Math.PI * t) * sag,
]
const drawString = (stage: Stage, x0: number, y0: number, x1: number, y1: number, sag: number, colour: Colour) =>
  stroke(`M${x0} ${y0}Q${(x0 + x1) / 2} ${(y0 + y1) / 2 + sag * 2} ${x1} ${y1}`, colour, 1.6)

export function drawBunting(
  stage: Stage,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  sag: number,
  k: number,
  colours: readonly Colour[],
  depth: number,
  key: string,
): Marks {
  const rng = stage.rng(`bunting${key}`)
  const tones = createTones()
  for (let i = 0; i < k; i++) {
    const [x, y] = hang(x0, y0, x1, y1, sag, (i + 0.5) / k)
    const s = (Math.abs(x1 - x0) / k) * 0.34
    tones.put(
      i % colours.length,
      paperPath(
        [
          [x - s, y - 1],
          [x + s, y - 1],
          [x + rng.about(3) + stage.windLean * 6, y + s * 2.2],
        ],
        rng,
        0.6,
      ),
    )
  }
  return [
    drawString(stage, x0, y0, x1, y1, sag, stage.tint('#f5ead4', depth, 0)),
    colours.map((c, i) => fill(tones.get(i), stage.tint(c, depth, 0.1))),
  ]
}

export function drawLanterns(
  stage: Stage,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  sag: number,
  k: number,
  depth: number,
  size = 5,
  colours: readonly Colour[] = ['#fbe9bd'],
): Marks {
  const on = stage.row.lit > 0
  const tones = createTones()
  const glow: Marks[] = []
  for (let i = 0; i < k; i++) {
    const [x, y] = hang(x0, y0, x1, y1, sag, (i + 0.5) / k)
    if (on)
      glow.push(
        drawSoftSpot(Math.round(x), Math.round(y + size * 1.4), size * 5.2, size * 5.2, [
          [0, '#ffd98c', 0.7],
          [1, '#ffc46a', 0],
        ]),
      )
    tones.put(i % colours.length, oval(x, y + size * 1.4, size, size * 1.3))
  }
  return [
    drawString(stage, x0, y0, x1, y1, sag, stage.tint('#4a4550', depth, 0)),
    glow,
    colours.map((c, i) =>
      fill(tones.get(i), on ? mix('#fff0bf', c, colours.length > 1 ? 0.45 : 0) : stage.tint(c, depth, 0.3)),
    ),
  ]
}

/** A pole for the end of a string that hangs from nothing else. */
export const drawPole = (stage: Stage, x: number, top: number, foot: number): Marks =>
  fill(
    paperPath(
      [
        [x - 6, foot],
        [x - 4, top - 14],
        [x + 4, top - 14],
        [x + 6, foot],
      ],
      stage.rng(`pole${x}`),
      0.6,
    ) + oval(x, top - 16, 8),
    stage.tint(stage.palette.wood, stage.depthAt(foot), -0.1),
  )
