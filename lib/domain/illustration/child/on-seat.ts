// A child on a chair, a bench, a swing: hips at the seat's height, feet on the ground or dangling.
import type { FigureSpec } from '../figure'
import { clamp } from '../kit/vector'
import { ON_LAP } from './adapt-posture'
import type { RigContext } from './context'
import type { ArmPose, Posture } from './posture'
import { getArmsOnSeat } from './stances'

/** Height of the hips above the seat, as a share of the thigh's width: flesh gives way. */
const SEAT_SINK = 0.42
const RADIAN = 180 / Math.PI

/** `seat`: height above the ground in rig units, as are `grips`. */
export function sitOnSeat(
  { body, turned }: RigContext,
  posture: Posture,
  { feeling, held, carriesPet }: FigureSpec,
  seat: number,
  grips: FigureSpec['grips'],
): Posture {
  const facing = turned ? 'turned' : 'front'
  const pelvis = seat + body.width.thigh * SEAT_SINK
  const knee = body.shin + body.ankle
  const holdGrip = (side: 1 | -1): ArmPose => ({
    at: [side * (grips?.x ?? 0), -seat - (grips?.above ?? 0)],
    bend: side,
    hand: 'fist',
    aim: -90,
  })
  const arms =
    held || carriesPet
      ? posture
      : grips
        ? { armA: holdGrip(-1), armB: holdGrip(1) }
        : (getArmsOnSeat(feeling, facing) ?? ON_LAP[facing])
  const seated: Posture = {
    ...posture,
    hip: (pelvis - body.ankle) / (body.leg - body.ankle),
    air: 0,
    lean: clamp(posture.lean, -6, 10),
    armA: arms.armA,
    armB: arms.armB,
  }
  // Feet that don't reach the ground dangle a little; long legs raise the knees.
  const dangle = clamp((pelvis - body.width.thigh * 0.3 - knee) / body.shin)
  if (turned) {
    const thigh = Math.acos(clamp((pelvis - knee) / body.thigh, -0.5, 0.09)) * RADIAN
    return {
      ...seated,
      legsOver: true,
      legA: { angles: [thigh - 1, 4 - dangle * 16], toe: dangle * 16 },
      legB: { angles: [thigh - 4, 12 + dangle * 14], toe: dangle * 10 },
    }
  }
  const lap = { thigh: 0.5, shin: Math.min(0.98, (pelvis - body.thigh * 0.3 - body.ankle) / body.shin) }
  return {
    ...seated,
    legsOver: true,
    legA: { angles: [-36, 4], ...lap, toe: dangle * 20 },
    legB: { angles: [36, -4], ...lap, toe: dangle * 20 },
  }
}
