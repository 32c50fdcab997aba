// The foreground frame: something close and dark in the corners, clear of every face.
import { rect } from '../kit/shape'
import type { Colour, Point } from '../scene'
import { isSnowy } from './foliage'
import {
  box,
  clump,
  dab,
  fill,
  lens,
  taperedPath,
  repeat,
  oval,
  drawPaperShadow,
  smoothPath,
  createTones,
} from './marks'
import type { Marks } from './marks'
import type { Stage } from './stage'

const DEGREES = 180 / Math.PI

/** A leafy branch reaching in from a corner; `dir` 1 to the right, -1 to the left. */
export function drawBough(
  stage: Stage,
  x: number,
  y: number,
  dir: 1 | -1,
  key: string,
  size = 1,
  colour?: Colour,
): Marks {
  const rng = stage.rng(`bough${key}`)
  const depth = -0.42
  const spine: Point[] = []
  for (let i = 0; i <= 5; i++)
    spine.push([x + dir * (i / 5) * 400 * size, y + (i / 5) * 60 * size + Math.sin((i / 5) * 3.1) * 46 * size])
  const tones = createTones()
  spine.forEach(([px, py], i) => {
    const t = i / 5
    for (let j = 0; j < Math.round(7 * (1.15 - t * 0.4)); j++) {
      const L = rng.between(44, 84) * size * (1.1 - t * 0.4)
      tones.put(
        j % 3,
        dab(
          px + rng.about(44 * size),
          py + rng.about(26 * size) - 6,
          L,
          L * 0.27,
          90 - dir * 20 + rng.about(85),
          rng.about(6),
        ),
      )
    }
  })
  return [
    fill(
      taperedPath(
        spine,
        [24, 20, 15, 11, 7, 3].map((v) => v * size),
      ),
      stage.tint(stage.palette.wood, depth, -0.4),
    ),
    fill(tones.get(0), stage.tint(colour ?? stage.palette.leafDeep, depth - 0.08, -0.5)),
    fill(tones.get(1), stage.tint(colour ?? stage.palette.leafDeep, depth, 0)),
    fill(tones.get(2), stage.tint(colour ?? stage.palette.leaf, depth + 0.08, 0.2)),
    isSnowy(stage)
      ? fill(
          repeat(
            9,
            (i) =>
              dab(
                x + dir * (20 + i * 42) * size,
                y + i * 10 * size - 10 + Math.sin((i / 9) * 3.1) * 34 * size,
                54 * size,
                9 * size,
                dir > 0 ? 4 : 176,
              ) +
              oval(
                x + dir * (48 + i * 42) * size,
                y + i * 10 * size - 2 + Math.sin((i / 9) * 3.1) * 34 * size,
                15 * size,
                8 * size,
              ),
          ),
          stage.tint(stage.palette.snow, -0.1, 0),
        )
      : null,
  ]
}

