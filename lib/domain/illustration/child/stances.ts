// Stances: how a feeling changes the posture `stand`. They express more than the face does.
import type { Feeling } from '../direction'
import type { Posture } from './posture'

type Stance = Partial<Posture>

export const STANCES: Record<'front' | 'turned', Partial<Record<Feeling, Stance>>> = {
  front: {
    delighted: {
      air: 0.05,
      lean: 3,
      arch: 0.05,
      sway: 0,
      shrug: 0.04,
      head: [-6, -0.2],
      armA: { to: [0.17, 0.2], length: 0.82, bend: 1, hand: 'fist', aim: -62, layer: 'over' },
      armB: { to: [-0.17, 0.16], length: 0.82, bend: -1, hand: 'fist', aim: -118, layer: 'over' },
      legA: { foot: [-0.06, 0], toe: 20 },
      legB: { angles: [14, -44], toe: 50 },
    },
    calm: {
      armA: { to: [0.12, 0.66], bend: 1, hand: 'relaxed', layer: 'behind' },
      armB: { to: [-0.12, 0.66], bend: -1, hand: 'relaxed', layer: 'behind' },
      legA: { foot: [-0.1, 0] },
      legB: { foot: [0.13, 0] },
    },
    curious: {
      lean: 4,
      sway: 0.06,
      armA: { head: [-0.2, 0.84], length: 0.8, bend: 1, hand: 'point', aim: -76, layer: 'over' },
      armB: { to: [-0.16, 0.62], bend: -1, hand: 'relaxed', layer: 'behind' },
      legA: { foot: [-0.14, 0] },
      legB: { foot: [0.16, 0.05], toe: 38 },
    },
    worried: {
      hip: 0.975,
      sway: 0,
      lean: 0,
      armA: { to: [0.2, 0.5], length: 0.9, bend: 1, hand: 'fist' },
      armB: { to: [-0.16, 0.54], length: 0.9, bend: -1, hand: 'relaxed' },
      legA: { foot: [-0.05, 0] },
      legB: { foot: [0.07, 0] },
    },
    scared: {
      hip: 0.94,
      shrug: 0.04,
      lean: -1,
      sway: -0.04,
      armA: { head: [-0.33, 0.46], length: 0.84, bend: -1, hand: 'cover', aim: -78, layer: 'over' },
      armB: { head: [0.33, 0.46], length: 0.84, bend: 1, hand: 'cover', aim: -102, layer: 'over' },
      legA: { foot: [-0.1, 0], bend: -1 },
      legB: { foot: [0.1, 0], bend: 1 },
    },
    sad: {
      hip: 0.96,
      lean: -2,
      sway: 0,
      armA: { to: [-0.03, 0.985], bend: 1, hand: 'relaxed' },
      armB: { to: [0.05, 0.985], bend: -1, hand: 'relaxed' },
      legA: { foot: [-0.08, 0], bend: -1 },
      legB: { foot: [0.1, 0], bend: 1 },
    },
    cross: {
      hip: 0.97,
      shrug: 0.02,
      lean: 0,
      sway: 0,
      armA: { to: [-0.3, 0.8], bend: 1, hand: 'fist' },
      armB: { to: [0.3, 0.8], bend: -1, hand: 'fist' },
      legA: { foot: [-0.21, 0] },
      legB: { foot: [0.21, 0] },
    },
    proud: {
      hip: 0.99,
      shrug: 0.02,
      lean: 0,
      arch: 0.03,
      sway: 0.03,
      armA: { to: [-0.1, 0.58], bend: 1, hand: 'fist' },
      armB: { to: [0.1, 0.58], bend: -1, hand: 'fist' },
      legA: { foot: [-0.2, 0] },
      legB: { foot: [0.22, 0], toe: 4 },
    },
  },
  turned: {
    delighted: {
      air: 0.04,
      arch: 0.09,
      shrug: 0.03,
      head: [-6, -0.2],
      armA: { angles: [12, 126], length: 0.96, hand: 'fist' },
      armB: { angles: [-12, 128], length: 0.76, hand: 'fist' },
      legA: { foot: [-0.02, 0], toe: 22 },
      legB: { angles: [10, -40], toe: 50 },
    },
    calm: { armA: { angles: [-24, -2], hand: 'relaxed' }, armB: { angles: [-4, 20], hand: 'relaxed' } },
    curious: {
      lean: 8,
      arch: 0.03,
      armA: { angles: [-22, 14], hand: 'relaxed' },
      armB: { head: [0.6, 0.86], length: 0.9, bend: 1, hand: 'point', aim: -70, layer: 'over' },
    },
    worried: {
      lean: 0,
      arch: 0,
      armA: { angles: [8, 106], length: 0.96, hand: 'relaxed' },
      armB: { angles: [-14, 110], length: 0.74, hand: 'fist' },
      legA: { foot: [0, 0] },
      legB: { foot: [0.1, 0] },
    },
    scared: {
      hip: 0.95,
      lean: -8,
      arch: -0.03,
      armA: { angles: [26, 140], length: 0.9, hand: 'cover' },
      armB: { angles: [44, 146], length: 0.95, hand: 'cover' },
      legA: { foot: [-0.1, 0] },
      legB: { foot: [0.12, 0.05], toe: -14 },
    },
    sad: {
      hip: 0.97,
      lean: 5,
      arch: -0.05,
      head: [7, 0.2],
      armA: { angles: [2, 8], hand: 'relaxed' },
      armB: { angles: [12, 18], hand: 'relaxed' },
      legA: { foot: [0, 0] },
      legB: { foot: [0.1, 0] },
    },
    cross: {
      lean: 3,
      armA: { angles: [-30, 12], hand: 'fist' },
      armB: { angles: [-14, 26], hand: 'fist' },
      legA: { foot: [-0.14, 0] },
      legB: { foot: [0.16, 0] },
    },
    proud: {
      lean: -2,
      arch: 0.09,
      armA: { angles: [-46, 40], length: 0.86, hand: 'fist' },
      armB: { angles: [52, -34], length: 0.84, hand: 'fist', layer: 'behind' },
    },
  },
}

