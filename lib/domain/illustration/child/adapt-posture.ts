// Adapts postures: seated in a wheelchair, at a walking frame, with a pet or a prop in the hands.
import type { FigureSpec, View } from '../figure'
import { clamp } from '../kit/vector'
import { bounds } from '../print/node-tree'
import type { Point } from '../scene'
import { POSES } from './poses'
import type { ArmPose, Posture } from './posture'
import { getArmsOnSeat } from './stances'
import { SEAT_HEIGHT, type WheelchairPlan } from './wheelchair'

type Held = NonNullable<FigureSpec['held']>
type ArmPoses = Pick<Posture, 'armA' | 'armB'>
type WheelRims = Pick<WheelchairPlan, 'rimA' | 'rimB'>
const LYING = new Set(['sleep', 'lie'])
export const isLying = (pose: string): boolean => LYING.has(pose)

const placeHandsOnRims = (rims: WheelRims): ArmPoses => ({
  armA: { at: rims.rimA, bend: 1, hand: 'fist', aim: 40 },
  armB: { at: rims.rimB, bend: rims.rimB[0] > 60 ? -1 : 1, hand: 'fist', aim: rims.rimB[0] > 60 ? 140 : 40 },
})
/** Arms of a seated child, where those of the standing posture make no sense. */
export const ON_LAP: Record<'front' | 'turned', ArmPoses> = {
  turned: { armA: { angles: [4, 58], hand: 'flat' }, armB: { angles: [14, 66], hand: 'relaxed' } },
  front: {
    armA: { to: [0.06, 0.66], length: 0.95, bend: 1, hand: 'relaxed' },
    armB: { to: [-0.06, 0.66], length: 0.95, bend: -1, hand: 'relaxed' },
  },
}
const DOWN: ArmPoses = { armA: { angles: [12, 26], hand: 'relaxed' }, armB: { angles: [38, 48], hand: 'open' } }

const isArmHanging = (armPose: ArmPose): boolean =>
  armPose.angles !== undefined && Math.abs(armPose.angles[0]) < 45 && Math.abs(armPose.angles[1]) < 45

function poseSeatedArms(
  pose: string,
  posture: Posture,
  facing: 'front' | 'turned',
  rims: WheelRims,
  { feeling, held, carriesPet }: FigureSpec,
): ArmPoses {
  if (carriesPet) return posture
  if (pose === 'walk' || pose === 'run') return placeHandsOnRims(rims)
  if (pose === 'crouch' && facing === 'turned') return DOWN
  if (pose === 'sit' && !held) return getArmsOnSeat(feeling, facing) ?? ON_LAP[facing]
  if (pose === 'sit' || pose === 'kneel' || pose === 'crouch') return ON_LAP[facing]
  // an arm that would hang down rests on the wheel or in the lap
  if (facing === 'turned')
    return {
      armA: isArmHanging(posture.armA) ? placeHandsOnRims(rims).armA : posture.armA,
      armB: isArmHanging(posture.armB) ? ON_LAP.turned.armB : posture.armB,
    }
  return posture
}

/** Seated in a wheelchair: legs and seat are fixed; arms, torso and head still follow the pose. */
export function seatInWheelchair(
  pose: string,
  posture: Posture,
  view: View,
  rims: WheelRims,
  spec: FigureSpec,
): Posture {
  const turned = view === 'threeQuarter' || view === 'side'
  const arms = poseSeatedArms(pose, posture, turned ? 'turned' : 'front', rims, spec)
  const low = posture.hip < 0.6 && !posture.air
  return {
    hip: SEAT_HEIGHT,
    lean:
      pose === 'bow'
        ? 36
        : pose === 'crouch' && turned
          ? 24
          : pose === 'run' && turned
            ? 14
            : clamp(posture.lean * 0.6, -6, 12),
    arch: clamp(posture.arch, 0, 0.06),
    shrug: posture.shrug ?? 0,
    head: low ? [posture.head[0] * 0.6, posture.head[1]] : posture.head,
    armA: arms.armA,
    armB: arms.armB,
    ...(turned
      ? { legA: { angles: [82, 10], toe: 0 }, legB: { angles: [78, 14], toe: 0 } }
      : {
          legsOver: view === 'front',
          legA: { angles: [-40, 10], thigh: 0.46, shin: 0.86 },
          legB: { angles: [40, -10], thigh: 0.46, shin: 0.86 },
        }),
    ...(posture.eyes ? { eyes: posture.eyes } : {}),
  }
}

const RESTING = new Set(['stand', 'walk', 'run', 'look-up'])
/**
 * At a walking frame both hands rest on the grips. In poses in which one acts, the near hand still holds on, unless it
 * is busy.
 */
