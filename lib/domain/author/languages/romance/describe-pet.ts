// How a pet is described in the Romance languages.
import type { PetRequest } from '../../../story/request'
import { pronounOfPet } from '../../grammar/pronoun'
import { KIND_OF } from '../../world/kinds'
import type { PetWords } from '../language'
import { nounOf } from './nouns'
import type { Kinds } from './nouns'

/** Between colours and noun in a pet's `looks`. */
export const LOOKS_JOINT = '|'

/**
 * Colours in the masculine, and the noun: "noir|blanc|cochon d’Inde"; they agree where they are used.
 * @param colours what the buyer chose or typed, in the language's own words
 */
export function describePet(
  kinds: Kinds,
  { type, gender, colors }: PetRequest,
  coloursOf: (typed: string | undefined) => readonly string[],
): PetWords {
  const { noun } = nounOf(kinds, { kind: KIND_OF[type], pronoun: pronounOfPet(gender) })
  const colours = noun ? coloursOf(colors) : []
  const looks = (count: number) => [...colours.slice(0, count), noun].join(LOOKS_JOINT)
  return { looks: looks(2), fewer: [looks(1), noun, ''], animal: noun }
}
