import { mix } from '../kit/colour'
import { rect } from '../kit/shape'
import { lerp } from '../kit/vector'
import type { Colour } from '../scene'
import { drawToys } from './dressing'
import { bar, box, dab, fill, lens, repeat, oval, createTones, wash } from './marks'
import type { Marks } from './marks'
import { slantGradient, verticalGradient } from './paint'
import type { Stage } from './stage'

/** Each room of a home has its own wall paint, and so do the homes of two books. */
const HOME_ROOMS = ['bedroom', 'living-room', 'kitchen', 'bathroom', 'hallway']
export const wallPaintOf = (stage: Stage): Colour =>
  stage.palette.rooms[(HOME_ROOMS.indexOf(stage.setting) + Math.floor(stage.variation * 5)) % 5] ?? stage.palette.wall
const WALLPAPERS = ['sprig', 'dot', 'star', 'stripe', 'sprig'] as const

const TRIM = '#f6ecda'
const WALL_DEPTH = 0.48

interface RoomOptions {
  /** Wall paint; by default the one that this book has for this room. */
  wall?: Colour
  paper?: 'sprig' | 'dot' | 'star' | 'stripe' | 'plain' | 'boards'
  /** Colour of panels on the lower wall. */
  panels?: Colour
  floor?: Colour
  /** Second colour of a tiled floor; without it the floor has boards. */
  tiles?: Colour
}
/** What furniture is placed by: y of the floor's far edge, and the depth of the back wall. */
export interface RoomLines {
  floorY: number
  wallDepth: number
}

function wallpaperPath(stage: Stage, kind: NonNullable<RoomOptions['paper']>, foot: number): string {
  const rng = stage.rng('paper')
  if (kind === 'stripe') return repeat(18, (i) => box(-160 + i * 78, -600, 30, foot + 600, rng, 2))
  if (kind === 'boards') return repeat(26, (i) => bar(-160 + i * 56, -600, 3, foot + 600))
  let d = ''
  for (let row = 0; -60 + row * 62 < foot - 30; row++)
    for (let i = 0; i < 18; i++) {
      const [x, y] = [-80 + i * 68 + (row & 1) * 34 + rng.about(3), -60 + row * 62 + rng.about(3)]
      if (kind === 'sprig') d += dab(x, y, 13, 3.4, -60) + dab(x, y, 13, 3.4, -120) + dab(x, y + 9, 12, 1.4, -90)
      if (kind === 'dot') d += oval(x, y, 4)
      if (kind === 'star') d += dab(x - 8, y, 16, 2.6, 0) + dab(x, y - 8, 16, 2.6, 90)
    }
  return d
}

function drawFloorboards(stage: Stage, floorY: number, colour: Colour): Marks {
  const rng = stage.rng('boards')
  const vx = stage.focusX - 40
  const spread = (y: number) => lerp(0.42, 2.6, (y - floorY) / (1100 - floorY))
  const lines = repeat(15, (i) => {
    const k = (i - 7) * 150
    return `M${Math.round(vx + k * 0.42)} ${Math.round(floorY)}L${Math.round(vx + k * 2.6)} 1100h5L${(vx + k * 0.42 + 1.5).toFixed(1)} ${Math.round(floorY)}z`
  })
  const ends = repeat(16 * stage.detail, () => {
    const k = (Math.floor(rng.next() * 14) - 7) * 150
    const t = rng.next()
    const y = lerp(floorY, 1050, t)
    const m = spread(y)
    return `M${Math.round(vx + k * m)} ${Math.round(y)}h${Math.round(150 * m)}v${(1 + 3 * t).toFixed(1)}h${-Math.round(150 * m)}z`
  })
  return fill(lines + ends, stage.surfacePaint(colour, 0.2, -0.7, stage.tint(colour, 0.15, -0.5)))
}

function drawFloorTiles(stage: Stage, floorY: number, colour: Colour): Marks {
  const vx = stage.focusX - 40
  const spread = (y: number) => lerp(0.5, 2.2, (y - floorY) / (1060 - floorY))
  const tones = createTones()
  for (let j = 0; j < 9; j++) {
    const [y0, y1] = [floorY + (1060 - floorY) * (j / 9) ** 1.5, floorY + (1060 - floorY) * ((j + 1) / 9) ** 1.5]
    for (let i = -8; i < 8; i++)
      if ((i + j) & 1) {
        const at = (k: number, y: number) => `${Math.round(vx + k * 110 * spread(y))} ${Math.round(y)}`
        tones.put(0, `M${at(i, y0)}L${at(i + 1, y0)}L${at(i + 1, y1)}L${at(i, y1)}Z`)
      }
  }
  return fill(
    tones.get(0),
    stage.surfacePaint(
      colour,
      0.2,
      -0.2,
      verticalGradient(floorY, 1000, [
        [0, stage.tint(colour, 0.4, -0.2)],
        [1, stage.tint(colour, 0, -0.3)],
      ]),
    ),
  )
}

