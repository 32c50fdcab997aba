// A fish's coat: bands, a stripe, patches, or a pale belly and scales.
import { mix, shade } from '../kit/colour'
import { path } from '../kit/shape'
import { add } from '../kit/vector'
import type { Node, Point } from '../scene'
import { curve, toPathData } from './outline'
import { type Colours, type FishRow, resolveTint } from './breed-row'
import type { SolidView } from './solid'
import { type Coat, fill } from './tone'

export function buildFishCoat(row: FishRow, colours: Colours, view: SolidView): Coat {
  const shoulder = row.body[1] ?? [22, 0, 30]
  const toPage = (f: number, u: number, z = 0): Point => view.point([f, u, z])
  const edge = (x: number, w: number, k: number, s: number): Point[] =>
    [1.2, 0.5, 0, -0.5, -1.2].map((v) =>
      toPage(x + s * w * k + (1 - v * v) * 5, v * 36, Math.sqrt(Math.max(0, 1 - Math.min(1, v * v))) * 14),
    )
  const band = (x: number, w: number, tone: number): Node[] => [
    fill(curve([...edge(x, w, 1.5, 1), ...edge(x, w, 1.5, -1).reverse()]), shade(colours.accent, tone)),
    fill(curve([...edge(x, w, 1, 1), ...edge(x, w, 1, -1).reverse()]), shade(colours.secondary, tone)),
  ]
  if (row.bands)
    return { base: colours.primary, marks: (t) => [...band(26, 6.5, t), ...band(-10, 7, t), ...band(-46, 4, t)] }
  if (row.stripe)
    return {
      base: colours.primary,
      marks: (t) => [
        fill(
          view.hull([
            [-20, -9, 10, 34, 9, 8],
            [-44, -3, 6, 8, 5, 5],
          ]),
          shade(colours.secondary, t),
        ),
        fill(
          view.hull([
            [-44, 3, 8, 5, 2.4, 4],
            [40, 4, 8, 10, 4, 6],
          ]),
          shade(resolveTint(row.stripe ?? 'accent', colours), t),
        ),
      ],
    }
  if (row.patches)
    return {
      base: colours.primary,
      marks: (t) => [
        path(
          [
            toPathData(view.hull([[44, 10, 6, 15, 12, 14]])),
            toPathData(
              curve([toPage(16, 40, 0), toPage(20, 6, 12), toPage(2, -4, 16), toPage(-14, 4, 14), toPage(-12, 40, 0)]),
            ),
            toPathData(curve([toPage(-34, 40, 0), toPage(-30, 2, 10), toPage(-46, -2, 8), toPage(-52, 40, 0)])),
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
        const q = toPage(4 - i * 15 - (r % 2) * 7, shoulder[1] + 10 - r * 11, 16)
        return toPathData(curve([add(q, [1, -6]), add(q, [-5, 0]), add(q, [1, 6]), add(q, [-1.5, 0])]))
      }),
    )
    .join('')
  return {
    base: colours.primary,
    marks: (t) => [
      fill(belly, shade(mix(colours.primary, colours.secondary, 0.6), t)),
      path(scales, shade(colours.primary, t - 0.055)),
    ],
  }
}
