import { mix } from '../kit/colour'
import { rect } from '../kit/shape'
import { lerp } from '../kit/vector'
import type { Colour } from '../scene'
import { toys } from './dressing'
import { bar, box, dab, fill, lens, many, oval, tones, wash } from './marks'
import type { Marks } from './marks'
import { slant, upright } from './paint'
import type { Stage } from './stage'

/** Rooms of one home are painted differently, and homes of two books too. */
const HOME = ['bedroom', 'living-room', 'kitchen', 'bathroom', 'hallway']
const paintOf = (S: Stage): Colour => S.p.rooms[(HOME.indexOf(S.setting) + Math.floor(S.hue * 5)) % 5] ?? S.p.wall
const PAPERS = ['sprig', 'dot', 'star', 'stripe', 'sprig'] as const

const TRIM = '#f6ecda'
const WALL = 0.48

interface Room {
  /** Unless it is the paint that this book has for this room. */
  wall?: Colour
  paper?: 'sprig' | 'dot' | 'star' | 'stripe' | 'plain' | 'boards'
  /** Panels on the lower wall. */
  panels?: Colour
  floor?: Colour
  /** A second colour makes the floor one of tiles. */
  tiles?: Colour
}
/** What the furniture stands on and hangs from: y of the floor's far edge, and the wall's depth. */
export interface RoomLines {
  F: number
  d: number
}

function paper(S: Stage, kind: NonNullable<Room['paper']>, foot: number): string {
  const h = S.hand('paper')
  if (kind === 'stripe') return many(18, (i) => box(-160 + i * 78, -600, 30, foot + 600, h, 2))
  if (kind === 'boards') return many(26, (i) => bar(-160 + i * 56, -600, 3, foot + 600))
  let d = ''
  for (let row = 0; -60 + row * 62 < foot - 30; row++)
    for (let i = 0; i < 18; i++) {
      const [x, y] = [-80 + i * 68 + (row & 1) * 34 + h.about(3), -60 + row * 62 + h.about(3)]
      if (kind === 'sprig') d += dab(x, y, 13, 3.4, -60) + dab(x, y, 13, 3.4, -120) + dab(x, y + 9, 12, 1.4, -90)
      if (kind === 'dot') d += oval(x, y, 4)
      if (kind === 'star') d += dab(x - 8, y, 16, 2.6, 0) + dab(x, y - 8, 16, 2.6, 90)
    }
  return d
}

function boards(S: Stage, F: number, colour: Colour): Marks {
  const h = S.hand('boards')
  const vx = S.fx - 40
  const spread = (y: number) => lerp(0.42, 2.6, (y - F) / (1100 - F))
  const lines = many(15, (i) => {
    const k = (i - 7) * 150
    return `M${Math.round(vx + k * 0.42)} ${Math.round(F)}L${Math.round(vx + k * 2.6)} 1100h5L${(vx + k * 0.42 + 1.5).toFixed(1)} ${Math.round(F)}z`
  })
  const ends = many(16 * S.detail, () => {
    const k = (Math.floor(h.next() * 14) - 7) * 150
    const t = h.next()
    const y = lerp(F, 1050, t)
    const m = spread(y)
    return `M${Math.round(vx + k * m)} ${Math.round(y)}h${Math.round(150 * m)}v${(1 + 3 * t).toFixed(1)}h${-Math.round(150 * m)}z`
  })
  return fill(lines + ends, S.surface(colour, 0.2, -0.7, S.T(colour, 0.15, -0.5)))
}

function tiles(S: Stage, F: number, colour: Colour): Marks {
  const vx = S.fx - 40
  const spread = (y: number) => lerp(0.5, 2.2, (y - F) / (1060 - F))
  const q = tones()
  for (let j = 0; j < 9; j++) {
    const [y0, y1] = [F + (1060 - F) * (j / 9) ** 1.5, F + (1060 - F) * ((j + 1) / 9) ** 1.5]
    for (let i = -8; i < 8; i++)
      if ((i + j) & 1) {
        const at = (k: number, y: number) => `${Math.round(vx + k * 110 * spread(y))} ${Math.round(y)}`
        q.put(0, `M${at(i, y0)}L${at(i + 1, y0)}L${at(i + 1, y1)}L${at(i, y1)}Z`)
      }
  }
  return fill(
    q.get(0),
    S.surface(
      colour,
      0.2,
      -0.2,
      upright(F, 1000, [
        [0, S.T(colour, 0.4, -0.2)],
        [1, S.T(colour, 0, -0.3)],
      ]),
    ),
  )
}

