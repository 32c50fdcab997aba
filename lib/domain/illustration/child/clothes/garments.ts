// The torso's clothes, outfit by outfit, from the skin outwards.
import { add, mul } from '../../kit/vector'
import { mix } from '../../kit/colour'
import { path } from '../../kit/shape'
import type { Node, Point } from '../../scene'
import type { RigContext } from '../context'
import { HEAD, ellipsePoints, linspace } from '../geometry'
import { coarsePen } from '../pen'
import type { Skeleton } from '../skeleton'
import { deriveClothTones } from '../tones'
import { buildBeltPath, buildButtonsPath, drawNeckline, drawShirtPattern, type Garment, getFrontX } from './details'
import { drawApron, drawBraces, drawCardigan, drawFrock, drawJacket, drawTwinset, drawVest } from './grown-garments'
import type { Outfit } from './outfits'
import { drawClothPattern } from './pattern'
import { areLegsFolded, NECK_WIDTH, mapSkirt, buildSeatPath, buildSkirtPath, buildTorsoPath } from './shapes'
import { drawKurta, drawSari } from './wrapped-garments'

const drawTee: Garment = (ctx, bones, outfit) => [
  ctx.drawForm(buildSeatPath(ctx, bones), outfit.bottom, [9, 3]),
  ctx.drawForm(
    buildTorsoPath(bones, -0.02, 1.03, 1.06),
    outfit.top,
    [13, 4],
    [...drawShirtPattern(bones, outfit), ...drawNeckline(ctx, bones, outfit, mix(outfit.top.base, outfit.accent, 0.3))],
  ),
]

const drawSwimmers: Garment = (ctx, bones, outfit) => [
  ctx.drawForm(buildSeatPath(ctx, bones), outfit.bottom, [9, 3]),
  ctx.drawForm(
    buildTorsoPath(bones, 0.0, 1.03, 1),
    outfit.top,
    [12, 4],
    [
      ...drawShirtPattern(bones, outfit),
      ...([-1, 1] as const).map((q) =>
        path(
          coarsePen.sweep([bones.on(0, q * 0.92), bones.on(0.5, q * 0.86), bones.on(0.86, q * 0.95)], [16, 14, 12]),
          outfit.bottom.base,
        ),
      ),
      ...drawNeckline(ctx, bones, outfit, outfit.accent),
    ],
  ),
  path(buildBeltPath(bones, -0.03, 0.04, 1), outfit.accent),
]

const drawPyjamas: Garment = (ctx, bones, outfit) => {
  const x = getFrontX(ctx, 0.42)
  return [
    ctx.drawForm(buildSeatPath(ctx, bones), outfit.bottom, [9, 3]),
    ctx.drawForm(
      buildTorsoPath(bones, -0.08, 1.03, 1.1),
      outfit.top,
      [13, 4],
      [
        ...drawShirtPattern(bones, outfit, -0.05),
        ...(ctx.view === 'back'
          ? []
          : [
              path(
                coarsePen.sweep([bones.on(-0.1, x * 0.8), bones.on(0.5, x), bones.on(1, x * 0.7)], [7]),
                mix(outfit.top.base, outfit.accent, 0.6),
              ),
              path(buildButtonsPath(bones, [0.15, 0.4, 0.65], x + 0.09, 6), outfit.accent),
            ]),
      ],
    ),
    ctx.view === 'back'
      ? null
      : path(
          coarsePen.smooth(
            [
              bones.on(1.04, -0.9),
              bones.on(0.98, -1),
              bones.on(0.84, getFrontX(ctx, 0.25) - 0.05),
              bones.on(0.98, 1),
              bones.on(1.04, 0.9),
              bones.on(0.95, 0.1),
            ],
            true,
            0.6,
          ),
          mix(outfit.top.base, outfit.accent, 0.75),
        ),
  ]
}

