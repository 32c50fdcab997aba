// Pillow and blanket of a sleeper, in place: the head at the left, the ground at y = 0, in page units.
import { chance } from '../../chance'
import { mix, shade } from '../kit/colour'
import { group, path, smoothPath } from '../kit/shape'
import type { Box, Node, Point } from '../scene'
import { bar, dots, scatter } from '../stage/marks'

const BLANKETS = ['#d98a6a', '#6f9ab0', '#e0a94e', '#8fae84', '#b48ab0'] as const
const LINEN = '#f8efdd'

interface Bedding {
  pillow: Node[]
  blanket: Node[]
  box: Box
}

/** `radius`: of the face. The body lies at the height of the face's centre. */
export function drawBedding(
  body: Box,
  [faceX, faceY]: Point,
  radius: number,
  halfShoulders: number,
  key: string,
): Bedding {
  const colour = BLANKETS[Math.floor(chance(key, 'blanket') * BLANKETS.length)] ?? BLANKETS[0]
  const [left, right] = [faceX + radius * 0.98, body.x + body.width + radius * 0.2]
  const length = right - left
  const top = Math.min(faceY - halfShoulders, -radius * 0.8)
  const pillowOutline = smoothPath(
    [
      [faceX - radius * 1.45, -radius * 0.1],
      [faceX - radius * 1.5, -radius * 0.75],
      [faceX - radius * 0.6, -radius * 1.02],
      [faceX + radius * 0.8, -radius * 0.95],
      [faceX + radius * 1.35, -radius * 0.6],
      [faceX + radius * 1.3, -radius * 0.06],
      [faceX, 0],
    ],
    true,
    0.8,
  )
  const blanketOutline = smoothPath(
    [
      [left, 0],
      [left - radius * 0.08, top * 0.7],
      [left + radius * 0.2, top * 1.12],
      [left + length * 0.3, top * 1.04],
      [left + length * 0.55, top * 0.92],
      [left + length * 0.75, top * 1.0],
      [left + length * 0.9, top * 0.72],
      [right, top * 0.3],
      [right, 0],
      [left + length * 0.5, radius * 0.05],
    ],
    true,
    0.75,
  )
  const sheetOutline = smoothPath(
    [
      [left - radius * 0.06, 0],
      [left - radius * 0.12, top * 0.72],
      [left + radius * 0.16, top * 1.16],
      [left + radius * 0.42, top * 1.12],
      [left + radius * 0.26, top * 0.6],
      [left + radius * 0.34, 0],
    ],
    true,
    0.7,
  )
  const step = radius * 0.42
  const spots = scatter(Math.ceil((length / step) * (1 - top / step)), (i) => {
    const columns = Math.ceil(length / step)
    const row = Math.floor(i / columns)
    return [left + radius * 0.5 + (i % columns) * step + (row % 2) * step * 0.5, -step * 0.3 - row * step * 0.8]
  })
  return {
    pillow: [
      path(pillowOutline, shade(LINEN, -0.08)),
      group([path(pillowOutline, LINEN, { transform: [1, 0, 0, 1, -radius * 0.06, -radius * 0.08] })], {
        clip: pillowOutline,
      }),
    ],
    blanket: [
      path(blanketOutline, shade(colour, -0.1)),
      group(
        [
          path(blanketOutline, colour, { transform: [1, 0, 0, 1, -radius * 0.05, -radius * 0.1] }),
          dots(spots, radius * 0.13, mix(colour, LINEN, 0.6)),
          path(bar(left, -radius * 0.09, length, radius * 0.1), shade(colour, -0.1)),
        ].filter((n) => n !== null),
        { clip: blanketOutline },
      ),
      path(sheetOutline, LINEN),
    ],
    box: {
      x: Math.min(body.x, faceX - radius * 1.5),
      y: Math.min(body.y, top * 1.2),
      width: Math.max(right, body.x + body.width) - Math.min(body.x, faceX - radius * 1.5),
      height: Math.max(0, body.y + body.height) - Math.min(body.y, top * 1.2),
    },
  }
}
