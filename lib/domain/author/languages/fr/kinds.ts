// French words for each kind of pet.
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
  dog: { noun: 'chien', gender: 'm', noise: 'ouaf', female: 'chienne' },
  cat: { noun: 'chat', gender: 'm', noise: 'miaou', female: 'chatte' },
  bird: { noun: 'oiseau', gender: 'm', noise: 'cui-cui' },
  fish: { noun: 'poisson', gender: 'm', noise: 'blop' },
  rabbit: { noun: 'lapin', gender: 'm', noise: 'toc-toc', female: 'lapine' },
  guineapig: { noun: 'cochon d’Inde', gender: 'm', noise: 'couic' },
  hamster: { noun: 'hamster', gender: 'm', noise: 'grat-grat' },
  horse: { noun: 'cheval', gender: 'm', noise: 'brrr', female: 'jument' },
  lizard: { noun: 'lézard', gender: 'm', noise: 'frrt' },
  toy: { noun: 'peluche', gender: 'f', noise: 'pouic' },
  // Its breed says what it is, but not with which article.
  other: { noun: '', gender: 'm', noise: 'coucou' },
}

/** The noun for a pet: "la chatte" if it is female, "le chat" if nobody says. */
export function nounOf({ kind, pronoun }: Pick<Player, 'kind' | 'pronoun'>): Noun {
  const { noun, gender, female } = KINDS[kind]
  return pronoun === 'she' && female ? { noun: female, gender: 'f' } : { noun, gender }
}

/** The gender of a pet's pronouns and of what agrees with it: its own, else that of its noun. */
export const genderOf = ({ kind, pronoun }: Pick<Player, 'kind' | 'pronoun'>): Gender =>
  pronoun === 'he' ? 'm' : pronoun === 'she' ? 'f' : KINDS[kind].gender
