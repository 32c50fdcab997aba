// A floor or a piece of ground from straight above, in the colours of the place.
import type { Setting } from '../direction'
import { mix, shade } from '../kit/colour'
import { group, rect } from '../kit/shape'
import { isSnowy } from '../stage/foliage'
import {
  bar,
  blob,
  box,
  clump,
  dab,
  dots,
  fill,
  lens,
  oval,
  repeat,
  scatter,
  smoothPath,
  stroke,
  type Marks,
} from '../stage/marks'
import type { Stage } from '../stage/stage'
import type { Colour, Node } from '../scene'
import { flattenMarks } from '../stage/marks'
import { drawFallenLeaves, drawPlanPaving } from './plan-kit'

type Ground = 'boards' | 'tiles' | 'grass' | 'sand' | 'paving' | 'snow' | 'rock'
const GROUNDS: Partial<Record<Setting, Ground>> = {
  kitchen: 'tiles',
  bathroom: 'tiles',
  vet: 'tiles',
  canteen: 'tiles',
  pool: 'tiles',
  beach: 'sand',
  playground: 'sand',
  uluru: 'sand',
  cairo: 'sand',
  'gold-coast': 'sand',
  street: 'paving',
  market: 'paving',
  london: 'paving',
  paris: 'paving',
  rome: 'paving',
  sydney: 'paving',
  melbourne: 'paving',
  auckland: 'paving',
  queenstown: 'paving',
  beijing: 'paving',
  boat: 'boards',
  treehouse: 'boards',
  snowfield: 'snow',
  cave: 'rock',
}

const groundOf = ({ setting, indoor, weather }: Pick<Stage, 'setting' | 'indoor' | 'weather'>): Ground =>
  !indoor && weather === 'snow' ? 'snow' : (GROUNDS[setting] ?? (indoor ? 'boards' : 'grass'))

