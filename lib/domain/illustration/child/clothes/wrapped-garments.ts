// Tunic and drape: kurta and sari.
import { mix } from '../../kit/colour'
import { path } from '../../kit/shape'
import type { Node } from '../../scene'
import { HEAD } from '../geometry'
import { coarsePen } from '../pen'
import { buildButtonsPath, drawNeckline, drawShirtPattern, getFrontX, type Garment } from './details'
import { areLegsFolded, buildSeatPath, buildSkirtPath, buildTorsoPath, mapSkirt } from './shapes'

/** A tunic to the knee over narrow trousers, with a short line of buttons and a border at its hem. */
export const drawKurta: Garment = (ctx, bones, outfit) => {
  const reach = 0.46
  const q = mapSkirt(ctx, bones, reach, 1)
  const x = getFrontX(ctx, 0.34)
  const border = mix(outfit.top.base, outfit.accent, 0.75)
  return [
    ctx.drawForm(buildSeatPath(ctx, bones), outfit.bottom, [9, 3]),
    ctx.drawForm(
      buildSkirtPath(ctx, bones, reach, 0.96),
      outfit.top,
      [15, 4],
      [
        path(
          coarsePen.brushStroke(q(0.3, -0.2), q(0.96, -0.3), -8, 8) +
            coarsePen.brushStroke(q(0.3, 0.5), q(0.96, 0.6), 8, 8),
          outfit.top.dark,
        ),
        areLegsFolded(ctx, bones) ? null : path(coarsePen.sweep([q(0.97, -1.3), q(1, 0), q(0.97, 1.3)], [16]), border),
      ],
    ),
    ctx.drawForm(
      buildTorsoPath(bones, 0.05, 1.03, 1.08),
      outfit.top,
      [13, 4],
      [
        ...drawShirtPattern(bones, outfit, 0.1),
        ...drawNeckline(ctx, bones, outfit, border),
        ...(ctx.view === 'back'
          ? []
          : [
              path(coarsePen.sweep([bones.on(0.97, x * 0.7), bones.on(0.55, x)], [15], [0, 0.3]), border),
              path(buildButtonsPath(bones, [0.62, 0.74, 0.86], x * 0.94, 4.5), outfit.top.deep),
            ]),
      ],
    ),
  ]
}

/** Pleats to the ankle; the free end goes across the breast and over the near shoulder, and hangs down behind it. */
export const drawSari: Garment = (ctx, bones, outfit) => {
  const reach = 0.9
  const q = mapSkirt(ctx, bones, reach, 1)
  const { over, accent } = outfit
  const border = mix(over.base, accent, 0.85)
  const folded = areLegsFolded(ctx, bones)
  const skirt = ctx.drawForm(
    buildSkirtPath(ctx, bones, reach, 1),
    over,
    [15, 4],
    [
      path(
        [-0.1, 0.1, 0.3, 0.5].map((u) => coarsePen.brushStroke(q(0.12, u * 0.7), q(0.96, u), u * 6, 9)).join(''),
        over.dark,
      ),
      folded ? null : path(coarsePen.sweep([q(0.97, -1.4), q(0.99, 0), q(0.97, 1.4)], [20]), border),
    ],
  )
  const blouse = ctx.drawForm(
    buildTorsoPath(bones, 0.3, 1.03, 1.03),
    outfit.top,
    [12, 4],
    [
      ...drawShirtPattern(bones, { ...outfit, pattern: 'plain' }, 0.3),
      ...drawNeckline(ctx, bones, outfit, outfit.top.dark),
    ],
  )
  const waist = ctx.drawForm(buildTorsoPath(bones, -0.02, 0.52, 1.05), over, [12, 3])
  /** Along the drape: from the far hip up over the near shoulder (from behind, down from it). */
  const way =
    ctx.view === 'back'
      ? [bones.on(1, 0.72), bones.on(0.66, 0.62), bones.on(0.2, 0.54), q(0.34, 0.5)]
      : [bones.on(0.14, 0.9), bones.on(0.42, 0.42), bones.on(0.72, -0.2), bones.on(1, -0.78)]
  const wide = HEAD * (ctx.view === 'back' ? 0.42 : 0.5)
  const drape: Node = ctx.drawForm(
    coarsePen.sweep(way, [wide * 1.15, wide, wide * 0.82, wide * (ctx.view === 'back' ? 0.95 : 0.5)], [0.1, 0.05]),
    over,
    [9, 5],
    [
      path(
        coarsePen.sweep(
          way.map(([x, y], i): [number, number] => [x + wide * (0.3 - i * 0.06), y - wide * (0.34 - i * 0.05)]),
          [14],
        ),
        border,
      ),
      path(coarsePen.brushStroke(way[0] ?? [0, 0], way[3] ?? [0, 0], -12, 8), over.dark),
    ],
  )
  return [skirt, blouse, waist, drape]
}
