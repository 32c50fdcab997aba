// What grown-ups wear on the torso, garment by garment, from the skin outwards.
import { mix } from '../../kit/colour'
import { path } from '../../kit/shape'
import { add } from '../../kit/vector'
import type { Node, Point } from '../../scene'
import type { RigContext } from '../context'
import { HEAD } from '../geometry'
import { coarsePen } from '../pen'
import type { Skeleton } from '../skeleton'
import type { Tones } from '../tones'
import { buildBeltPath, buildButtonsPath, drawNeckline, drawShirtPattern, getFrontX, type Garment } from './details'
import type { Outfit } from './outfits'
import { drawClothPattern } from './pattern'
import {
  areLegsFolded,
  buildSeatPath,
  buildSkirtPath,
  buildTorsoPath,
  buildWaistbandPath,
  mapSkirt,
  NECK_WIDTH,
} from './shapes'

/** Two points of a shirt's collar, beside the middle of its front. */
function drawCollar(ctx: RigContext, bones: Skeleton, tones: Tones): Node[] {
  if (ctx.view === 'back') return []
  const n = NECK_WIDTH
  const cx = getFrontX(ctx, n * 0.35)
  const wing = (k: 1 | -1): Node =>
    ctx.drawForm(
      coarsePen.smooth(
        [
          bones.beside(1.06, cx * 0.3 + k * n * 1.05),
          bones.beside(0.99, cx * 0.5 + k * n * 1.55),
          bones.beside(0.88, cx + k * n * 1.1),
          bones.beside(0.92, cx + k * n * 0.2),
        ],
        true,
        0.35,
      ),
      tones,
      [3, 3],
    )
  const throat = path(
    coarsePen.smooth(
      [bones.beside(1.08, cx * 0.3 - n), bones.beside(0.9, cx), bones.beside(1.08, cx * 0.3 + n)],
      true,
      0.3,
    ),
    ctx.skin.dark,
  )
  return [throat, wing(-1), wing(1)]
}

/** The line down a shirt's front, with its buttons. */
const drawPlacket = (ctx: RigContext, bones: Skeleton, tones: Tones, buttons: string): Node[] => {
  if (ctx.view === 'back') return []
  const x = getFrontX(ctx, 0.34)
  return [
    path(coarsePen.sweep([bones.on(0.94, x * 0.8), bones.on(0.5, x), bones.on(0, x * 0.9)], [5]), tones.dark),
    path(buildButtonsPath(bones, [0.22, 0.42, 0.62, 0.8], x + 0.06, 4.5), buttons),
  ]
}

/** What shows between the open fronts: a wedge from the neck, `low` on the torso and `wide` at its hem. */
function drawWedge(ctx: RigContext, bones: Skeleton, tones: Tones, low: number, wide: number): Node[] {
  if (ctx.view === 'back') return []
  const x = getFrontX(ctx, 0.34)
  return [
    path(
      coarsePen.smooth(
        [
          bones.on(1.08, x * 0.4 - 1.1),
          bones.on(0.8, x - 0.34 - wide * 0.3),
          bones.on(low, x - wide),
          bones.on(low, x + wide),
          bones.on(0.8, x + 0.34 + wide * 0.3),
          bones.on(1.08, x * 0.4 + 1.1),
        ],
        true,
        0.4,
      ),
      tones.base,
    ),
  ]
}

/** Both edges of an open front, as bands that turn round the neck. */
function drawFronts(ctx: RigContext, bones: Skeleton, tones: Tones, low: number, wide: number, thick: number): Node[] {
  if (ctx.view === 'back') return []
  const x = getFrontX(ctx, 0.34)
  const edge = (k: 1 | -1): string =>
    coarsePen.sweep(
      [
        bones.on(1.04, x * 0.4 + k * 1.05),
        bones.on(0.8, x + k * (0.36 + wide * 0.3)),
        bones.on(low, x + k * (wide + 0.03)),
      ],
      [thick],
      [0, 0],
    )
  return [path(edge(-1) + edge(1), tones.dark)]
}

