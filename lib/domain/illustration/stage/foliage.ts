import { chance } from '../../chance'
import { rotate, translate, compose } from '../kit/vector'
import { group } from '../kit/shape'
import type { Colour, Point } from '../scene'
import {
  blob,
  box,
  clump,
  dab,
  dots,
  fill,
  flattenMarks,
  lens,
  taperedPath,
  repeat,
  oval,
  scatter,
  paperPath,
  smoothPath,
  createTones,
  stand,
} from './marks'
import type { Rng, Marks } from './marks'
import type { KitTree, TreeForm } from './kits/kit'
import type { Stage } from './stage'

export const isSnowy = (stage: Stage): boolean => stage.weather === 'snow'
const TURN = 2 * Math.PI
const DEGREES = 180 / Math.PI

/** Snow on a crown: round on top, hanging in lobes between the boughs below. */
function snowCapPath(cx: number, cy: number, rx: number, ry: number, rng: Rng): string {
  const low: Point[] = []
  for (let i = 0; i <= 6; i++)
    low.push([cx + rx * (0.86 - i * 0.287), cy - ry * (i % 2 ? 0.34 : -0.02) + rng.about(ry * 0.1)])
  const high: Point[] = []
  for (let i = 1; i < 6; i++) {
    const a = Math.PI * (1 + i / 6)
    high.push([cx + Math.cos(a) * rx * 0.94, cy + Math.sin(a) * ry * rng.between(0.92, 1.06)])
  }
  return smoothPath([...low, ...high], true, 0.9)
}

/**
 * A tree's crown: three clumps (shade, base, light), each smaller and nearer the sun, then dabs that break the edge and
 * model the mass.
 */
export function drawCrown(
  stage: Stage,
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  colour: Colour,
  depth: number,
  key: string,
  options: { leaf?: number; few?: boolean; fruit?: Colour } = {},
): Marks {
  const { tint, lightSide } = stage
  const rng = stage.rng(`crown${key}`)
  const leaf = Math.max(8, rx * 0.16) * (options.leaf ?? 1)
  const distant = depth > 0.6
  const out: Marks[] = [fill(clump(cx, cy, rx, ry, rng, 9, 0.4), tint(colour, depth, -0.7))]
  if (!distant)
    out.push(
      fill(
        repeat((options.few ? 5 : 10) * stage.detail, () => {
          const t = rng.next() * TURN
          return dab(
            cx + Math.cos(t) * rx * 0.9,
            cy + Math.sin(t) * ry * 0.9,
            leaf * rng.between(0.9, 1.6),
            leaf * 0.36,
            t * DEGREES + rng.about(50),
          )
        }),
        tint(colour, depth, -0.7),
      ),
    )
  out.push(
    fill(clump(cx + lightSide * rx * 0.1, cy - ry * 0.12, rx * 0.82, ry * 0.8, rng, 8, 0.4), tint(colour, depth, -0.1)),
    isSnowy(stage)
      ? null
      : fill(
          clump(cx + lightSide * rx * 0.26, cy - ry * 0.32, rx * 0.52, ry * 0.46, rng, 7, 0.44),
          tint(colour, depth, 0.5),
        ),
  )
  if (isSnowy(stage)) {
    out.push(
      fill(snowCapPath(cx, cy, rx, ry, rng), tint(stage.palette.snow, depth, -0.2)),
      fill(
        snowCapPath(cx + lightSide * rx * 0.06, cy - ry * 0.1, rx * 0.9, ry * 0.92, rng),
        tint(stage.palette.snow, depth, 0.25),
      ),
    )
    if (!distant)
      out.push(
        fill(
          repeat(7 * stage.detail, () =>
            lens(cx + rng.about(rx * 0.75), cy + rng.between(0.15, 0.62) * ry, rx * rng.between(0.22, 0.4), ry * 0.09),
          ),
          tint(stage.palette.snow, depth, 0),
        ),
      )
    return out
  }
  if (distant) return out
  const tones = createTones()
  for (let i = 0; i < Math.round((options.few ? 10 : 17) * stage.detail); i++) {
    const t = rng.next() * TURN
    const far = Math.sqrt(rng.next()) * 0.92
    const [x, y] = [Math.cos(t) * far, Math.sin(t) * far]
    const sunward = x * lightSide * 0.6 - y + rng.about(0.5)
    const tone = sunward > 0.45 ? 2 : sunward > -0.2 ? 1 : 0
    tones.put(
      tone,
      dab(cx + x * rx, cy + y * ry, leaf * rng.between(0.8, 1.5), leaf * 0.4, 70 + x * -50 + rng.about(45)),
    )
  }
  out.push(
    fill(tones.get(0), tint(colour, depth, -1)),
    fill(tones.get(1), tint(colour, depth, 0.25)),
    fill(tones.get(2), tint(colour, depth, 1)),
  )
  if (options.fruit)
    out.push(
      fill(
        repeat(9, () => {
          const t = rng.next() * TURN
          const q = rng.next() * 0.8
          return oval(cx + Math.cos(t) * q * rx, cy + Math.sin(t) * q * ry, leaf * 0.42)
        }),
        tint(options.fruit, depth, 0.2),
      ),
    )
  return out
}

