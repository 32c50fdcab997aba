// Face patterns: shapes in (azimuth, elevation) on the skull, so that they turn with the head.
import { mix, shade } from '../kit/colour'
import { path } from '../kit/shape'
import { add, mul, sub } from '../kit/vector'
import type { Node, Point } from '../scene'
import { curve, oval, type Outline, toPathData } from './outline'
import type { FacePattern } from './breed-row'
import type { HeadFrame } from './head-frame'
import { fill } from './tone'

type SkullPoints = readonly (readonly [azimuth: number, elevation: number])[]

/** A closed shape on the skull; hidden points are pushed outwards, beyond the clip of the head. */
function outlineOnSkull(frame: HeadFrame, points: SkullPoints): Outline {
  return curve(
    points.map(([az, el]): Point => {
      const p = frame.onSkull(az, el)
      const q = frame.view.point(p)
      return frame.view.depth(p) < -0.05 ? add(frame.at, mul(sub(q, frame.at), 1.5)) : q
    }),
  )
}
const mirrorPoints = (points: SkullPoints): [SkullPoints, SkullPoints] => [
  points,
  points.map(([az, el]) => [-az, el] as const),
]

type DrawPattern = (frame: HeadFrame, tone: number) => Node[]
const drawShapes = (frame: HeadFrame, shapes: readonly SkullPoints[], colour: string): Node =>
  path(shapes.map((s) => toPathData(outlineOnSkull(frame, s))).join(''), colour)

/** The area below the eyes. */
const CHEEKS: SkullPoints = [
  [-110, -8],
  [-70, -4],
  [-48, -18],
  [-24, -4],
  [0, 6],
  [24, -4],
  [48, -18],
  [70, -4],
  [110, -8],
  [90, -80],
  [-90, -80],
]

