// Poses of four-legged animals: functions of the proportions, so that one table serves all. Heights in rig units, feet in spine heights.
import type { Point } from '../scene'
import type { RigPose } from './habits'
import type { QuadRow } from './breed-row'

export interface Foot {
  /** From below its root: ahead, and above the ground. */
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
  /** How far the back's middle lies above the line from hip to shoulder. */
  arch: number
  /** Near, far. */
  fore: readonly [Foot, Foot]
  hind: readonly [Foot, Foot]
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
  /** Neck and tail turn with the back. */
  leans?: boolean
  tailWrapped?: boolean
}

const foot = (ahead: number, up: number, toe = 0): Foot => ({ ahead, up, toe })
const tucked = (ahead: number, toe: number): Foot => ({ ahead, up: 0, toe, tucked: true })
const rump = (r: QuadRow) => r.trunk[0][2]
const breast = (r: QuadRow) => r.trunk[3][2]

const stand = (r: QuadRow): Stance => ({
  hip: [-r.length / 2, r.height],
  shoulder: [r.length / 2, r.height],
  arch: 0,
  fore: [foot(-0.1, 0), foot(0.07, 0)],
  hind: [foot(-0.14, 0), foot(0.06, 0)],
})
const sit = (r: QuadRow): Stance => {
  const low = rump(r) * 0.86
  const high = Math.min(Math.max(r.height * 1.02, low + r.length * 0.44), low + r.length * 0.95 * 0.93)
  const across = Math.max(r.length * 0.36, Math.sqrt(Math.max(0, (r.length * 0.95) ** 2 - (high - low) ** 2)))
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
const upright = (r: QuadRow): Stance => {
  const low = rump(r) * 0.86
  const back = r.length * 0.95
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
const loaf = (r: QuadRow): Stance => ({
  hip: [-r.length * 0.42, rump(r) * 0.82],
  shoulder: [r.length * 0.42, breast(r) * 0.84],
  arch: 10,
  fore: [foot(0.62, 0), foot(0.8, 0)],
  hind: [foot(0.4, 0), foot(0.5, 0)],
  sits: true,
  lies: true,
})

const TABLE: Partial<Record<RigPose, (r: QuadRow) => Stance>> = {
  stand,
  sit,
  walk: (r) => ({
    ...stand(r),
    hip: [-r.length / 2, r.height * 0.98],
    shoulder: [r.length / 2, r.height * 0.99],
    arch: 2,
    fore: [foot(0.42, 0.1, 18), foot(-0.2, 0)],
    hind: [foot(-0.42, 0.04, -28), foot(0.32, 0)],
    neck: -4,
  }),
  run: (r) => ({
    hip: [-r.length * 0.53, r.height * 1.12],
    shoulder: [r.length * 0.53, r.height * 1.18],
    arch: -3,
    fore: [foot(0.92, 0.46, 16), foot(0.72, 0.2, -14)],
    hind: [foot(-0.82, 0.3, -62), foot(-0.62, 0.12, -48)],
    neck: -20,
    neckLength: 1.06,
    pitch: 4,
    earBlow: -0.5,
    airborne: true,
  }),
  leap: (r) => ({
    hip: [-r.length * 0.46, r.height * 1.22],
    shoulder: [r.length * 0.42, r.height * 1.22 + r.length * 0.4],
    arch: -4,
    fore: [foot(0.72, 0.62, 20), foot(0.6, 0.4, -20)],
    hind: [foot(-0.62, 0.36, -74), foot(-0.44, 0.22, -64)],
    neck: 6,
    pitch: 8,
    leans: true,
    airborne: true,
  }),
  popcorn: (r) => ({
    hip: [-r.length * 0.5, r.height * 2.3],
    shoulder: [r.length * 0.46, r.height * 2],
    arch: 14,
    fore: [foot(0.5, 1.35, -60), foot(0.2, 1.2, -70)],
    hind: [foot(-0.5, 1.5, -100), foot(-0.3, 1.3, -90)],
    neck: 10,
    pitch: 14,
    airborne: true,
  }),
  'look-up': (r) =>
    r.hooves || r.habit === 'cavy' ? { ...stand(r), neck: 10, pitch: 26 } : { ...sit(r), neck: 14, pitch: 34 },
  beg: upright,
  reach: (r) => ({
    ...stand(r),
    shoulder: [r.length * 0.48, r.height * 1.02],
    fore: [foot(0.62, 0.62, 20), foot(0.02, 0)],
    neck: 4,
    pitch: 6,
  }),
  graze: (r) => ({ ...stand(r), neck: -92, neckLength: 0.95, pitch: -52 }),
  dig: (r) => ({
    ...stand(r),
    hip: [-r.length * 0.46, r.height * 1.02],
    shoulder: [r.length * 0.48, Math.max(breast(r) * 0.95, r.height * 0.62)],
    arch: 3,
    fore: [foot(0.5, 0.16, -20), foot(0.22, 0, 0)],
    hind: [foot(-0.24, 0), foot(0, 0)],
    neck: -52,
    pitch: -26,
    ear: 0.6,
  }),
  hide: (r) => ({
    ...stand(r),
    hip: [-r.length * 0.44, Math.max(rump(r) * 0.95, r.height * 0.66)],
    shoulder: [r.length * 0.46, Math.max(breast(r) * 0.92, r.height * 0.5)],
    arch: 8,
    fore: [foot(0.1, 0), foot(0.3, 0)],
    hind: [foot(0, 0), foot(0.2, 0)],
    neck: -44,
    neckLength: 0.8,
    pitch: -4,
    ear: -0.8,
    tailWrapped: true,
  }),
  lie: (r) => ({
    ...loaf(r),
    arch: 4,
    shoulder: [r.length * 0.44, breast(r) * 0.98],
    fore: [foot(0.72, 0), foot(0.9, 0)],
    neck: 4,
  }),
  cuddled: (r) => ({
    ...loaf(r),
    hip: [-r.length * 0.34, rump(r) * 0.84],
    shoulder: [r.length * 0.34, breast(r) * 0.92],
    arch: 14,
    fore: [foot(0.36, 0), foot(0.5, 0)],
    neck: -14,
    neckLength: 0.8,
    pitch: 2,
    tailWrapped: true,
  }),
  sleep: (r) =>
    r.hooves
      ? { ...stand(r), neck: -44, pitch: -26, hind: [foot(-0.1, 0), foot(0.06, 0.03, -30)], asleep: true }
      : { ...loaf(r), headDown: true, asleep: true, tailWrapped: true },
  carried: (r) => ({
    ...upright(r),
    hip: [-r.length * 0.26, rump(r) * 1.1],
    shoulder: [r.length * 0.26, rump(r) * 1.1 + r.length * 0.66],
    fore: [tucked(0.5, -70), tucked(0.42, -70)],
    hind: [foot(0.3, 0, -30), foot(0.42, 0.06, -40)],
    neck: 2,
    pitch: 4,
  }),
  // A cavy does not sit up: its turned back is a loaf.
  'back-turned': (r) => (r.hooves ? stand(r) : r.habit === 'cavy' ? loaf(r) : sit(r)),
}

export const stanceOf = (pose: RigPose, row: QuadRow): Stance => (TABLE[pose] ?? stand)(row)