function drawTrunk(
  stage: Stage,
  x: number,
  y: number,
  height: number,
  w: number,
  depth: number,
  key: string,
  arms = true,
  colour: Colour = stage.palette.wood,
): Marks {
  const { tint, lightSide } = stage
  const rng = stage.rng(`trunk${key}`)
  const b = rng.about(height * 0.05)
  const top: Point = [x + b + stage.windLean * height * 0.12, y - height]
  const middle: Point = [x + b * 0.4, y - height * 0.4]
  // Two fills, since paths of opposite direction in one would cut a hole.
  const roots = smoothPath(
    [
      [x - w * 1.15, y + 4],
      [x - w * 0.62, y - w * 0.3],
      [x - w * 0.46, y - w * 1.2],
      [x + w * 0.46, y - w * 1.2],
      [x + w * 0.62, y - w * 0.3],
      [x + w * 1.15, y + 4],
      [x + w * 0.45, y - w * 0.08],
      [x - rng.about(w * 0.1), y + w * 0.08],
      [x - w * 0.5, y - w * 0.06],
    ],
    true,
    0.7,
  )
  const bark = tint(colour, depth, -0.1)
  return [
    fill(roots, bark),
    fill(taperedPath([[x, y - w * 0.62], middle, top], [w * 1.1, w * 0.85, w * 0.5]), bark),
    fill(
      taperedPath(
        [
          [x - lightSide * w * 0.3, y - w * 0.4],
          [middle[0] - lightSide * w * 0.25, middle[1]],
          [top[0] - lightSide * w * 0.12, top[1]],
        ],
        [w * 0.5, w * 0.36, w * 0.2],
      ),
      tint(colour, depth, -0.8),
    ),
    arms
      ? fill(
          taperedPath(
            [
              [middle[0], y - height * 0.5],
              [x + height * 0.16, y - height * 0.75],
              [x + height * 0.24, y - height * 0.98],
            ],
            [w * 0.5, w * 0.32, w * 0.16],
          ) +
            taperedPath(
              [
                [middle[0], y - height * 0.6],
                [x - height * 0.14, y - height * 0.82],
                [x - height * 0.22, y - height * 1.02],
              ],
              [w * 0.45, w * 0.3, w * 0.15],
            ),
          tint(colour, depth, -0.3),
        )
      : null,
    isSnowy(stage)
      ? fill(
          lens(x, y + w * 0.5, w * 5, w * 1.1) +
            (arms
              ? dab(x + w * 0.3, y - height * 0.62, height * 0.3, w * 0.16, -58) +
                dab(x - w * 0.3, y - height * 0.68, height * 0.28, w * 0.16, -122)
              : ''),
          tint(stage.palette.snow, depth, 0.3),
        )
      : null,
    depth < 0.6
      ? fill(
          repeat(7 * stage.detail, () =>
            dab(x + rng.about(w * 0.35), y - height * rng.between(0.06, 0.8), w * 0.14 + 8, 1.6, 84 + rng.about(9)),
          ),
          tint(colour, depth, 0.4),
        )
      : null,
  ]
}

