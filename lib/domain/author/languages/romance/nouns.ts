// Nouns for pets in the Romance languages, and their gender.
import type { Player } from '../../grammar/cast'
import type { Kind } from '../../world/kinds'

export type Gender = 'm' | 'f'
interface Noun {
  noun: string
  gender: Gender
}
interface KindWords extends Noun {
  noise: string
  /** A noun of its own for a female one. */
  female?: string
}
export type Kinds = Readonly<Record<Kind, KindWords>>
type Pet = Pick<Player, 'kind' | 'pronoun'>

/** The noun for a pet: "la chatte" if it is female, "le chat" if nobody says. */
export function nounOf(kinds: Kinds, { kind, pronoun }: Pet): Noun {
  const { noun, gender, female } = kinds[kind]
  return pronoun === 'she' && female ? { noun: female, gender: 'f' } : { noun, gender }
}

/** The gender of a pet's pronouns and of what agrees with it: its own, else that of its noun. */
export const genderOf = (kinds: Kinds, { kind, pronoun }: Pet): Gender =>
  pronoun === 'he' ? 'm' : pronoun === 'she' ? 'f' : kinds[kind].gender

/**
 * Of several, one masculine word makes all masculine. Pets are named by their nouns here, so it is the noun that
 * decides where there is one.
 */
export function genderOfNamed(kinds: Kinds, pets: readonly Pet[]): Gender {
  const isMasculine = (pet: Pet) => {
    const { noun, gender } = nounOf(kinds, pet)
    return (noun ? gender : genderOf(kinds, pet)) === 'm'
  }
  return pets.some(isMasculine) ? 'm' : 'f'
}
