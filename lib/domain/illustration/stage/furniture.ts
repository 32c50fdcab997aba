import { group, rect } from '../kit/shape'
import type { Colour, Point } from '../scene'
import {
  bar,
  blob,
  box,
  dab,
  fill,
  hang,
  flattenMarks,
  lens,
  taperedPath,
  repeat,
  oval,
  paperPath,
  smoothPath,
  createTones,
  stand,
} from './marks'
import type { Marks } from './marks'
import { verticalGradient } from './paint'
import { drawSoftSpot } from './shadow'
import type { Stage } from './stage'

const LINEN = '#fffaf0'

/** Lamps are lit on pages in lamplight and at dusk; at night the house is asleep. */
const isLampOn = (stage: Stage): boolean => stage.lamp !== null || stage.light === 'dusk'

function paintFloorLamp(stage: Stage, x: number, top: number, foot: number): Marks {
  const rng = stage.rng('floorLamp')
  const on = isLampOn(stage)
  const post = [stage.tint(stage.palette.wood, 0.1, -0.6), stage.tint(stage.palette.companion, 0.3, 0)] as const
  return [
    stage.drawContactShadow(x, foot, 60, 0.16),
    on
      ? drawSoftSpot(x, top - 30, 330, 330, [
          [0, '#ffe6b0', 0.62],
          [0.25, '#ffd27e', 0.3],
          [1, '#ffc66a', 0],
        ])
      : null,
    fill(
      box(x - 4, top - 30, 8, foot - top + 24, rng, 1) +
        paperPath(
          [
            [x - 40, foot],
            [x - 8, foot - 14],
            [x + 8, foot - 14],
            [x + 40, foot],
          ],
          rng,
          1,
        ),
      post[0],
    ),
    fill(
      paperPath(
        [
          [x - 66, top + 16],
          [x + 66, top + 16],
          [x + 40, top - 76],
          [x - 40, top - 76],
        ],
        rng,
        2,
      ),
      on
        ? verticalGradient(top - 76, top + 16, [
            [0, '#ffce7a'],
            [0.7, '#ffeab8'],
            [1, '#fff6dc'],
          ])
        : stage.tint('#f4e4c0', 0.3, 0),
    ),
    fill(box(x - 68, top + 8, 136, 9, rng, 1), on ? '#f0a850' : post[1]),
  ]
}
export const drawFloorLamp = (stage: Stage, x: number, top: number, foot: number): Marks =>
  stand('lamp', x, foot, 40, foot - top, paintFloorLamp(stage, x, top, foot))
/** The lamp that lights a room in lamplight; by day it stands there unlit. */
export const drawRoomLamp = (stage: Stage, floorY: number): Marks =>
  stage.row.lit === 1 && stage.setting !== 'kitchen'
    ? drawFloorLamp(stage, stage.lamp?.x ?? stage.focusX + 250, stage.lamp?.y ?? floorY - 170, floorY + 50)
    : null

export function drawTableLamp(stage: Stage, x: number, y: number, height: number): Marks {
  const rng = stage.rng(`tableLamp${x}`)
  const on = isLampOn(stage)
  return [
    on
      ? drawSoftSpot(x, Math.round(y - height * 0.7), height * 1.7, height * 1.7, [
          [0, '#ffdf9c', 0.7],
          [0.3, '#ffcf7a', 0.26],
          [1, '#ffcf7a', 0],
        ])
      : null,
    fill(
      taperedPath(
        [
          [x, y],
          [x, y - height * 0.2],
          [x, y - height * 0.5],
        ],
        [height * 0.34, height * 0.2, height * 0.06],
      ),
      stage.tintLit(stage.palette.cloth, 0.3, 0, x, y),
    ),
    fill(
      paperPath(
        [
          [x - height * 0.32, y - height * 0.44],
          [x + height * 0.32, y - height * 0.44],
          [x + height * 0.19, y - height],
          [x - height * 0.19, y - height],
        ],
        rng,
        1.5,
      ),
      on
        ? verticalGradient(y - height, y - height * 0.44, [
            [0, '#ffd98a'],
            [1, '#fff3cf'],
          ])
        : stage.tintLit('#f7e6bd', 0.3, 0.1, x, y),
    ),
  ]
}