const drawDress: Garment = (ctx, bones, outfit) => {
  const q = mapSkirt(ctx, bones, 0.46, 1)
  const n = NECK_WIDTH
  const cx = getFrontX(ctx, n * 0.35)
  // a skirt over bent knees has no regular rows: an even scatter looks better
  const loose = (t: number, u: number): Point =>
    add(bones.pelvis, [u * HEAD * 0.9 + HEAD * 0.25, (t - 0.4) * HEAD * 0.8])
  const collar = (k: 1 | -1): Node =>
    ctx.drawForm(
      coarsePen.smooth([
        bones.beside(1.05, cx * 0.4 + k * n * 0.95),
        bones.beside(0.97, cx * 0.5 + k * n * 1.55),
        bones.beside(0.885, cx * 0.8 + k * n * 1.25),
        bones.beside(0.85, cx + k * n * 0.6),
        bones.beside(0.9, cx + k * n * 0.1),
        bones.beside(0.965, cx + k * n * 0.03),
        bones.beside(0.985, cx * 0.8 + k * n * 0.55),
      ]),
      deriveClothTones('#fdf6e8'),
      [3, 3],
    )
  return [
    ctx.drawForm(
      buildSkirtPath(ctx, bones, 0.46, 1),
      outfit.top,
      [15, 4],
      [
        ...drawClothPattern(
          outfit.pattern,
          areLegsFolded(ctx, bones) && outfit.pattern !== 'stripes' ? loose : q,
          { from: 0.02, to: 1.1, step: 0.22, columns: 7, sag: 8 },
          outfit.accent,
        ),
        path(
          [-0.62, -0.12, 0.34, 0.78]
            .map((u, i) => coarsePen.brushStroke(q(0.02, u), q(i % 2 ? 0.8 : 0.95, u * 1.05), u * 6, 8))
            .join(''),
          outfit.top.dark,
        ),
      ],
    ),
    ctx.drawForm(
      buildTorsoPath(bones, 0.24, 1.03, 1.03),
      outfit.top,
      [12, 3],
      [...drawShirtPattern(bones, outfit, 0.24), ...drawNeckline(ctx, bones, outfit, outfit.top.base)],
    ),
    path(buildBeltPath(bones, 0.3, 0.37, 1.04), mix(outfit.top.base, outfit.accent, 0.85)),
    ...(ctx.view === 'back' ? [] : [collar(-1), collar(1)]),
  ]
}

const drawDungarees: Garment = (ctx, bones, outfit) => {
  const x = getFrontX(ctx, 0.3)
  const bib = [
    bones.on(0.05, -1.08),
    bones.on(0.3, -1.07),
    bones.on(0.42, -0.86),
    bones.on(0.55, x - 0.66),
    bones.on(0.73, x - 0.58),
    bones.on(0.73, x + 0.58),
    bones.on(0.55, x + 0.66),
    bones.on(0.42, 0.9),
    bones.on(0.3, 1.07),
    bones.on(0.05, 1.08),
  ]
  const strap = (k: 1 | -1): Node =>
    path(
      coarsePen.sweep(
        [bones.on(0.7, x * 0.9 + k * 0.46), bones.on(0.86, x * 0.7 + k * 0.5), bones.on(1, k * 0.62)],
        [0.085 * HEAD, 0.08 * HEAD, 0.075 * HEAD],
      ),
      k > 0 && ctx.turned ? outfit.bottom.dark : outfit.bottom.base,
    )
  return [
    ctx.drawForm(
      buildTorsoPath(bones, 0.05, 1.03, 1.04),
      outfit.top,
      [13, 4],
      [
        ...drawShirtPattern(bones, outfit, 0.1),
        ...drawNeckline(ctx, bones, outfit, mix(outfit.top.base, outfit.accent, 0.3)),
      ],
    ),
    ctx.drawForm(buildSeatPath(ctx, bones), outfit.bottom, [9, 3]),
    ctx.drawForm(
      coarsePen.smooth(bib, true, 0.55),
      outfit.bottom,
      [9, 4],
      ctx.view === 'back'
        ? []
        : [
            path(
              coarsePen.smooth(
                [
                  bones.on(0.34, x - 0.32),
                  bones.on(0.34, x + 0.32),
                  bones.on(0.56, x + 0.34),
                  bones.on(0.56, x - 0.34),
                ],
                true,
                0.3,
              ),
              outfit.bottom.light,
            ),
            path(coarsePen.brushStroke(bones.on(0.55, x - 0.34), bones.on(0.55, x + 0.34), 0, 5), outfit.bottom.dark),
          ],
    ),
    strap(-1),
    strap(1),
    ctx.view === 'back'
      ? null
      : path(
          ([-1, 1] as const).map((k) => coarsePen.disc(bones.on(0.7, x * 0.95 + k * 0.46), 7.5)).join(''),
          outfit.accent,
        ),
  ]
}

const drawHood = (ctx: RigContext, bones: Skeleton, outfit: Outfit, wide: number, high: number): Node => {
  const centre = add(bones.chest, [ctx.turned ? -0.12 * HEAD : 0, 0])
  return path(coarsePen.smooth(ellipsePoints(centre, wide * HEAD, 10, high * HEAD)), outfit.top.dark)
}
const drawHoodDown = (ctx: RigContext, bones: Skeleton, outfit: Outfit): Node[] =>
  ctx.view === 'back'
    ? [
        ctx.drawForm(
          coarsePen.smooth([
            bones.on(1.05, -0.9),
            bones.on(0.9, -0.95),
            bones.on(0.66, -0.5),
            bones.on(0.6, 0),
            bones.on(0.66, 0.5),
            bones.on(0.9, 0.95),
            bones.on(1.05, 0.9),
          ]),
          outfit.top,
          [8, 6],
          [path(coarsePen.brushStroke(bones.on(0.92, -0.6), bones.on(0.92, 0.6), -18, 9), outfit.top.dark)],
        ),
      ]
    : []

