// A child's active wheelchair: what is behind the child and what is before. Wheels stand on y = 0.
import { add, polar } from '../kit/vector'
import { ellipse, path, rect } from '../kit/shape'
import type { Node, Point } from '../scene'
import { gearTones, type Context } from './context'
import { HEAD } from './geometry'
import { broad } from './pen'
import type { Skeleton } from './skeleton'

export interface Aid {
  back: Node[]
  front: Node[]
}

const TYRE = '#35333f'
const FAR_TYRE = '#6b6976'
const RIM = '#c9c9d3'
const FAR_RIM = '#9a9aa8'
const TUBE = '#4b4a57'

const tube = (points: readonly Point[], strokeWidth: number): Node =>
  path(broad.poly(points, false), undefined, { stroke: TUBE, strokeWidth })

export const SEAT = 0.6
/** Where wheels and push rims are; the seated pelvis is at x = 0. */
export interface ChairPlan {
  r: number
  hub: Point
  half: number
  rimA: Point
  rimB: Point
}
export function planChair(c: Context): ChairPlan {
  const seat = (c.m.leg - c.m.ankle) * SEAT + c.m.ankle
  const r = Math.round(Math.min(seat * 0.66, 0.85 * HEAD))
  const half = c.m.hips * 0.5 + 0.3 * HEAD
  const hub: Point = [-0.1 * HEAD, -r - 7]
  if (!c.turned) return { r, hub, half, rimA: [-half, -1.86 * r], rimB: [half, -1.86 * r] }
  const rim = polar(hub, -62, r * 0.98)
  return { r, hub, half, rimA: rim, rimB: [rim[0] + 26, rim[1]] }
}

export function wheelchair(c: Context, s: Skeleton): Aid {
  return c.turned ? turnedChair(c, s) : facedChair(c, s)
}

function wheel(hub: Point, r: number, far: boolean, colour: string): Node[] {
  const [x, y] = hub
  const spokes = [0, 1, 2, 3, 4]
    .map((i) => broad.poly([polar(hub, i * 36 + 9, r * 0.92), polar(hub, i * 36 + 189, r * 0.92)], false))
    .join('')
  return [
    path(spokes, undefined, { stroke: far ? FAR_RIM : RIM, strokeWidth: 3 }),
    ellipse(x, y, r, r, undefined, { stroke: far ? FAR_TYRE : TYRE, strokeWidth: 15 }),
    ellipse(x, y, r * 0.84, r * 0.84, undefined, { stroke: far ? FAR_RIM : RIM, strokeWidth: 6 }),
    ellipse(x, y, 14, 14, far ? FAR_RIM : colour),
  ]
}

function turnedChair(c: Context, s: Skeleton): Aid {
  const t = gearTones(c.look)
  const py = s.pelvis[1]
  const { r, hub } = planChair(c)
  const seatY = py + 0.22 * HEAD
  const knee = s.legA[1]
  const plate = s.legA[2][0] + 0.06 * HEAD
  const caster: Point = [Math.round(knee[0] - 0.02 * HEAD), Math.round(-0.12 * HEAD - 5)]
  const back = [
    ...wheel([hub[0] + (c.view === 'side' ? 8 : 26), hub[1]], r, true, t.base),
    tube(
      [
        [hub[0] - 0.3 * HEAD, py - 0.75 * HEAD],
        [hub[0] - 0.42 * HEAD, py - 0.78 * HEAD],
      ],
      13,
    ),
    path(
      broad.sweep(
        [
          [hub[0] - 0.24 * HEAD, py - 0.72 * HEAD],
          [hub[0] - 0.2 * HEAD, seatY],
        ],
        [0.12 * HEAD, 0.13 * HEAD],
      ),
      t.dark,
    ),
    tube(
      [
        [hub[0] - 0.2 * HEAD, seatY],
        [knee[0] - 0.12 * HEAD, seatY],
        [plate - 0.2 * HEAD, -0.12 * HEAD],
      ],
      12,
    ),
    rect(
      Math.round(hub[0] - 0.22 * HEAD),
      Math.round(seatY - 0.08 * HEAD),
      Math.round(knee[0] - hub[0] + 0.1 * HEAD),
      Math.round(0.13 * HEAD),
      t.base,
      { radius: 10 },
    ),
    tube(
      [
        [plate - 0.26 * HEAD, -0.05 * HEAD],
        [plate + 0.28 * HEAD, -0.09 * HEAD],
      ],
      13,
    ),
  ]
  const front = [
    ...wheel(hub, r, false, t.base),
    tube([caster, [caster[0] - 0.04 * HEAD, seatY + 10]], 10),
    ellipse(caster[0], caster[1], 0.12 * HEAD, 0.12 * HEAD, undefined, { stroke: TYRE, strokeWidth: 10 }),
  ]
  return { back, front }
}