function drawPine(stage: Stage, x: number, y: number, height: number, key: string, colour: Colour): Marks {
  const { tint, palette } = stage
  const depth = stage.depthAt(y)
  const rng = stage.rng(`tree${key}`)
  const lx = x + stage.windLean * height * 0.1
  const W = height * 0.23
  const out: Marks[] = [
    stage.drawShadow(x, y, height * 0.34),
    fill(
      box(x - height * 0.025, y - height * 0.16, height * 0.05, height * 0.17, rng, 1),
      tint(palette.wood, depth, -0.4),
    ),
  ]
  const TIERS = 6
  for (let i = 0; i < TIERS; i++) {
    const t = i / TIERS
    const foot = y - height * (0.08 + t * 0.72)
    const top = foot - height * (0.32 - t * 0.08)
    const w = W * (1 - t * 0.82)
    const skirt: Point[] = [[lx, top]]
    for (let j = 0; j <= 5; j++) {
      const u = (j / 5) * 2 - 1
      skirt.push([x + u * w, foot - Math.abs(u) * w * 0.05 + (j % 2 ? -w * 0.17 : w * 0.06) + rng.about(2)])
    }
    out.push(
      fill(
        `M${skirt.map(([a, b]) => `${Math.round(a)} ${Math.round(b)}`).join('L')}Z`,
        tint(colour, depth, -0.75 + t * 0.2),
      ),
      isSnowy(stage)
        ? [
            fill(
              smoothPath(
                [
                  [lx, top + w * 0.04],
                  [x + w * 0.5, foot - w * 0.52],
                  [x + w * 0.92, foot - w * 0.1],
                  [x + w * 0.5, foot - w * 0.3],
                  [x + w * 0.22, foot - w * 0.06],
                  [x - w * 0.1, foot - w * 0.34],
                  [x - w * 0.42, foot - w * 0.08],
                  [x - w * 0.6, foot - w * 0.3],
                  [x - w * 0.92, foot - w * 0.1],
                  [x - w * 0.5, foot - w * 0.52],
                ],
                true,
                0.7,
              ),
              tint(palette.snow, depth, -0.25),
            ),
            fill(
              smoothPath(
                [
                  [lx, top + w * 0.04],
                  [x + stage.lightSide * w * 0.5, foot - w * 0.5],
                  [x + stage.lightSide * w * 0.86, foot - w * 0.14],
                  [x + stage.lightSide * w * 0.4, foot - w * 0.36],
                  [x + stage.lightSide * w * 0.14, foot - w * 0.2],
                ],
                true,
                0.7,
              ),
              tint(palette.snow, depth, 0.3),
            ),
          ]
        : fill(
            paperPath(
              [
                [lx, top],
                [x + stage.lightSide * w * 0.92, foot - w * 0.05],
                [x + stage.lightSide * w * 0.45, foot - w * 0.2],
                [x + stage.lightSide * w * 0.1, foot - w * 0.1],
              ],
              rng,
              2,
            ),
            tint(colour, depth, -0.05 + t * 0.3),
          ),
    )
  }
  return out
}

function drawPalm(
  stage: Stage,
  x: number,
  y: number,
  height: number,
  colour: Colour,
  trunk: Colour = stage.palette.wood,
): Marks {
  const depth = stage.depthAt(y)
  const top: Point = [x + height * 0.14 + stage.windLean * height * 0.1, y - height * 0.82]
  const fronds = (turn: number, by: number) =>
    fill(
      repeat(7, (i) => {
        const a = -170 + i * 27 + by
        const L = height * 0.34
        return dab(top[0], top[1], L, L * 0.12, a, (a > -90 ? 1 : -1) * L * 0.16)
      }),
      stage.tint(colour, depth, turn),
    )
  return [
    stage.drawShadow(x, y, height * 0.3),
    fill(
      taperedPath([[x, y], [x + height * 0.02, y - height * 0.4], top], [height * 0.06, height * 0.04, height * 0.035]),
      stage.tint(trunk, depth, 0),
    ),
    fronds(-0.6, 8),
    fronds(0.1, -6),
    isSnowy(stage)
      ? fill(
          repeat(5, (i) => {
            const a = -150 + i * 30
            return dab(
              top[0],
              top[1] - height * 0.012,
              height * 0.22,
              height * 0.012,
              a,
              (a > -90 ? 1 : -1) * height * 0.035,
            )
          }),
          stage.tint(stage.palette.snow, depth, 0.3),
        )
      : null,
  ]
}