function drawBooks(
  stage: Stage,
  x: number,
  y: number,
  w: number,
  height: number,
  key: string,
  colours: readonly Colour[],
  depth: number,
): Marks {
  const rng = stage.rng(`books${key}`)
  const tones = createTones()
  for (let X = x; X < x + w - 6;) {
    const [bw, bh, i, lean] = [
      rng.between(0.1, 0.24) * height,
      rng.between(0.68, 0.96) * height,
      Math.floor(rng.next() * colours.length),
      rng.next() < 0.1 ? Math.round(rng.between(2, 6)) : 0,
    ]
    if (X + bw > x + w) break
    tones.put(
      i,
      `M${Math.round(X)} ${Math.round(y)}l${lean} ${-Math.round(bh)}h${Math.round(bw - 1.5)}l${-lean} ${Math.round(bh)}z`,
    )
    if (rng.next() < 0.4) tones.put(-1, bar(X + lean * 0.8 + 1, y - bh * 0.82, bw - 4, bh * 0.07))
    X += bw + (rng.next() < 0.06 ? height * 0.2 : 0)
  }
  const middle: Point = [x + w / 2, y - height / 2]
  return [
    colours.map((c, i) => fill(tones.get(i), stage.tintLit(c, depth, 0, ...middle))),
    fill(tones.get(-1), stage.tintLit('#f6e6bd', depth, 0.2, ...middle)),
  ]
}

function paintShelf(
  stage: Stage,
  x: number,
  y: number,
  w: number,
  height: number,
  rows: number,
  key: string,
  options: { colour?: Colour; books?: readonly Colour[]; d?: number } = {},
): Marks {
  const { tintLit, palette } = stage
  const rng = stage.rng(`shelf${key}`)
  const depth = options.d ?? 0.42
  const c = options.colour ?? palette.wood
  const rh = height / rows
  const out: Marks[] = [
    stage.drawContactShadow(x + w / 2, y, w * 0.6, 0.1),
    fill(box(x - 8, y - height - 8, w + 16, height + 10, rng, 2), tintLit(c, depth, 0, x, y - height / 2)),
    fill(box(x + 4, y - height + 4, w - 8, height - 10, rng, 1), tintLit(c, depth, -1, x + w / 2, y - height / 2)),
  ]
  for (let i = 0; i < rows; i++) {
    const foot = y - height + rh * (i + 1) - 9
    out.push(
      drawBooks(
        stage,
        x + 8,
        foot,
        w - 16,
        rh * 0.86,
        `${key}${i}`,
        options.books ?? [
          palette.accent,
          palette.cloth,
          palette.companion,
          palette.leafDeep,
          palette.clothWarm,
          palette.wallWarm,
        ],
        depth,
      ),
      fill(box(x, foot, w, 9, rng, 1), tintLit(c, depth, 0.35, x + w / 2, y - height + rh * i)),
    )
  }
  return [out, fill(box(x - 14, y - height - 16, w + 28, 14, rng, 1), tintLit(c, depth, 0.4, x, y - height))]
}
export const drawShelf = (
  stage: Stage,
  x: number,
  y: number,
  w: number,
  height: number,
  rows: number,
  key: string,
  options: { colour?: Colour; books?: readonly Colour[]; d?: number } = {},
): Marks => stand('shelf', x + w / 2, y, w / 2, height, paintShelf(stage, x, y, w, height, rows, key, options))

function paintRug(
  stage: Stage,
  x: number,
  y: number,
  wide: number,
  deep: number,
  colours: readonly [Colour, Colour, Colour],
): Marks {
  // From above the rug is nearly round.
  const [rx, ry] = stage.shot === 'above' ? [wide * 1.15, deep * 2.6] : [wide, deep]
  const rng = stage.rng('rug')
  const rings = [
    [1, colours[0], -0.4],
    [0.86, colours[1], 0],
    [0.8, colours[0], 0.3],
    [0.55, colours[2], 0.1],
    [0.48, colours[0], 0.3],
  ] as const
  return [
    rings.map(([k, c, t]) =>
      fill(blob(x, y + (k === 1 ? 4 : 0), rx * k, ry * k, rng, 14, 0.014), stage.tintLit(c, 0.1, t, x, y)),
    ),
    fill(
      repeat(26, (i) => {
        const a = (i / 26) * 2 * Math.PI
        return dab(
          x + Math.cos(a) * rx * 0.64,
          y + Math.sin(a) * ry * 0.64,
          rx * 0.07,
          rx * 0.013,
          (Math.atan2(Math.sin(a) * ry, Math.cos(a) * rx) * 180) / Math.PI,
        )
      }),
      stage.tintLit(colours[1], 0.1, 0, x, y),
    ),
  ]
}
export const drawRug = (
  stage: Stage,
  x: number,
  y: number,
  wide: number,
  deep: number,
  colours: readonly [Colour, Colour, Colour],
): Marks => stand('rug', x, y + deep, wide, deep * 2, paintRug(stage, x, y, wide, deep, colours))

