// Hair styles. A hairline is defined on the sphere of the head, so one definition serves the front, three-quarter, side
// and back views.
import type { GrownLook } from '../../look'
import { lerp } from '../../kit/vector'
import { cosDegrees } from '../geometry'

/**
 * Height of the hairline, in heads below the head's centre, at theta degrees round the head: 0 brow, 90 ear, 180 nape.
 */
export type Hairline = (theta: number) => number

export interface Style {
  hairline: Hairline
  /** How far the hair stands off the skull, in heads. */
  volume: number
  /** Loose hair: how low it hangs, how far it flares, and how low the locks before the ears hang. */
  loose?: { length: number; flare: number; lock: number; ragged: number } | undefined
  /** Radius of the curls along its edge. */
  curlRadius?: number | undefined
  texture: 'strands' | 'curls' | 'coils' | 'rows'
  tuft?: boolean | undefined
  parting?: boolean | undefined
  spikes?: number | undefined
  /** Sides are shaved from the hairline down to this one. */
  shaved?: Hairline | undefined
  tied?: 'puffs' | 'braids' | 'ponytail' | 'bun' | 'locs' | 'rows' | undefined
}

/**
 * Combed back over the ears: brow, temple, then a sideburn and a notch for the ear (without them hair in profile looks
 * like a swim cap).
 */
const createCombedHairline =
  (brow: number, temple: number, power = 2): Hairline =>
  (t) => {
    if (t < 58) return lerp(brow, temple, (t / 58) ** power)
    if (t < 70) return lerp(temple, 0.1, (t - 58) / 12)
    if (t < 80) return 0.1
    if (t < 100) return lerp(0.1, 0.02, (t - 80) / 20)
    if (t < 124) return lerp(0.02, 0.25, (t - 100) / 24)
    return lerp(0.25, 0.36, (t - 124) / 56)
  }
/** A fringe to the temple, then down over the ear. */
const createFringe =
  (brow: number, temple: number, from: number, to: number, ear: number, power = 1): Hairline =>
  (t) =>
    t < from ? lerp(brow, temple, (t / from) ** power) : t < to ? lerp(temple, ear, (t - from) / (to - from)) : ear
const zigzagAt = (t: number, step: number, deep: number): number =>
  (deep * Math.abs(((t + step / 2) % step) - step / 2)) / (step / 2)
const short: Hairline = (t) => (t < 54 ? -0.2 + zigzagAt(t, 18, 0.035) : createCombedHairline(-0.2, -0.17)(t))

export const STYLES: Record<Exclude<GrownLook['hair'], 'hijab' | 'patka' | 'bald' | 'balding' | 'headscarf'>, Style> = {
  crop: { volume: 0.06, hairline: short, texture: 'strands', tuft: true },
  bob: {
    volume: 0.075,
    hairline: createFringe(-0.185, -0.155, 52, 70, 0.08),
    texture: 'strands',
    loose: { length: 0.4, flare: 0.05, lock: 0.37, ragged: 0.025 },
  },
  long: {
    volume: 0.07,
    hairline: createFringe(-0.31, -0.14, 52, 72, 0.1, 1.5),
    texture: 'strands',
    parting: true,
    loose: { length: 1.1, flare: 0.09, lock: 0.66, ragged: 0.025 },
  },
  ponytail: { volume: 0.045, hairline: createCombedHairline(-0.27, -0.15), texture: 'strands', tied: 'ponytail' },
  braids: {
    volume: 0.05,
    hairline: createCombedHairline(-0.3, -0.13, 1.6),
    texture: 'strands',
    parting: true,
    tied: 'braids',
  },
  bun: { volume: 0.045, hairline: createCombedHairline(-0.29, -0.16), texture: 'strands', tied: 'bun' },
  curls: {
    volume: 0.12,
    hairline: (t) => (t < 54 ? -0.21 + 0.03 * cosDegrees(t * 9) : t < 74 ? lerp(-0.2, 0, (t - 54) / 20) : 0.1),
    texture: 'curls',
    curlRadius: 0.085,
    loose: { length: 0.34, flare: 0.08, lock: 0, ragged: 0.025 },
  },
  coils: { volume: 0.085, hairline: createCombedHairline(-0.24, -0.17), texture: 'coils', curlRadius: 0.048 },
  afro: { volume: 0.2, hairline: createCombedHairline(-0.25, -0.17), texture: 'coils', curlRadius: 0.07 },
  puffs: {
    volume: 0.035,
    hairline: createCombedHairline(-0.29, -0.17),
    texture: 'strands',
    parting: true,
    tied: 'puffs',
  },
  locs: { volume: 0.06, hairline: createCombedHairline(-0.27, -0.16), texture: 'rows', tied: 'locs' },
  cornrows: { volume: 0.022, hairline: createCombedHairline(-0.3, -0.17), texture: 'rows', tied: 'rows' },
  spiky: {
    volume: 0.05,
    hairline: (t) => (t < 54 ? -0.23 + zigzagAt(t, 14, 0.05) : createCombedHairline(-0.2, -0.17)(t)),
    texture: 'strands',
    spikes: 0.13,
  },
  shaggy: {
    volume: 0.085,
    hairline: (t) => (t < 54 ? -0.16 + zigzagAt(t, 15, 0.06) : t < 72 ? lerp(-0.16, 0.08, (t - 54) / 18) : 0.1),
    texture: 'strands',
    spikes: 0.03,
    loose: { length: 0.3, flare: 0.05, lock: 0.25, ragged: 0.14 },
  },
  undercut: {
    volume: 0.13,
    hairline: (t) =>
      t < 44
        ? -0.24 - zigzagAt(t, 22, 0.05)
        : t < 70
          ? lerp(-0.26, -0.3, (t - 44) / 26)
          : t < 120
            ? -0.3
            : lerp(-0.3, -0.16, (t - 120) / 60),
    texture: 'strands',
    spikes: 0.035,
    shaved: createCombedHairline(-0.24, -0.18),
  },
}