const drawPockets = (ctx: RigContext, bones: Skeleton, colour: string, at = 0.16): Node[] =>
  ctx.view === 'back'
    ? []
    : [
        path(
          (ctx.turned ? [-0.36] : [-0.66, 0.66])
            .map((u) => coarsePen.sweep([bones.on(at, u - 0.24), bones.on(at, u + 0.24)], [9], [0.2, 0.2]))
            .join(''),
          colour,
        ),
      ]

function drawKnit(ctx: RigContext, bones: Skeleton, outfit: Outfit): Node[] {
  const x = getFrontX(ctx, 0.34)
  return [
    ctx.drawForm(
      buildTorsoPath(bones, -0.12, 1.03, 1.1),
      outfit.top,
      [13, 4],
      [
        ...drawShirtPattern(bones, outfit, -0.05),
        ...drawWedge(ctx, bones, outfit.over, -0.2, 0.2),
        ...drawPlacket(ctx, bones, outfit.over, outfit.over.deep),
        ...drawFronts(ctx, bones, outfit.top, -0.2, 0.22, 15),
        path(coarsePen.sweep([bones.on(-0.1, -1.3), bones.on(-0.1, -0.22 + x)], [22], [0, 0]), outfit.top.dark),
        path(coarsePen.sweep([bones.on(-0.1, 0.22 + x), bones.on(-0.1, 1.3)], [22], [0, 0]), outfit.top.dark),
        ...drawPockets(ctx, bones, outfit.top.dark),
        ctx.view === 'back'
          ? null
          : path(buildButtonsPath(bones, [0, 0.18, 0.36, 0.54], x + 0.26, 7), mix(outfit.accent, outfit.top.deep, 0.2)),
      ],
    ),
    ...drawCollar(ctx, bones, outfit.over),
  ]
}

export const drawCardigan: Garment = (ctx, bones, outfit) => [
  ctx.drawForm(buildSeatPath(ctx, bones), outfit.bottom, [9, 3]),
  ...drawKnit(ctx, bones, outfit),
]

/** A skirt below the knee with a few folds; `pattern` in the outfit's accent. */
function drawSkirt(
  ctx: RigContext,
  bones: Skeleton,
  outfit: Outfit,
  tones: Tones,
  reach: number,
  isPatterned: boolean,
) {
  const q = mapSkirt(ctx, bones, reach, 1)
  const loose = (t: number, u: number): Point =>
    add(bones.pelvis, [u * HEAD * 0.9 + HEAD * 0.25, (t - 0.4) * HEAD * 0.8])
  return ctx.drawForm(
    buildSkirtPath(ctx, bones, reach, 1),
    tones,
    [15, 4],
    [
      ...(isPatterned
        ? drawClothPattern(
            outfit.pattern,
            areLegsFolded(ctx, bones) && outfit.pattern !== 'stripes' ? loose : q,
            { from: 0.02, to: 1.1, step: 0.14, columns: 6, sag: 8 },
            outfit.accent,
          )
        : []),
      path(
        [-0.6, -0.1, 0.4, 0.8]
          .map((u, i) => coarsePen.brushStroke(q(0.1, u), q(i % 2 ? 0.86 : 0.98, u * 1.05), u * 8, 8))
          .join(''),
        tones.dark,
      ),
    ],
  )
}

export const drawTwinset: Garment = (ctx, bones, outfit) => [
  drawSkirt(ctx, bones, outfit, outfit.bottom, 0.68, false),
  ...drawKnit(ctx, bones, outfit),
]

