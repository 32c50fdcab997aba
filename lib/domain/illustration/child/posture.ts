// Poses are data: what each may say.
import type { Point } from '../scene'
import type { Expression } from './feelings'
import type { HandShape } from './hands'

export interface ArmPose {
  /** From the shoulder, in arm lengths, y down. */
  to?: Point
  /** From the head's centre, in heads. */
  head?: Point
  /** On the page: a grip to hold on to. */
  at?: Point
  /** Upper and fore arm: degrees from hanging, + forward. Wins over the three above. */
  angles?: readonly [number, number]
  /** Foreshortening of both bones. */
  length?: number
  /** The side on which the elbow lies. */
  bend?: 1 | -1
  hand: HandShape
  /** Degrees of the hand, where it does not go on with the arm: 0 ahead, 90 down. */
  aim?: number
  /** over: before the head. under: before the torso, behind the head. behind: behind the torso. */
  layer?: 'over' | 'under' | 'behind'
}
export interface LegPose {
  /** Where the ankle stands: in leg lengths from below the pelvis, y up. */
  foot?: Point
  /** Thigh and shin: degrees from hanging, + forward. Wins over `foot`. */
  angles?: readonly [number, number]
  thigh?: number
  shin?: number
  bend?: 1 | -1
  /** Degrees of the foot, + toe down. */
  toe?: number
  /** The shin is folded away behind. */
  hidden?: boolean
}
export interface Posture {
  /** Height of the pelvis in leg lengths: 1 is straight legs. */
  hip: number
  /** Lift off the ground in leg lengths. */
  air?: number
  /** Degrees of the spine, + forward. */
  lean: number
  /** Bow of the spine, + belly forward: the line of action. */
  arch: number
  sway?: number
  /** Raised shoulders, in heads. */
  shrug?: number
  /** Tilt in degrees, nod -1 up .. 1 down. */
  head: readonly [number, number]
  armA: ArmPose
  armB: ArmPose
  legA: LegPose
  legB: LegPose
  /** Legs before the torso. */
  legsOver?: boolean
  /** Lies on its side, turned by this many degrees. */
  turn?: number
  eyes?: Expression
}
/** A is near (left on the page when facing front), B is far. */
export interface Pose {
  front?: Posture
  turned?: Posture
}