const drawHoodie: Garment = (ctx, bones, outfit) => {
  const x = getFrontX(ctx, 0.3)
  return [
    drawHood(ctx, bones, outfit, 0.4, 0.22),
    ctx.drawForm(buildSeatPath(ctx, bones), outfit.bottom, [9, 3]),
    ctx.drawForm(
      buildTorsoPath(bones, -0.06, 1.03, 1.14),
      outfit.top,
      [14, 4],
      [
        ...drawShirtPattern(bones, outfit, 0.38),
        path(
          coarsePen.sweep([bones.on(-0.05, -1.3), add(bones.on(-0.05, 0), [0, 6]), bones.on(-0.05, 1.3)], [20]),
          outfit.top.dark,
        ),
        ...(ctx.view === 'back'
          ? []
          : [
              path(
                coarsePen.smooth(
                  [
                    bones.on(0.03, x - 0.62),
                    bones.on(0.14, x - 0.6),
                    bones.on(0.3, x - 0.36),
                    bones.on(0.3, x + 0.36),
                    bones.on(0.14, x + 0.6),
                    bones.on(0.03, x + 0.62),
                  ],
                  true,
                  0.4,
                ),
                outfit.top.light,
              ),
              path(
                coarsePen.brushStroke(bones.on(0.13, x - 0.6), bones.on(0.3, x - 0.36), 3, 7) +
                  coarsePen.brushStroke(bones.on(0.13, x + 0.6), bones.on(0.3, x + 0.36), -3, 7),
                outfit.top.dark,
              ),
            ]),
        ...drawNeckline(ctx, bones, outfit, outfit.top.dark),
      ],
    ),
    ...drawHoodDown(ctx, bones, outfit),
    ctx.view === 'back'
      ? null
      : path(
          coarsePen.sweep([bones.on(0.95, x - 0.2), bones.on(0.8, x - 0.23), bones.on(0.68, x - 0.2)], [6]) +
            coarsePen.sweep([bones.on(0.95, x + 0.2), bones.on(0.8, x + 0.22), bones.on(0.7, x + 0.24)], [6]),
          outfit.accent,
        ),
  ]
}

const drawJumper: Garment = (ctx, bones, outfit) => {
  const ribs = (t: number): string =>
    linspace(-1, 1, 9)
      .map((u) => coarsePen.brushStroke(bones.on(t - 0.05, u), bones.on(t + 0.06, u), 0, 4))
      .join('')
  return [
    ctx.drawForm(buildSeatPath(ctx, bones), outfit.bottom, [9, 3]),
    ctx.drawForm(
      buildTorsoPath(bones, -0.06, 1.03, 1.11),
      outfit.top,
      [13, 4],
      [
        ...(outfit.pattern === 'stripes' || outfit.pattern === 'checks'
          ? drawShirtPattern(bones, outfit, 0.1)
          : drawClothPattern(
              outfit.pattern,
              bones.on,
              { from: 0.42, to: 0.78, step: 0.15, columns: 5, sag: 7 },
              outfit.accent,
            )),
        path(ribs(-0.02), outfit.top.dark),
        ...drawNeckline(ctx, bones, outfit, outfit.top.light),
        ctx.view === 'back'
          ? null
          : path(
              coarsePen.sweep(
                [bones.beside(1.04, -NECK_WIDTH * 1.05), bones.beside(0.95, 0), bones.beside(1.04, NECK_WIDTH * 1.05)],
                [20],
              ),
              outfit.top.light,
            ),
      ],
    ),
  ]
}

/** The lower coat, from the waist down. */
function drawCoat(ctx: RigContext, bones: Skeleton, outfit: Outfit, reachT: number, grow: number): Node[] {
  const q = mapSkirt(ctx, bones, reachT + 0.04, 1)
  const x = getFrontX(ctx, 0.4)
  return [
    ctx.drawForm(
      buildSkirtPath(ctx, bones, reachT, 1.02),
      outfit.top,
      [15, 4],
      [ctx.view === 'back' ? null : path(coarsePen.sweep([q(0, x), q(1.3, x)], [6]), outfit.top.deep)],
    ),
    ctx.drawForm(buildTorsoPath(bones, 0.1, 1.03, grow), outfit.top, [14, 4]),
  ]
}

