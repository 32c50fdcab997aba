// What makes a room lived in: filled shelves, hanging lamps and plants, toys on the floor, a pet's corner.
import { lerp } from '../kit/vector'
import type { Colour } from '../scene'
import {
  bar,
  blob,
  box,
  clump,
  dab,
  fill,
  hang,
  lens,
  taperedPath,
  repeat,
  oval,
  paperPath,
  smoothPath,
  straightPath,
  stroke,
  createTones,
  stand,
} from './marks'
import type { Marks } from './marks'
import { drawSoftSpot } from './shadow'
import { clockHands } from '../things/clock-face'
import type { Stage } from './stage'

const WALL = 0.46
const STRAW = '#d2a669'

/** One object on a shelf, standing at x, y. */
function drawOddment(stage: Stage, x: number, y: number, s: number, kind: number, colour: Colour): Marks {
  const rng = stage.rng(`oddment${Math.round(x)}`)
  const c = (local: Colour, turn: number) => stage.tintLit(local, WALL, turn, x, y)
  switch (kind % 7) {
    case 0:
      return [
        fill(box(x - s * 0.3, y - s, s * 0.22, s, rng, 1), c(colour, 0)),
        fill(box(x - s * 0.06, y - s * 0.86, s * 0.2, s * 0.86, rng, 1), c(stage.palette.companion, -0.1)),
        fill(
          paperPath(
            [
              [x + s * 0.16, y],
              [x + s * 0.3, y - s * 0.8],
              [x + s * 0.48, y - s * 0.74],
              [x + s * 0.38, y],
            ],
            rng,
            1,
          ),
          c(stage.palette.cloth, 0),
        ),
      ]
    case 1:
      return [
        fill(
          repeat(9, () =>
            dab(x + rng.about(s * 0.1), y - s * 0.4, s * rng.between(0.35, 0.6), s * 0.1, -90 + rng.about(70)),
          ) +
            dab(x + s * 0.3, y - s * 0.4, s * 0.7, s * 0.07, 82) +
            dab(x + s * 0.4, y - s * 0.36, s * 0.9, s * 0.07, 76),
          c(stage.palette.leafDeep, 0.1),
        ),
        fill(
          paperPath(
            [
              [x - s * 0.3, y - s * 0.42],
              [x + s * 0.3, y - s * 0.42],
              [x + s * 0.22, y],
              [x - s * 0.22, y],
            ],
            rng,
            1,
          ),
          c(colour, 0.1),
        ),
      ]
    case 2:
      return [
        fill(
          smoothPath(
            [
              [x - s * 0.26, y],
              [x - s * 0.3, y - s * 0.5],
              [x - s * 0.1, y - s * 0.7],
              [x - s * 0.12, y - s * 0.92],
              [x + s * 0.12, y - s * 0.92],
              [x + s * 0.1, y - s * 0.7],
              [x + s * 0.3, y - s * 0.5],
              [x + s * 0.26, y],
            ],
            true,
            0.6,
          ),
          c(colour, 0.05),
        ),
        fill(dab(x - s * 0.14, y - s * 0.6, s * 0.4, s * 0.05, 92), c(colour, 0.8)),
      ]
    case 3:
      return [
        fill(
          bar(x - s * 0.04, y - s * 0.2, s * 0.08, s * 0.2) + box(x - s * 0.2, y - s * 0.06, s * 0.4, s * 0.06, rng, 1),
          c(stage.palette.wood, 0),
        ),
        fill(oval(x, y - s * 0.5, s * 0.34), c(stage.palette.water, 0.1)),
        fill(
          blob(x - s * 0.08, y - s * 0.56, s * 0.16, s * 0.12, rng, 7, 0.3) +
            blob(x + s * 0.14, y - s * 0.38, s * 0.1, s * 0.1, rng, 6, 0.3),
          c(stage.palette.leaf, 0.1),
        ),
      ]
    case 4:
      return [
        fill(
          straightPath([
            [x - s * 0.46, y - s * 0.2],
            [x + s * 0.46, y - s * 0.2],
            [x + s * 0.3, y],
            [x - s * 0.3, y],
          ]),
          c(stage.palette.wood, 0.1),
        ),
        fill(
          straightPath([
            [x, y - s],
            [x + s * 0.36, y - s * 0.28],
            [x, y - s * 0.28],
          ]),
          c('#fbf3e2', 0.2),
        ),
        fill(
          straightPath([
            [x - s * 0.05, y - s * 0.88],
            [x - s * 0.05, y - s * 0.28],
            [x - s * 0.32, y - s * 0.28],
          ]),
          c(colour, 0),
        ),
      ]
    case 5:
      return [
        fill(
          oval(x - s * 0.24, y - s * 0.66, s * 0.11) +
            oval(x + s * 0.24, y - s * 0.66, s * 0.11) +
            oval(x, y - s * 0.5, s * 0.27) +
            oval(x, y - s * 0.18, s * 0.25, s * 0.2),
          c('#c98f52', 0),
        ),
        fill(oval(x, y - s * 0.43, s * 0.12, s * 0.09), c('#f0d6a8', 0.2)),
        fill(oval(x - s * 0.09, y - s * 0.54, s * 0.03) + oval(x + s * 0.09, y - s * 0.54, s * 0.03), c('#3b2c28', 0)),
      ]
    default:
      return [
        fill(box(x - s * 0.34, y - s * 0.6, s * 0.68, s * 0.6, rng, 1.5), c(colour, -0.1)),
        fill(box(x - s * 0.26, y - s * 0.52, s * 0.52, s * 0.44, rng, 1), c('#f6ecd6', 0.2)),
        fill(blob(x, y - s * 0.24, s * 0.2, s * 0.12, rng, 7, 0.2), c(stage.palette.leaf, 0)),
        fill(oval(x + s * 0.1, y - s * 0.4, s * 0.06), c(stage.palette.accent, 0)),
      ]
  }
}

