// The type of a posture. Postures are data: targets and angles, from which the skeleton is solved.
import type { Point } from '../scene'
import type { Expression } from './feelings'
import type { HandShape } from './hands'

export interface ArmPose {
  /** Target of the wrist relative to the shoulder, in arm lengths, y down. */
  to?: Point
  /** Target of the wrist relative to the head's centre, in heads. */
  head?: Point
  /** Target of the wrist in rig units: a grip to hold. */
  at?: Point
  /** Angles of upper arm and forearm in degrees from hanging, + forward. Takes precedence over the three targets. */
  angles?: readonly [number, number]
  /** Scales both bones (foreshortening). */
  length?: number
  /** The side on which the elbow lies. */
  bend?: 1 | -1
  hand: HandShape
  /** Angle of the hand in degrees if it does not continue the arm: 0 ahead, 90 down. */
  aim?: number
  /**
   * Layer order. over: in front of the head. under: in front of the torso, behind the head. behind: behind the torso.
   */
  layer?: 'over' | 'under' | 'behind'
}
export interface LegPose {
  /** Target of the ankle from the ground below the pelvis, in leg lengths, y up. */
  foot?: Point
  /** Angles of thigh and shin in degrees from hanging, + forward. Takes precedence over `foot`. */
  angles?: readonly [number, number]
  thigh?: number
  shin?: number
  bend?: 1 | -1
  /** Angle of the foot in degrees, + toe down. */
  toe?: number
  /** The shin is folded away behind. */
  hidden?: boolean
}
export interface Posture {
  /** Height of the pelvis in leg lengths: 1 is straight legs. */
  hip: number
  /** Lift off the ground in leg lengths. */
  air?: number
  /** Lean of the spine in degrees, + forward. */
  lean: number
  /** Bend of the spine, + belly forward: the line of action. */
  arch: number
  sway?: number
  /** How far the shoulders are raised, in heads. */
  shrug?: number
  /** Tilt in degrees; nod from -1 (up) to 1 (down). */
  head: readonly [number, number]
  armA: ArmPose
  armB: ArmPose
  legA: LegPose
  legB: LegPose
  /** Legs are drawn in front of the torso. */
  legsOver?: boolean
  /** The whole figure is rotated by this many degrees, to lie on its side. */
  turn?: number
  eyes?: Expression
}
/** A is near (left on the page when facing front), B is far. */
export interface Pose {
  front?: Posture
  turned?: Posture
}
