// A child's active wheelchair: the part behind the child and the part in front. Wheels stand on y = 0.
import { add, polar } from '../kit/vector'
import { ellipse, path, rect } from '../kit/shape'
import type { Node, Point } from '../scene'
import { getGearTones, type RigContext } from './context'
import { HEAD } from './geometry'
import { coarsePen } from './pen'
import type { Skeleton } from './skeleton'

export interface MobilityAid {
  back: Node[]
  front: Node[]
}

const TYRE = '#35333f'
const FAR_TYRE = '#6b6976'
const RIM = '#c9c9d3'
const FAR_RIM = '#9a9aa8'
const TUBE = '#4b4a57'

const drawTube = (points: readonly Point[], strokeWidth: number): Node =>
  path(coarsePen.polyline(points, false), undefined, { stroke: TUBE, strokeWidth })

export const SEAT_HEIGHT = 0.6
/** Positions of wheels and push rims; the seated pelvis is at x = 0. */
export interface WheelchairPlan {
  wheelRadius: number
  hub: Point
  halfWidth: number
  rimA: Point
  rimB: Point
}
export function planWheelchair(ctx: RigContext): WheelchairPlan {
  const seat = (ctx.body.leg - ctx.body.ankle) * SEAT_HEIGHT + ctx.body.ankle
  const wheelRadius = Math.round(Math.min(seat * 0.66, 0.85 * HEAD))
  const halfWidth = ctx.body.hips * 0.5 + 0.3 * HEAD
  const hub: Point = [-0.1 * HEAD, -wheelRadius - 7]
  if (!ctx.turned)
    return {
      wheelRadius,
      hub,
      halfWidth,
      rimA: [-halfWidth, -1.86 * wheelRadius],
      rimB: [halfWidth, -1.86 * wheelRadius],
    }
  const rim = polar(hub, -62, wheelRadius * 0.98)
  return { wheelRadius, hub, halfWidth, rimA: rim, rimB: [rim[0] + 26, rim[1]] }
}

export function drawWheelchair(ctx: RigContext, bones: Skeleton): MobilityAid {
  return ctx.turned ? drawTurnedChair(ctx, bones) : drawChairHeadOn(ctx, bones)
}

function drawWheel(hub: Point, r: number, far: boolean, colour: string): Node[] {
  const [x, y] = hub
  const spokes = [0, 1, 2, 3, 4]
    .map((i) => coarsePen.polyline([polar(hub, i * 36 + 9, r * 0.92), polar(hub, i * 36 + 189, r * 0.92)], false))
    .join('')
  return [
    path(spokes, undefined, { stroke: far ? FAR_RIM : RIM, strokeWidth: 3 }),
    ellipse(x, y, r, r, undefined, { stroke: far ? FAR_TYRE : TYRE, strokeWidth: 15 }),
    ellipse(x, y, r * 0.84, r * 0.84, undefined, { stroke: far ? FAR_RIM : RIM, strokeWidth: 6 }),
    ellipse(x, y, 14, 14, far ? FAR_RIM : colour),
  ]
}

function drawTurnedChair(ctx: RigContext, bones: Skeleton): MobilityAid {
  const tones = getGearTones(ctx.look)
  const py = bones.pelvis[1]
  const { wheelRadius, hub } = planWheelchair(ctx)
  const seatY = py + 0.22 * HEAD
  const knee = bones.legA[1]
  const plate = bones.legA[2][0] + 0.06 * HEAD
  const caster: Point = [Math.round(knee[0] - 0.02 * HEAD), Math.round(-0.12 * HEAD - 5)]
  const back = [
    ...drawWheel([hub[0] + (ctx.view === 'side' ? 8 : 26), hub[1]], wheelRadius, true, tones.base),
    drawTube(
      [
        [hub[0] - 0.3 * HEAD, py - 0.75 * HEAD],
        [hub[0] - 0.42 * HEAD, py - 0.78 * HEAD],
      ],
      13,
    ),
    path(
      coarsePen.sweep(
        [
          [hub[0] - 0.24 * HEAD, py - 0.72 * HEAD],
          [hub[0] - 0.2 * HEAD, seatY],
        ],
        [0.12 * HEAD, 0.13 * HEAD],
      ),
      tones.dark,
    ),
    drawTube(
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
      tones.base,
      { radius: 10 },
    ),
    drawTube(
      [
        [plate - 0.26 * HEAD, -0.05 * HEAD],
        [plate + 0.28 * HEAD, -0.09 * HEAD],
      ],
      13,
    ),
  ]
  const front = [
    ...drawWheel(hub, wheelRadius, false, tones.base),
    drawTube([caster, [caster[0] - 0.04 * HEAD, seatY + 10]], 10),
    ellipse(caster[0], caster[1], 0.12 * HEAD, 0.12 * HEAD, undefined, { stroke: TYRE, strokeWidth: 10 }),
  ]
  return { back, front }
}