function drawBirch(stage: Stage, x: number, y: number, height: number, key: string, colour: Colour): Marks {
  const { tint } = stage
  const depth = stage.depthAt(y)
  const rng = stage.rng(`tree${key}`)
  const lx = x + stage.windLean * height * 0.1
  const leaves = (k: number, dx: number, cy: number, rx: number, ry: number) =>
    repeat(k * stage.detail, () => {
      const t = rng.next() * TURN
      const q = Math.sqrt(rng.next())
      return dab(
        lx + dx + Math.cos(t) * q * height * rx,
        y - height * cy + Math.sin(t) * q * height * ry,
        height * 0.04,
        height * 0.012,
        60 + rng.about(60),
      )
    })
  return [
    stage.drawShadow(x, y, height * 0.3),
    [
      [-0.05, 0.9],
      [0.05, 1],
    ].map(([side = 0, tall = 1]) => {
      const X = x + side * height
      return [
        fill(
          taperedPath(
            [
              [X, y],
              [X + side * height * 0.2, y - height * tall * 0.5],
              [X + side * height * 0.8, y - height * tall * 0.85],
            ],
            [height * 0.035, height * 0.028, height * 0.015],
          ),
          tint('#f3ece0', depth, 0.1),
        ),
        fill(
          repeat(9, (i) =>
            lens(X + rng.about(height * 0.008), y - height * tall * (0.06 + i * 0.08), height * 0.022, height * 0.008),
          ),
          tint('#5a4a48', depth, 0),
        ),
      ]
    }),
    fill(leaves(isSnowy(stage) ? 50 : 110, 0, 0.68, 0.26, 0.3), tint(colour, depth, 0)),
    fill(
      leaves(50, stage.lightSide * height * 0.05, 0.76, 0.18, 0.18),
      isSnowy(stage) ? tint(stage.palette.snow, depth, 0.3) : tint(colour, depth, 0.8),
    ),
  ]
}

/** A trunk with a flat crown far up, like a rain tree or an umbrella pine. */
function drawUmbrella(stage: Stage, x: number, y: number, height: number, key: string, tree: KitTree): Marks {
  const depth = stage.depthAt(y)
  const crown = (dx: number, up: number, rx: number, ry: number, part: string) =>
    drawCrown(stage, x + dx * height, y - up * height, rx * height, ry * height, tree.leaf, depth, key + part, {
      few: true,
    })
  return [
    stage.drawShadow(x, y, height * 0.34),
    drawTrunk(stage, x, y, height * 0.78, height * 0.05, depth, key, true, tree.trunk),
    crown(-0.22, 0.76, 0.2, 0.08, 'a'),
    crown(0.24, 0.8, 0.19, 0.08, 'b'),
    crown(0.01, 0.88, 0.3, 0.11, 'c'),
  ]
}

/** Level branches round one stem, like a Norfolk pine. */
function drawLayered(stage: Stage, x: number, y: number, height: number, key: string, tree: KitTree): Marks {
  const { tint, lightSide, palette } = stage
  const depth = stage.depthAt(y)
  const rng = stage.rng(`layered${key}`)
  const TIERS = 9
  const tier = (i: number, by: number, thick: number) => {
    const t = i / TIERS
    const [w, ty] = [height * 0.25 * (1 - t * 0.86) * rng.between(0.9, 1.08), y - height * (0.16 + t * 0.8)]
    return `M${Math.round(x - w)} ${Math.round(ty - w * 0.16 + by)}Q${Math.round(x - w * 0.4)} ${Math.round(ty + height * 0.02 + by)} ${Math.round(x)} ${Math.round(ty + by)}Q${Math.round(x + w * 0.4)} ${Math.round(ty + height * 0.02 + by)} ${Math.round(x + w)} ${Math.round(ty - w * 0.16 + by)}Q${Math.round(x + w * 0.4)} ${Math.round(ty - height * thick + by)} ${Math.round(x)} ${Math.round(ty - height * thick * 1.3 + by)}Q${Math.round(x - w * 0.4)} ${Math.round(ty - height * thick + by)} ${Math.round(x - w)} ${Math.round(ty - w * 0.16 + by)}Z`
  }
  return [
    stage.drawShadow(x, y, height * 0.26),
    fill(
      taperedPath(
        [
          [x, y],
          [x, y - height * 0.5],
          [x, y - height],
        ],
        [height * 0.04, height * 0.026, height * 0.006],
      ),
      tint(tree.trunk ?? palette.wood, depth, 0),
    ),
    fill(Array.from({ length: TIERS }, (_, i) => tier(i, 0, 0.035)).join(''), tint(tree.leaf, depth, -0.35)),
    fill(
      Array.from({ length: TIERS }, (_, i) => tier(i, -height * 0.012, 0.02)).join(''),
      isSnowy(stage) ? tint(palette.snow, depth, 0.2) : tint(tree.leaf, depth, 0.25 + lightSide * 0.05),
    ),
  ]
}