const FACE_PATTERNS: Record<FacePattern, DrawPattern> = {
  blaze: (frame, t) => {
    const white = shade(frame.colours.secondary, t)
    return frame.row.mouth === 'horse'
      ? [
          fill(
            frame.view.chain([
              [0.95, 0.5, 0, 0.16, 0.2, 0.2],
              [1.3, -0.3, 0, 0.3, 0.3, 0.2],
              [1.9, -1, 0, 0.3, 0.3, 0.26],
            ]),
            white,
          ),
        ]
      : [
          drawShapes(
            frame,
            [
              [
                [-9, 84],
                [-10, 45],
                [-16, 20],
                [-34, -6],
                [-60, -30],
                [-70, -70],
                [70, -70],
                [60, -30],
                [34, -6],
                [16, 20],
                [10, 45],
                [9, 84],
              ],
            ],
            white,
          ),
        ]
  },
  star: (frame, t) =>
    frame.row.mouth === 'horse'
      ? [
          fill(
            frame.view.chain([
              [0.9, 0.42, 0, 0.09, 0.12, 0.12],
              [1.12, -0.2, 0, 0.06, 0.06, 0.07],
            ]),
            shade('#fbf1e1', t),
          ),
        ]
      : [
          drawShapes(
            frame,
            [
              [
                [-8, 60],
                [0, 34],
                [8, 60],
                [0, 74],
              ],
            ],
            shade('#fbf1e1', t),
          ),
        ],
  shepherd: (frame, t) => [
    drawShapes(
      frame,
      [
        [
          [-10, 22],
          [-20, -4],
          [-44, -40],
          [44, -40],
          [20, -4],
          [10, 22],
          [0, 28],
        ],
      ],
      shade('#3b302b', t),
    ),
  ],
  pug: (frame, t) => [
    drawShapes(
      frame,
      [
        ...mirrorPoints([
          [10, 14],
          [22, 26],
          [46, 26],
          [60, 6],
          [50, -20],
          [24, -30],
          [8, -10],
        ]),
        [
          [-40, -16],
          [0, 4],
          [40, -16],
          [44, -60],
          [-44, -60],
        ],
      ],
      shade('#453835', t),
    ),
  ],
  tabby: (frame, t) => [
    drawShapes(
      frame,
      [
        ...mirrorPoints([
          [10, 86],
          [12, 50],
          [15, 30],
          [20, 52],
          [24, 86],
        ]),
        ...mirrorPoints([
          [36, 74],
          [34, 44],
          [42, 34],
          [48, 52],
          [56, 72],
        ]),
        ...mirrorPoints([
          [100, 2],
          [72, -3],
          [56, -8],
          [74, -12],
          [100, -12],
        ]),
        ...mirrorPoints([
          [100, -26],
          [74, -24],
          [60, -26],
          [76, -33],
          [100, -38],
        ]),
        [
          [-5, 86],
          [-4, 48],
          [0, 36],
          [4, 48],
          [5, 86],
        ],
      ],
      shade(frame.colours.accent, t),
    ),
    drawShapes(
      frame,
      [
        [
          [-52, -14],
          [-24, 2],
          [-8, -6],
          [0, 8],
          [8, -6],
          [24, 2],
          [52, -14],
          [60, -70],
          [-60, -70],
        ],
      ],
      shade(frame.colours.secondary, t),
    ),
  ],
  points: (frame, t) => [
    drawShapes(
      frame,
      [
        [
          [-50, 14],
          [-30, 36],
          [0, 44],
          [30, 36],
          [50, 14],
          [46, -20],
          [30, -60],
          [-30, -60],
          [-46, -20],
        ],
      ],
      shade(mix(frame.colours.primary, frame.colours.accent, 0.55), t),
    ),
    drawShapes(
      frame,
      [
        [
          [-26, 8],
          [-12, 26],
          [0, 32],
          [12, 26],
          [26, 8],
          [34, -20],
          [24, -60],
          [-24, -60],
          [-34, -20],
        ],
      ],
      shade(frame.colours.accent, t),
    ),
  ],
  softface: (frame, t) => [
    drawShapes(
      frame,
      [
        [
          [-44, -20],
          [-20, -2],
          [0, 2],
          [20, -2],
          [44, -20],
          [50, -70],
          [-50, -70],
        ],
      ],
      shade(mix(frame.colours.primary, frame.colours.secondary, 0.7), t),
    ),
  ],
  gpig: (frame, t) => [
    drawShapes(
      frame,
      [
        [
          [-10, 88],
          [-12, 30],
          [-24, 0],
          [-50, -30],
          [-50, -80],
          [50, -80],
          [50, -30],
          [24, 0],
          [12, 30],
          [10, 88],
        ],
      ],
      shade(frame.colours.secondary, t),
    ),
    drawShapes(
      frame,
      [
        [
          [-18, 88],
          [-14, 40],
          [-26, 4],
          [-60, -26],
          [-120, -10],
          [-120, 60],
        ],
      ],
      shade(frame.colours.accent, t),
    ),
  ],
  hamster: (frame, t) => [drawShapes(frame, [CHEEKS], shade(frame.colours.secondary, t))],
  mask: (frame, t) => [
    drawShapes(
      frame,
      [
        [
          [-112, -10],
          [-66, 4],
          [-46, 34],
          [-28, 40],
          [-12, 24],
          [0, 42],
          [12, 24],
          [28, 40],
          [46, 34],
          [66, 4],
          [112, -10],
          [90, -80],
          [-90, -80],
        ],
      ],
      shade(frame.colours.secondary, t),
    ),
  ],
  tricolour: (frame, t) => [
    drawShapes(
      frame,
      mirrorPoints([
        [14, 66],
        [12, 24],
        [26, -8],
        [60, -22],
        [110, -20],
        [110, 60],
        [60, 84],
      ]),
      shade(frame.colours.accent, t),
    ),
  ],
  patch: (frame, t) => [
    drawShapes(
      frame,
      [
        [
          [12, 70],
          [10, 22],
          [24, -12],
          [52, -14],
          [90, 10],
          [80, 66],
        ],
      ],
      shade(frame.colours.accent, t),
    ),
    ...(frame.row.mouth === 'pads'
      ? [
          drawShapes(
            frame,
            [
              [
                [-16, 84],
                [-14, 40],
                [-40, 26],
                [-90, 30],
                [-90, 80],
              ],
            ],
            shade(frame.colours.secondary, t),
          ),
        ]
      : []),
  ],
  stripe: (frame, t) => [
    drawShapes(frame, [CHEEKS], shade(frame.colours.secondary, t)),
    drawShapes(
      frame,
      [
        [
          [-9, 88],
          [-7, 46],
          [0, 30],
          [7, 46],
          [9, 88],
        ],
      ],
      shade(frame.colours.accent, t),
    ),
  ],
  rosette: (frame, t) => [
    path(
      [
        [-40, 50],
        [8, 58],
        [44, 48],
        [-16, 34],
        [62, 22],
        [-62, 16],
        [70, -10],
        [-52, -28],
      ]
        .map(([az = 0, el = 0], i) =>
          toPathData(
            oval(frame.view.point(frame.onSkull(az, el)), frame.radius * (0.06 + (i % 3) * 0.02), frame.radius * 0.06),
          ),
        )
        .join(''),
      shade(frame.colours.accent, t),
    ),
  ],
}

export const getFaceMarks = (frame: HeadFrame): ((tone: number) => Node[]) | undefined => {
  const pattern = frame.row.pattern
  return pattern && ((tone) => FACE_PATTERNS[pattern](frame, tone))
}
