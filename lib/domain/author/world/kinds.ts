// Kinds of pets: which there are, and what each can do. Their words are a language's.
import type { PetType } from '../../story/lists'
import type { PetPose } from '../../illustration/direction'

export const KINDS = [
  'dog',
  'cat',
  'bird',
  'fish',
  'rabbit',
  'guineapig',
  'hamster',
  'horse',
  'lizard',
  'toy',
  'other',
] as const
export type Kind = (typeof KINDS)[number]

export const KIND_OF: Record<PetType, Kind> = {
  Dog: 'dog',
  Cat: 'cat',
  Bird: 'bird',
  Fish: 'fish',
  Rabbit: 'rabbit',
  'Guinea Pig': 'guineapig',
  Hamster: 'hamster',
  Horse: 'horse',
  Lizard: 'lizard',
  'Animal Toy': 'toy',
  Other: 'other',
}

export const GROUPS: Record<string, readonly Kind[]> = {
  carried: ['fish', 'hamster', 'guineapig', 'lizard', 'toy', 'other'],
  runs: ['dog', 'cat', 'rabbit', 'horse'],
  furry: ['dog', 'cat', 'rabbit', 'guineapig', 'hamster', 'horse'],
}

type Swap = Partial<Record<PetPose, PetPose>>
const CANNOT: Partial<Record<Kind, Swap>> = {
  fish: {
    stand: 'swim',
    sit: 'swim',
    walk: 'swim',
    run: 'swim',
    leap: 'swim',
    beg: 'look-up',
    fly: 'swim',
    perch: 'swim',
    lie: 'swim',
    dig: 'swim',
    cuddled: 'carried',
  },
  bird: {
    stand: 'perch',
    sit: 'perch',
    lie: 'perch',
    run: 'fly',
    leap: 'fly',
    dig: 'perch',
    beg: 'look-up',
    swim: 'perch',
  },
  toy: {
    walk: 'sit',
    run: 'sit',
    leap: 'sit',
    dig: 'sit',
    beg: 'sit',
    fly: 'sit',
    perch: 'sit',
    swim: 'lie',
    'look-up': 'sit',
  },
  horse: {
    sit: 'stand',
    perch: 'stand',
    carried: 'stand',
    cuddled: 'stand',
    beg: 'look-up',
    fly: 'leap',
    swim: 'walk',
    dig: 'stand',
    hide: 'back-turned',
  },
}
const NO_FLIGHT: Swap = { fly: 'leap', perch: 'sit', swim: 'walk' }

/** Returns the pose, or the nearest one that the kind can take. */
export const poseFor = (kind: Kind, pose: PetPose): PetPose => (CANNOT[kind] ?? NO_FLIGHT)[pose] ?? pose