export function drawPottedPlant(
  stage: Stage,
  x: number,
  y: number,
  height: number,
  key: string,
  options: { d?: number; pot?: Colour; standing?: boolean } = {},
): Marks {
  const { palette } = stage
  const rng = stage.rng(`potted${key}`)
  const depth = options.d ?? 0.3
  const pot = options.pot ?? palette.roof
  const c = (colour: Colour, turn: number) =>
    depth < 0 ? stage.tint(colour, depth, turn) : stage.tintLit(colour, depth, turn, x, y - height / 2)
  const tones = createTones()
  for (let i = 0; i < 22; i++)
    tones.put(
      i % 3,
      dab(
        x,
        y - height * 0.34,
        height * rng.between(0.35, 0.72),
        height * 0.075,
        -90 + rng.about(75),
        rng.about(height * 0.06),
      ),
    )
  return [
    options.standing ? stage.drawContactShadow(x, y, height * 0.34) : null,
    fill(tones.get(0), c(palette.leafDeep, -0.6)),
    fill(tones.get(1), c(palette.leafDeep, 0.05)),
    fill(tones.get(2), c(palette.leaf, 0.4)),
    fill(
      paperPath(
        [
          [x - height * 0.17, y - height * 0.38],
          [x + height * 0.17, y - height * 0.38],
          [x + height * 0.12, y],
          [x - height * 0.12, y],
        ],
        rng,
        1,
      ),
      c(pot, 0),
    ),
    fill(
      paperPath(
        [
          [x + height * 0.03, y - height * 0.38],
          [x + height * 0.17, y - height * 0.38],
          [x + height * 0.12, y],
          [x + height * 0.03, y],
        ],
        rng,
        1,
      ),
      c(pot, -0.6),
    ),
    fill(box(x - height * 0.19, y - height * 0.42, height * 0.38, height * 0.07, rng, 1), c(pot, 0.4)),
  ]
}

export function drawPicture(
  stage: Stage,
  x: number,
  y: number,
  w: number,
  height: number,
  key: string,
  colours: readonly [Colour, Colour, Colour],
): Marks {
  const { tintLit } = stage
  const rng = stage.rng(`picture${key}`)
  const depth = 0.47
  return hang(
    fill(box(x + 4, y + 6, w, height, rng, 1), stage.shadowColour, 0.2),
    fill(box(x, y, w, height, rng, 1.5), tintLit(stage.palette.wood, depth, -0.1, x, y)),
    fill(box(x + 8, y + 8, w - 16, height - 16, rng, 1), tintLit('#f8f0dc', depth, 0.1, x, y)),
    group(
      flattenMarks([
        rect(x, y, w, height, tintLit(colours[0], depth, 0.2, x, y)),
        fill(blob(x + w * 0.3, y + height * 0.8, w * 0.5, height * 0.34, rng, 8), tintLit(colours[1], depth, 0, x, y)),
        fill(
          blob(x + w * 0.8, y + height * 0.85, w * 0.4, height * 0.25, rng, 8),
          tintLit(colours[1], depth, -0.5, x, y),
        ),
        fill(oval(x + w * 0.64, y + height * 0.34, w * 0.1), tintLit(colours[2], depth, 0.2, x, y)),
      ]),
      { clip: bar(x + 14, y + 14, w - 28, height - 28) },
    ),
  )
}

