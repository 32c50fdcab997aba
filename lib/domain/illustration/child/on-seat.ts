// A child on a chair, a bench, a swing: hips at the seat's height, feet on the ground or dangling.
import type { FigureSpec } from '../figure'
import { clamp } from '../kit/vector'
import { ON_LAP } from './adapt-posture'
import type { Context } from './context'
import type { ArmPose, Posture } from './posture'
import { armsOnSeat } from './stances'

/** From the seat up to the hips, as a part of the thigh's width: what one sits on gives way. */
const SITS_IN = 0.42
const RADIAN = 180 / Math.PI

/** `seat`: height above the ground in the rig's units, as `grips` are. */
export function onSeat(
  { m, turned }: Context,
  posture: Posture,
  { feeling, held, carriesPet }: FigureSpec,
  seat: number,
  grips: FigureSpec['grips'],
): Posture {
  const key = turned ? 'turned' : 'front'
  const pelvis = seat + m.width.thigh * SITS_IN
  const knee = m.shin + m.ankle
  const hold = (side: 1 | -1): ArmPose => ({
    at: [side * (grips?.x ?? 0), -seat - (grips?.above ?? 0)],
    bend: side,
    hand: 'fist',
    aim: -90,
  })
  const arms =
    held || carriesPet ? posture : grips ? { armA: hold(-1), armB: hold(1) } : (armsOnSeat(feeling, key) ?? ON_LAP[key])
  const body: Posture = {
    ...posture,
    hip: (pelvis - m.ankle) / (m.leg - m.ankle),
    air: 0,
    lean: clamp(posture.lean, -6, 10),
    armA: arms.armA,
    armB: arms.armB,
  }
  // Feet that don't reach the ground swing a little; long legs raise the knees.
  const dangles = clamp((pelvis - m.width.thigh * 0.3 - knee) / m.shin)
  if (turned) {
    const thigh = Math.acos(clamp((pelvis - knee) / m.thigh, -0.5, 0.09)) * RADIAN
    return {
      ...body,
      legsOver: true,
      legA: { angles: [thigh - 1, 4 - dangles * 16], toe: dangles * 16 },
      legB: { angles: [thigh - 4, 12 + dangles * 14], toe: dangles * 10 },
    }
  }
  const lap = { thigh: 0.5, shin: Math.min(0.98, (pelvis - m.thigh * 0.3 - m.ankle) / m.shin) }
  return {
    ...body,
    legsOver: true,
    legA: { angles: [-36, 4], ...lap, toe: dangles * 20 },
    legB: { angles: [36, -4], ...lap, toe: dangles * 20 },
  }
}
