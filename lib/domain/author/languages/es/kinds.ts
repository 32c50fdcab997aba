// Spanish words for each kind of pet.
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

export const KINDS: Record<Kind, KindWords> = {
  dog: { noun: 'perro', gender: 'm', noise: 'guau', female: 'perra' },
  cat: { noun: 'gato', gender: 'm', noise: 'miau', female: 'gata' },
  bird: { noun: 'pájaro', gender: 'm', noise: 'pío' },
  fish: { noun: 'pez', gender: 'm', noise: 'glu' },
  rabbit: { noun: 'conejo', gender: 'm', noise: 'toc', female: 'coneja' },
  guineapig: { noun: 'conejillo de Indias', gender: 'm', noise: 'cuí' },
  hamster: { noun: 'hámster', gender: 'm', noise: 'ñiqui' },
  horse: { noun: 'caballo', gender: 'm', noise: 'brrr', female: 'yegua' },
  lizard: { noun: 'lagarto', gender: 'm', noise: 'fiu' },
  toy: { noun: 'peluche', gender: 'm', noise: 'muac' },
  // Its breed says what it is, but not with which article.
  other: { noun: '', gender: 'm', noise: 'hola' },
}

/** The noun for a pet: "la gata" if it is female, "el gato" if nobody says. */
export function nounOf({ kind, pronoun }: Pick<Player, 'kind' | 'pronoun'>): Noun {
  const { noun, gender, female } = KINDS[kind]
  return pronoun === 'she' && female ? { noun: female, gender: 'f' } : { noun, gender }
}

/** The gender of a pet's pronouns and of what agrees with it: its own, else that of its noun. */
export const genderOf = ({ kind, pronoun }: Pick<Player, 'kind' | 'pronoun'>): Gender =>
  pronoun === 'he' ? 'm' : pronoun === 'she' ? 'f' : KINDS[kind].gender