/** A bed from its side: head board, pillow, patchwork quilt, and the foot board at x. */
function paintBed(stage: Stage, x: number, y: number, w: number, height: number): Marks {
  const { tintLit, palette } = stage
  const rng = stage.rng('bed')
  const head = x + w
  const top = y - height
  const patches = [palette.accent, palette.companion, palette.clothWarm, palette.wall, palette.cloth, palette.leaf]
  const tones = createTones()
  for (let j = 0; j < 4; j++)
    for (let i = 0; i < 8; i++)
      tones.put((i * 2 + j * 3 + ((i * j) & 1)) % 6, box(x - 30 + i * 46, top - 36 + j * 40, 46, 40, rng, 2))
  const quilt = smoothPath(
    [
      [x - 16, y + 10],
      [x - 20, top - 10],
      [x + 40, top - 26],
      [x + 170, top - 20],
      [x + 290, top - 22],
      [x + 318, top - 4],
      [x + 300, y - 30],
      [x + 306, y + 2],
      [x + 150, y + 16],
    ],
    true,
    0.8,
  )
  const [bx, by] = [x + 150, y - 40]
  return [
    stage.drawContactShadow(x + w / 2, y + 34, w * 0.62, 0.12),
    fill(
      smoothPath(
        [
          [head - 26, y + 20],
          [head - 26, y - 170],
          [head + 4, y - 206],
          [head + 34, y - 170],
          [head + 34, y + 30],
        ],
        true,
        0.5,
      ),
      tintLit(palette.wood, 0.3, -0.1, head, y),
    ),
    fill(box(x, top, w, height, rng, 2), tintLit('#fbf2df', 0.3, -0.2, x + w / 2, y)),
    fill(box(x - 4, y - 6, w + 30, 30, rng, 2), tintLit(palette.wood, 0.3, -0.2, x + w / 2, y)),
    fill(
      smoothPath([
        [head - 120, top + 6],
        [head - 112, top - 44],
        [head - 60, top - 56],
        [head - 20, top - 40],
        [head - 14, top + 8],
      ]),
      tintLit(LINEN, 0.3, 0.2, head - 70, top),
    ),
    fill(
      smoothPath([
        [head - 100, top + 4],
        [head - 60, top - 20],
        [head - 20, top + 4],
      ]),
      tintLit(LINEN, 0.3, -0.4, head - 70, top),
    ),
    group(
      flattenMarks([
        fill(quilt, tintLit(palette.clothWarm, 0.3, 0, bx, y)),
        patches.map((c, i) => fill(tones.get(i), tintLit(c, 0.32, 0.1, bx, by))),
        fill(box(x - 40, y - 44, 420, 80, rng, 3), stage.shadowColour, 0.2),
        fill(
          repeat(5, (i) => dab(x + 20 + i * 60, top - 10, 110, 5, 82 + rng.about(8))),
          stage.shadowColour,
          0.12,
        ),
      ]),
      { clip: quilt },
    ),
    fill(box(x - 34, top - 30, 24, height + 66, rng, 3), tintLit(palette.wood, 0.28, 0, x - 20, y)),
    fill(oval(x - 22, top - 36, 17), tintLit(palette.wood, 0.28, 0.5, x - 20, y)),
  ]
}
export const drawBed = (stage: Stage, x: number, y: number, w: number, height: number): Marks =>
  stand('bed', x + w / 2, y + 34, w / 2 + 34, height + 60, paintBed(stage, x, y, w, height))