/** A plank on brackets with a family's odds and ends. */
export function drawWallShelf(stage: Stage, x: number, y: number, w: number, key: string): Marks {
  const rng = stage.rng(`wallShelf${key}`)
  const k = Math.max(2, Math.round(w / 66))
  const from = Math.floor(rng.next() * 7)
  const colours = [stage.palette.accent, stage.palette.cloth, stage.palette.companion, stage.palette.clothWarm] as const
  return hang(
    fill(box(x + 6, y + 10, w, 9, rng, 1), stage.shadowColour, 0.16),
    Array.from({ length: k }, (_, i) =>
      drawOddment(stage, x + ((i + 0.5) * w) / k, y, rng.between(46, 64), from + i * 3, rng.of(colours)),
    ),
    fill(
      bar(x + w * 0.14, y + 8, 7, 26) + bar(x + w * 0.82, y + 8, 7, 26),
      stage.tintLit(stage.palette.wood, WALL, -0.6, x, y),
    ),
    fill(box(x, y, w, 11, rng, 1.5), stage.tintLit(stage.palette.wood, WALL, 0.2, x, y)),
  )
}

export function drawClock(stage: Stage, x: number, y: number, r: number): Marks {
  // A told clock is the only one.
  if (stage.omitted.has('clock')) return null
  const { long, short } = clockHands(stage.clock.time, r * 0.56, stage.clock.mirrored)
  return hang(
    fill(oval(x + 4, y + 6, r), stage.shadowColour, 0.18),
    fill(oval(x, y, r), stage.tintLit(stage.palette.accent, WALL, -0.1, x, y)),
    fill(oval(x, y, r * 0.82), stage.tintLit('#fdf6e4', WALL, 0.2, x, y)),
    stroke(
      repeat(
        12,
        (i) =>
          `M${Math.round(x + Math.cos(i * 0.5236) * r * 0.7)} ${Math.round(y + Math.sin(i * 0.5236) * r * 0.7)}h.1`,
      ) + `M${x} ${y}l${long.join(' ')}M${x} ${y}l${short.join(' ')}`,
      stage.tintLit('#4a4048', WALL, 0, x, y),
      4,
    ),
  )
}

