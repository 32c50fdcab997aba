// German words for each kind of pet.
import type { Player } from '../../grammar/cast'
import type { Kind } from '../../world/kinds'

export type Gender = 'm' | 'f' | 'n'
interface Noun {
  noun: string
  gender: Gender
}
interface KindWords extends Noun {
  noise: string
  /** A noun of its own for a male or a female one. */
  male?: string
  female?: string
}

export const KINDS: Record<Kind, KindWords> = {
  dog: { noun: 'Hund', gender: 'm', noise: 'wau', female: 'Hündin' },
  cat: { noun: 'Katze', gender: 'f', noise: 'miau', male: 'Kater' },
  bird: { noun: 'Vogel', gender: 'm', noise: 'piep' },
  fish: { noun: 'Fisch', gender: 'm', noise: 'blubb' },
  rabbit: { noun: 'Kaninchen', gender: 'n', noise: 'mümmel' },
  guineapig: { noun: 'Meerschweinchen', gender: 'n', noise: 'quiek' },
  hamster: { noun: 'Hamster', gender: 'm', noise: 'raschel' },
  horse: { noun: 'Pferd', gender: 'n', noise: 'prrr', female: 'Stute' },
  lizard: { noun: 'Eidechse', gender: 'f', noise: 'husch' },
  toy: { noun: 'Kuscheltier', gender: 'n', noise: 'quietsch' },
  // Its breed says what it is, but not with which article.
  other: { noun: '', gender: 'n', noise: 'hallo' },
}

/** The noun for a pet: "der Kater" if it is male, "die Katze" if nobody says. */
export function nounOf(pet: Pick<Player, 'kind' | 'pronoun'>): Noun {
  const { noun, gender, male, female } = KINDS[pet.kind]
  if (pet.pronoun === 'he' && male) return { noun: male, gender: 'm' }
  if (pet.pronoun === 'she' && female) return { noun: female, gender: 'f' }
  return { noun, gender }
}

/** The gender of a pet's pronouns: its own, else that of its noun. */
export const genderOf = (pet: Pick<Player, 'kind' | 'pronoun'>): Gender =>
  pet.pronoun === 'he' ? 'm' : pet.pronoun === 'she' ? 'f' : KINDS[pet.kind].gender
