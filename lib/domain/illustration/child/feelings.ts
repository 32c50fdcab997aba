// Feelings as parameters of the face and of the whole body.
import type { Feeling, Voice } from '../direction'
import type { Point } from '../scene'

export type Expression = Feeling | 'asleep'
export interface Features {
  /** Height of the eyes relative to neutral. */
  eyeHeight: number
  /** How far the upper and the lower lid close, in eye heights. */
  upperLid: number
  lowerLid: number
  /** Slant of the upper lid: + lowers its outer end. */
  slant: number
  iris: number
  /** Closed eyes drawn as an arc: up in laughter, down in sleep. */
  closedArc?: 'up' | 'down'
  /** The eye on our side is shut, the other looks. */
  winks?: true
  /** Per brow: how far it is raised, and its tilt in degrees (+ inner end up). */
  brows: readonly [readonly [number, number], readonly [number, number]]
  browWidth: number
  mouth: 'smile' | 'beam' | 'laugh' | 'oh' | 'gasp' | 'wobble' | 'frown' | 'pout' | 'wail' | 'song' | 'speech'
  mouthWidth: number
  cheeks: number
  /** Tears run down the face. */
  tears?: true
  gaze: Point
  /** Tilt of the head in degrees; nod from -1 (up) to 1 (down). */
  tilt: number
  nod: number
  /** Added to every pose: lean in degrees, raised shoulders in heads. */
  lean: number
  shrug: number
}

const neutral: Features = {
  eyeHeight: 1,
  upperLid: 0.04,
  lowerLid: 0.16,
  slant: 0,
  iris: 1,
  brows: [
    [0.3, 4],
    [0.3, 4],
  ],
  browWidth: 1,
  mouth: 'smile',
  mouthWidth: 1,
  cheeks: 1,
  gaze: [0, 0],
  tilt: 0,
  nod: 0,
  lean: 0,
  shrug: 0,
}

export const EXPRESSIONS: Record<Expression, Features> = {
  happy: neutral,
  delighted: {
    ...neutral,
    closedArc: 'up',
    brows: [
      [1, 8],
      [1, 8],
    ],
    mouth: 'laugh',
    mouthWidth: 1.15,
    cheeks: 1.25,
    lean: -1,
  },
  calm: {
    ...neutral,
    eyeHeight: 0.9,
    upperLid: 0.24,
    lowerLid: 0.12,
    brows: [
      [0.2, 6],
      [0.2, 6],
    ],
    mouthWidth: 0.72,
    cheeks: 0.9,
  },
  curious: {
    ...neutral,
    eyeHeight: 1.16,
    upperLid: 0,
    lowerLid: 0,
    brows: [
      [0.3, -2],
      [1.35, 10],
    ],
    mouth: 'oh',
    mouthWidth: 0.5,
    cheeks: 0.8,
    gaze: [0.75, -0.35],
    tilt: 9,
    lean: 2,
  },
  worried: {
    ...neutral,
    eyeHeight: 1.06,
    upperLid: 0.08,
    lowerLid: 0.06,
    slant: 0.16,
    brows: [
      [0.55, 30],
      [0.55, 30],
    ],
    mouth: 'wobble',
    mouthWidth: 0.78,
    cheeks: 0.5,
    gaze: [-0.5, 0.1],
    tilt: -3,
    shrug: 0.02,
  },
  scared: {
    ...neutral,
    eyeHeight: 1.36,
    upperLid: -0.1,
    lowerLid: -0.1,
    iris: 0.66,
    brows: [
      [1.25, 22],
      [1.25, 22],
    ],
    mouth: 'gasp',
    cheeks: 0.25,
    nod: 0.05,
    lean: -3,
    shrug: 0.05,
  },
  sad: {
    ...neutral,
    eyeHeight: 0.95,
    upperLid: 0.34,
    lowerLid: 0,
    slant: 0.34,
    brows: [
      [0.2, 32],
      [0.2, 32],
    ],
    mouth: 'frown',
    mouthWidth: 0.8,
    cheeks: 0.7,
    gaze: [-0.25, 0.75],
    tilt: -6,
    nod: 0.28,
    lean: 4,
    shrug: -0.03,
  },
  cross: {
    ...neutral,
    eyeHeight: 0.95,
    upperLid: 0.3,
    lowerLid: 0.12,
    slant: -0.42,
    brows: [
      [-0.75, -26],
      [-0.75, -26],
    ],
    browWidth: 1.35,
    mouth: 'pout',
    mouthWidth: 0.7,
    cheeks: 1.35,
    nod: 0.16,
    lean: 2,
    shrug: 0.03,
  },
  proud: {
    ...neutral,
    upperLid: 0.14,
    lowerLid: 0.3,
    brows: [
      [0.95, 2],
      [0.95, 2],
    ],
    mouth: 'beam',
    mouthWidth: 1.12,
    cheeks: 1.2,
    nod: -0.22,
    tilt: 5,
    lean: -3,
  },
  asleep: {
    ...neutral,
    eyeHeight: 0.9,
    closedArc: 'down',
    brows: [
      [0.15, 4],
      [0.15, 4],
    ],
    mouthWidth: 0.42,
  },
}

/** Moods in which tears are of joy: the face stays as it is. */
const GLAD: ReadonlySet<Expression> = new Set<Expression>(['happy', 'delighted', 'calm', 'proud'])
/** The face of somebody who weeps: in sorrow the mouth is open, the eyes are narrow, the inner brows high. */
export const weeping = (expression: Expression): Features => {
  const features = EXPRESSIONS[expression]
  if (GLAD.has(expression)) return { ...features, tears: true }
  return {
    ...features,
    tears: true,
    iris: 1,
    eyeHeight: 0.94,
    upperLid: 0.3,
    lowerLid: 0.2,
    slant: 0.24,
    brows: [
      [0.7, 34],
      [0.7, 34],
    ],
    mouth: 'wail',
    mouthWidth: 0.82,
    cheeks: 1.3,
  }
}

/** The face with what the mouth does; the mood stays. */
export function voiced(features: Features, voice: Voice): Features {
  switch (voice) {
    case 'sings':
    case 'calls':
      return { ...features, mouth: 'song', mouthWidth: 1 }
    case 'says':
      return { ...features, mouth: 'speech', mouthWidth: 0.9 }
    case 'yawns':
      return { ...features, mouth: 'song', mouthWidth: 1.1, closedArc: 'down', tilt: 8 }
  }
}
/** Whether notes come out of who sings: of somebody afraid or sad none do. */
export const isHeard = (expression: Expression): boolean => GLAD.has(expression) || expression === 'curious'
