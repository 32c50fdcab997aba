import { add, translate } from '../kit/vector'
import { path } from '../kit/shape'
import type { Node, Point } from '../scene'
import type { RigContext } from './context'
import { cosDegrees, sinDegrees } from './geometry'
import { finePen } from './pen'
import type { Tones } from './tones'

export type HandShape = 'relaxed' | 'open' | 'flat' | 'cover' | 'fist' | 'point' | 'grip'

/** Hand coordinates: +x along the hand, the thumb towards -y. A finger is [root y, degrees, length] in hand sizes. */
interface HandGeometry {
  fingers: readonly (readonly [number, number, number])[]
  thumb: readonly [number, number]
  curl: number
}
const HAND_GEOMETRY: Record<HandShape, HandGeometry> = {
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
      [-0.16, 16, 0.56],
      [-0.03, 6, 0.14],
      [0.08, 4, 0.13],
      [0.17, 0, 0.1],
    ],
    thumb: [-44, 0.34],
    curl: 0,
  },
}

/** The palm is drawn under a held prop, the fingers over it. */
export interface Hand {
  palm: Node[]
  fingers: Node[]
  centre: Point
  /** The point of the hand this many hand lengths from the wrist. */
  touches(far: number): Point
}

/** `flip` mirrors the thumb's side; `shaded` draws the shadow of the hand on face or body. */
export function drawHand(
  ctx: RigContext,
  shape: HandShape,
  wrist: Point,
  angle: number,
  flip: 1 | -1,
  size: number,
  tones: Tones,
  shaded: boolean,
): Hand {
  const geometry = HAND_GEOMETRY[shape]
  const [co, si] = [Math.cos(angle), Math.sin(angle)]
  const toPage = ([x, y]: Point): Point =>
    add(wrist, [(co * x - si * y * flip) * size, (si * x + co * y * flip) * size])
  const buildFinger = (root: Point, a: number, length: number, width: number, curl: number) => {
    const middle: Point = [root[0] + cosDegrees(a) * length * 0.55, root[1] + sinDegrees(a) * length * 0.55]
    const tip: Point = [
      middle[0] + cosDegrees(a + curl) * length * 0.45,
      middle[1] + sinDegrees(a + curl) * length * 0.45,
    ]
    return finePen.sweep(
      [toPage(root), toPage(middle), toPage(tip)],
      [width * size, width * size * 0.98, width * size * 0.8],
      [0.3, 0.5],
    )
  }
  const palm = finePen.smooth(
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
    ).map(toPage),
  )
  const four = geometry.fingers.map(([y, a, l]) => buildFinger([0.42, y], a, l, 0.15, geometry.curl)).join('')
  const closed = shape === 'fist' || shape === 'grip'
  const thumb = buildFinger([0.14, -0.14], geometry.thumb[0], geometry.thumb[1], 0.155, closed ? 30 : 18)
  let gaps = ''
  geometry.fingers.forEach(([y, a, l], i) => {
    const next = geometry.fingers[i + 1]
    if (!next) return
    const [middle, slope, reach] = [(y + next[0]) / 2, (a + next[1]) / 2, Math.min(l, next[2]) * 0.8]
    gaps += finePen.brushStroke(
      toPage([0.46, middle]),
      toPage([0.46 + cosDegrees(slope) * reach, middle + sinDegrees(slope) * reach]),
      0,
      size * 0.04,
    )
  })
  const underside = path(four, tones.dark, { transform: translate(2 * ctx.light, 2) })
  const wholeThumb = closed
    ? [
        path(thumb, tones.base),
        path(finePen.brushStroke(toPage([0.2, -0.06]), toPage([0.46, -0.02]), 0, size * 0.04), tones.dark),
      ]
    : []
  return {
    centre: toPage([0.44, 0]),
    touches: (far) => toPage([far, 0]),
    palm: [
      ...(shaded ? [path(thumb + palm + four, ctx.skin.dark, { transform: translate(5 * ctx.light, 6) })] : []),
      ...(closed ? [] : [path(thumb, tones.base)]),
      underside,
      ctx.drawForm(palm, tones, [3, 2]),
    ],
    fingers: [path(four, tones.base), path(gaps, tones.dark), ...wholeThumb],
  }
}

/** A mitten: one shape for four fingers, one for the thumb. */
export function drawMitten(
  ctx: RigContext,
  wrist: Point,
  angle: number,
  flip: 1 | -1,
  size: number,
  tones: Tones,
): Hand {
  const [co, si] = [Math.cos(angle), Math.sin(angle)]
  const toPage = ([x, y]: Point): Point =>
    add(wrist, [(co * x - si * y * flip) * size, (si * x + co * y * flip) * size])
  const thumb = finePen.sweep(
    (
      [
        [0.12, -0.14],
        [0.34, -0.32],
        [0.5, -0.38],
      ] as const
    ).map(toPage),
    [0.2 * size, 0.21 * size, 0.18 * size],
  )
  const body = finePen.smooth(
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
    ).map(toPage),
  )
  const cuff = finePen.sweep([toPage([-0.1, -0.24]), toPage([-0.08, 0.24])], [0.16 * size, 0.16 * size])
  return {
    centre: toPage([0.44, 0]),
    touches: (far) => toPage([Math.min(far, 0.8), 0]),
    palm: [path(thumb, tones.dark)],
    fingers: [ctx.drawForm(body, tones, [4, 3]), path(cuff, tones.light)],
  }
}