function paintSofa(stage: Stage, x: number, y: number, w: number, colour: Colour): Marks {
  const { tintLit, palette } = stage
  const rng = stage.rng('sofa')
  const tall = w * 0.42
  const c = (k: number) => tintLit(colour, 0.32, k, x + w / 2, y - tall / 2)
  const arm = (ax: number) => [
    fill(
      smoothPath(
        [
          [ax, y - 8],
          [ax - 4, y - tall * 0.6],
          [ax + w * 0.06, y - tall * 0.7],
          [ax + w * 0.13, y - tall * 0.6],
          [ax + w * 0.12, y - 8],
        ],
        true,
        0.7,
      ),
      c(-0.15),
    ),
    fill(dab(ax + w * 0.02, y - tall * 0.6, w * 0.1, w * 0.018, 0), c(0.6)),
  ]
  return [
    stage.drawContactShadow(x + w / 2, y + 4, w * 0.62, 0.12),
    fill(bar(x + 16, y - 12, 12, 18) + bar(x + w - 28, y - 12, 12, 18), tintLit(palette.wood, 0.3, -0.5, x, y)),
    fill(
      smoothPath(
        [
          [x + 12, y - 20],
          [x + 10, y - tall * 0.86],
          [x + w * 0.1, y - tall],
          [x + w / 2, y - tall * 1.02],
          [x + w * 0.9, y - tall],
          [x + w - 10, y - tall * 0.86],
          [x + w - 12, y - 20],
        ],
        true,
        0.6,
      ),
      c(0.05),
    ),
    fill(dab(x + w * 0.12, y - tall * 0.94, w * 0.76, 8, 0), c(0.7)),
    fill(bar(x + w / 2 - 2, y - tall * 0.9, 4, tall * 0.5), c(-0.7)),
    fill(box(x + 14, y - tall * 0.46, w - 28, tall * 0.2, rng, 3), c(0.35)),
    fill(box(x + 14, y - tall * 0.28, w - 28, tall * 0.24, rng, 2), c(-0.35)),
    fill(bar(x + w / 2 - 2, y - tall * 0.44, 4, tall * 0.4), c(-0.8)),
    arm(x - 8),
    arm(x + w * 0.89),
    fill(
      paperPath(
        [
          [x + w * 0.16, y - tall * 0.45],
          [x + w * 0.2, y - tall * 0.82],
          [x + w * 0.36, y - tall * 0.78],
          [x + w * 0.34, y - tall * 0.43],
        ],
        rng,
        3,
      ),
      tintLit(palette.companion, 0.3, 0.1, x, y - tall * 0.5),
    ),
    fill(
      paperPath(
        [
          [x + w * 0.68, y - tall * 0.44],
          [x + w * 0.66, y - tall * 0.78],
          [x + w * 0.81, y - tall * 0.84],
          [x + w * 0.85, y - tall * 0.46],
        ],
        rng,
        3,
      ),
      tintLit(palette.clothWarm, 0.3, 0.1, x + w, y - tall * 0.5),
    ),
  ]
}
export const drawSofa = (stage: Stage, x: number, y: number, w: number, colour: Colour): Marks =>
  stand('sofa', x + w / 2, y + 6, w / 2, w * 0.42, paintSofa(stage, x, y, w, colour))

/** A table from its front, with or without a cloth, standing on the floor at y. */
function paintTable(
  stage: Stage,
  x: number,
  y: number,
  w: number,
  height: number,
  options: { cloth?: Colour; d?: number } = {},
): Marks {
  const { tintLit, palette } = stage
  const rng = stage.rng(`table${x}`)
  const depth = options.d ?? 0.15
  const at: Point = [x + w / 2, y - height]
  return [
    stage.drawContactShadow(x + w / 2, y, w * 0.6, 0.12),
    fill(
      box(x + w * 0.1, y - height, w * 0.05, height, rng, 2) + box(x + w * 0.85, y - height, w * 0.05, height, rng, 2),
      tintLit(palette.wood, depth, -0.5, ...at),
    ),
    options.cloth
      ? [
          fill(
            `M${x} ${y - height}h${w}v${Math.round(height * 0.36)}${repeat(8, () => `q${-Math.round(w / 16)} ${Math.round(w / 20)} ${-Math.round(w / 8)} 0`)}z`,
            tintLit(options.cloth, depth, -0.05, ...at),
          ),
          fill(
            repeat(10, (i) => bar(x + w * 0.03 + (i * w) / 10, y - height + 8, w / 30, height * 0.28)),
            tintLit(palette.accent, depth, 0.1, ...at),
            0.75,
          ),
          fill(box(x, y - height - 4, w, 12, rng, 2), tintLit(options.cloth, depth, 0.4, ...at)),
        ]
      : [
          fill(
            paperPath(
              [
                [x, y - height + 2],
                [x + w, y - height + 2],
                [x + w * 0.94, y - height - w * 0.08],
                [x + w * 0.06, y - height - w * 0.08],
              ],
              rng,
              1,
            ),
            tintLit(palette.wood, depth, 0.7, ...at),
          ),
          fill(box(x, y - height, w, height * 0.14, rng, 1), tintLit(palette.wood, depth, 0, ...at)),
        ],
  ]
}
export const drawTable = (
  stage: Stage,
  x: number,
  y: number,
  w: number,
  height: number,
  options: { cloth?: Colour; d?: number } = {},
): Marks => stand('table', x + w / 2, y, w / 2, height, paintTable(stage, x, y, w, height, options))

