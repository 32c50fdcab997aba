// Stances of quadrupeds as functions of a breed's proportions, so that one table serves all. Heights in rig units, feet
// in spine heights.
import type { Point } from '../scene'
import type { RigPose } from './habits'
import type { QuadRow } from './breed-row'

export interface FootPose {
  /** Position relative to the point below the limb's root: ahead, and above the ground. */
  ahead: number
  up: number
  /** Angle of the toes, degrees. */
  toe?: number
  /** Held up before the chest. */
  tucked?: boolean
}
export interface Stance {
  hip: Point
  shoulder: Point
  /** Height of the back's middle above the line from hip to shoulder. */
  arch: number
  /** Near and far leg. */
  fore: readonly [FootPose, FootPose]
  hind: readonly [FootPose, FootPose]
  neck?: number
  neckLength?: number
  pitch?: number
  ear?: number
  earBlow?: number
  /** On the haunches. */
  sits?: boolean
  /** Belly on the ground. */
  lies?: boolean
  /** Chin on the ground or on the paws. */
  headDown?: boolean
  asleep?: boolean
  airborne?: boolean
  /** Neck and tail rotate with the back. */
  leans?: boolean
  tailWrapped?: boolean
}

const foot = (ahead: number, up: number, toe = 0): FootPose => ({ ahead, up, toe })
const tucked = (ahead: number, toe: number): FootPose => ({ ahead, up: 0, toe, tucked: true })
const getRumpRadius = (row: QuadRow) => row.trunk[0][2]
const getChestRadius = (row: QuadRow) => row.trunk[3][2]

const stand = (row: QuadRow): Stance => ({
  hip: [-row.length / 2, row.height],
  shoulder: [row.length / 2, row.height],
  arch: 0,
  fore: [foot(-0.1, 0), foot(0.07, 0)],
  hind: [foot(-0.14, 0), foot(0.06, 0)],
})
const sit = (row: QuadRow): Stance => {
  const low = getRumpRadius(row) * 0.86
  const high = Math.min(Math.max(row.height * 1.02, low + row.length * 0.44), low + row.length * 0.95 * 0.93)
  const across = Math.max(row.length * 0.36, Math.sqrt(Math.max(0, (row.length * 0.95) ** 2 - (high - low) ** 2)))
  return {
    hip: [-across / 2, low],
    shoulder: [across / 2, high],
    arch: 6,
    fore: [foot(-0.02, 0), foot(0.12, 0)],
    hind: [foot(0.3, 0), foot(0.42, 0)],
    sits: true,
    neck: 8,
  }
}
const upright = (row: QuadRow): Stance => {
  const low = getRumpRadius(row) * 0.86
  const back = row.length * 0.95
  return {
    hip: [-back * 0.14, low],
    shoulder: [back * 0.14, low + back * 0.96],
    arch: 8,
    fore: [tucked(0.5, -50), tucked(0.42, -58)],
    hind: [foot(0.34, 0), foot(0.46, 0)],
    sits: true,
    neck: 16,
    pitch: 8,
  }
}
const loaf = (row: QuadRow): Stance => ({
  hip: [-row.length * 0.42, getRumpRadius(row) * 0.82],
  shoulder: [row.length * 0.42, getChestRadius(row) * 0.84],
  arch: 10,
  fore: [foot(0.62, 0), foot(0.8, 0)],
  hind: [foot(0.4, 0), foot(0.5, 0)],
  sits: true,
  lies: true,
})

