// Body proportions by age. `youth` runs from 1 (newborn) through 0 (twelve) to -0.4 (grown up). Lengths are in rig
// units (a head is HEAD).
import { lerp } from '../kit/vector'
import { HEAD, interpolateTable } from './geometry'

export interface Proportions {
  youth: number
  /** Scale of the drawn head relative to HEAD. */
  headScale: number
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

/**
 * Head to height is about 1:2.8 at two, 1:3.6 at six, 1:5.2 at twelve (a strict 1:4 at six looked like stock art),
 * 1:6.5 grown up.
 */
export function computeProportions(years: number): Proportions {
  const heads = interpolateTable(years, [
    [0, 2.65],
    [2, 3.05],
    [4, 3.5],
    [6, 4],
    [8, 4.5],
    [10, 5],
    [12, 5.5],
    [20, 6.2],
  ])
  const headScale = interpolateTable(years, [
    [0, 1.08],
    [2, 1.12],
    [5, 1.18],
    [8, 1.16],
    [12, 1.07],
    [20, 1.09],
  ])
  const youth = interpolateTable(years, [
    [0, 1],
    [12, 0],
    [20, -0.4],
  ])
  const body = (heads - 1) * HEAD
  const leg = body * lerp(0.58, 0.52, Math.max(youth, 0))
  const neck = HEAD * lerp(0.12, 0.035, Math.max(youth, -0.1))
  const ankle = 0.105 * HEAD
  // grown bodies broaden: extrapolating from baby to twelve would make them thin
  const interpolatePart = (twelve: number, newborn: number, grown = twelve) =>
    HEAD * (youth < 0 ? lerp(twelve, grown, youth / -0.4) : lerp(twelve, newborn, youth))
  return {
    youth,
    headScale,
    leg,
    ankle,
    neck,
    height: (heads - 1 + headScale) * HEAD,
    thigh: (leg - ankle) / 2,
    shin: (leg - ankle) / 2,
    torso: body - leg - neck + 0.03 * HEAD,
    upperArm: body * lerp(0.185, 0.205, youth),
    foreArm: body * lerp(0.175, 0.185, youth),
    shoulders: interpolatePart(0.98, 0.62, 1.2),
    waist: interpolatePart(0.6, 0.62, 0.86),
    hips: interpolatePart(0.66, 0.55, 0.9),
    belly: interpolatePart(0.02, 0.075, 0.05),
    hand: interpolatePart(0.3, 0.235, 0.32) * 1.22,
    foot: interpolatePart(0.34, 0.255, 0.37) * 1.14,
    width: {
      upperArm: interpolatePart(0.215, 0.215, 0.27),
      elbow: interpolatePart(0.175, 0.18, 0.21),
      wrist: interpolatePart(0.13, 0.14, 0.15),
      thigh: interpolatePart(0.34, 0.32, 0.43),
      knee: interpolatePart(0.24, 0.25, 0.31),
      ankle: interpolatePart(0.165, 0.185, 0.2),
      neck: interpolatePart(0.27, 0.25, 0.31),
    },
  }
}