/** Forked stems with a tuft of narrow leaves on each, like a cabbage tree, a pandanus or a grass tree. */
function drawTufted(stage: Stage, x: number, y: number, height: number, key: string, tree: KitTree): Marks {
  const { tint, palette } = stage
  const depth = stage.depthAt(y)
  const rng = stage.rng(`tufted${key}`)
  const heads = (
    [
      [-0.17, 0.66],
      [0.03, 0.86],
      [0.19, 0.62],
    ] as const
  ).map(([dx, up]): Point => [x + dx * height, y - up * height])
  const tuft = ([cx, cy]: Point, k: number, from: number) =>
    repeat(k, (i) => {
      const a = -200 + from + (i * 220) / k + rng.about(7)
      return dab(
        cx,
        cy,
        height * rng.between(0.16, 0.23),
        height * 0.014,
        a,
        a > -90 ? height * 0.025 : -height * 0.025,
      )
    })
  const leaf = isSnowy(stage) ? tint(palette.snow, depth, 0.2) : tint(tree.leaf, depth, 0.35)
  return [
    stage.drawShadow(x, y, height * 0.26),
    fill(
      heads
        .map(([hx, hy]) =>
          taperedPath(
            [
              [x, y],
              [x + (hx - x) * 0.2, y - height * 0.36],
              [hx, hy],
            ],
            [height * 0.06, height * 0.045, height * 0.028],
          ),
        )
        .join(''),
      tint(tree.trunk ?? palette.wood, depth, -0.1),
    ),
    fill(heads.map((head) => tuft(head, 17, 0)).join(''), tint(tree.leaf, depth, -0.4)),
    fill(heads.map((head) => tuft(head, 12, 8)).join(''), leaf),
  ]
}

/** A crown whose twigs hang, like a desert oak or a golden shower. */
function drawWeeping(stage: Stage, x: number, y: number, height: number, key: string, tree: KitTree): Marks {
  const { tint } = stage
  const depth = stage.depthAt(y)
  const rng = stage.rng(`weeping${key}`)
  const twigs = (k: number, from: number) =>
    repeat(k * stage.detail, () => {
      const u = rng.about(1)
      return dab(
        x + u * height * 0.27,
        y - height * (0.86 - from - 0.16 * u * u),
        height * rng.between(0.2, 0.32),
        height * 0.013,
        90 - u * 8 + rng.about(4),
      )
    })
  return [
    stage.drawShadow(x, y, height * 0.3),
    drawTrunk(stage, x, y, height * 0.6, height * 0.055, depth, key, true, tree.trunk),
    drawCrown(stage, x, y - height * 0.74, height * 0.25, height * 0.2, tree.leaf, depth, key, { few: true }),
    fill(twigs(34, 0.12), tint(tree.leaf, depth, -0.35)),
    fill(twigs(26, 0.04), isSnowy(stage) ? tint(stage.palette.snow, depth, 0.2) : tint(tree.leaf, depth, 0.2)),
  ]
}

/** Where the blossom or fruit of each form is: middle, half width and half height of the crown as shares of height. */
const BLOOMS: Partial<Record<TreeForm, readonly [up: number, rx: number, ry: number]>> = {
  umbrella: [0.86, 0.4, 0.1],
  weeping: [0.66, 0.26, 0.22],
  tufted: [0.66, 0.06, 0.06],
  palm: [0.8, 0.05, 0.04],
}
function drawBloom(
  stage: Stage,
  x: number,
  y: number,
  height: number,
  form: TreeForm,
  key: string,
  bloom: Colour,
): Marks {
  const [up, rx, ry] = BLOOMS[form] ?? [0.66, 0.3, 0.24]
  const rng = stage.rng(`tree bloom${key}`)
  const at = (): Point => {
    const [t, q] = [rng.next() * TURN, Math.sqrt(rng.next())]
    return [x + Math.cos(t) * q * rx * height, y - (up + Math.sin(t) * q * ry) * height]
  }
  const [k, size] = [(rx > 0.1 ? 24 : 6) * stage.detail, Math.max(5, height * 0.026)]
  return [
    dots(scatter(k, at), size, stage.tint(bloom, stage.depthAt(y), -0.15)),
    dots(scatter(k * 0.4, at), size * 0.8, stage.tint(bloom, stage.depthAt(y), 0.35)),
  ]
}

