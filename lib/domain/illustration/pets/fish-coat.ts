// What a fish wears: bands, a stripe, patches, or a pale belly and scales.
import { mix, shade } from '../kit/colour'
import { path } from '../kit/shape'
import { add } from '../kit/vector'
import type { Node, Point } from '../scene'
import { curve, pathOf } from './outline'
import { type Colours, type FishRow, tint } from './breed-row'
import type { SolidView } from './solid'
import { type Coat, dab } from './tone'

export function fishCoat(row: FishRow, colours: Colours, view: SolidView): Coat {
  const shoulder = row.body[1] ?? [22, 0, 30]
  const pt = (f: number, u: number, z = 0): Point => view.point([f, u, z])
  const edge = (x: number, w: number, k: number, s: number): Point[] =>
    [1.2, 0.5, 0, -0.5, -1.2].map((v) =>
      pt(x + s * w * k + (1 - v * v) * 5, v * 36, Math.sqrt(Math.max(0, 1 - Math.min(1, v * v))) * 14),
    )
  const band = (x: number, w: number, tone: number): Node[] => [
    dab(curve([...edge(x, w, 1.5, 1), ...edge(x, w, 1.5, -1).reverse()]), shade(colours.accent, tone)),
    dab(curve([...edge(x, w, 1, 1), ...edge(x, w, 1, -1).reverse()]), shade(colours.secondary, tone)),
  ]
  if (row.bands)
    return { base: colours.primary, marks: (t) => [...band(26, 6.5, t), ...band(-10, 7, t), ...band(-46, 4, t)] }
  if (row.stripe)
    return {
      base: colours.primary,
      marks: (t) => [
        dab(
          view.hull([
            [-20, -9, 10, 34, 9, 8],
            [-44, -3, 6, 8, 5, 5],
          ]),
          shade(colours.secondary, t),
        ),
        dab(
          view.hull([
            [-44, 3, 8, 5, 2.4, 4],
            [40, 4, 8, 10, 4, 6],
          ]),
          shade(tint(row.stripe ?? 'accent', colours), t),
        ),
      ],
    }
  if (row.patches)
    return {
      base: colours.primary,
      marks: (t) => [
        path(
          [
            pathOf(view.hull([[44, 10, 6, 15, 12, 14]])),
            pathOf(curve([pt(16, 40, 0), pt(20, 6, 12), pt(2, -4, 16), pt(-14, 4, 14), pt(-12, 40, 0)])),
            pathOf(curve([pt(-34, 40, 0), pt(-30, 2, 10), pt(-46, -2, 8), pt(-52, 40, 0)])),
          ].join(''),
          shade(colours.accent, t),
        ),
      ],
    }
  const belly = view.hull([
    [shoulder[0] - 6, shoulder[1] - shoulder[2] * 0.75, 8, shoulder[2] * 1.15, shoulder[2] * 0.6, 12],
  ])
  const scales = [0, 1, 2]
    .flatMap((r) =>
      [0, 1, 2].map((i) => {
        const q = pt(4 - i * 15 - (r % 2) * 7, shoulder[1] + 10 - r * 11, 16)
        return pathOf(curve([add(q, [1, -6]), add(q, [-5, 0]), add(q, [1, 6]), add(q, [-1.5, 0])]))
      }),
    )
    .join('')
  return {
    base: colours.primary,
    marks: (t) => [
      dab(belly, shade(mix(colours.primary, colours.secondary, 0.6), t)),
      path(scales, shade(colours.primary, t - 0.055)),
    ],
  }
}
