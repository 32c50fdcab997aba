// Replaces poses that a kind of animal never takes: a horse never begs, a fish never digs.
import type { PetPose } from '../direction'
import { PET_POSES } from '../direction'
import type { Habit } from './breed-row'

/** Poses of the rigs: those of a direction, and some that only rigs use. */
export type RigPose = PetPose | 'reach' | 'popcorn' | 'graze' | 'flop'
type Substitutes = Partial<Record<PetPose, RigPose>>

const onLegs: Substitutes = { fly: 'leap', perch: 'sit', swim: 'walk' }
const SUBSTITUTES: Record<Habit, Substitutes> = {
  dog: onLegs,
  cat: { ...onLegs, dig: 'reach' },
  rabbit: onLegs,
  cavy: { ...onLegs, sit: 'stand', beg: 'look-up', leap: 'popcorn', fly: 'popcorn', perch: 'stand' },
  rodent: onLegs,
  horse: {
    sit: 'stand',
    beg: 'reach',
    fly: 'leap',
    perch: 'stand',
    swim: 'walk',
    carried: 'stand',
    cuddled: 'stand',
    dig: 'graze',
    hide: 'graze',
    lie: 'stand',
  },
  bird: { sit: 'stand', run: 'walk', leap: 'fly', swim: 'stand', dig: 'graze', lie: 'sleep' },
  fish: {
    stand: 'swim',
    sit: 'swim',
    walk: 'swim',
    run: 'swim',
    fly: 'leap',
    perch: 'swim',
    carried: 'swim',
    cuddled: 'swim',
    lie: 'swim',
    dig: 'swim',
  },
  lizard: { sit: 'stand', fly: 'leap', perch: 'stand', swim: 'walk', beg: 'look-up', dig: 'reach' },
  tortoise: {
    sit: 'stand',
    run: 'walk',
    leap: 'walk',
    fly: 'walk',
    perch: 'stand',
    beg: 'look-up',
    dig: 'walk',
    swim: 'walk',
    cuddled: 'carried',
  },
  toy: { swim: 'leap', lie: 'flop', dig: 'sit', perch: 'sit' },
}

/** The pose that this kind takes; an unknown word becomes 'stand'. */
export function resolveHabitPose(habit: Habit, pose: string): RigPose {
  const known = PET_POSES.find((p) => p === pose)
  return known ? (SUBSTITUTES[habit][known] ?? known) : 'stand'
}
