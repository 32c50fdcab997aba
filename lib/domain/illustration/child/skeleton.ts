// Bones from a posture: everything that is drawn later hangs on these points.
import type { View } from '../figure'
import { add, lerpPoint, clamp, lerp, mul, normalise, perpendicular, solveTwoBoneIk, sub } from '../kit/vector'
import type { Point } from '../scene'
import type { Context } from './context'
import { type Bones, cos, hang, HEAD, radians, sin, table } from './geometry'
import type { Measures } from './proportions'
import type { ArmPose, LegPose, Posture } from './posture'

export interface Skeleton {
  posture: Posture
  pelvis: Point
  chest: Point
  hipA: Point
  hipB: Point
  armA: Bones
  armB: Bones
  legA: Bones
  legB: Bones
  head: Point
  /** Degrees. */
  tilt: number
  /** The spine at t: 0 pelvis, 1 base of the neck. */
  spine(t: number): Point
  across(t: number): Point
  /** The torso at height t and s across, -1 .. 1. */
  on(t: number, s: number): Point
  /** At height t, so many units across. */
  beside(t: number, units: number): Point
}

const WIDE: Record<View, number> = { front: 1, back: 1, threeQuarter: 0.84, side: 0.62 }
const SPREAD: Record<View, number> = { front: 1, back: 1, threeQuarter: 0.7, side: 0.1 }
export const widthOf = (view: View): number => WIDE[view]

export function skeleton(c: Context, p: Posture): Skeleton {
  const { m, view, turned } = c
  const hipY = -(m.leg - m.ankle) * p.hip - m.ankle - (p.air ?? 0) * m.leg
  const pelvis: Point = [-(p.sway ?? 0) * HEAD, hipY]
  const chest = add(pelvis, [sin(p.lean) * m.torso, -cos(p.lean) * m.torso])
  const bowed = add(
    lerpPoint(pelvis, chest, 0.5),
    mul(perpendicular(normalise(sub(chest, pelvis))), p.arch * HEAD * 1.6),
  )
  const spine = (t: number): Point =>
    add(add(mul(pelvis, (1 - t) ** 2), mul(bowed, 2 * t * (1 - t))), mul(chest, t * t))
  const across = (t: number): Point => perpendicular(normalise(sub(spine(t + 0.05), spine(t - 0.05))))
  const belly = turned ? m.belly : 0
  const half = (t: number): number =>
    WIDE[view] *
    table(t, [
      [-0.2, m.hips * 0.46],
      [0, m.hips * 0.52],
      [0.3, m.waist * 0.52],
      [0.6, lerp(m.waist, m.shoulders, 0.55) * 0.49],
      [0.8, m.shoulders * 0.47],
      [0.9, m.shoulders * 0.43],
      [0.97, m.shoulders * 0.33],
      [1.03, HEAD * 0.15],
    ])
  const on = (t: number, s: number): Point =>
    add(spine(t), mul(across(t), half(t) * s + (s > 0 ? belly * Math.sin(clamp(t + 0.1) * Math.PI) * s : 0)))
  const shoulder = (side: 1 | -1): Point =>
    add(add(spine(0.83), mul(across(0.83), side * m.shoulders * 0.385 * SPREAD[view])), [0, -(p.shrug ?? 0) * HEAD])
  const hip = (side: 1 | -1): Point => add(pelvis, [side * m.hips * 0.25 * SPREAD[view], 0])
  const tilt = p.head[0] + p.lean * 0.35
  const neck = m.neck + 0.47 * HEAD * m.big
  const ahead = view === 'side' ? 0.05 : view === 'threeQuarter' ? 0.025 : 0
  const head = add(chest, [sin(p.lean * 0.7 + tilt * 0.25) * neck + ahead * HEAD, -cos(p.lean * 0.7) * neck])
  const inHead = ([x, y]: Point): Point => {
    const [co, si] = [Math.cos(radians(tilt)), Math.sin(radians(tilt))]
    return add(head, [(x * co - y * si) * HEAD, (x * si + y * co) * HEAD])
  }
  const [hipA, hipB] = [hip(-1), hip(1)]
  return {
    posture: p,
    pelvis,
    chest,
    hipA,
    hipB,
    head,
    tilt,
    spine,
    across,
    on,
    armA: armBones(m, shoulder(-1), p.armA, -1, inHead),
    armB: armBones(m, shoulder(1), p.armB, 1, inHead),
    legA: legBones(m, hipA, p.legA, -1, p.air ?? 0, turned),
    legB: legBones(m, hipB, p.legB, 1, p.air ?? 0, turned),
    beside: (t, units) => add(spine(t), mul(across(t), units)),
  }
}

function armBones(m: Measures, shoulder: Point, a: ArmPose, side: 1 | -1, inHead: (p: Point) => Point): Bones {
  const [upper, fore] = [m.upperArm * (a.length ?? 1), m.foreArm * (a.length ?? 1)]
  // little ones have short arms and big heads: raised hands go wider, so that they don't cover the face
  const young = clamp((m.k - 0.35) / 0.5)
  if (a.angles) {
    const [first, second] = a.angles
    const elbow = hang(shoulder, first, upper)
    return [shoulder, elbow, hang(elbow, second - (Math.abs(second) > 125 ? Math.sign(second) * 26 * young : 0), fore)]
  }
  const [x, y] = a.to ?? [0, 1]
  const target =
    a.at ??
    (a.head ? inHead(a.head) : add(shoulder, mul([y < -0.3 ? x * (1 + 0.45 * young) : x, y], m.upperArm + m.foreArm)))
  const bend = a.bend ?? (side > 0 ? -1 : 1)
  const bent = solveTwoBoneIk(shoulder, target, upper, fore, bend)
  // A finger on the chin of somebody with long arms: they fold downwards, for an elbow above the shoulder would be before the mouth.
  return [
    shoulder,
    ...(a.head && a.hand === 'point' && bent[0][1] < shoulder[1]
      ? solveTwoBoneIk(shoulder, target, upper, fore, bend === 1 ? -1 : 1)
      : bent),
  ]
}

function legBones(m: Measures, hip: Point, l: LegPose, side: 1 | -1, air: number, turned: boolean): Bones {
  if (l.angles) {
    const knee = hang(hip, l.angles[0], m.thigh * (l.thigh ?? 1))
    return [hip, knee, hang(knee, l.angles[1], m.shin * (l.shin ?? 1))]
  }
  const [x, y] = l.foot ?? [0, 0]
  return [
    hip,
    ...solveTwoBoneIk(
      hip,
      [x * m.leg, -m.ankle - (y + air) * m.leg],
      m.thigh,
      m.shin,
      l.bend ?? (turned || side > 0 ? -1 : 1),
    ),
  ]
}