/** Front and back view: the wheels are seen edge-on, leaning in at the top. */
function drawChairHeadOn(ctx: RigContext, bones: Skeleton): MobilityAid {
  const tones = getGearTones(ctx.look)
  const py = bones.pelvis[1]
  const x = bones.pelvis[0]
  const { wheelRadius, halfWidth } = planWheelchair(ctx)
  const seatY = py + 0.2 * HEAD
  const wheels: Node[] = ([-1, 1] as const).flatMap((k) => {
    const [top, low] = [x + k * (halfWidth - 10), x + k * (halfWidth + 22)]
    const between = (t: number): Point => [top + (low - top) * t, -2 * wheelRadius + 12 + (2 * wheelRadius - 24) * t]
    return [
      path(coarsePen.sweep([0, 0.22, 0.5, 0.78, 1].map(between), [20, 34, 40, 34, 20], [0.3, 0.3]), TYRE),
      path(
        coarsePen.sweep(
          [0.12, 0.5, 0.88].map((t) => add(between(t), [-k * 10, 0])),
          [8, 14, 8],
        ),
        RIM,
      ),
      ellipse(...add(between(0.5), [k * 6, 0]), 7, 13, tones.base),
    ]
  })
  const backrest = coarsePen.smooth(
    [
      [x - halfWidth * 0.8, seatY],
      [x - halfWidth * 0.84, py - 0.35 * HEAD],
      [x - halfWidth * 0.74, py - 0.66 * HEAD],
      [x, py - 0.7 * HEAD],
      [x + halfWidth * 0.74, py - 0.66 * HEAD],
      [x + halfWidth * 0.84, py - 0.35 * HEAD],
      [x + halfWidth * 0.8, seatY],
    ],
    true,
    0.7,
  )
  const leftHandle = drawTube(
    [
      [x - halfWidth * 0.74, py - 0.5 * HEAD],
      [x - halfWidth * 0.76, py - 0.8 * HEAD],
    ],
    14,
  )
  const rightHandle = drawTube(
    [
      [x + halfWidth * 0.74, py - 0.5 * HEAD],
      [x + halfWidth * 0.76, py - 0.8 * HEAD],
    ],
    14,
  )
  const seat = rect(
    Math.round(x - halfWidth * 0.9),
    Math.round(seatY - 0.04 * HEAD),
    Math.round(halfWidth * 1.8),
    Math.round(0.15 * HEAD),
    tones.base,
    { radius: 12 },
  )
  // Side guards, which keep clothes out of the spokes.
  const guards: Node[] = ([-1, 1] as const).map((k) =>
    path(
      coarsePen.smooth(
        [
          [x + k * halfWidth * 0.7, seatY + 0.06 * HEAD],
          [x + k * halfWidth * 0.7, py - 0.2 * HEAD],
          [x + k * halfWidth * 0.86, py - 0.26 * HEAD],
          [x + k * halfWidth * 0.9, seatY + 0.06 * HEAD],
        ],
        true,
        0.5,
      ),
      tones.dark,
    ),
  )
  const casters: Node[] = ([-1, 1] as const).map((k) =>
    path(
      coarsePen.sweep(
        [
          [x + k * halfWidth * 0.72, -0.22 * HEAD],
          [x + k * halfWidth * 0.74, -10],
        ],
        [18, 20],
      ),
      TYRE,
    ),
  )
  const plate = path(
    coarsePen.sweep(
      [
        [x - halfWidth * 0.6, -0.05 * HEAD],
        [x + halfWidth * 0.6, -0.05 * HEAD],
      ],
      [14],
    ),
    TUBE,
  )
  const leftPost = drawTube(
    [
      [x - halfWidth * 0.7, seatY],
      [x - halfWidth * 0.62, -0.06 * HEAD],
    ],
    10,
  )
  const rightPost = drawTube(
    [
      [x + halfWidth * 0.7, seatY],
      [x + halfWidth * 0.62, -0.06 * HEAD],
    ],
    10,
  )
  if (ctx.view === 'back')
    return {
      back: [plate, leftPost, rightPost],
      front: [
        ...casters,
        seat,
        ctx.drawForm(
          backrest,
          tones,
          [10, 4],
          [
            path(
              coarsePen.brushStroke(
                [x - halfWidth * 0.7, py - 0.2 * HEAD],
                [x + halfWidth * 0.7, py - 0.2 * HEAD],
                10,
                9,
              ),
              tones.dark,
            ),
          ],
        ),
        leftHandle,
        rightHandle,
        ...wheels,
      ],
    }
  return {
    back: [
      ctx.drawForm(backrest, { ...tones, base: tones.dark, dark: tones.deep }, [8, 4]),
      leftHandle,
      rightHandle,
      seat,
      plate,
      leftPost,
      rightPost,
      ...casters,
      ...guards,
    ],
    front: wheels,
  }
}