/** Walls, skirting and floor. Boards and tiles run to one point, so that the room has depth. */
export function room(S: Stage, o: Room): RoomLines {
  const { T, H, G, sx } = S
  const F = Math.round(lerp(H, G, 0.52))
  const wall = o.wall ?? paintOf(S)
  S.wall(wall)
  const h = S.hand('room')
  const left = sx < 0
  S.add(
    WALL,
    rect(
      -300,
      -600,
      1600,
      F + 620,
      S.surface(
        wall,
        WALL,
        0,
        slant(0, 0, 1000, F, [
          [0, T(wall, WALL, left ? 0.35 : -0.3)],
          [1, T(wall, WALL, left ? -0.3 : 0.35)],
        ]),
      ),
    ),
    o.paper === 'plain'
      ? null
      : fill(
          paper(
            S,
            o.paper ?? PAPERS[(HOME.indexOf(S.setting) + Math.floor(S.hue * 25)) % 5] ?? 'sprig',
            F - (o.panels ? 130 : 0),
          ),
          S.surface(wall, WALL, 1, T(wall, WALL, S.dark ? 0.45 : 0.32)),
          S.dark ? 0.5 : undefined,
        ),
    S.light === 'night'
      ? fill(
          left ? `M-100 -300L300 -300L760 ${F}L360 ${F}Z` : `M1100 -300L700 -300L240 ${F}L640 ${F}Z`,
          S.row.key,
          0.13,
        )
      : null,
    S.dark || S.weather === 'rain'
      ? null
      : fill(
          left ? `M-100 -300L420 -300L900 ${F}L420 ${F}Z` : `M1100 -300L580 -300L100 ${F}L580 ${F}Z`,
          T(wall, WALL, 0.9),
          0.3,
        ),
    fill(wash(h, -200, 0, 1200, F, 16, 300, 16), S.surface(wall, WALL, 0.6, T(wall, WALL, 0.7)), 0.28),
    fill(wash(h, -200, 0, 1200, F, 14, 300, 16), S.surface(wall, WALL, -0.4, T(wall, WALL, -0.45)), 0.22),
  )
  if (o.panels)
    S.add(
      WALL,
      rect(-300, F - 130, 1600, 132, S.surface(o.panels, WALL, -0.1)),
      fill(
        many(26, (i) => bar(-220 + i * 58, F - 118, 3, 112)),
        S.surface(o.panels, WALL, -0.7, T(o.panels, WALL, -0.5)),
      ),
      fill(box(-300, F - 140, 1600, 14, h, 1), S.surface(o.panels, WALL, 0.5)),
    )
  const floor = o.floor ?? S.p.floor
  S.add(
    WALL,
    fill(box(-300, F - 22, 1600, 24, h, 1), S.surface(TRIM, WALL, -0.2, T(TRIM, WALL, -0.15))),
    rect(
      -300,
      F,
      1600,
      1100,
      S.surface(
        floor,
        0.2,
        -0.1,
        upright(F, 1000, [
          [0, T(floor, 0.4, -0.35)],
          [0.35, T(floor, 0.2, 0.2)],
          [1, T(floor, 0, -0.4)],
        ]),
      ),
    ),
    o.tiles ? tiles(S, F, o.tiles) : boards(S, F, floor),
    // Moonlight comes in somewhere.
    S.light === 'night'
      ? fill(left ? `M360 ${F}L760 ${F}L1010 1040L420 1040Z` : `M640 ${F}L240 ${F}L-10 1040L580 1040Z`, S.row.key, 0.15)
      : null,
    rect(
      -300,
      F,
      1600,
      46,
      upright(F, F + 46, [
        [0, S.shadow, 0.34],
        [1, S.shadow, 0],
      ]),
    ),
    fill(
      many(5, () => lens(S.fx + h.about(420), h.between(F + 60, 960), h.between(160, 300), 9)),
      S.surface(floor, 0.1, 0.6, mix(T(floor, 0.1, 0.5), S.row.key, 0.1)),
      0.3,
    ),
  )
  // Seen from above a room is its floor, and the floor is where things are left.
  S.wallHidden = S.shot === 'above'
  if (S.wallHidden)
    S.add(
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
      ).map(([x, y, s], i) => toys(S, x + h.about(30), y + h.about(30), s, i + Math.floor(S.hue * 4))),
    )
  return { F, d: WALL }
}
