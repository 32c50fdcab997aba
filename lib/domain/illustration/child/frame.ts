// A walking frame that follows behind, open to the front, with grips at the sides: what many children use.
import { path, ellipse } from '../kit/shape'
import type { Node, Point } from '../scene'
import { tieTones, type Context } from './context'
import { HEAD } from './geometry'
import { broad } from './pen'
import type { Aid } from './wheelchair'

export interface Frame { aid: Aid; gripA: Point; gripB: Point }

/** x: where the frame stands. */
export function walkingFrame(c: Context, x: number): Frame {
  const t = tieTones(c.look)
  const high = -c.m.leg * 0.98 - 0.1 * HEAD
  const bar = (points: readonly Point[], far: boolean): Node => path(broad.smooth(points, false, 0.6), undefined, { stroke: far ? t.dark : t.base, strokeWidth: 13 })
  const grip = ([px, py]: Point): Node => path(broad.sweep([[px - 16, py], [px + 18, py]], [20]), '#35333f')
  const roller = (px: number): Node[] => [ellipse(px, -17, 17, 17, '#35333f'), ellipse(px, -17, 6, 6, '#c9c9d3')]
  if (c.turned) {
    const side = (dx: number, dy: number, far: boolean): Node[] => [
      bar([[x - 0.62 * HEAD + dx, -17 + dy], [x - 0.5 * HEAD + dx, high * 0.55], [x - 0.4 * HEAD + dx, high + dy], [x + 0.22 * HEAD + dx, high + dy], [x + 0.3 * HEAD + dx, high * 0.5], [x + 0.36 * HEAD + dx, -17 + dy]], far),
      bar([[x - 0.54 * HEAD + dx, high * 0.42], [x + 0.31 * HEAD + dx, high * 0.42]], far),
      ...roller(x - 0.62 * HEAD + dx), ...roller(x + 0.36 * HEAD + dx),
      grip([x + 0.1 * HEAD + dx, high + dy]),
    ]
    const off = c.view === 'side' ? 10 : 0.2 * HEAD
    return {
      aid: { back: [...side(off, -6, true), bar([[x - 0.5 * HEAD, high * 0.75], [x - 0.5 * HEAD + off, high * 0.77]], true)], front: side(0, 0, false) },
      gripA: [x + 0.1 * HEAD, high - 8], gripB: [x + 0.1 * HEAD + off, high - 14],
    }
  }
  const half = c.m.shoulders * 0.42 + 0.2 * HEAD
  const posts = ([-1, 1] as const).flatMap((k) => [bar([[x + k * half, high], [x + k * half * 1.06, -17]], false), ...roller(x + k * half * 1.06), ellipse(x + k * half, high, 12, 11, '#35333f')])
  const behind = [bar([[x - half, high * 0.72], [x, high * 0.7], [x + half, high * 0.72]], true), bar([[x - half, high * 0.36], [x + half, high * 0.36]], true)]
  const aid = c.view === 'back' ? { back: [], front: [...behind, ...posts] } : { back: behind, front: posts }
  return { aid, gripA: [x - half, high - 6], gripB: [x + half, high - 6] }
}