/** A lamp hanging from the ceiling; y is the foot of its shade. */
export function drawPendant(stage: Stage, x: number, y: number, s: number, colour: Colour): Marks {
  const on = stage.row.lit === 1 && stage.light !== 'night'
  return [
    on
      ? [
          drawSoftSpot(x, y, Math.round(s * 4), Math.round(s * 4), [
            [0, '#ffe3a4', 0.55],
            [0.3, '#ffd07c', 0.22],
            [1, '#ffc66a', 0],
          ]),
        ]
      : null,
    fill(bar(x - 1.5, -700, 3, y - s + 702), stage.tintLit('#4a4048', WALL, 0, x, y)),
    fill(
      `M${x - s} ${y}C${x - s} ${y - s * 0.9} ${x - s * 0.3} ${y - s} ${x - s * 0.2} ${y - s * 1.1}h${s * 0.4}C${x + s * 0.3} ${y - s} ${x + s} ${y - s * 0.9} ${x + s} ${y}z`,
      stage.tintLit(colour, WALL, on ? 0.4 : 0, x, y),
    ),
    fill(
      `M${x + s * 0.3} ${y}C${x + s * 0.4} ${y - s * 0.7} ${x + s * 0.16} ${y - s} ${x + s * 0.2} ${y - s * 1.1}C${x + s * 0.3} ${y - s} ${x + s} ${y - s * 0.9} ${x + s} ${y}z`,
      stage.tintLit(colour, WALL, on ? 0.1 : -0.5, x, y),
    ),
    fill(oval(x, y, s, s * 0.14), on ? '#fff3cf' : stage.tintLit(colour, WALL, -1, x, y)),
  ]
}

export function drawHangingPlant(stage: Stage, x: number, y: number, s: number): Marks {
  const rng = stage.rng(`hanging${x}`)
  const tones = createTones()
  for (let i = 0; i < 15; i++)
    tones.put(
      i % 3,
      dab(
        x + rng.about(s * 0.3),
        y - s * 0.1,
        s * rng.between(0.5, 1.25),
        s * 0.12,
        90 + rng.about(80),
        rng.about(s * 0.12),
      ),
    )
  const c = (turn: number, local: Colour = stage.palette.leafDeep) => stage.tintLit(local, WALL, turn, x, y)
  return hang(
    stroke(
      `M${x - s * 0.36} ${y - s * 0.2}L${x} ${y - s * 1.5}L${x + s * 0.36} ${y - s * 0.2}M${x} ${y - s * 1.5}V-700`,
      c(-0.3, stage.palette.wood),
      2,
    ),
    fill(tones.get(0), c(-0.4)),
    fill(
      `M${x - s * 0.4} ${y - s * 0.3}h${s * 0.8}q0 ${s * 0.5} ${-s * 0.4} ${s * 0.5}t${-s * 0.4} ${-s * 0.5}z`,
      c(0, stage.palette.clothWarm),
    ),
    fill(tones.get(1), c(0.1)),
    fill(tones.get(2), c(0.4, stage.palette.leaf)),
  )
}

/** A woven basket with a blanket over its rim. */
function paintBasket(stage: Stage, x: number, y: number, s: number, colour: Colour): Marks {
  const rng = stage.rng(`basket${x}`)
  const c = (local: Colour, turn: number) => stage.tintLit(local, 0.3, turn, x, y)
  return [
    stage.drawContactShadow(x, y, s * 0.8, 0.16),
    fill(clump(x, y - s * 0.72, s * 0.5, s * 0.22, rng, 7, 0.46), c(colour, 0)),
    fill(`M${x - s * 0.58} ${y - s * 0.7}h${s * 1.16}l${-s * 0.12} ${s * 0.7}h${-s * 0.92}z`, c(STRAW, 0)),
    fill(`M${x + s * 0.2} ${y - s * 0.7}h${s * 0.38}l${-s * 0.12} ${s * 0.7}h${-s * 0.3}z`, c(STRAW, -0.4)),
    stroke(
      repeat(
        3,
        (i) =>
          `M${Math.round(x - s * 0.54 + i * 3)} ${Math.round(y - s * (0.52 - i * 0.18))}h${Math.round(s * 1.06 - i * 6)}`,
      ),
      c(STRAW, -0.7),
      3,
    ),
    fill(
      paperPath(
        [
          [x - s * 0.3, y - s * 0.74],
          [x + s * 0.04, y - s * 0.74],
          [x - s * 0.04, y - s * 0.3],
          [x - s * 0.26, y - s * 0.38],
        ],
        rng,
        2,
      ),
      c(colour, 0.25),
    ),
  ]
}
export const drawBasket = (stage: Stage, x: number, y: number, s: number, colour: Colour): Marks =>
  stand('basket', x, y, s * 0.58, s * 0.9, paintBasket(stage, x, y, s, colour))