function paintTree(stage: Stage, x: number, y: number, height: number, tree: KitTree, key: string): Marks {
  const depth = stage.depthAt(y)
  const lx = x + stage.windLean * height * 0.1
  const { form, leaf, trunk } = tree
  const bare = (share: number, w: number, arms = true) =>
    drawTrunk(stage, x, y, height * share, height * w, depth, key, arms, trunk)
  switch (form) {
    case 'pine':
      return drawPine(stage, x, y, height, key, leaf)
    case 'palm':
      return drawPalm(stage, x, y, height, leaf, trunk)
    case 'birch':
      return drawBirch(stage, x, y, height, key, leaf)
    case 'umbrella':
      return drawUmbrella(stage, x, y, height, key, tree)
    case 'layered':
      return drawLayered(stage, x, y, height, key, tree)
    case 'tufted':
      return drawTufted(stage, x, y, height, key, tree)
    case 'weeping':
      return drawWeeping(stage, x, y, height, key, tree)
    case 'poplar':
      return [
        stage.drawShadow(x, y, height * 0.2),
        bare(0.4, 0.05, false),
        drawCrown(stage, lx, y - height * 0.56, height * 0.15, height * 0.42, leaf, depth, key, { leaf: 1.6 }),
      ]
    case 'gum':
      return [
        stage.drawShadow(x, y, height * 0.3),
        bare(0.6, 0.05),
        drawCrown(stage, x - height * 0.1, y - height * 0.62, height * 0.2, height * 0.13, leaf, depth, key, {
          leaf: 1.1,
        }),
        drawCrown(stage, x + height * 0.16, y - height * 0.74, height * 0.2, height * 0.14, leaf, depth, `${key}b`, {
          leaf: 1.1,
        }),
      ]
  }
  const fat = form === 'oak' ? 1.25 : 1
  // A destination's tree may stand where a poplar stood, far off: one crown is enough.
  const isSmall = stage.kit !== undefined && height < 220
  const fruit = form === 'apple' ? { fruit: tree.bloom ?? stage.palette.accent } : {}
  const crown = (dx: number, up: number, rx: number, ry: number, part: string, options = {}) =>
    drawCrown(
      stage,
      lx + height * dx,
      y - height * up,
      height * rx * fat,
      height * ry,
      leaf,
      depth,
      key + part,
      options,
    )
  return [
    stage.drawShadow(x, y, height * 0.34),
    bare(0.55, 0.075 * fat),
    isSmall ? null : crown(-0.17 * fat, 0.55, 0.2, 0.18, 'a', fruit),
    isSmall ? null : crown(0.19 * fat, 0.58, 0.19, 0.19, 'b'),
    crown(0.01, 0.74, 0.29, 0.26, '', fruit),
  ]
}

/** The usual leaves of each form, in the book's palette. */
const leafOf = ({ palette }: Stage, form: TreeForm): Colour =>
  form === 'pine' || form === 'palm' || form === 'gum'
    ? palette.leafDeep
    : form === 'birch'
      ? palette.companion
      : form === 'blossom'
        ? '#f4b6c2'
        : palette.leaf

/** Out in the hills a destination's trees stand among the pines. */
const AMONG_PINES: ReadonlySet<string> = new Set(['camp', 'mountain'])
const isOdd = (key: string): boolean => Number(/\d$/.exec(key)?.[0] ?? 0) % 2 === 1
/** The tree of the destination that stands for this one; none where no kit is, or where pines belong. */
function kitTreeFor({ kit, setting }: Stage, form: TreeForm, key: string): KitTree | undefined {
  if (!kit) return undefined
  if (form === 'pine' && (setting === 'snowfield' || (AMONG_PINES.has(setting) && !isOdd(key)))) return undefined
  const [first, second] = kit.trees
  if (second.form === form) return second
  return first.form === form || chance(key, form) < 0.5 ? first : second
}

export const drawTree = (
  stage: Stage,
  x: number,
  y: number,
  height: number,
  kind: TreeForm = 'round',
  key = 't',
  colour?: Colour,
): Marks => {
  const own = kitTreeFor(stage, kind, key)
  const tree: KitTree = own ?? { form: kind, leaf: colour ?? leafOf(stage, kind) }
  const painted = [
    paintTree(stage, x, y, height, tree, key),
    tree.bloom && tree.form !== 'apple' && !isSnowy(stage)
      ? drawBloom(stage, x, y, height, tree.form, key, tree.bloom)
      : null,
  ]
  return stand('tree', x, y, height * 0.06, height * 0.5, own ? group(flattenMarks(painted), { kit: 'tree' }) : painted)
}