export const drawBowlOfFruit = (stage: Stage, x: number, y: number, s: number, depth = 0): Marks => [
  fill(
    oval(x - s * 0.44, y - s * 0.5, s * 0.26) + oval(x + s * 0.45, y - s * 0.48, s * 0.24),
    stage.tintLit(stage.palette.accent, depth, 0, x, y),
  ),
  fill(oval(x, y - s * 0.6, s * 0.28), stage.tintLit(stage.palette.companion, depth, 0.1, x, y)),
  fill(
    oval(x - s * 0.1, y - s * 0.7, s * 0.08, s * 0.06) + oval(x - s * 0.5, y - s * 0.6, s * 0.07, s * 0.05),
    stage.tintLit('#fff6dd', depth, 0.2, x, y),
    0.7,
  ),
  fill(
    `M${x - s * 0.85} ${y - s * 0.45}h${s * 1.7}q${-s * 0.08} ${s * 0.44} ${-s * 0.6} ${s * 0.45}h${-s * 0.5}q${-s * 0.52} 0 ${-s * 0.6} ${-s * 0.45}z`,
    stage.tintLit(stage.palette.cloth, depth, 0, x, y),
  ),
  fill(
    `M${x - s * 0.85} ${y - s * 0.45}h${s * 1.7}q0 ${s * 0.1} ${-s * 0.04} ${s * 0.16}h${-s * 1.62}z`,
    stage.tintLit(stage.palette.cloth, depth, 0.6, x, y),
  ),
]

function paintPileOfBooks(stage: Stage, x: number, y: number, k: number, w = 100, depth = 0): Marks {
  const { palette } = stage
  const rng = stage.rng(`pile${x}`)
  const colours = [
    palette.accent,
    palette.cloth,
    palette.companion,
    palette.leafDeep,
    palette.clothWarm,
    palette.wallWarm,
  ] as const
  const out: Marks[] = [stage.drawContactShadow(x, y, w * 0.9, 0.14)]
  for (let i = 0; i < k; i++) {
    const [bw, bh] = [w - i * w * 0.08 + rng.about(w * 0.08), w * 0.24]
    out.push(
      fill(
        box(x - bw / 2 + rng.about(w * 0.08), y - (i + 1) * bh, bw, bh - 2, rng, 1.5),
        stage.tintLit(colours[(i * 3 + k) % 6] ?? palette.cloth, depth, -0.05, x, y),
      ),
      fill(
        box(x - bw / 2 + w * 0.1, y - (i + 1) * bh + 4, w * 0.08, bh - 10, rng, 0.5),
        stage.tintLit('#f6e6bd', depth, 0.2, x, y),
      ),
    )
  }
  return out
}
export const drawPileOfBooks = (stage: Stage, x: number, y: number, k: number, w = 100, depth = 0): Marks =>
  stand('toys', x, y, w / 2, k * w * 0.24, paintPileOfBooks(stage, x, y, k, w, depth))

/** Children's drawings pegged on a string. */
export function drawGallery(stage: Stage, x0: number, x1: number, y: number, k: number): Marks {
  const { tintLit, palette } = stage
  const rng = stage.rng('gallery')
  const colours = [palette.accent, palette.companion, palette.cloth, palette.clothWarm, palette.leaf] as const
  const step = (x1 - x0) / k
  const out: Marks[] = [
    fill(
      repeat(14, (i) =>
        lens(x0 + ((x1 - x0) * (i + 0.5)) / 14, y + Math.sin((i / 14) * Math.PI) * 18, (x1 - x0) / 14, 2),
      ),
      tintLit('#6b5548', 0.47, 0, x0, y),
    ),
  ]
  for (let i = 0; i < k; i++) {
    const [x, py] = [x0 + i * step + step * 0.1, y + 8 + Math.sin(((i + 0.5) / k) * Math.PI) * 18]
    out.push(
      fill(box(x, py, 56, 68, rng, 3), tintLit('#fdf8ea', 0.47, 0.2, x, y)),
      fill(blob(x + 28, py + 38, 17, 15, rng, 7, 0.2), tintLit(colours[i % 5] ?? palette.accent, 0.47, 0, x, y)),
      fill(
        oval(x + 40, py + 16, 6) + box(x + 8, py + 54, 40, 5, rng, 1),
        tintLit(colours[(i + 2) % 5] ?? palette.cloth, 0.47, 0, x, y),
      ),
    )
  }
  return out
}
