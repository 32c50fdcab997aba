import { add, translate } from '../kit/vector'
import { path } from '../kit/shape'
import type { Node, Point } from '../scene'
import type { Context } from './context'
import { cos, sin } from './geometry'
import { fine } from './pen'
import type { Tones } from './tones'

export type HandShape = 'relaxed' | 'open' | 'flat' | 'cover' | 'fist' | 'point' | 'grip'

/** Along the hand is +x, the thumb lies towards -y; a finger is [root y, degrees, length] in hand sizes. */
interface Shape {
  fingers: readonly (readonly [number, number, number])[]
  thumb: readonly [number, number]
  curl: number
}
const SHAPES: Record<HandShape, Shape> = {
  relaxed: {
    fingers: [
      [-0.16, 2, 0.36],
      [-0.05, 5, 0.4],
      [0.06, 9, 0.37],
      [0.16, 14, 0.28],
    ],
    thumb: [-42, 0.36],
    curl: 20,
  },
  open: {
    fingers: [
      [-0.19, -24, 0.46],
      [-0.06, -7, 0.52],
      [0.08, 9, 0.49],
      [0.2, 28, 0.38],
    ],
    thumb: [-68, 0.42],
    curl: 0,
  },
  flat: {
    fingers: [
      [-0.17, -3, 0.42],
      [-0.05, 0, 0.46],
      [0.07, 2, 0.44],
      [0.18, 6, 0.35],
    ],
    thumb: [-40, 0.36],
    curl: 0,
  },
  cover: {
    fingers: [
      [-0.18, -9, 0.46],
      [-0.05, -2, 0.52],
      [0.08, 5, 0.49],
      [0.2, 13, 0.4],
    ],
    thumb: [-50, 0.36],
    curl: 0,
  },
  fist: {
    fingers: [
      [-0.15, 0, 0.14],
      [-0.04, 0, 0.17],
      [0.07, 0, 0.16],
      [0.17, 0, 0.12],
    ],
    thumb: [-8, 0.3],
    curl: 0,
  },
  grip: {
    fingers: [
      [-0.15, 12, 0.2],
      [-0.04, 8, 0.23],
      [0.07, 4, 0.22],
      [0.17, 0, 0.18],
    ],
    thumb: [-16, 0.32],
    curl: 40,
  },
  point: {
    fingers: [
      [-0.16, 0, 0.56],
      [-0.03, 6, 0.14],
      [0.08, 4, 0.13],
      [0.17, 0, 0.1],
    ],
    thumb: [-44, 0.34],
    curl: 0,
  },
}

/** The palm goes under what is held, the fingers over it. */
export interface Hand {
  palm: Node[]
  fingers: Node[]
  centre: Point
}

/** flip mirrors the thumb's side; shaded draws the flat shadow that a hand casts on the face or body. */
export function hand(
  c: Context,
  shape: HandShape,
  wrist: Point,
  angle: number,
  flip: 1 | -1,
  size: number,
  tones: Tones,
  shaded: boolean,
): Hand {
  const h = SHAPES[shape]
  const [co, si] = [Math.cos(angle), Math.sin(angle)]
  const place = ([x, y]: Point): Point => add(wrist, [(co * x - si * y * flip) * size, (si * x + co * y * flip) * size])
  const finger = (root: Point, a: number, length: number, width: number, curl: number) => {
    const middle: Point = [root[0] + cos(a) * length * 0.55, root[1] + sin(a) * length * 0.55]
    const tip: Point = [middle[0] + cos(a + curl) * length * 0.45, middle[1] + sin(a + curl) * length * 0.45]
    return fine.sweep(
      [place(root), place(middle), place(tip)],
      [width * size, width * size * 0.98, width * size * 0.8],
      [0.3, 0.5],
    )
  }
  const palm = fine.smooth(
    (
      [
        [-0.06, -0.13],
        [0.16, -0.24],
        [0.4, -0.25],
        [0.5, -0.1],
        [0.5, 0.12],
        [0.4, 0.25],
        [0.14, 0.22],
        [-0.06, 0.13],
      ] as const
    ).map(place),
  )
  const four = h.fingers.map(([y, a, l]) => finger([0.42, y], a, l, 0.15, h.curl)).join('')
  const closed = shape === 'fist' || shape === 'grip'
  const thumb = finger([0.14, -0.14], h.thumb[0], h.thumb[1], 0.155, closed ? 30 : 18)
  let gaps = ''
  h.fingers.forEach(([y, a, l], i) => {
    const next = h.fingers[i + 1]
    if (!next) return
    const [middle, slope, reach] = [(y + next[0]) / 2, (a + next[1]) / 2, Math.min(l, next[2]) * 0.8]
    gaps += fine.mark(
      place([0.46, middle]),
      place([0.46 + cos(slope) * reach, middle + sin(slope) * reach]),
      0,
      size * 0.04,
    )
  })
  const underside = path(four, tones.dark, { transform: translate(2 * c.light, 2) })
  const wholeThumb = closed
    ? [path(thumb, tones.base), path(fine.mark(place([0.2, -0.06]), place([0.46, -0.02]), 0, size * 0.04), tones.dark)]
    : []
  return {
    centre: place([0.44, 0]),
    palm: [
      ...(shaded ? [path(thumb + palm + four, c.skin.dark, { transform: translate(5 * c.light, 6) })] : []),
      ...(closed ? [] : [path(thumb, tones.base)]),
      underside,
      c.form(palm, tones, [3, 2]),
    ],
    fingers: [path(four, tones.base), path(gaps, tones.dark), ...wholeThumb],
  }
}

/** One shape for four fingers, one for the thumb. */
export function mitten(c: Context, wrist: Point, angle: number, flip: 1 | -1, size: number, tones: Tones): Hand {
  const [co, si] = [Math.cos(angle), Math.sin(angle)]
  const place = ([x, y]: Point): Point => add(wrist, [(co * x - si * y * flip) * size, (si * x + co * y * flip) * size])
  const thumb = fine.sweep(
    (
      [
        [0.12, -0.14],
        [0.34, -0.32],
        [0.5, -0.38],
      ] as const
    ).map(place),
    [0.2 * size, 0.21 * size, 0.18 * size],
  )
  const body = fine.smooth(
    (
      [
        [-0.12, -0.2],
        [0.2, -0.27],
        [0.6, -0.26],
        [0.86, -0.12],
        [0.9, 0.06],
        [0.72, 0.24],
        [0.3, 0.28],
        [-0.12, 0.2],
      ] as const
    ).map(place),
  )
  const cuff = fine.sweep([place([-0.1, -0.24]), place([-0.08, 0.24])], [0.16 * size, 0.16 * size])
  return {
    centre: place([0.44, 0]),
    palm: [path(thumb, tones.dark)],
    fingers: [c.form(body, tones, [4, 3]), path(cuff, tones.light)],
  }
}
