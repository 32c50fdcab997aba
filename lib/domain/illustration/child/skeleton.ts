// Solves the skeleton of a posture: the joints from which everything is drawn.
import type { View } from '../figure'
import { add, lerpPoint, clamp, lerp, mul, normalise, perpendicular, solveTwoBoneIk, sub } from '../kit/vector'
import type { Point } from '../scene'
import type { RigContext } from './context'
import { type LimbJoints, cosDegrees, swingPoint, HEAD, toRadians, sinDegrees, interpolateTable } from './geometry'
import type { Proportions } from './proportions'
import type { ArmPose, LegPose, Posture } from './posture'

export interface Skeleton {
  posture: Posture
  pelvis: Point
  chest: Point
  hipA: Point
  hipB: Point
  armA: LimbJoints
  armB: LimbJoints
  legA: LimbJoints
  legB: LimbJoints
  head: Point
  /** Tilt of the head, in degrees. */
  tilt: number
  /** Point on the spine at t: 0 pelvis, 1 base of the neck. */
  spine(t: number): Point
  across(t: number): Point
  /** Point on the torso at height t, s across from -1 to 1. */
  on(t: number, s: number): Point
  /** Point at height t, this many units across. */
  beside(t: number, units: number): Point
}

const VIEW_WIDTH: Record<View, number> = { front: 1, back: 1, threeQuarter: 0.84, side: 0.62 }
const JOINT_SPREAD: Record<View, number> = { front: 1, back: 1, threeQuarter: 0.7, side: 0.1 }
export const getViewWidth = (view: View): number => VIEW_WIDTH[view]

export function buildSkeleton(ctx: RigContext, posture: Posture): Skeleton {
  const { body, view, turned } = ctx
  const hipY = -(body.leg - body.ankle) * posture.hip - body.ankle - (posture.air ?? 0) * body.leg
  const pelvis: Point = [-(posture.sway ?? 0) * HEAD, hipY]
  const chest = add(pelvis, [sinDegrees(posture.lean) * body.torso, -cosDegrees(posture.lean) * body.torso])
  const spineHandle = add(
    lerpPoint(pelvis, chest, 0.5),
    mul(perpendicular(normalise(sub(chest, pelvis))), posture.arch * HEAD * 1.6),
  )
  const spine = (t: number): Point =>
    add(add(mul(pelvis, (1 - t) ** 2), mul(spineHandle, 2 * t * (1 - t))), mul(chest, t * t))
  const across = (t: number): Point => perpendicular(normalise(sub(spine(t + 0.05), spine(t - 0.05))))
  const belly = turned ? body.belly : 0
  const halfWidthAt = (t: number): number =>
    VIEW_WIDTH[view] *
    interpolateTable(t, [
      [-0.2, body.hips * 0.46],
      [0, body.hips * 0.52],
      [0.3, body.waist * 0.52],
      [0.6, lerp(body.waist, body.shoulders, 0.55) * 0.49],
      [0.8, body.shoulders * 0.47],
      [0.9, body.shoulders * 0.43],
      [0.97, body.shoulders * 0.33],
      [1.03, HEAD * 0.15],
    ])
  const on = (t: number, s: number): Point =>
    add(spine(t), mul(across(t), halfWidthAt(t) * s + (s > 0 ? belly * Math.sin(clamp(t + 0.1) * Math.PI) * s : 0)))
  const shoulder = (side: 1 | -1): Point =>
    add(add(spine(0.83), mul(across(0.83), side * body.shoulders * 0.385 * JOINT_SPREAD[view])), [
      0,
      -(posture.shrug ?? 0) * HEAD,
    ])
  const hip = (side: 1 | -1): Point => add(pelvis, [side * body.hips * 0.25 * JOINT_SPREAD[view], 0])
  const tilt = posture.head[0] + posture.lean * 0.35
  const neck = body.neck + 0.47 * HEAD * body.headScale
  const ahead = view === 'side' ? 0.05 : view === 'threeQuarter' ? 0.025 : 0
  const head = add(chest, [
    sinDegrees(posture.lean * 0.7 + tilt * 0.25) * neck + ahead * HEAD,
    -cosDegrees(posture.lean * 0.7) * neck,
  ])
  const inHead = ([x, y]: Point): Point => {
    const [co, si] = [Math.cos(toRadians(tilt)), Math.sin(toRadians(tilt))]
    return add(head, [(x * co - y * si) * HEAD, (x * si + y * co) * HEAD])
  }
  const [hipA, hipB] = [hip(-1), hip(1)]
  return {
    posture: posture,
    pelvis,
    chest,
    hipA,
    hipB,
    head,
    tilt,
    spine,
    across,
    on,
    armA: solveArm(body, shoulder(-1), posture.armA, -1, inHead),
    armB: solveArm(body, shoulder(1), posture.armB, 1, inHead),
    legA: solveLeg(body, hipA, posture.legA, -1, posture.air ?? 0, turned),
    legB: solveLeg(body, hipB, posture.legB, 1, posture.air ?? 0, turned),
    beside: (t, units) => add(spine(t), mul(across(t), units)),
  }
}

function solveArm(
  body: Proportions,
  shoulder: Point,
  armPose: ArmPose,
  side: 1 | -1,
  inHead: (p: Point) => Point,
): LimbJoints {
  const [upper, fore] = [body.upperArm * (armPose.length ?? 1), body.foreArm * (armPose.length ?? 1)]
  // small children have short arms and big heads: raised hands go wider, to keep the face clear
  const young = clamp((body.youth - 0.35) / 0.5)
  if (armPose.angles) {
    const [first, second] = armPose.angles
    const elbow = swingPoint(shoulder, first, upper)
    return [
      shoulder,
      elbow,
      swingPoint(elbow, second - (Math.abs(second) > 125 ? Math.sign(second) * 26 * young : 0), fore),
    ]
  }
  const [x, y] = armPose.to ?? [0, 1]
  const target =
    armPose.at ??
    (armPose.head
      ? inHead(armPose.head)
      : add(shoulder, mul([y < -0.3 ? x * (1 + 0.45 * young) : x, y], body.upperArm + body.foreArm)))
  const bend = armPose.bend ?? (side > 0 ? -1 : 1)
  const bent = solveTwoBoneIk(shoulder, target, upper, fore, bend)
  // With long arms a finger on the chin would put the elbow in front of the mouth: the arm bends downwards instead.
  return [
    shoulder,
    ...(armPose.head && armPose.hand === 'point' && bent[0][1] < shoulder[1]
      ? solveTwoBoneIk(shoulder, target, upper, fore, bend === 1 ? -1 : 1)
      : bent),
  ]
}

function solveLeg(
  body: Proportions,
  hip: Point,
  legPose: LegPose,
  side: 1 | -1,
  air: number,
  turned: boolean,
): LimbJoints {
  if (legPose.angles) {
    const knee = swingPoint(hip, legPose.angles[0], body.thigh * (legPose.thigh ?? 1))
    return [hip, knee, swingPoint(knee, legPose.angles[1], body.shin * (legPose.shin ?? 1))]
  }
  const [x, y] = legPose.foot ?? [0, 0]
  return [
    hip,
    ...solveTwoBoneIk(
      hip,
      [x * body.leg, -body.ankle - (y + air) * body.leg],
      body.thigh,
      body.shin,
      legPose.bend ?? (turned || side > 0 ? -1 : 1),
    ),
  ]
}
