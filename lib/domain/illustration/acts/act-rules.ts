// Rules of acts: the pose from which they begin, where the thing is, which hand is where on it, and the layers, with
// the stances that several share. Everything faces right: `near` is the hand on our side, a thing's left side is the
// one towards its actor.
import type { ChildPose } from '../direction'
import type { Features } from '../child/feelings'
import type { HandShape } from '../child/hands'
import type { Posture } from '../child/posture'
import type { Point } from '../scene'
import type { AnchorName } from './act-thing'
import type { EffectName } from './effects'

export type BodyPoint = 'mouth' | 'face' | 'crown' | 'neck' | 'chest' | 'lap' | 'hip' | 'foot' | 'ground' | 'hand'

export interface HandRule {
  /** Anchor of the thing; or a point of the body, `by` heads away, if the hand holds a tool or nothing. */
  at?: AnchorName
  body?: BodyPoint
  by?: Point
  shape: HandShape
  /** Angle of the hand: 0 ahead, 90 down. It continues the forearm if left out. */
  aim?: number
  /** Held between the fingertips, so that a small thing is not hidden by its hand. */
  tips?: true
  /** The thing is pulled over this hand, so that no fingers lie over it. */
  inside?: true
  /** A tool in this hand, whose tip touches the anchor. */
  tool?: 'crayon' | 'brush' | 'glue' | 'beater' | 'feather'
}
interface Common {
  pose: ChildPose
  lean?: number
  /** Tilt of the head in degrees and nod, as in a posture. */
  head?: readonly [number, number]
  legs?: (Pick<Posture, 'legA' | 'legB'> & { hip?: number; air?: number }) | undefined
  near?: HandRule
  far?: HandRule
  /** Whether the thing lies behind the body, between the arms, or in front of all but the fingers. */
  layer?: 'behind' | 'between' | 'front'
  effect?: EffectName | undefined
  mouth?: Features['mouth']
  /** One eye is shut. */
  winks?: true
}
/**
 * The thing is carried: one of its anchors is at a point of the body, `by` heads away (ahead, down), turned by
 * degrees.
 */
export interface HeldAct extends Common {
  place: { anchor: AnchorName; at: BodyPoint; by: Point; angle?: number }
}
/**
 * The thing stands on the ground or hangs on a wall, as near as the arms reach. Heights of the hands are shares of the
 * actor's own height; `inset` is how far they are from its near edge, as a share of its width.
 */
export interface StandingAct extends Common {
  heights?: { near?: number; far?: number }
  inset?: number
  /** The contact is this many heads ahead of the shoulder, instead of an arm's length. */
  over?: number | undefined
  /** The far hand is at its far edge. */
  farEdge?: true | undefined
  /** The mouth is at its near edge. */
  mouthTo?: true
}
export interface PersonAct {
  held: HeldAct
  standing: StandingAct
}

export const stride = {
  legA: { foot: [-0.52, 0.03], toe: 26 },
  legB: { foot: [0.34, 0], bend: -1 },
  hip: 0.86,
} as const
export const braced = {
  legA: { foot: [-0.2, 0], toe: 0 },
  legB: { foot: [0.5, 0.02], toe: -16 },
  hip: 0.88,
} as const
export const seatedKnees = {
  hip: 0.13,
  legA: { angles: [131, 27], toe: 0 },
  legB: { angles: [126, 33], toe: 0 },
} as const
export const squat = {
  hip: 0.44,
  legA: { angles: [84, -34], toe: 4 },
  legB: { angles: [100, -26], toe: 0 },
} as const

export const touching: StandingAct = {
  pose: 'stand',
  lean: 6,
  heights: { near: 0.62 },
  near: { shape: 'cover' },
  inset: 0.12,
}
export const atChest = (x: number, y: number, angle = 0): HeldAct['place'] => ({
  anchor: 'centre',
  at: 'chest',
  by: [x, y],
  angle,
})