function drawBoards(stage: Stage): Marks {
  const rng = stage.rng('planBoards')
  const floor = stage.palette.floor
  const c = (turn: number): Colour => stage.tintLit(floor, 0.1, turn, 500, 500)
  return [
    rect(0, 0, 1000, 1000, c(0.05)),
    fill(
      repeat(11, (i) => (i % 3 === 1 ? bar(0, i * 92 - 10, 1000, 92) : '')),
      c(0.22),
      0.7,
    ),
    fill(
      repeat(11, (i) => (i % 4 === 2 ? bar(0, i * 92 - 10, 1000, 92) : '')),
      c(-0.16),
      0.6,
    ),
    fill(
      repeat(
        11,
        (i) =>
          bar(0, i * 92 - 11, 1000, 3) +
          bar(rng.between(60, 500), i * 92 - 10, 3, 92) +
          bar(rng.between(540, 960), i * 92 - 10, 3, 92),
      ),
      c(-0.6),
    ),
    fill(
      repeat(26, () => dab(rng.next() * 1000, rng.next() * 1000, rng.between(50, 130), 1.6, rng.about(3))),
      c(-0.35),
      0.7,
    ),
  ]
}
function drawTiles(stage: Stage): Marks {
  const { palette, indoor } = stage
  const [one, other] = indoor ? [palette.wall, palette.cloth] : [palette.sand, mix(palette.sand, '#ffffff', 0.4)]
  const c = (colour: Colour, turn: number): Colour => stage.tintLit(colour, 0.1, turn, 500, 500)
  return [
    rect(0, 0, 1000, 1000, c(one, 0.1)),
    fill(
      repeat(32, (i) => bar(((i * 2 + (Math.floor(i / 4) % 2)) % 8) * 125, Math.floor(i / 4) * 125, 125, 125)),
      c(mix(one, other, 0.45), 0),
    ),
    stroke(
      repeat(9, (i) => `M${i * 125} 0V1000M0 ${i * 125}H1000`),
      c(one, -0.4),
      2,
    ),
  ]
}
function drawGrass(stage: Stage): Marks {
  const { tint, palette } = stage
  const rng = stage.rng('planGrass')
  const tuft = (x: number, y: number, s: number) =>
    repeat(6, (i) => dab(x, y, s * rng.between(0.7, 1.1), s * 0.1, i * 60 + rng.about(20)))
  const spots = (k: number, far: number) =>
    scatter(k, () => {
      const a = rng.next() * 6.283
      return [500 + Math.cos(a) * rng.between(far, 560), 500 + Math.sin(a) * rng.between(far, 560)]
    })
  return [
    rect(0, 0, 1000, 1000, tint(palette.grass, 0, 0.12)),
    fill(
      repeat(7, () =>
        blob(rng.next() * 1000, rng.next() * 1000, rng.between(110, 230), rng.between(80, 160), rng, 11, 0.09),
      ),
      tint(palette.grass, 0, 0.32),
      0.55,
    ),
    fill(
      repeat(6, () =>
        blob(rng.next() * 1000, rng.next() * 1000, rng.between(90, 190), rng.between(70, 140), rng, 11, 0.09),
      ),
      tint(palette.grass, 0, -0.18),
      0.5,
    ),
    fill(
      repeat(34, () => tuft(rng.next() * 1000, rng.next() * 1000, rng.between(14, 26))),
      tint(palette.leaf, 0, -0.1),
      0.8,
    ),
    dots(spots(16, 380), 10, tint('#fdf8ea', 0, 0.1)),
    dots(spots(12, 400), 9, tint(palette.bloom, 0, 0.1)),
  ]
}
function drawSand(stage: Stage): Marks {
  const { tint, palette } = stage
  const rng = stage.rng('planSand')
  const c = stage.setting === 'uluru' ? mix('#cf6a42', palette.sand, 0.35) : palette.sand
  return [
    rect(0, 0, 1000, 1000, tint(c, 0, 0.15)),
    stroke(
      repeat(13, (i) => `M-20 ${i * 84 + rng.about(10)}q130 ${rng.about(30)} 260 0t260 0t260 0t260 0`),
      tint(c, 0, -0.3),
      4,
      0.5,
    ),
    dots(
      scatter(70, () => [rng.next() * 1000, rng.next() * 1000]),
      4,
      tint(c, 0, -0.6),
    ),
    fill(
      repeat(8, () => {
        const [x, y] = [rng.next() * 1000, rng.next() * 1000]
        return repeat(5, (i) => dab(x, y, 22, 4.4, -150 + i * 30))
      }),
      tint(palette.clothWarm, 0, 0.2),
    ),
  ]
}
function drawPaving(stage: Stage): Marks {
  const { tint, palette } = stage
  const rng = stage.rng('planPaving')
  const { kit } = stage
  if (kit)
    return [
      rect(0, 0, 1000, 1000, tint(kit.paving.colour, 0, 0.1)),
      drawPlanPaving(stage, kit, { x: 0, y: 0, width: 1200, height: 1040 }),
    ]
  return [
    rect(0, 0, 1000, 1000, tint(palette.stone, 0, -0.35)),
    [0, 0.2, -0.14].map((turn, tone) =>
      fill(
        repeat(70, (i) => {
          const [row, column] = [Math.floor(i / 7), i % 7]
          return i % 3 === tone ? box(column * 160 - (row % 2) * 80 + 3, row * 104 + 3, 154, 98, rng, 3) : ''
        }),
        tint(palette.stone, 0, turn + 0.2),
      ),
    ),
  ]
}
function drawSnow(stage: Stage): Marks {
  const { tint, palette } = stage
  const rng = stage.rng('planSnow')
  return [
    rect(0, 0, 1000, 1000, tint(palette.snow, 0, 0.2)),
    fill(
      repeat(9, () =>
        blob(rng.next() * 1000, rng.next() * 1000, rng.between(80, 220), rng.between(50, 130), rng, 11, 0.08),
      ),
      tint(palette.snow, 0, -0.2),
      0.6,
    ),
    fill(
      repeat(9, (i) => oval(120 + i * 46, 860 - i * 30 + (i % 2) * 26, 9, 13)),
      tint(palette.snow, 0, -0.6),
    ),
  ]
}
function drawRock(stage: Stage): Marks {
  const { tint, palette } = stage
  const rng = stage.rng('planRock')
  const c = mix(palette.roofCool, palette.sand, 0.4)
  return [
    rect(0, 0, 1000, 1000, tint(c, 0, 0)),
    fill(
      repeat(14, () =>
        blob(rng.next() * 1000, rng.next() * 1000, rng.between(40, 150), rng.between(30, 100), rng, 8, 0.14),
      ),
      tint(c, 0, 0.25),
      0.6,
    ),
    stroke(
      repeat(
        6,
        () =>
          `M${rng.next() * 1000} ${rng.next() * 1000}l${rng.about(120)} ${rng.about(120)}l${rng.about(90)} ${rng.about(90)}`,
      ),
      tint(c, 0, -0.6),
      4,
    ),
  ]
}
const DRAW: Record<Ground, (stage: Stage) => Marks> = {
  boards: drawBoards,
  tiles: drawTiles,
  grass: drawGrass,
  sand: drawSand,
  paving: drawPaving,
  snow: drawSnow,
  rock: drawRock,
}

