// Parts that several garments share: cloth on the torso, necklines, buttons, belts.
import { mix } from '../../kit/colour'
import { path } from '../../kit/shape'
import { add } from '../../kit/vector'
import type { Node } from '../../scene'
import type { RigContext } from '../context'
import { coarsePen } from '../pen'
import type { Skeleton } from '../skeleton'
import type { Outfit } from './outfits'
import { drawClothPattern } from './pattern'
import { NECK_WIDTH } from './shapes'

export type Garment = (ctx: RigContext, bones: Skeleton, outfit: Outfit) => (Node | null)[]

/** Plain cloth shows a few brush strokes on its lit side. */
const drawBrushStrokes = (bones: Skeleton, outfit: Outfit): Node[] => [
  path(
    (
      [
        [0.16, -0.62, 0.2],
        [0.34, -0.84, 0.24],
        [0.52, -0.5, 0.16],
        [0.3, -0.2, 0.13],
      ] as const
    )
      .map(([t, u, l]) => coarsePen.brushStroke(bones.on(t, u), bones.on(t + l, u + 0.05), 3, 5))
      .join(''),
    mix(outfit.top.base, outfit.top.light, 0.55),
  ),
]
export const drawShirtPattern = (bones: Skeleton, outfit: Outfit, from = 0, to = 0.95): Node[] =>
  outfit.pattern === 'plain'
    ? drawBrushStrokes(bones, outfit)
    : drawClothPattern(outfit.pattern, bones.on, { from, to, step: 0.15, columns: 5, sag: 7 }, outfit.accent)

/** Neckline with the chin's shade. */
export function drawNeckline(ctx: RigContext, bones: Skeleton, outfit: Outfit, colour: string): Node[] {
  const n = NECK_WIDTH
  if (ctx.view === 'back')
    return [
      path(coarsePen.sweep([bones.beside(1.03, -n), bones.beside(0.995, 0), bones.beside(1.03, n)], [12]), colour),
    ]
  return [
    path(
      coarsePen.smooth([
        bones.beside(1.06, -n * 1.5),
        bones.beside(0.97, -n * 0.9),
        bones.beside(0.9, n * 0.3),
        bones.beside(0.97, n * 1.3),
        bones.beside(1.06, n * 1.7),
      ]),
      outfit.top.dark,
    ),
    path(
      coarsePen.sweep(
        [
          bones.beside(1.04, -n * 1.02),
          bones.beside(0.975, -n * 0.6),
          bones.beside(0.955, 0),
          bones.beside(0.975, n * 0.6),
          bones.beside(1.04, n * 1.02),
        ],
        [11],
      ),
      colour,
    ),
  ]
}
/** Position of the garment's middle across the torso: off centre in turned views. */
export const getFrontX = (ctx: RigContext, x: number): number => (ctx.turned ? x : 0)
export const buildButtonsPath = (bones: Skeleton, heights: readonly number[], x: number, r: number): string =>
  heights.map((t) => coarsePen.disc(bones.on(t, x), r)).join('')
export const buildBeltPath = (bones: Skeleton, from: number, to: number, wide: number): string =>
  coarsePen.smooth(
    [
      bones.on(from, -wide),
      add(bones.on(from, 0), [0, 5]),
      bones.on(from, wide),
      bones.on(to, wide),
      add(bones.on(to, 0), [0, 5]),
      bones.on(to, -wide),
    ],
    true,
    0.6,
  )