export const drawFrock: Garment = (ctx, bones, outfit) => [
  drawSkirt(ctx, bones, outfit, outfit.top, 0.7, true),
  ctx.drawForm(
    buildTorsoPath(bones, 0.2, 1.03, 1.04),
    outfit.top,
    [12, 3],
    [
      ...drawShirtPattern(bones, outfit, 0.24),
      ...drawWedge(ctx, bones, ctx.skin, 0.84, 0.02),
      ...drawFronts(ctx, bones, outfit.top, 0.8, 0.02, 8),
    ],
  ),
  path(buildBeltPath(bones, 0.27, 0.34, 1.06), mix(outfit.top.deep, outfit.accent, 0.25)),
]

/** A shirt with a collar and a line of buttons, over what is worn on the legs. */
const drawShirt = (
  ctx: RigContext,
  bones: Skeleton,
  outfit: Outfit,
  low: number,
  more: (Node | null)[] = [],
): Node[] => [
  ctx.drawForm(
    buildTorsoPath(bones, low, 1.03, 1.06),
    outfit.top,
    [13, 4],
    [
      ...drawShirtPattern(bones, outfit, Math.max(low, 0)),
      ...drawNeckline(ctx, bones, outfit, outfit.top.dark),
      ...drawPlacket(ctx, bones, outfit.top, outfit.top.deep),
      ...more,
    ],
  ),
  ...drawCollar(ctx, bones, { ...outfit.top, base: mix(outfit.top.base, outfit.top.light, 0.6) }),
]

export const drawApron: Garment = (ctx, bones, outfit) => {
  const x = getFrontX(ctx, 0.3)
  const { over } = outfit
  const neck = path(
    coarsePen.sweep([bones.on(0.76, x - 0.5), bones.on(1.02, -0.9)], [9]) +
      coarsePen.sweep([bones.on(0.76, x + 0.5), bones.on(1.02, 0.9)], [9]),
    over.dark,
  )
  const shirt = [
    ...drawShirt(ctx, bones, outfit, -0.02),
    ctx.drawForm(buildSeatPath(ctx, bones), outfit.bottom, [9, 3]),
  ]
  if (ctx.view === 'back') {
    const knot = bones.on(0.26, 0)
    return [
      ...shirt,
      path(buildBeltPath(bones, 0.24, 0.29, 1.06), over.base),
      path(
        coarsePen.brushStroke(knot, add(knot, [-34, 16]), 9, 13) +
          coarsePen.brushStroke(knot, add(knot, [34, 16]), -9, 13),
        over.base,
      ),
      path(
        coarsePen.sweep([knot, add(knot, [-12, 70])], [8]) + coarsePen.sweep([knot, add(knot, [14, 62])], [8]),
        over.dark,
      ),
    ]
  }
  const q = mapSkirt(ctx, bones, 0.46, 1)
  const left = ctx.turned ? -0.45 : -0.82
  const lap = coarsePen.smooth(
    [
      bones.on(0.3, left - 0.1),
      bones.on(0.32, x),
      bones.on(0.3, 1.02),
      q(0.5, 0.96),
      q(1, 0.92),
      q(1.04, (left + 0.92) / 2),
      q(1, left),
      q(0.5, left - 0.08),
    ],
    true,
    0.5,
  )
  const bib = coarsePen.smooth(
    [
      bones.on(0.22, left - 0.1),
      bones.on(0.5, x - 0.66),
      bones.on(0.78, x - 0.54),
      bones.on(0.78, x + 0.54),
      bones.on(0.5, x + 0.66),
      bones.on(0.22, 1.02),
    ],
    true,
    0.4,
  )
  const at = q(0.34, ctx.turned ? 0.3 : 0.05)
  return [
    ...shirt,
    neck,
    ctx.drawForm(
      lap,
      over,
      [10, 4],
      [
        path(
          coarsePen.smooth([add(at, [-36, -24]), add(at, [36, -24]), add(at, [32, 26]), add(at, [-32, 26])], true, 0.3),
          over.light,
        ),
        path(coarsePen.brushStroke(add(at, [-36, -22]), add(at, [36, -22]), 0, 6), over.dark),
      ],
    ),
    ctx.drawForm(bib, over, [9, 4]),
    path(buildBeltPath(bones, 0.26, 0.31, 1.06), over.dark),
  ]
}

