// Poses fitted to who does them: seated in a wheelchair, at a walking frame, with something in the hands.
import type { Drawing, View } from '../figure'
import { clamp } from '../kit/vector'
import type { Point } from '../scene'
import { POSES } from './poses'
import type { ArmPose, Posture } from './posture'

type Arms = Pick<Posture, 'armA' | 'armB'>
const LYING = new Set(['sleep', 'lie'])
export const liesDown = (pose: string): boolean => LYING.has(pose)

/** Hands where a seated child has them, where the standing arms would have no sense. */
const ON_RIMS: Record<'front' | 'turned', Arms> = {
  turned: { armA: { to: [0.12, 0.74], bend: 1, hand: 'fist' }, armB: { angles: [14, 62], hand: 'relaxed' } },
  front: { armA: { to: [-0.2, 0.72], bend: 1, hand: 'fist' }, armB: { to: [0.2, 0.72], bend: -1, hand: 'fist' } },
}
const ON_LAP: Record<'front' | 'turned', Arms> = {
  turned: { armA: { angles: [4, 58], hand: 'flat' }, armB: { angles: [14, 66], hand: 'relaxed' } },
  front: { armA: { to: [0.06, 0.66], length: 0.95, bend: 1, hand: 'relaxed' }, armB: { to: [-0.06, 0.66], length: 0.95, bend: -1, hand: 'relaxed' } },
}
const RUN: Arms = { armA: { angles: [28, 34], hand: 'fist' }, armB: { angles: [34, 44], hand: 'fist' } }
const DOWN: Arms = { armA: { angles: [12, 26], hand: 'relaxed' }, armB: { angles: [38, 48], hand: 'open' } }

function seatedArms(pose: string, posture: Posture, key: 'front' | 'turned'): Arms {
  if (pose === 'walk' || (pose === 'run' && key === 'front')) return ON_RIMS[key]
  if (pose === 'run') return RUN
  if (pose === 'crouch' && key === 'turned') return DOWN
  if (pose === 'sit' || pose === 'kneel' || pose === 'crouch') return ON_LAP[key]
  return posture
}

/** Seated in the wheelchair: legs and seat are given, arms, torso and head still act. */
export function seated(pose: string, posture: Posture, view: View): Posture {
  const turned = view === 'threeQuarter' || view === 'side'
  const arms = seatedArms(pose, posture, turned ? 'turned' : 'front')
  const low = posture.hip < 0.6 && !posture.air
  return {
    hip: 0.6,
    lean: pose === 'crouch' && turned ? 24 : pose === 'run' && turned ? 14 : clamp(posture.lean * 0.6, -6, 12),
    arch: clamp(posture.arch, 0, 0.06),
    shrug: posture.shrug ?? 0,
    head: low ? [posture.head[0] * 0.6, posture.head[1]] : posture.head,
    armA: arms.armA, armB: arms.armB,
    ...(turned
      ? { legA: { angles: [82, 10], toe: 0 }, legB: { angles: [78, 14], toe: 0 } }
      : { legsOver: view === 'front', legA: { angles: [-22, 0], thigh: 0.34, shin: 0.86 }, legB: { angles: [22, 0], thigh: 0.34, shin: 0.86 } }),
    ...(posture.eyes ? { eyes: posture.eyes } : {}),
  }
}

const RESTING = new Set(['stand', 'walk', 'run', 'look-up'])
/** At a frame both hands rest on the grips; when one acts, the near one still holds on, unless it acts too. */
export function atFrame(pose: string, posture: Posture, gripA: Point, gripB: Point): Posture {
  const hold = (a: ArmPose, at: Point): ArmPose => ({ at, hand: 'fist', aim: 10, ...(a.bend ? { bend: a.bend } : {}) })
  const both = RESTING.has(pose)
  const free = ['point', 'wave', 'reach', 'whisper', 'shrug'].includes(pose)
  const walking = pose === 'run' || pose === 'jump' ? (POSES.walk.turned ?? posture) : posture
  return {
    ...posture, hip: walking.hip, air: pose === 'jump' ? 0.08 : 0, legA: walking.legA, legB: walking.legB, lean: clamp(posture.lean, -4, 8),
    armA: both || free ? hold(posture.armA, gripA) : posture.armA,
    armB: both ? hold(posture.armB, gripB) : posture.armB,
  }
}

const HOLDS_BOTH = new Set(['carry', 'hug', 'read', 'lie', 'reach', 'celebrate'])
const HANGING = new Set(['stand', 'walk', 'look-up', 'point', 'wave', 'whisper', 'sit', 'kneel', 'run', 'crouch'])
/** The arms that hold something, the hands closed on it. */
export function holding(pose: string, posture: Posture, held: NonNullable<Drawing['held']>, turned: boolean): Posture {
  const carry = turned ? POSES.carry.turned : POSES.carry.front
  if (held.hand === 'both') return HOLDS_BOTH.has(pose) || !carry ? posture : { ...posture, armA: carry.armA, armB: carry.armB }
  const up = (near: boolean): ArmPose =>
    turned ? { angles: near ? [2, 72] : [16, 78], hand: 'grip' } : { to: near ? [-0.2, 0.6] : [0.2, 0.6], bend: near ? 1 : -1, hand: 'grip', length: 0.95 }
  const grip = (a: ArmPose, near: boolean): ArmPose => (HANGING.has(pose) ? up(near) : { ...a, hand: a.hand === 'flat' ? 'flat' : 'grip' })
  return held.hand === 'near' ? { ...posture, armA: grip(posture.armA, true) } : { ...posture, armB: pose === 'point' || pose === 'wave' ? { ...posture.armB, hand: 'grip' } : grip(posture.armB, false) }
}