/** Ways of standing when no strong feeling is shown: weight on one leg, hands somewhere. */
export const STANCE_VARIANTS: Record<'front' | 'turned', readonly [Stance, ...Stance[]]> = {
  front: [
    {
      hip: 0.99,
      lean: -3,
      arch: 0.04,
      sway: 0.08,
      head: [7, 0],
      armA: { to: [-0.1, 0.58], bend: 1, hand: 'fist' },
      armB: { to: [0.24, 0.9], bend: -1, hand: 'relaxed' },
      legA: { foot: [-0.12, 0] },
      legB: { foot: [0.2, 0.02], toe: 20 },
    },
    {
      hip: 0.99,
      lean: 2,
      arch: 0.03,
      sway: -0.06,
      head: [-6, 0],
      armA: { to: [0.12, 0.66], bend: 1, hand: 'relaxed', layer: 'behind' },
      armB: { to: [-0.12, 0.66], bend: -1, hand: 'relaxed', layer: 'behind' },
      legA: { foot: [-0.18, 0.02], toe: 16 },
      legB: { foot: [0.12, 0] },
    },
    {
      hip: 0.99,
      lean: -2,
      arch: 0.04,
      sway: 0.06,
      head: [5, 0.05],
      armA: { to: [0.14, 0.62], length: 0.92, bend: 1, hand: 'relaxed' },
      armB: { to: [-0.18, 0.62], length: 0.92, bend: -1, hand: 'relaxed' },
      legA: { foot: [-0.1, 0] },
      legB: { foot: [0.17, 0.03], toe: 26 },
    },
  ],
  turned: [
    {
      hip: 0.965,
      lean: -5,
      arch: 0.11,
      head: [4, -0.04],
      armA: { angles: [-46, 40], length: 0.86, hand: 'fist' },
      armB: { angles: [10, 40], hand: 'relaxed' },
      legA: { foot: [-0.14, 0] },
      legB: { foot: [0.3, 0.01], toe: -6 },
    },
    {
      hip: 0.97,
      lean: 3,
      arch: 0.06,
      head: [-4, 0],
      armA: { angles: [-34, -6], hand: 'relaxed' },
      armB: { angles: [26, 74], hand: 'open' },
      legA: { foot: [-0.22, 0.05], toe: 30 },
      legB: { foot: [0.16, 0] },
    },
    {
      hip: 0.97,
      lean: -4,
      arch: 0.09,
      head: [3, 0],
      armA: { angles: [-14, 62], length: 0.86, hand: 'relaxed' },
      armB: { angles: [-2, 66], length: 0.8, hand: 'relaxed' },
      legA: { foot: [-0.12, 0] },
      legB: { foot: [0.26, 0.02], toe: 6 },
    },
    {
      hip: 0.975,
      lean: -2,
      arch: 0.08,
      head: [-5, 0],
      armA: { angles: [-26, 44], length: 0.78, hand: 'fist' },
      armB: { angles: [4, 30], hand: 'relaxed' },
      legA: { foot: [-0.04, 0] },
      legB: { foot: [0.28, 0.03], toe: -14 },
    },
  ],
}