/** Toys left on the floor; `kind` chooses which. */
function paintToys(stage: Stage, x: number, y: number, s: number, kind: number): Marks {
  const { palette } = stage
  const rng = stage.rng(`toys${x}${kind}`)
  const c = (local: Colour, turn: number) => stage.tintLit(local, 0.1, turn, x, y)
  const block = (bx: number, by: number, w: number, local: Colour) => [
    fill(box(bx, by - w, w, w, rng, 1.5), c(local, 0)),
    fill(box(bx + w * 0.72, by - w + 1, w * 0.28, w - 1, rng, 1), c(local, -0.5)),
    fill(box(bx + w * 0.2, by - w * 0.78, w * 0.36, w * 0.5, rng, 1), c('#fbf3e2', 0.1), 0.85),
  ]
  switch (kind % 4) {
    case 0:
      return [
        stage.drawContactShadow(x, y, s * 1.1, 0.14),
        block(x - s, y, s * 0.62, palette.cloth),
        block(x - s * 0.2, y + s * 0.08, s * 0.62, palette.companion),
        block(x - s * 0.56, y - s * 0.6, s * 0.6, palette.accent),
      ]
    case 1:
      return [
        stage.drawContactShadow(x, y, s * 1.4, 0.12),
        fill(box(x - s * 1.2, y - s * 0.62, s * 0.9, s * 0.46, rng, 2), c(palette.accent, 0)),
        fill(box(x - s * 0.66, y - s * 0.96, s * 0.36, s * 0.4, rng, 1), c(palette.cloth, 0)),
        fill(box(x - s * 1.1, y - s * 0.9, s * 0.16, s * 0.3, rng, 1), c(palette.wood, 0)),
        fill(box(x - s * 0.12, y - s * 0.52, s * 0.72, s * 0.36, rng, 2), c(palette.companion, 0)),
        fill(bar(x - s * 0.32, y - s * 0.26, s * 0.24, s * 0.08), c(palette.wood, -0.3)),
        fill([-1, -0.56, 0.08, 0.44].map((t) => oval(x + t * s, y - s * 0.12, s * 0.14)).join(''), c('#4a4048', 0)),
      ]
    case 2:
      return [
        stage.drawContactShadow(x, y, s * 0.9, 0.16),
        (
          [
            [palette.cloth, 0.9],
            [palette.leaf, 0.72],
            [palette.companion, 0.56],
            [palette.accent, 0.4],
          ] as const
        ).map(([local, w], i) =>
          fill(box(x - s * w * 0.6, y - s * 0.27 * (i + 1), s * w * 1.2, s * 0.26, rng, 3), c(local, 0.05)),
        ),
        fill(oval(x, y - s * 1.2, s * 0.15), c(palette.clothWarm, 0.1)),
      ]
    default:
      return [
        fill(
          paperPath(
            [
              [x - s, y],
              [x - s * 0.8, y - s * 0.5],
              [x + s * 0.2, y - s * 0.44],
              [x + s * 0.1, y + s * 0.06],
            ],
            rng,
            2,
          ),
          c('#fdf8ea', 0.1),
        ),
        fill(blob(x - s * 0.5, y - s * 0.22, s * 0.2, s * 0.1, rng, 7, 0.2), c(palette.accent, 0)),
        fill(dab(x + s * 0.3, y, s * 0.5, s * 0.07, -16), c(palette.cloth, 0)),
        fill(dab(x + s * 0.4, y + s * 0.14, s * 0.5, s * 0.07, 10), c(palette.companion, 0)),
        fill(dab(x + s * 0.1, y + s * 0.22, s * 0.46, s * 0.07, -30), c(palette.leaf, 0)),
      ]
  }
}
export const drawToys = (stage: Stage, x: number, y: number, s: number, kind: number): Marks =>
  stand('toys', x, y, s, s * 0.9, paintToys(stage, x, y, s, kind))

/** A pet's bed and its bowl. */
function paintPetCorner(stage: Stage, x: number, y: number, s: number): Marks {
  const rng = stage.rng(`petCorner${x}`)
  const c = (local: Colour, turn: number) => stage.tintLit(local, 0.24, turn, x, y)
  return [
    stage.drawContactShadow(x, y, s * 1.1, 0.14),
    fill(blob(x, y - s * 0.24, s, s * 0.3, rng, 12, 0.03), c(stage.palette.cloth, -0.1)),
    fill(blob(x, y - s * 0.34, s * 0.8, s * 0.2, rng, 12, 0.03), c(stage.palette.wall, 0)),
    fill(lens(x, y - s * 0.3, s * 1.2, s * 0.1), c(stage.palette.wall, -0.4)),
    fill(
      `M${x + s * 1.2} ${y - s * 0.2}h${s * 0.6}l${s * 0.08} ${s * 0.26}h${-s * 0.76}z`,
      c(stage.palette.accent, 0.1),
    ),
    fill(oval(x + s * 1.5, y - s * 0.2, s * 0.3, s * 0.06), c(stage.palette.water, 0.4)),
  ]
}
export const drawPetCorner = (stage: Stage, x: number, y: number, s: number): Marks =>
  stand('basket', x + s * 0.4, y, s * 1.4, s * 0.6, paintPetCorner(stage, x, y, s))

