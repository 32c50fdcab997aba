// All breeds by type, keyed by PetMember's `type` and `breed`. The first row of a type stands for any unknown breed.
import type { PetType } from '../../story/lists'
import { BIRDS, BIRD_OTHERS } from './breeds/birds'
import { CATS } from './breeds/cats'
import { DOGS } from './breeds/dogs'
import { FISH } from './breeds/fish'
import { HOOFED_OTHERS, HORSES } from './breeds/hoofed'
import { LIZARDS, TORTOISES } from './breeds/lizards'
import { RABBITS } from './breeds/rabbits'
import { GUINEA_PIGS, HAMSTERS } from './breeds/rodents'
import { SMALL_OTHERS } from './breeds/small-others'
import { PLUSH, TOYS } from './breeds/toys'
import type { BreedRow } from './breed-row'

export const BREEDS: Record<PetType, Record<string, BreedRow>> = {
  Dog: DOGS,
  Cat: CATS,
  Bird: BIRDS,
  Fish: FISH,
  Rabbit: RABBITS,
  'Guinea Pig': GUINEA_PIGS,
  Hamster: HAMSTERS,
  Horse: HORSES,
  Lizard: LIZARDS,
  'Animal Toy': TOYS,
  Other: { plush: PLUSH, ...TORTOISES, ...SMALL_OTHERS, ...HOOFED_OTHERS, ...BIRD_OTHERS },
}

/** The row of a breed; the first of its type if there is no such breed. */
export function breedRow(type: PetType, breed: string): BreedRow {
  const rows = BREEDS[type]
  const row = (Object.hasOwn(rows, breed) ? rows[breed] : undefined) ?? Object.values(rows)[0]
  if (!row) throw new Error(`no breed of ${type}`)
  return row
}