/** Seen from the front or from behind: the wheels are edges, leaning in at the top. */
function facedChair(c: Context, s: Skeleton): Aid {
  const t = gearTones(c.look)
  const py = s.pelvis[1]
  const x = s.pelvis[0]
  const { r, half } = planChair(c)
  const seatY = py + 0.2 * HEAD
  const wheels: Node[] = ([-1, 1] as const).flatMap((k) => {
    const [top, low] = [x + k * (half - 10), x + k * (half + 22)]
    const between = (t: number): Point => [top + (low - top) * t, -2 * r + 12 + (2 * r - 24) * t]
    return [
      path(broad.sweep([0, 0.22, 0.5, 0.78, 1].map(between), [20, 34, 40, 34, 20], [0.3, 0.3]), TYRE),
      path(
        broad.sweep(
          [0.12, 0.5, 0.88].map((t) => add(between(t), [-k * 10, 0])),
          [8, 14, 8],
        ),
        RIM,
      ),
      ellipse(...add(between(0.5), [k * 6, 0]), 7, 13, t.base),
    ]
  })
  const backrest = broad.smooth(
    [
      [x - half * 0.8, seatY],
      [x - half * 0.84, py - 0.35 * HEAD],
      [x - half * 0.74, py - 0.66 * HEAD],
      [x, py - 0.7 * HEAD],
      [x + half * 0.74, py - 0.66 * HEAD],
      [x + half * 0.84, py - 0.35 * HEAD],
      [x + half * 0.8, seatY],
    ],
    true,
    0.7,
  )
  const handles = tube(
    [
      [x - half * 0.74, py - 0.5 * HEAD],
      [x - half * 0.76, py - 0.8 * HEAD],
    ],
    14,
  )
  const handles2 = tube(
    [
      [x + half * 0.74, py - 0.5 * HEAD],
      [x + half * 0.76, py - 0.8 * HEAD],
    ],
    14,
  )
  const seat = rect(
    Math.round(x - half * 0.9),
    Math.round(seatY - 0.04 * HEAD),
    Math.round(half * 1.8),
    Math.round(0.15 * HEAD),
    t.base,
    { radius: 12 },
  )
  // Guards keep a coat out of the spokes; from here they frame whoever sits.
  const guards: Node[] = ([-1, 1] as const).map((k) =>
    path(
      broad.smooth(
        [
          [x + k * half * 0.7, seatY + 0.06 * HEAD],
          [x + k * half * 0.7, py - 0.2 * HEAD],
          [x + k * half * 0.86, py - 0.26 * HEAD],
          [x + k * half * 0.9, seatY + 0.06 * HEAD],
        ],
        true,
        0.5,
      ),
      t.dark,
    ),
  )
  const casters: Node[] = ([-1, 1] as const).map((k) =>
    path(
      broad.sweep(
        [
          [x + k * half * 0.72, -0.22 * HEAD],
          [x + k * half * 0.74, -10],
        ],
        [18, 20],
      ),
      TYRE,
    ),
  )
  const plate = path(
    broad.sweep(
      [
        [x - half * 0.6, -0.05 * HEAD],
        [x + half * 0.6, -0.05 * HEAD],
      ],
      [14],
    ),
    TUBE,
  )
  const posts = tube(
    [
      [x - half * 0.7, seatY],
      [x - half * 0.62, -0.06 * HEAD],
    ],
    10,
  )
  const posts2 = tube(
    [
      [x + half * 0.7, seatY],
      [x + half * 0.62, -0.06 * HEAD],
    ],
    10,
  )
  if (c.view === 'back')
    return {
      back: [plate, posts, posts2],
      front: [
        ...casters,
        seat,
        c.form(
          backrest,
          t,
          [10, 4],
          [path(broad.mark([x - half * 0.7, py - 0.2 * HEAD], [x + half * 0.7, py - 0.2 * HEAD], 10, 9), t.dark)],
        ),
        handles,
        handles2,
        ...wheels,
      ],
    }
  return {
    back: [
      c.form(backrest, { ...t, base: t.dark, dark: t.deep }, [8, 4]),
      handles,
      handles2,
      seat,
      plate,
      posts,
      posts2,
      ...casters,
      ...guards,
    ],
    front: wheels,
  }
}