const drawRaincoat: Garment = (ctx, bones, outfit) => {
  const x = getFrontX(ctx, 0.4)
  return [
    drawHood(ctx, bones, outfit, 0.38, 0.2),
    ...drawCoat(ctx, bones, outfit, 0.3, 1.14),
    ...(outfit.pattern === 'plain'
      ? []
      : [
          ctx.drawForm(
            buildTorsoPath(bones, 0.1, 1.03, 1.14),
            outfit.top,
            [14, 4],
            drawShirtPattern(bones, outfit, 0.1),
          ),
        ]),
    ...(ctx.view === 'back'
      ? drawHoodDown(ctx, bones, outfit)
      : [
          path(
            coarsePen.sweep([bones.on(0.1, x), bones.on(0.5, x * 1.2), bones.on(0.98, x * 0.7)], [6, 6, 5]),
            outfit.top.deep,
          ),
          path(buildButtonsPath(bones, [-0.12, 0.18, 0.48, 0.76], x * 1.15 + 0.16, 8), outfit.accent),
          path(
            (ctx.turned ? [0.1] : [-0.55, 0.62])
              .map((u) =>
                coarsePen.smooth(
                  [
                    bones.on(0.02, u - 0.25),
                    bones.on(0.02, u + 0.25),
                    bones.on(0.12, u + 0.27),
                    bones.on(0.12, u - 0.27),
                  ],
                  true,
                  0.3,
                ),
              )
              .join(''),
            outfit.top.dark,
          ),
        ]),
  ]
}

const drawWinterCoat: Garment = (ctx, bones, outfit) => {
  const x = getFrontX(ctx, 0.4)
  const scarf = deriveClothTones(outfit.accent)
  const seams = [0.08, 0.28, 0.48, 0.68]
    .map((t) => coarsePen.brushStroke(bones.on(t, -1.25), bones.on(t, 1.25), -9, 8))
    .join('')
  const n = NECK_WIDTH
  return [
    ctx.drawForm(buildSeatPath(ctx, bones), outfit.bottom, [9, 3]),
    ...drawCoat(ctx, bones, outfit, 0.2, 1.22),
    ...(outfit.pattern === 'plain'
      ? []
      : [
          ctx.drawForm(
            buildTorsoPath(bones, 0.1, 1.03, 1.22),
            outfit.top,
            [14, 4],
            drawShirtPattern(bones, outfit, 0.1),
          ),
        ]),
    ctx.drawForm(
      buildTorsoPath(bones, -0.05, 1.03, 1.22),
      { ...outfit.top, dark: outfit.top.base },
      [0, 0],
      [path(seams, outfit.top.dark), path(seams, outfit.top.light, { transform: [1, 0, 0, 1, 0, 7], opacity: 0.5 })],
    ),
    ctx.view === 'back'
      ? null
      : path(
          coarsePen.sweep([bones.on(-0.1, x), bones.on(0.5, x * 1.2), bones.on(0.98, x * 0.7)], [7]),
          outfit.top.deep,
        ),
    ctx.view === 'back'
      ? null
      : ctx.drawForm(
          coarsePen.sweep(
            [bones.beside(0.97, n * 0.7), bones.beside(0.8, n * 0.9 + x * n), bones.beside(0.56, n * 0.8 + x * n)],
            [0.15 * HEAD, 0.17 * HEAD, 0.18 * HEAD],
            [0.4, 0.1],
          ),
          scarf,
          [7, 3],
          [path(coarsePen.sweep([bones.beside(0.62, x * n), bones.beside(0.62, n * 2 + x * n)], [10]), scarf.light)],
        ),
    ctx.drawForm(
      coarsePen.sweep(
        [
          bones.beside(1.02, -n * 1.75),
          bones.beside(0.95, -n * 0.6),
          add(bones.beside(0.94, n * 0.3), mul([0, 1], 2)),
          bones.beside(1.0, n * 1.75),
        ],
        [0.2 * HEAD, 0.23 * HEAD, 0.23 * HEAD, 0.2 * HEAD],
      ),
      scarf,
      [7, 5],
    ),
  ]
}

export const GARMENTS: Record<Outfit['name'], Garment> = {
  tee: drawTee,
  dress: drawDress,
  dungarees: drawDungarees,
  hoodie: drawHoodie,
  raincoat: drawRaincoat,
  pyjamas: drawPyjamas,
  jumper: drawJumper,
  swimmers: drawSwimmers,
  winter: drawWinterCoat,
  cardigan: drawCardigan,
  twinset: drawTwinset,
  apron: drawApron,
  braces: drawBraces,
  vest: drawVest,
  frock: drawFrock,
  jacket: drawJacket,
  kurta: drawKurta,
  sari: drawSari,
}