/** What grows or stands at the corners. */
function drawCorners(stage: Stage): Marks {
  const { tint, palette, indoor } = stage
  // Nothing grows on a deck.
  if (stage.setting === 'boat') return []
  const rng = stage.rng('planCorners')
  const leaves = (x: number, y: number, s: number) => [
    fill(
      repeat(11, (i) => dab(x, y, s * rng.between(0.8, 1.1), s * 0.17, i * 33)),
      tint(palette.leafDeep, 0, -0.25),
    ),
    fill(
      repeat(9, (i) => dab(x, y, s * rng.between(0.6, 0.85), s * 0.14, i * 40 + 14)),
      tint(palette.leaf, 0, 0.1),
    ),
    fill(
      repeat(6, (i) => dab(x, y, s * 0.46, s * 0.1, i * 60)),
      tint(palette.leaf, 0, 0.5),
    ),
  ]
  if (indoor)
    return [
      leaves(40, 40, 150),
      fill(box(820, -60, 240, 170, rng, 3), stage.tintLit(palette.wood, 0.1, -0.1, 900, 60)),
      fill(box(828, -60, 240, 160, rng, 3), stage.tintLit(palette.wood, 0.1, 0.3, 900, 60)),
      [0, 1, 2].map((i) =>
        fill(
          box(850 + i * 46, 20, 38, 62, rng, 2),
          stage.tintLit([palette.accent, palette.companion, palette.cloth][i] ?? palette.accent, 0.1, 0.1, 900, 60),
        ),
      ),
    ]
  const fallen = stage.kit ? drawFallenLeaves(stage, stage.kit) : null
  if (isSnowy(stage) || groundOf(stage) === 'snow')
    return [
      fill(clump(20, 30, 150, 120, rng, 9) + clump(980, 970, 170, 130, rng, 9), tint(palette.snow, 0, -0.35)),
      fallen,
    ]
  const bush = (x: number, y: number, s: number) => [
    fill(clump(x, y, s, s * 0.9, rng, 11), tint(palette.leafDeep, 0, -0.35)),
    fill(clump(x - s * 0.1, y - s * 0.1, s * 0.78, s * 0.7, rng, 10), tint(palette.leaf, 0, 0)),
    fill(clump(x - s * 0.2, y - s * 0.2, s * 0.42, s * 0.36, rng, 8), tint(palette.leaf, 0, 0.4)),
  ]
  return [fallen, bush(30, 20, 170), leaves(965, 960, 150), bush(985, 40, 110)]
}