function paintBush(
  stage: Stage,
  x: number,
  y: number,
  w: number,
  height: number,
  key: string,
  colour?: Colour,
  bloom?: Colour,
): Marks {
  const depth = stage.depthAt(y)
  const out: Marks[] = [
    stage.drawShadow(x, y, w * 0.5),
    drawCrown(stage, x, y - height * 0.45, w / 2, height / 2, colour ?? stage.palette.leafDeep, depth, key, {
      few: true,
    }),
  ]
  if (isSnowy(stage) || !bloom) return out
  const rng = stage.rng(`bloom${key}`)
  const k = 16 * stage.detail
  const at = (): Point => {
    const t = rng.next() * TURN
    const e = Math.sqrt(rng.next()) * 0.85
    return [x + (Math.cos(t) * e * w) / 2, y - height * 0.5 + (Math.sin(t) * e * height) / 2]
  }
  return [
    out,
    dots(scatter(k, at), Math.max(5, w * 0.06), stage.tint(bloom, depth, 0.1)),
    dots(scatter(k / 2, at), Math.max(4, w * 0.045), stage.tint(bloom, depth, 0.8)),
  ]
}
export const drawBush = (
  stage: Stage,
  x: number,
  y: number,
  w: number,
  height: number,
  key: string,
  colour?: Colour,
  bloom?: Colour,
): Marks => stand('bush', x, y, w * 0.4, height * 0.8, paintBush(stage, x, y, w, height, key, colour, bloom))

/** Dabs on the ground in perspective: larger and sparser near us. */
export function drawTurf(stage: Stage, colour: Colour, key: string, k = 120, upright = true): Marks {
  const rng = stage.rng(`turf${key}`)
  const tones = createTones()
  for (let i = 0; i < Math.round(k * stage.detail); i++) {
    const s = 0.12 + rng.next() ** 1.4 * 1.5
    const [x, y, L] = [rng.between(-120, 1120), stage.groundYAt(s), 20 * s]
    tones.put(
      rng.next() < 0.5 ? 0 : 1,
      upright
        ? dab(x, y, L * rng.between(0.6, 1.2), L * 0.11, -90 + rng.about(24) + stage.windLean * 25)
        : lens(x, y, L * rng.between(1.2, 2.6), L * 0.16),
    )
  }
  return [fill(tones.get(0), stage.tint(colour, 0.12, -0.4)), fill(tones.get(1), stage.tint(colour, 0.12, 0.45))]
}

export function drawFlowers(
  stage: Stage,
  x0: number,
  x1: number,
  y0: number,
  y1: number,
  k: number,
  colours: readonly [Colour, ...Colour[]],
  key: string,
  size = 1,
): Marks {
  if (isSnowy(stage)) return null
  const rng = stage.rng(`flowers${key}`)
  const beds = new Map<string, { colour: Colour; size: number; petals: Point[]; hearts: Point[] }>()
  let stems = ''
  for (let i = 0; i < Math.round(k * stage.detail); i++) {
    const [y, x, colour] = [rng.between(y0, y1), rng.between(x0, x1), colours[i % colours.length] ?? colours[0]]
    const s = (Math.round(stage.scaleAt(y) * 3) / 3) * size || 0.4
    const tall = s * rng.between(16, 34)
    stems += dab(x, y, tall, s * 1.6, -90 + rng.about(12))
    const bed = beds.get(`${colour}|${s}`) ?? { colour, size: s * 6, petals: [], hearts: [] }
    beds.set(`${colour}|${s}`, bed)
    for (let j = 0; j < 5; j++)
      bed.petals.push([x + Math.cos(j * 1.257) * bed.size * 0.8, y - tall + Math.sin(j * 1.257) * bed.size * 0.7])
    bed.hearts.push([x, y - tall])
  }
  const depth = stage.depthAt((y0 + y1) / 2)
  return [
    fill(stems, stage.tint(stage.palette.leafDeep, depth, -0.2)),
    [...beds.values()].map((bed) => [
      dots(bed.petals, bed.size * 1.15, stage.tint(bed.colour, depth, 0.15)),
      dots(
        bed.hearts,
        bed.size * 0.7,
        stage.tint(bed.colour === stage.palette.companion ? stage.palette.wood : stage.palette.companion, depth, 0),
      ),
    ]),
  ]
}

