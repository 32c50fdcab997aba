// How a body grows. k runs from 1 (newborn) over 0 (twelve) to below 0 (grown up); all lengths in units (a head is HEAD).
import { lerp } from '../kit/vector'
import { HEAD, table } from './geometry'

export interface Measures {
  k: number
  /** How much larger than HEAD the head is drawn. */
  big: number
  /** Standing height, head included. */
  height: number
  leg: number
  ankle: number
  thigh: number
  shin: number
  torso: number
  neck: number
  upperArm: number
  foreArm: number
  shoulders: number
  waist: number
  hips: number
  belly: number
  hand: number
  foot: number
  width: { upperArm: number; elbow: number; wrist: number; thigh: number; knee: number; ankle: number; neck: number }
}

/** Skull to height comes to about 1:2.8 at two, 1:3.6 at six, 1:5.2 at twelve (a strict 1:4 at six looked like stock art), 1:6.5 grown up. */
export function measures(years: number): Measures {
  const heads = table(years, [
    [0, 2.65],
    [2, 3.05],
    [4, 3.5],
    [6, 4],
    [8, 4.5],
    [10, 5],
    [12, 5.5],
    [20, 6.2],
  ])
  const big = table(years, [
    [0, 1.08],
    [2, 1.12],
    [5, 1.18],
    [8, 1.16],
    [12, 1.07],
    [20, 1.09],
  ])
  const k = table(years, [
    [0, 1],
    [12, 0],
    [20, -0.4],
  ])
  const body = (heads - 1) * HEAD
  const leg = body * lerp(0.58, 0.52, Math.max(k, 0))
  const neck = HEAD * lerp(0.12, 0.035, Math.max(k, -0.1))
  const ankle = 0.105 * HEAD
  // grown bodies broaden, where going on from baby to twelve would only make them thin
  const part = (twelve: number, newborn: number, grown = twelve) =>
    HEAD * (k < 0 ? lerp(twelve, grown, k / -0.4) : lerp(twelve, newborn, k))
  return {
    k,
    big,
    leg,
    ankle,
    neck,
    height: (heads - 1 + big) * HEAD,
    thigh: (leg - ankle) / 2,
    shin: (leg - ankle) / 2,
    torso: body - leg - neck + 0.03 * HEAD,
    upperArm: body * lerp(0.185, 0.205, k),
    foreArm: body * lerp(0.175, 0.185, k),
    shoulders: part(0.98, 0.62, 1.2),
    waist: part(0.6, 0.62, 0.86),
    hips: part(0.66, 0.55, 0.9),
    belly: part(0.02, 0.075, 0.05),
    hand: part(0.3, 0.235, 0.32) * 1.22,
    foot: part(0.34, 0.255, 0.37) * 1.14,
    width: {
      upperArm: part(0.215, 0.215, 0.27),
      elbow: part(0.175, 0.18, 0.21),
      wrist: part(0.13, 0.14, 0.15),
      thigh: part(0.34, 0.32, 0.43),
      knee: part(0.24, 0.25, 0.31),
      ankle: part(0.165, 0.185, 0.2),
      neck: part(0.27, 0.25, 0.31),
    },
  }
}