/** Grass, broad ribbed leaves and blooms at the foot of the page; x is the middle. */
function drawThicket(
  stage: Stage,
  x: number,
  w: number,
  height: number,
  key: string,
  options: { broad?: boolean; bloom?: Colour | null } = {},
): Marks {
  const rng = stage.rng(`thicket${key}`)
  const base = 1040
  const blades = createTones()
  for (let i = 0; i < Math.round(15 * (w / 300)); i++) {
    const t = rng.about(1)
    const L = height * (1 - t * t * 0.5) * rng.between(0.5, 1.15)
    blades.put(
      i % 3,
      dab(x + (t * w) / 2, base, L, L * 0.05, -90 + t * 24 + rng.about(12) + stage.windLean * 20, rng.about(L * 0.1)),
    )
  }
  const leaves = createTones()
  let ribs = ''
  const k = options.broad ? 9 : 4
  for (let i = 0; i < k; i++) {
    const t = ((i + rng.next()) / k) * 2 - 1
    const [L, a, px] = [height * rng.between(0.4, 0.8), -90 + t * 48 + rng.about(14), x + t * w * 0.34]
    leaves.put(i & 1, dab(px, base - 10, L, L * 0.3, a, rng.about(L * 0.05)))
    ribs += dab(px, base - 10, L * 0.9, 1.8, a)
    for (let j = 2; j < 6; j++) {
      const [X, Y] = [px + Math.cos(a / DEGREES) * L * (j / 7), base - 10 + Math.sin(a / DEGREES) * L * (j / 7)]
      ribs += dab(X, Y, L * 0.13, 1.3, a + 42) + dab(X, Y, L * 0.13, 1.3, a - 42)
    }
  }
  const out: Marks[] = [
    fill(blades.get(0), stage.tint(stage.palette.leafDeep, -0.5, -0.5)),
    fill(blades.get(1), stage.tint(stage.palette.leafDeep, -0.4, 0)),
    fill(blades.get(2), stage.tint(stage.palette.leaf, -0.3, 0.1)),
    fill(leaves.get(0), stage.tint(stage.palette.leafDeep, -0.46, -0.2)),
    fill(leaves.get(1), stage.tint(stage.palette.leafDeep, -0.34, 0.2)),
    fill(ribs, stage.tint(stage.palette.leaf, -0.22, 0.2)),
  ]
  if (isSnowy(stage))
    return [
      out,
      fill(
        repeat(7, () => lens(x + rng.about(w * 0.4), base - height * rng.between(0.2, 0.6), rng.between(40, 80), 20)),
        stage.tint(stage.palette.snow, -0.08, 0),
      ),
    ]
  if (!options.bloom) return out
  const blooms = Math.max(2, Math.round(w / 110))
  const tones = createTones()
  for (let i = 0; i < blooms; i++) {
    const t = ((i + 0.5) / blooms) * 2 - 1
    const [px, py, s] = [
      x + t * w * 0.38 + rng.about(20),
      base - height * (1 - t * t * 0.4) * rng.between(0.75, 1.05),
      rng.between(17, 27),
    ]
    tones.put(0, dab(px, py, base - py, 3, 90 + rng.about(4)))
    for (let j = 0; j < 6; j++) {
      tones.put(1, dab(px, py, s * 1.25, s * 0.5, j * 60 + rng.about(12)))
      tones.put(2, dab(px, py, s * 0.9, s * 0.2, j * 60 + 20))
    }
    tones.put(3, oval(px, py, s * 0.34))
  }
  return [
    out,
    fill(tones.get(0), stage.tint(stage.palette.leafDeep, -0.4, 0)),
    fill(tones.get(1), stage.tint(options.bloom, -0.12, 0)),
    fill(tones.get(2), stage.tint(options.bloom, -0.16, -0.5)),
    fill(tones.get(3), stage.tint(stage.palette.companion, -0.12, -0.2)),
  ]
}

/** A box of flowers, for streets and quays. */
function drawPlanter(stage: Stage, x: number, w: number, height: number, key: string, bloom: Colour): Marks {
  const rng = stage.rng(`planter${key}`)
  const y = 1010 - height * 0.34
  const leaves = createTones()
  const tones = createTones()
  for (let i = 0; i < Math.round(w / 9); i++) {
    const L = height * rng.between(0.2, 0.5)
    leaves.put(i & 1, dab(x + rng.about(w * 0.48), y + 6, L, L * 0.26, -90 + rng.about(60), rng.about(L * 0.08)))
  }
  const k = Math.round(w / 24)
  for (let i = 0; i < k; i++) {
    const [px, py, s] = [
      x + ((i + 0.5) / k - 0.5) * w * 0.94,
      y - height * rng.between(0.18, 0.56),
      height * rng.between(0.055, 0.085),
    ]
    tones.put(0, dab(px, py, y - py, 2.4, 90))
    for (let j = 0; j < 5; j++)
      tones.put(1, oval(px + Math.cos(j * 1.257) * s * 0.8, py + Math.sin(j * 1.257) * s * 0.7, s * 0.62))
  }
  return [
    fill(tones.get(0), stage.tint(stage.palette.leafDeep, -0.4, 0)),
    fill(clump(x, y - height * 0.04, w * 0.5, height * 0.17, rng, 9), stage.tint(stage.palette.leafDeep, -0.46, -0.4)),
    fill(leaves.get(0), stage.tint(stage.palette.leafDeep, -0.4, 0)),
    fill(leaves.get(1), stage.tint(stage.palette.leaf, -0.3, 0.1)),
    isSnowy(stage)
      ? fill(clump(x, y - height * 0.1, w * 0.44, height * 0.12, rng, 7), stage.tint(stage.palette.snow, -0.08, 0))
      : fill(tones.get(1), stage.tint(bloom, -0.12, 0.1)),
    fill(box(x - w / 2, y, w, height, rng, 3), stage.tint(stage.palette.wood, -0.4, -0.2)),
    fill(box(x - w / 2 - 10, y - 6, w + 20, 22, rng, 2), stage.tint(stage.palette.wood, -0.3, 0.1)),
  ]
}

