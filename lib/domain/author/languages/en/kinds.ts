// English words for each kind of pet.
import type { Kind } from '../../world/kinds'

interface KindWords {
  /** Follows a name: "Rusty the dog". Empty if the kind says nothing. */
  noun: string
  animal: string
  noise: string
  /** As on a sign: NO DOGS. */
  sign: string
}
export const KINDS: Record<Kind, KindWords> = {
  dog: { noun: 'dog', animal: 'dog', noise: 'woof', sign: 'DOGS' },
  cat: { noun: 'cat', animal: 'cat', noise: 'mew', sign: 'CATS' },
  bird: { noun: 'bird', animal: 'bird', noise: 'cheep', sign: 'BIRDS' },
  fish: { noun: 'fish', animal: 'fish', noise: 'blup', sign: 'FISH' },
  rabbit: { noun: 'rabbit', animal: 'rabbit', noise: 'thump', sign: 'RABBITS' },
  guineapig: { noun: 'guinea pig', animal: 'guinea pig', noise: 'wheek', sign: 'GUINEA PIGS' },
  hamster: { noun: 'hamster', animal: 'hamster', noise: 'scritch', sign: 'HAMSTERS' },
  horse: { noun: 'horse', animal: 'horse', noise: 'clop', sign: 'HORSES' },
  lizard: { noun: 'lizard', animal: 'lizard', noise: 'scuttle', sign: 'LIZARDS' },
  toy: { noun: 'toy', animal: 'cuddly toy', noise: 'squeak', sign: 'TOYS' },
  other: { noun: '', animal: 'pet', noise: 'hello', sign: 'PETS' },
}
