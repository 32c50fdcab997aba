// The nine feelings as body language: ears, neck, tail and crouch say more than the mouth.
import type { Feeling } from '../direction'

export interface EyeMood {
  shut?: 'up' | 'down'
  wide?: number
  /** The whites show. */
  white?: boolean
  /** How far the upper lid closes, as a share of the eye. */
  upperLid?: number
  /** Slant of the lids: + falls outwards, - inwards. */
  slant?: number
  /** How far a smile pushes up the lower lid. */
  lowerLid?: number
}
type MouthMood = 'open' | 'laugh' | 'small' | 'wobble' | 'frown' | 'smile' | 'flat'
export interface Mood {
  eye: EyeMood
  mouth: MouthMood
  brow?: 'one-up' | 'up' | 'worry' | 'cross'
  /** Ears: 1 pricked, -1 laid back. */
  ear: number
  /** The far ear, if it differs. */
  farEar?: number
  /** Lift of the tail, in degrees. */
  tail: number
  roll: number
  pitch: number
  neck: number
  /** Factor on the height of the back. */
  crouch: number
  chest: number
  blush: boolean
  /** Feathers and fur: 1 fluffed up, -1 pressed flat. */
  fluff: number
}
const calm: Mood = {
  eye: {},
  mouth: 'smile',
  ear: 0,
  tail: 0,
  roll: 0,
  pitch: 0,
  neck: 0,
  crouch: 1,
  chest: 1,
  blush: true,
  fluff: 0,
}

export const MOODS: Record<Feeling | 'asleep', Mood> = {
  calm,
  happy: { ...calm, eye: { lowerLid: 0.18 }, mouth: 'open', ear: 0.35, tail: 26, roll: -3, pitch: 5 },
  delighted: {
    ...calm,
    eye: { shut: 'up' },
    mouth: 'laugh',
    ear: 1,
    tail: 44,
    roll: -9,
    pitch: 12,
    neck: 6,
    fluff: 0.5,
  },
  curious: {
    ...calm,
    eye: { wide: 1.12 },
    mouth: 'small',
    brow: 'one-up',
    ear: 1,
    farEar: 0.5,
    tail: 8,
    roll: 16,
    pitch: 2,
    neck: -4,
  },
  worried: {
    ...calm,
    eye: { wide: 1.06, upperLid: 0.12, slant: 0.3 },
    mouth: 'wobble',
    brow: 'worry',
    ear: -0.45,
    farEar: -0.7,
    tail: -40,
    roll: 4,
    pitch: -2,
    neck: -8,
    crouch: 0.94,
    blush: false,
    fluff: -0.4,
  },
  scared: {
    ...calm,
    eye: { wide: 1.26, white: true },
    mouth: 'small',
    brow: 'worry',
    ear: -1,
    tail: -74,
    pitch: -3,
    neck: -26,
    crouch: 0.78,
    blush: false,
    fluff: -1,
  },
  sad: {
    ...calm,
    eye: { upperLid: 0.34, slant: 0.4 },
    mouth: 'frown',
    brow: 'worry',
    ear: -0.75,
    tail: -56,
    roll: -4,
    pitch: -24,
    neck: -26,
    crouch: 0.96,
    blush: false,
    fluff: -0.3,
  },
  cross: {
    ...calm,
    eye: { upperLid: 0.32, slant: -0.5 },
    mouth: 'frown',
    brow: 'cross',
    ear: -0.85,
    tail: 12,
    pitch: -10,
    neck: -14,
    blush: false,
    fluff: 0.8,
  },
  proud: {
    ...calm,
    eye: { upperLid: 0.3, slant: -0.08, lowerLid: 0.16 },
    mouth: 'smile',
    ear: 0.6,
    tail: 36,
    pitch: 18,
    neck: 12,
    chest: 1.09,
    fluff: 0.3,
  },
  asleep: { ...calm, eye: { shut: 'down' }, mouth: 'flat', ear: -0.3, farEar: -0.4 },
}
