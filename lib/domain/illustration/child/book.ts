// The open book of a reading child who holds nothing else, its cover towards us.
import { path } from '../kit/shape'
import type { Node, Point } from '../scene'
import { getGearTones, type RigContext } from './context'
import { HEAD } from './geometry'
import { coarsePen } from './pen'

export function drawBook(ctx: RigContext, [x, y]: Point): Node[] {
  const tones = getGearTones(ctx.look)
  const at = (px: number, py: number): Point => [x + px * 1.25 * HEAD, y + py * 1.25 * HEAD]
  if (ctx.turned)
    return [
      path(
        coarsePen.polyline([
          at(-0.06, -0.3),
          at(0.16, -0.36),
          at(0.38, -0.32),
          at(0.44, 0.08),
          at(0.2, 0.08),
          at(-0.02, 0.12),
        ]),
        '#fbf3e0',
      ),
      ctx.drawForm(
        coarsePen.smooth([at(0.16, -0.33), at(0.38, -0.29), at(0.46, 0.12), at(0.22, 0.12)], true, 0.12),
        tones,
        [7, 4],
      ),
      ctx.drawForm(
        coarsePen.smooth([at(0.16, -0.33), at(-0.07, -0.27), at(-0.02, 0.16), at(0.22, 0.12)], true, 0.12),
        { ...tones, base: tones.light, dark: tones.base },
        [5, 4],
      ),
    ]
  const cover = (k: 1 | -1): Node =>
    ctx.drawForm(
      coarsePen.smooth([at(0, -0.22), at(k * 0.36, -0.29), at(k * 0.37, 0.1), at(0, 0.17)], true, 0.12),
      k < 0 ? { ...tones, base: tones.light, dark: tones.base } : tones,
      [6, 4],
    )
  return [
    path(
      coarsePen.smooth(
        [
          at(-0.34, -0.33),
          at(-0.16, -0.34),
          at(0, -0.25),
          at(0.16, -0.34),
          at(0.34, -0.33),
          at(0.34, 0.05),
          at(-0.34, 0.05),
        ],
        true,
        0.4,
      ),
      '#fbf3e0',
    ),
    cover(-1),
    cover(1),
  ]
}