const STANCES: Partial<Record<RigPose, (row: QuadRow) => Stance>> = {
  stand,
  sit,
  walk: (row) => ({
    ...stand(row),
    hip: [-row.length / 2, row.height * 0.98],
    shoulder: [row.length / 2, row.height * 0.99],
    arch: 2,
    fore: [foot(0.42, 0.1, 18), foot(-0.2, 0)],
    hind: [foot(-0.42, 0.04, -28), foot(0.32, 0)],
    neck: -4,
  }),
  run: (row) => ({
    hip: [-row.length * 0.53, row.height * 1.12],
    shoulder: [row.length * 0.53, row.height * 1.18],
    arch: -3,
    fore: [foot(0.92, 0.46, 16), foot(0.72, 0.2, -14)],
    hind: [foot(-0.82, 0.3, -62), foot(-0.62, 0.12, -48)],
    neck: -20,
    neckLength: 1.06,
    pitch: 4,
    earBlow: -0.5,
    airborne: true,
  }),
  leap: (row) => ({
    hip: [-row.length * 0.46, row.height * 1.22],
    shoulder: [row.length * 0.42, row.height * 1.22 + row.length * 0.4],
    arch: -4,
    fore: [foot(0.72, 0.62, 20), foot(0.6, 0.4, -20)],
    hind: [foot(-0.62, 0.36, -74), foot(-0.44, 0.22, -64)],
    neck: 6,
    pitch: 8,
    leans: true,
    airborne: true,
  }),
  popcorn: (row) => ({
    hip: [-row.length * 0.5, row.height * 2.3],
    shoulder: [row.length * 0.46, row.height * 2],
    arch: 14,
    fore: [foot(0.5, 1.35, -60), foot(0.2, 1.2, -70)],
    hind: [foot(-0.5, 1.5, -100), foot(-0.3, 1.3, -90)],
    neck: 10,
    pitch: 14,
    airborne: true,
  }),
  'look-up': (row) =>
    row.hooves || row.habit === 'cavy' ? { ...stand(row), neck: 10, pitch: 26 } : { ...sit(row), neck: 14, pitch: 34 },
  beg: upright,
  reach: (row) => ({
    ...stand(row),
    shoulder: [row.length * 0.48, row.height * 1.02],
    fore: [foot(0.62, 0.62, 20), foot(0.02, 0)],
    neck: 4,
    pitch: 6,
  }),
  graze: (row) => ({ ...stand(row), neck: -92, neckLength: 0.95, pitch: -52 }),
  dig: (row) => ({
    ...stand(row),
    hip: [-row.length * 0.46, row.height * 1.02],
    shoulder: [row.length * 0.48, Math.max(getChestRadius(row) * 0.95, row.height * 0.62)],
    arch: 3,
    fore: [foot(0.5, 0.16, -20), foot(0.22, 0, 0)],
    hind: [foot(-0.24, 0), foot(0, 0)],
    neck: -52,
    pitch: -26,
    ear: 0.6,
  }),
  hide: (row) => ({
    ...stand(row),
    hip: [-row.length * 0.44, Math.max(getRumpRadius(row) * 0.95, row.height * 0.66)],
    shoulder: [row.length * 0.46, Math.max(getChestRadius(row) * 0.92, row.height * 0.5)],
    arch: 8,
    fore: [foot(0.1, 0), foot(0.3, 0)],
    hind: [foot(0, 0), foot(0.2, 0)],
    neck: -44,
    neckLength: 0.8,
    pitch: -4,
    ear: -0.8,
    tailWrapped: true,
  }),
  lie: (row) => ({
    ...loaf(row),
    arch: 4,
    shoulder: [row.length * 0.44, getChestRadius(row) * 0.98],
    fore: [foot(0.72, 0), foot(0.9, 0)],
    neck: 4,
  }),
  cuddled: (row) => ({
    ...loaf(row),
    hip: [-row.length * 0.34, getRumpRadius(row) * 0.84],
    shoulder: [row.length * 0.34, getChestRadius(row) * 0.92],
    arch: 14,
    fore: [foot(0.36, 0), foot(0.5, 0)],
    neck: -14,
    neckLength: 0.8,
    pitch: 2,
    tailWrapped: true,
  }),
  sleep: (row) =>
    row.hooves
      ? { ...stand(row), neck: -44, pitch: -26, hind: [foot(-0.1, 0), foot(0.06, 0.03, -30)], asleep: true }
      : { ...loaf(row), headDown: true, asleep: true, tailWrapped: true },
  carried: (row) => ({
    ...upright(row),
    hip: [-row.length * 0.26, getRumpRadius(row) * 1.1],
    shoulder: [row.length * 0.26, getRumpRadius(row) * 1.1 + row.length * 0.66],
    fore: [tucked(0.5, -70), tucked(0.42, -70)],
    hind: [foot(0.3, 0, -30), foot(0.42, 0.06, -40)],
    neck: 2,
    pitch: 4,
  }),
  // A guinea pig does not sit up: from behind it lies like a loaf.
  'back-turned': (row) => (row.hooves ? stand(row) : row.habit === 'cavy' ? loaf(row) : sit(row)),
}

export const resolveStance = (pose: RigPose, row: QuadRow): Stance => (STANCES[pose] ?? stand)(row)