export function holdWalkingFrame(
  pose: string,
  posture: Posture,
  turned: boolean,
  gripA: Point,
  gripB: Point,
  busy: Held['hand'] | undefined,
): Posture {
  const hold = (armPose: ArmPose, at: Point): ArmPose => ({
    at,
    hand: 'fist',
    aim: 10,
    ...(armPose.bend ? { bend: armPose.bend } : {}),
  })
  const both = RESTING.has(pose)
  const free = ['point', 'wave', 'reach', 'whisper', 'hush', 'shrug'].includes(pose)
  const legs = POSES[pose === 'run' || pose === 'walk' ? 'walk' : 'stand'][turned ? 'turned' : 'front'] ?? posture
  return {
    ...posture,
    hip: legs.hip,
    air: 0,
    legA: legs.legA,
    legB: legs.legB,
    lean: clamp(posture.lean, -4, 8),
    armA: (both || free) && (busy === undefined || busy === 'far') ? hold(posture.armA, gripA) : posture.armA,
    armB: both && (busy === undefined || busy === 'near') ? hold(posture.armB, gripB) : posture.armB,
  }
}

/** Both arms round a pet, whatever the legs do. */
export const carryPet = (posture: Posture, facing: 'front' | 'turned'): Posture => {
  const arms = POSES.carry[facing]
  // The far hand ends under the pet.
  return arms
    ? {
        ...posture,
        armA: arms.armA,
        armB: facing === 'turned' ? { angles: [8, 86], length: 0.9, hand: 'flat' } : arms.armB,
      }
    : posture
}

/** A prop in both hands is held out in front of the chest, never in front of the face. */
const HELD_OUT: ArmPoses = { armA: { angles: [50, 90], hand: 'flat' }, armB: { angles: [60, 94], hand: 'flat' } }
const REACHES = new Set(['reach', 'celebrate', 'jump'])
const HOLDS_BOTH = new Set(['carry', 'hug', 'read', 'lie'])
const HANGING = new Set([
  'stand',
  'walk',
  'look-up',
  'point',
  'wave',
  'whisper',
  'hush',
  'sit',
  'kneel',
  'run',
  'crouch',
  'hide',
])
/** Centimetres below which a hand or an arm would hide a thing. */
export const SMALL_IN_HAND = 24
/** A prop that rises this far above its grip (umbrella, balloon; in heights of the child) is held up in one hand. */
const ALOFT = -0.36
export const preferOneHand = (held: Held, size: number): Held =>
  held.hand === 'both' && bounds(held.nodes).y < ALOFT * size ? { ...held, hand: 'far' } : held

/**
 * Arm angles by the shape of the prop: what rises above the hand is held ahead, clear of the face; what hangs below it,
 * beside the leg.
 */
const HOLDING = {
  aloft: { near: [30, 126], far: [48, 134], front: [0.62, 0] },
  tall: { near: [44, 76], far: [52, 84], front: [0.52, 0.5] },
  hanging: { near: [-8, 20], far: [14, 34], front: [0.16, 0.9] },
  small: { near: [26, 96], far: [30, 96], front: [0.3, 0.36] },
} as const
/** Arms that hold a prop, hands closed on it. `size`: height of the child in the prop's units. */
export function holdItem(pose: string, posture: Posture, held: Held, turned: boolean, size: number): Posture {
  if (held.hand === 'both') {
    const arms =
      REACHES.has(pose) && turned
        ? HELD_OUT
        : HOLDS_BOTH.has(pose)
          ? posture
          : turned
            ? POSES.carry.turned
            : POSES.carry.front
    return arms ? { ...posture, armA: arms.armA, armB: arms.armB } : posture
  }
  const extent = bounds(held.nodes)
  const reachKind =
    extent.y < ALOFT * size
      ? 'aloft'
      : extent.y < -0.16 * size
        ? 'tall'
        : extent.y + extent.height > 0.1 * size
          ? 'hanging'
          : 'small'
  const raiseArm = (near: boolean): ArmPose => {
    if (turned) return { angles: HOLDING[reachKind][near ? 'near' : 'far'], hand: 'grip' }
    const [x, y] = HOLDING[reachKind].front
    return { to: [near ? -x : x, y], bend: near ? 1 : -1, hand: 'grip', length: 0.95 }
  }
  const grip = (armPose: ArmPose, near: boolean): ArmPose =>
    HANGING.has(pose) ? raiseArm(near) : { ...armPose, hand: armPose.hand === 'flat' ? 'flat' : 'grip' }
  return held.hand === 'near'
    ? { ...posture, armA: grip(posture.armA, true) }
    : {
        ...posture,
        armB: pose === 'point' || pose === 'wave' ? { ...posture.armB, hand: 'grip' } : grip(posture.armB, false),
      }
}