const RUGLESS = new Set<Setting>([
  'kitchen',
  'bathroom',
  'vet',
  'canteen',
  'boat',
  'treehouse',
  'train',
  'car',
  'shed',
  'stage',
])
const PATH = smoothPath(
  [
    [-60, 640],
    [160, 700],
    [330, 860],
    [380, 1080],
    [180, 1080],
    [130, 920],
    [-60, 820],
  ],
  true,
  0.8,
)
/** A path through grass; at a destination also through sand and snow, since it is swept. */
const WITHOUT_PATH: ReadonlySet<Ground> = new Set<Ground>(['paving', 'boards', 'rock'])
const hasPath = (stage: Stage): boolean => {
  const ground = groundOf(stage)
  return ground === 'grass' || (stage.kit !== undefined && !WITHOUT_PATH.has(ground) && stage.setting !== 'beach')
}
/** A round rug in the palette's own colours, where a room has one; out of doors a path that winds through. */
function drawMiddle(stage: Stage, hasMat: boolean): Marks {
  const { palette, tint } = stage
  const rng = stage.rng('planMiddle')
  if (!stage.indoor)
    return hasPath(stage)
      ? [
          fill(PATH, tint(stage.kit?.paving.colour ?? palette.path, 0, 0.2)),
          stage.kit
            ? group(flattenMarks(drawPlanPaving(stage, stage.kit, { x: -40, y: 640, width: 460, height: 400 })), {
                clip: PATH,
              })
            : null,
          fill(
            repeat(12, () => lens(rng.between(0, 300), rng.between(720, 980), rng.between(20, 46), 8)),
            tint(palette.path, 0, -0.2),
          ),
        ]
      : null
  if (hasMat || RUGLESS.has(stage.setting)) return null
  const c = (colour: Colour, turn: number): Colour => stage.tintLit(colour, 0.05, turn, 500, 500)
  return [
    fill(blob(508, 512, 430, 400, rng, 20, 0.008), stage.shadowColour, 0.18),
    (
      [
        [1, palette.accent, -0.3],
        [0.92, palette.wall, 0],
        [0.86, palette.accent, 0.1],
        [0.6, palette.companion, 0],
        [0.54, palette.wall, 0.1],
        [0.5, palette.accent, 0.2],
      ] as const
    ).map(([k, colour, turn]) =>
      fill(blob(500, 500, 424 * k, 394 * k, rng, 20, 0.006), c(mix(colour, palette.floor, 0.42), turn)),
    ),
    fill(
      repeat(30, (i) => {
        const a = (i / 30) * 6.283
        return oval(500 + Math.cos(a) * 310, 500 + Math.sin(a) * 288, 9)
      }),
      c(palette.wall, 0.1),
    ),
  ]
}

/** Light from a window across the floor, or shade of leaves. */
function drawLightOver(stage: Stage): Marks {
  if (stage.dark)
    return rect(0, 0, 1000, 1000, {
      kind: 'radial',
      centre: [500, 480],
      radius: 760,
      stops: [
        [0, stage.shadowColour, 0],
        [0.45, stage.shadowColour, 0.08],
        [1, stage.shadowColour, 0.5],
      ],
    })
  const sun = mix('#fff6d8', shade(stage.row.key, 0.05), 0.3)
  if (stage.indoor && stage.weather !== 'rain')
    return fill(
      repeat(4, (i) => {
        const [x, y] = [60 + (i % 2) * 190, 60 + Math.floor(i / 2) * 230]
        return `M${x + y * 0.4} ${y}h170l86 210h-170z`
      }),
      sun,
      0.26,
    )
  return null
}

export const drawPlanGround = (stage: Stage, hasMat: boolean): Node[] =>
  flattenMarks([DRAW[groundOf(stage)](stage), drawMiddle(stage, hasMat), drawLightOver(stage), drawCorners(stage)])