export const drawBraces: Garment = (ctx, bones, outfit) => {
  const x = getFrontX(ctx, 0.3)
  const { over, bottom } = outfit
  const strap = (k: 1 | -1): string =>
    ctx.view === 'back'
      ? coarsePen.sweep([bones.on(0.12, k * 0.5), bones.on(0.5, 0), bones.on(0.98, -k * 0.62)], [15, 14, 13])
      : coarsePen.sweep(
          [bones.on(0.12, x * 0.9 + k * 0.46), bones.on(0.6, x * 0.8 + k * 0.56), bones.on(1, k * 0.72)],
          [15, 14, 13],
        )
  return [
    ...drawShirt(ctx, bones, outfit, -0.02),
    path(strap(-1) + strap(1), over.base),
    // No higher and no wider than the hips that carry it: higher up it would tilt with the chest, beside the legs.
    ctx.drawForm(buildWaistbandPath(ctx, bones), bottom, [9, 3]),
    path(buildBeltPath(bones, 0.1, 0.16, 0.98), bottom.deep),
    ctx.view === 'back'
      ? null
      : path(
          ([-1, 1] as const).map((k) => coarsePen.disc(bones.on(0.14, x * 0.9 + k * 0.46), 6.5)).join(''),
          over.light,
        ),
  ]
}

export const drawVest: Garment = (ctx, bones, outfit) => {
  const { over } = outfit
  return [
    ctx.drawForm(buildSeatPath(ctx, bones), outfit.bottom, [9, 3]),
    ctx.drawForm(
      buildTorsoPath(bones, -0.08, 1.03, 1.09),
      over,
      [13, 4],
      [
        ...drawShirtPattern(bones, { ...outfit, top: over }, 0.06),
        path(
          coarsePen.sweep([bones.on(-0.06, -1.3), add(bones.on(-0.06, 0), [0, 5]), bones.on(-0.06, 1.3)], [20]),
          over.dark,
        ),
        ...drawWedge(ctx, bones, outfit.top, 0.6, 0.02),
        ...drawFronts(ctx, bones, over, 0.6, 0.02, 13),
      ],
    ),
    ...drawCollar(ctx, bones, outfit.top),
  ]
}

export const drawJacket: Garment = (ctx, bones, outfit) => {
  const x = getFrontX(ctx, 0.34)
  const lapel = (k: 1 | -1): string =>
    coarsePen.smooth(
      [
        bones.on(1.04, x * 0.4 + k * 1.05),
        bones.on(0.84, x + k * 0.86),
        bones.on(0.78, x + k * 0.62),
        bones.on(0.46, x + k * 0.05),
        bones.on(0.8, x + k * 0.36),
      ],
      true,
      0.2,
    )
  return [
    ctx.drawForm(buildSeatPath(ctx, bones), outfit.bottom, [9, 3]),
    ctx.drawForm(
      buildTorsoPath(bones, -0.16, 1.03, 1.13),
      outfit.top,
      [14, 4],
      [
        ...drawShirtPattern(bones, outfit, -0.1),
        ...drawWedge(ctx, bones, outfit.over, 0.46, 0.02),
        ...(ctx.view === 'back'
          ? [path(coarsePen.sweep([bones.on(-0.2, 0), bones.on(0.12, 0)], [5]), outfit.top.deep)]
          : [
              path(coarsePen.sweep([bones.on(0.48, x), bones.on(-0.2, x + 0.06)], [6]), outfit.top.deep),
              path(lapel(-1) + lapel(1), outfit.top.light),
              path(buildButtonsPath(bones, [0.1, 0.34], x + 0.14, 7.5), outfit.top.deep),
            ]),
        ...drawPockets(ctx, bones, outfit.top.dark, 0.06),
      ],
    ),
    ...drawCollar(ctx, bones, outfit.over),
  ]
}