/** A string of paper shapes from wall to wall. */
export function drawPaperChain(stage: Stage, x0: number, x1: number, y: number, key: string): Marks {
  const rng = stage.rng(`chain${key}`)
  const tones = createTones()
  const k = Math.round((x1 - x0) / 46)
  const hang = (t: number) => y + Math.sin(Math.PI * t) * 30
  for (let i = 0; i < k; i++) {
    const [x, t] = [lerp(x0, x1, (i + 0.5) / k), (i + 0.5) / k]
    tones.put(
      i % 4,
      i % 2
        ? oval(x, hang(t) + 15, 12)
        : paperPath(
            [
              [x - 13, hang(t)],
              [x + 13, hang(t)],
              [x, hang(t) + 30],
            ],
            rng,
            1,
          ),
    )
  }
  return [
    stroke(
      `M${x0} ${y}Q${(x0 + x1) / 2} ${y + 60} ${x1} ${y}`,
      stage.tintLit(stage.palette.wall, WALL, -0.4, x0, y),
      2,
    ),
    [stage.palette.accent, stage.palette.companion, stage.palette.cloth, stage.palette.clothWarm].map((local, i) =>
      fill(tones.get(i), stage.tintLit(local, WALL, 0.1, lerp(x0, x1, 0.5), y)),
    ),
  ]
}

/** Large dark objects in the foreground that frame a room as leaves frame a garden. */
export function drawNearCorner(stage: Stage, side: -1 | 1, kind: number): Marks {
  const { palette } = stage
  const rng = stage.rng(`near${side}${kind}`)
  const at = side < 0 ? 0 : 1000
  const X = (x: number) => at - side * x
  const c = (local: Colour, turn: number) => stage.tint(local, -0.3, turn)
  switch (kind % 3) {
    case 0:
      return [
        fill(
          taperedPath(
            [
              [X(-20), 560],
              [X(40), 600],
              [X(64), 800],
              [X(70), 1060],
            ],
            [30, 34, 34, 34],
          ),
          c(palette.wood, -0.2),
        ),
        fill(
          taperedPath(
            [
              [X(-40), 690],
              [X(56), 690],
            ],
            [26, 26],
          ) +
            taperedPath(
              [
                [X(-40), 790],
                [X(62), 790],
              ],
              [26, 26],
            ),
          c(palette.wood, 0),
        ),
        fill(
          smoothPath(
            [
              [X(-40), 880],
              [X(110), 874],
              [X(150), 900],
              [X(140), 930],
              [X(-40), 936],
            ],
            true,
            0.7,
          ),
          c(palette.accent, -0.1),
        ),
      ]
    case 1:
      return [
        fill(
          paperPath(
            [
              [X(-60), 904],
              [X(170), 900],
              [X(196), 930],
              [X(-60), 936],
            ],
            rng,
            2,
          ),
          c(palette.wood, 0.3),
        ),
        fill(box(Math.min(X(-60), X(186)), 932, 250, 120, rng, 2), c(palette.wood, -0.3)),
        fill(box(X(90) - 28, 842, 56, 62, rng, 3), c(palette.accent, 0.1)),
        fill(
          repeat(3, (i) => dab(X(20) + i * 10, 904, 110 - i * 16, 7, -96 + i * 12)),
          c(palette.leafDeep, 0.2),
        ),
        fill(box(X(24) - 22, 860, 44, 44, rng, 3), c(palette.cloth, 0)),
      ]
    default:
      return [
        fill(
          smoothPath(
            [
              [X(-60), 860],
              [X(70), 850],
              [X(150), 900],
              [X(160), 1060],
              [X(-60), 1060],
            ],
            true,
            0.8,
          ),
          c(palette.cloth, -0.1),
        ),
        fill(
          smoothPath(
            [
              [X(-60), 850],
              [X(50), 846],
              [X(96), 880],
              [X(60), 940],
              [X(-60), 930],
            ],
            true,
            0.8,
          ),
          c(palette.clothWarm, 0),
        ),
        fill(dab(X(10), 870, 90, 5, side < 0 ? 20 : 160), c(palette.clothWarm, -0.5)),
      ]
  }
}