function paintFern(stage: Stage, x: number, y: number, size: number, key: string, depth?: number): Marks {
  const rng = stage.rng(`fern${key}`)
  const tones = createTones()
  for (let i = 0; i < 7; i++) {
    const a = -90 + (i - 3) * 24 + rng.about(6)
    const L = size * rng.between(0.8, 1.1)
    for (let j = 1; j < 6; j++) {
      const t = j / 6
      const leaf = L * 0.26 * (1 - t * 0.75)
      const [px, py] = [x + Math.cos(a / DEGREES) * L * t, y + Math.sin(a / DEGREES) * L * t + t * t * L * 0.2]
      tones.put(i & 1, dab(px, py, leaf, leaf * 0.27, a + 55) + dab(px, py, leaf, leaf * 0.27, a - 55))
    }
  }
  const d = depth ?? stage.depthAt(y)
  return [
    d < 0 ? null : stage.drawShadow(x, y, size * 0.7),
    fill(tones.get(0), stage.tint(stage.palette.leafDeep, d, -0.3)),
    fill(tones.get(1), stage.tint(stage.palette.leaf, d, d < 0 ? 0 : 0.3)),
  ]
}
export const drawFern = (stage: Stage, x: number, y: number, size: number, key: string, depth?: number): Marks =>
  stand('plant', x, y, size * 0.3, size * 0.5, paintFern(stage, x, y, size, key, depth))

function paintToadstool(stage: Stage, x: number, y: number, s: number): Marks {
  const depth = stage.depthAt(y)
  return [
    stage.drawContactShadow(x, y, s * 0.7),
    fill(
      taperedPath(
        [
          [x, y],
          [x, y - s * 0.4],
          [x, y - s * 0.8],
        ],
        [s * 0.4, s * 0.26, s * 0.26],
      ),
      stage.tint('#fbf1dd', depth, 0),
    ),
    fill(
      `M${x - s * 0.7} ${y - s * 0.62}q${s * 0.1} ${-s * 0.8} ${s * 0.7} ${-s * 0.8}t${s * 0.7} ${s * 0.8}q${-s * 0.7} ${s * 0.2} ${-s * 1.4} 0z`,
      stage.tint(stage.palette.accent, depth, 0.1),
    ),
    fill(
      oval(x - s * 0.25, y - s * 0.95, s * 0.12, s * 0.09) +
        oval(x + s * 0.18, y - s * 1.12, s * 0.1, s * 0.08) +
        oval(x + s * 0.36, y - s * 0.8, s * 0.09, s * 0.07),
      stage.tint('#fff7e6', depth, 0.3),
    ),
  ]
}
export const drawToadstool = (stage: Stage, x: number, y: number, s: number): Marks =>
  stand('plant', x, y, s * 0.6, s, paintToadstool(stage, x, y, s))

function paintStone(stage: Stage, x: number, y: number, w: number, key: string): Marks {
  const rng = stage.rng(`stone${key}`)
  const depth = stage.depthAt(y)
  return [
    stage.drawShadow(x, y, w * 0.6),
    fill(blob(x, y - w * 0.22, w * 0.5, w * 0.28, rng, 7, 0.12), stage.tint(stage.palette.stone, depth, -0.5)),
    fill(
      blob(x + stage.lightSide * w * 0.08, y - w * 0.3, w * 0.36, w * 0.17, rng, 7, 0.12),
      stage.tint(isSnowy(stage) ? stage.palette.snow : stage.palette.stone, depth, 0.4),
    ),
  ]
}
export const drawStone = (stage: Stage, x: number, y: number, w: number, key: string): Marks =>
  stand('rock', x, y, w * 0.5, w * 0.5, paintStone(stage, x, y, w, key))

/** A log along the ground, its cut end towards us. */
function paintFallenLog(stage: Stage, x: number, y: number, length: number, thick: number, angle = -4): Marks {
  const depth = stage.depthAt(y)
  return [
    stage.drawShadow(x, y, length * 0.55),
    group(
      [
        ...[
          fill(
            taperedPath(
              [
                [-length / 2, -thick / 2],
                [0, -thick * 0.54],
                [length / 2, -thick / 2],
              ],
              [thick, thick, thick],
            ),
            stage.tint(stage.palette.wood, depth, -0.2),
          ),
          fill(
            dab(-length * 0.45, -thick * 0.8, length * 0.8, thick * 0.1, 1),
            stage.tint(stage.palette.wood, depth, 0.5),
          ),
          fill(oval(length / 2, -thick / 2, thick * 0.26, thick * 0.5), stage.tint('#e8c99a', depth, 0)),
          fill(oval(length / 2, -thick / 2, thick * 0.13, thick * 0.28), stage.tint('#c79a63', depth, 0)),
        ].filter((m) => m !== null),
      ],
      { transform: compose(translate(x, y), rotate(angle)) },
    ),
  ]
}
export const drawFallenLog = (stage: Stage, x: number, y: number, length: number, thick: number, angle = -4): Marks =>
  stand('log', x, y, length / 2, thick, paintFallenLog(stage, x, y, length, thick, angle))
