// Who sleeps lies on a pillow and under a blanket, in place: the head at the left, the ground at y = 0, page units.
import { chance } from '../../chance'
import { mix, shade } from '../kit/colour'
import { group, path, smoothPath } from '../kit/shape'
import type { Box, Node, Point } from '../scene'
import { bar, dots, scatter } from '../stage/marks'

const BLANKETS = ['#d98a6a', '#6f9ab0', '#e0a94e', '#8fae84', '#b48ab0'] as const
const LINEN = '#f8efdd'

interface Covers {
  pillow: Node[]
  blanket: Node[]
  box: Box
}

/** `half`: of the shoulders' width; the body lies at the height of the head's middle. */
export function covers(body: Box, [fx, fy]: Point, r: number, half: number, key: string): Covers {
  const colour = BLANKETS[Math.floor(chance(key, 'blanket') * BLANKETS.length)] ?? BLANKETS[0]
  const [left, right] = [fx + r * 0.98, body.x + body.width + r * 0.2]
  const long = right - left
  const top = Math.min(fy - half, -r * 0.8)
  const pillow = smoothPath(
    [
      [fx - r * 1.45, -r * 0.1],
      [fx - r * 1.5, -r * 0.75],
      [fx - r * 0.6, -r * 1.02],
      [fx + r * 0.8, -r * 0.95],
      [fx + r * 1.35, -r * 0.6],
      [fx + r * 1.3, -r * 0.06],
      [fx, 0],
    ],
    true,
    0.8,
  )
  const over = smoothPath(
    [
      [left, 0],
      [left - r * 0.08, top * 0.7],
      [left + r * 0.2, top * 1.12],
      [left + long * 0.3, top * 1.04],
      [left + long * 0.55, top * 0.92],
      [left + long * 0.75, top * 1.0],
      [left + long * 0.9, top * 0.72],
      [right, top * 0.3],
      [right, 0],
      [left + long * 0.5, r * 0.05],
    ],
    true,
    0.75,
  )
  const fold = smoothPath(
    [
      [left - r * 0.06, 0],
      [left - r * 0.12, top * 0.72],
      [left + r * 0.16, top * 1.16],
      [left + r * 0.42, top * 1.12],
      [left + r * 0.26, top * 0.6],
      [left + r * 0.34, 0],
    ],
    true,
    0.7,
  )
  const step = r * 0.42
  const spots = scatter(Math.ceil((long / step) * (1 - top / step)), (i) => {
    const columns = Math.ceil(long / step)
    const row = Math.floor(i / columns)
    return [left + r * 0.5 + (i % columns) * step + (row % 2) * step * 0.5, -step * 0.3 - row * step * 0.8]
  })
  return {
    pillow: [
      path(pillow, shade(LINEN, -0.08)),
      group([path(pillow, LINEN, { transform: [1, 0, 0, 1, -r * 0.06, -r * 0.08] })], { clip: pillow }),
    ],
    blanket: [
      path(over, shade(colour, -0.1)),
      group(
        [
          path(over, colour, { transform: [1, 0, 0, 1, -r * 0.05, -r * 0.1] }),
          dots(spots, r * 0.13, mix(colour, LINEN, 0.6)),
          path(bar(left, -r * 0.09, long, r * 0.1), shade(colour, -0.1)),
        ].filter((n) => n !== null),
        { clip: over },
      ),
      path(fold, LINEN),
    ],
    box: {
      x: Math.min(body.x, fx - r * 1.5),
      y: Math.min(body.y, top * 1.2),
      width: Math.max(right, body.x + body.width) - Math.min(body.x, fx - r * 1.5),
      height: Math.max(0, body.y + body.height) - Math.min(body.y, top * 1.2),
    },
  }
}