const kneesUp = { hip: 0.13, legA: { angles: [138, 22], toe: 0 }, legB: { angles: [146, 28], toe: 0 } } as const
/** Sitting on the ground: in unhappy feelings the knees are drawn up. */
const SITTING: Partial<Record<Feeling, Stance>> = {
  sad: {
    ...kneesUp,
    lean: 6,
    head: [10, 0.3],
    armA: { angles: [48, 74], length: 0.84, hand: 'relaxed' },
    armB: { angles: [58, 80], length: 0.84, hand: 'relaxed' },
  },
  scared: {
    ...kneesUp,
    lean: 2,
    shrug: 0.05,
    armA: { angles: [50, 86], hand: 'fist' },
    armB: { angles: [60, 92], hand: 'fist' },
  },
  worried: {
    ...kneesUp,
    lean: 4,
    armA: { angles: [46, 74], length: 0.84, hand: 'relaxed' },
    armB: { angles: [58, 80], length: 0.84, hand: 'relaxed' },
  },
  cross: {
    ...kneesUp,
    lean: -2,
    armA: { angles: [22, 112], length: 0.86, hand: 'fist' },
    armB: { angles: [4, 108], length: 0.8, hand: 'fist' },
  },
  delighted: {
    armA: { angles: [12, 126], length: 0.96, hand: 'fist' },
    armB: { angles: [-12, 128], length: 0.76, hand: 'fist' },
  },
}
/** Leaning back on a hand with knees up; hands on the knees. The third variant, legs straight, is the pose itself. */
const SITTING_VARIANTS: readonly Stance[] = [
  {
    lean: -14,
    legA: { angles: [139, 18], toe: 0 },
    legB: { angles: [122, 46], toe: -26 },
    armA: { angles: [-36, -14], hand: 'flat' },
    armB: { angles: [30, 62], hand: 'relaxed' },
  },
  {
    ...kneesUp,
    lean: 0,
    legA: { angles: [133, 30], toe: 0 },
    legB: { angles: [140, 34], toe: 0 },
    armA: { angles: [42, 70], length: 0.84, hand: 'relaxed' },
    armB: { angles: [54, 76], length: 0.84, hand: 'relaxed' },
  },
]
const GROWN_SITTING: Stance = {
  ...kneesUp,
  lean: 2,
  armA: { angles: [26, 96], length: 0.84, hand: 'relaxed' },
  armB: { angles: [36, 102], length: 0.84, hand: 'relaxed' },
}
/** Long bodies that lean back on a hand look like crabs: grown-ups sit with their hands on their knees. */
export const pickSittingStance = (feeling: Feeling, variant = 1, grown = false): Stance | undefined =>
  SITTING[feeling] ?? (grown ? GROWN_SITTING : SITTING_VARIANTS[Math.floor(variant * 3)])

/** Feelings whose arms are the same on a seat as when standing; in the others the hands rest in the lap. */
const ACTIVE_FEELINGS = new Set<Feeling>(['delighted', 'curious', 'worried', 'scared', 'cross', 'proud'])
export function getArmsOnSeat(
  feeling: Feeling,
  facing: 'front' | 'turned',
): Pick<Posture, 'armA' | 'armB'> | undefined {
  const { armA, armB } = (ACTIVE_FEELINGS.has(feeling) ? STANCES[facing][feeling] : undefined) ?? {}
  return armA && armB && { armA, armB }
}