/** Adds walls, skirting and floor. Boards and tiles run to one vanishing point, so that the room has depth. */
export function buildRoom(stage: Stage, options: RoomOptions): RoomLines {
  const { tint, horizonY, groundY, lightSide } = stage
  const floorY = Math.round(lerp(horizonY, groundY, 0.52))
  const wall = options.wall ?? wallPaintOf(stage)
  stage.setWallPaint(wall)
  const rng = stage.rng('room')
  const left = lightSide < 0
  stage.add(
    WALL_DEPTH,
    rect(
      -300,
      -600,
      1600,
      floorY + 620,
      stage.surfacePaint(
        wall,
        WALL_DEPTH,
        0,
        slantGradient(0, 0, 1000, floorY, [
          [0, tint(wall, WALL_DEPTH, left ? 0.35 : -0.3)],
          [1, tint(wall, WALL_DEPTH, left ? -0.3 : 0.35)],
        ]),
      ),
    ),
    options.paper === 'plain'
      ? null
      : fill(
          wallpaperPath(
            stage,
            options.paper ??
              WALLPAPERS[(HOME_ROOMS.indexOf(stage.setting) + Math.floor(stage.variation * 25)) % 5] ??
              'sprig',
            floorY - (options.panels ? 130 : 0),
          ),
          stage.surfacePaint(wall, WALL_DEPTH, 1, tint(wall, WALL_DEPTH, stage.dark ? 0.45 : 0.32)),
          stage.dark ? 0.5 : undefined,
        ),
    stage.light === 'night'
      ? fill(
          left
            ? `M-100 -300L300 -300L760 ${floorY}L360 ${floorY}Z`
            : `M1100 -300L700 -300L240 ${floorY}L640 ${floorY}Z`,
          stage.row.key,
          0.13,
        )
      : null,
    stage.dark || stage.weather === 'rain'
      ? null
      : fill(
          left
            ? `M-100 -300L420 -300L900 ${floorY}L420 ${floorY}Z`
            : `M1100 -300L580 -300L100 ${floorY}L580 ${floorY}Z`,
          tint(wall, WALL_DEPTH, 0.9),
          0.3,
        ),
    fill(
      wash(rng, -200, 0, 1200, floorY, 16, 300, 16),
      stage.surfacePaint(wall, WALL_DEPTH, 0.6, tint(wall, WALL_DEPTH, 0.7)),
      0.28,
    ),
    fill(
      wash(rng, -200, 0, 1200, floorY, 14, 300, 16),
      stage.surfacePaint(wall, WALL_DEPTH, -0.4, tint(wall, WALL_DEPTH, -0.45)),
      0.22,
    ),
  )
  if (options.panels)
    stage.add(
      WALL_DEPTH,
      rect(-300, floorY - 130, 1600, 132, stage.surfacePaint(options.panels, WALL_DEPTH, -0.1)),
      fill(
        repeat(26, (i) => bar(-220 + i * 58, floorY - 118, 3, 112)),
        stage.surfacePaint(options.panels, WALL_DEPTH, -0.7, tint(options.panels, WALL_DEPTH, -0.5)),
      ),
      fill(box(-300, floorY - 140, 1600, 14, rng, 1), stage.surfacePaint(options.panels, WALL_DEPTH, 0.5)),
    )
  const floor = options.floor ?? stage.palette.floor
  stage.add(
    WALL_DEPTH,
    fill(
      box(-300, floorY - 22, 1600, 24, rng, 1),
      stage.surfacePaint(TRIM, WALL_DEPTH, -0.2, tint(TRIM, WALL_DEPTH, -0.15)),
    ),
    rect(
      -300,
      floorY,
      1600,
      1100,
      stage.surfacePaint(
        floor,
        0.2,
        -0.1,
        verticalGradient(floorY, 1000, [
          [0, tint(floor, 0.4, -0.35)],
          [0.35, tint(floor, 0.2, 0.2)],
          [1, tint(floor, 0, -0.4)],
        ]),
      ),
    ),
    options.tiles ? drawFloorTiles(stage, floorY, options.tiles) : drawFloorboards(stage, floorY, floor),
    // Moonlight on the floor.
    stage.light === 'night'
      ? fill(
          left ? `M360 ${floorY}L760 ${floorY}L1010 1040L420 1040Z` : `M640 ${floorY}L240 ${floorY}L-10 1040L580 1040Z`,
          stage.row.key,
          0.15,
        )
      : null,
    rect(
      -300,
      floorY,
      1600,
      46,
      verticalGradient(floorY, floorY + 46, [
        [0, stage.shadowColour, 0.34],
        [1, stage.shadowColour, 0],
      ]),
    ),
    fill(
      repeat(5, () => lens(stage.focusX + rng.about(420), rng.between(floorY + 60, 960), rng.between(160, 300), 9)),
      stage.surfacePaint(floor, 0.1, 0.6, mix(tint(floor, 0.1, 0.5), stage.row.key, 0.1)),
      0.3,
    ),
  )
  // From above a room is mostly floor, so toys are scattered on it.
  stage.wallHidden = stage.shot === 'above'
  if (stage.wallHidden)
    stage.add(
      0.1,
      (
        [
          [170, 470, 44],
          [870, 430, 46],
          [90, 760, 52],
          [930, 790, 54],
          [610, 330, 38],
          [350, 300, 36],
        ] as const
      ).map(([x, y, s], i) =>
        drawToys(stage, x + rng.about(30), y + rng.about(30), s, i + Math.floor(stage.variation * 4)),
      ),
    )
  return { floorY, wallDepth: WALL_DEPTH }
}