function drawPineBough(stage: Stage, x: number, y: number, dir: 1 | -1, key: string, size = 1): Marks {
  const rng = stage.rng(`pineBough${key}`)
  const tones = createTones()
  let stems = ''
  for (let b = 0; b < 4; b++) {
    const a = (dir > 0 ? 0 : 180) + dir * (8 + b * 17)
    const [L, oy, c, s] = [(430 - b * 70) * size, y + b * 64 * size, Math.cos(a / DEGREES), Math.sin(a / DEGREES)]
    stems += taperedPath(
      [
        [x, oy],
        [x + c * L * 0.5, oy + s * L * 0.5 - 14],
        [x + c * L, oy + s * L],
      ],
      [13, 9, 3],
    )
    for (let j = 1; j < 13; j++) {
      const t = j / 13
      const [X, Y, l] = [x + c * L * t, oy + s * L * t - 14 * Math.sin(t * 3.14), 96 * size * (1.15 - t * 0.7)]
      tones.put(
        j % 3,
        dab(X, Y, l, l * 0.14, a + dir * 48 + rng.about(8)) +
          dab(X, Y, l * 0.8, l * 0.13, a - dir * 46 + rng.about(8)) +
          dab(X, Y, l, l * 0.13, a + dir * 22 + rng.about(8)),
      )
    }
  }
  return [
    fill(stems, stage.tint(stage.palette.wood, -0.45, -0.4)),
    fill(tones.get(0), stage.tint(stage.palette.leafDeep, -0.5, -0.3)),
    fill(tones.get(1), stage.tint(stage.palette.leafDeep, -0.4, 0)),
    fill(
      tones.get(2),
      isSnowy(stage) ? stage.tint(stage.palette.snow, -0.12, 0) : stage.tint(stage.palette.leafDeep, -0.28, 0.2),
    ),
  ]
}

/** The lower edge of a shop awning. */
function drawAwning(stage: Stage, x: number, y: number, w: number, colour: Colour): Marks {
  const k = 7
  const s = w / k
  const tones = createTones()
  for (let i = 0; i < k; i++)
    tones.put(
      i & 1,
      `M${Math.round(x + i * s)} ${y - 200}h${Math.round(s) + 1}V${y}q${Math.round(-s / 2)} ${Math.round(s * 0.62)} ${Math.round(-s) - 1} 0z`,
    )
  return [
    fill(tones.get(0), stage.tint(colour, -0.3, -0.2)),
    fill(tones.get(1), stage.tint('#f6ead2', -0.3, -0.4)),
    rect(x, y - 12, w, 10, stage.tint(colour, -0.44, -0.6)),
  ]
}

/** A gathered curtain at one side of a room. */
export function addCurtain(stage: Stage, colour: Colour, side: 1 | -1 = 1): void {
  const x = side > 0 ? 1000 : 0
  const s = side
  stage.add(
    -0.4,
    fill(
      smoothPath(
        [
          [x + s * 60, -80],
          [x - s * 76, -80],
          [x - s * 60, 200],
          [x - s * 84, 460],
          [x - s * 56, 760],
          [x - s * 72, 1080],
          [x + s * 60, 1080],
        ],
        true,
        0.8,
      ),
      stage.tint(colour, -0.34, 0),
    ),
    (
      [
        [0.2, -0.5],
        [0.5, -0.5],
        [0.8, -0.4],
        [0.36, 0.5],
        [0.66, 0.4],
      ] as const
    ).map(([t, k]) =>
      fill(
        taperedPath(
          [
            [x - s * 76 * t, -80],
            [x - s * 66 * t, 300],
            [x - s * 84 * t, 600],
            [x - s * 68 * t, 1080],
          ],
          [8, 10, 7, 12],
        ),
        stage.tint(colour, -0.34, k),
      ),
    ),
  )
}

/**
 * Leaves hanging in from an upper corner: a mass in shade first, then lit leaves at its edge; `dir` 1 grows to the
 * right.
 */
function drawCanopy(stage: Stage, x: number, dir: 1 | -1, wide: number, key: string, colour: Colour): Marks {
  const rng = stage.rng(`canopy${key}`)
  const tones = createTones()
  const foot = (t: number) => 44 + 128 * (1 - t) ** 1.3
  for (let i = 0; i < Math.round(wide / 11); i++) {
    const t = rng.next()
    const L = rng.between(48, 86)
    tones.put(
      i % 4,
      dab(
        x + dir * t * wide,
        foot(t) * rng.between(0.2, 0.95) - 20,
        L,
        L * 0.25,
        90 - dir * 24 + rng.about(60) + stage.windLean * 20,
        rng.about(6),
      ),
    )
  }
  const mass = repeat(7, (i) =>
    oval(x + dir * (i / 6) * wide * 0.92, foot(i / 6) * 0.32 - 30, wide * 0.13, foot(i / 6) * 0.62),
  )
  const F = (c: Colour, depth: number, turn: number) => stage.tint(c, depth, turn)
  return [
    fill(
      taperedPath(
        [
          [x - dir * 60, 70],
          [x + dir * wide * 0.3, 28],
          [x + dir * wide * 0.75, 30],
        ],
        [34, 20, 8],
      ),
      F(stage.palette.wood, -0.4, -0.5),
    ),
    stage.dark ? null : drawPaperShadow(mass, stage.shadowColour, -stage.lightSide * 10, 20, 0.13),
    fill(mass, F(colour, -0.5, -0.6)),
    fill(tones.get(0), F(colour, -0.46, -0.4)),
    fill(tones.get(1), F(colour, -0.36, 0)),
    fill(tones.get(2), F(colour, -0.28, 0.15)),
    fill(tones.get(3), isSnowy(stage) ? F(stage.palette.snow, -0.1, 0) : F(stage.palette.leaf, -0.2, 0.4)),
  ]
}

export type FrameKind = 'leaves' | 'grass' | 'pine' | 'planter'
/** Adds one low corner and the opposite high one. Places choose the kind, so that neighbours differ. */
export function addFrame(
  stage: Stage,
  kind: FrameKind = 'leaves',
  options: { bloom?: Colour | null; colour?: Colour; high?: boolean } = {},
): void {
  const bloom = options.bloom === undefined ? stage.palette.bloom : options.bloom
  const low = (x: number, w: number, height: number, key: string, blooms: boolean) =>
    kind === 'planter'
      ? drawPlanter(stage, x, w * 0.9, height * 0.95, key, bloom ?? stage.palette.accent)
      : drawThicket(stage, x, w, height, key, { bloom: blooms ? bloom : null, broad: kind === 'leaves' })
  const left = stage.pan < 0
  const colour = options.colour ?? stage.palette.leafDeep
  const high =
    kind === 'pine'
      ? drawPineBough(stage, left ? -50 : 1050, -30, left ? 1 : -1, 'h', 0.9)
      : kind === 'planter'
        ? drawAwning(stage, 640, 56, 460, options.colour ?? stage.palette.accent)
        : options.high === false
          ? null
          : Math.abs(stage.pan) < OPEN
            ? null
            : Math.abs(stage.pan) > OVERHUNG
              ? drawCanopy(
                  stage,
                  left ? -30 : 1030,
                  left ? 1 : -1,
                  Math.abs(stage.pan) > OVERHUNG * 1.5 ? 640 : 460,
                  `${left}`,
                  colour,
                )
              : drawBough(stage, left ? -50 : 1050, -4, left ? 1 : -1, 'h', 0.95, colour)
  stage.add(
    -0.4,
    high,
    low(left ? 985 : 30, 330, 210, 'a', true),
    kind === 'planter' || kind === 'pine' ? null : low(left ? -10 : 1010, 220, 130, 'b', false),
  )
}
/** Absolute camera pan, in page units: beyond OVERHUNG the camera stands under a tree, below OPEN under open sky. */
const OVERHUNG = 62
const OPEN = 24
