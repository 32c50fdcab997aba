// French pronouns and articles by gender.
import type { Pronouns } from '../romance/agreement'
import type { Gender } from '../romance/nouns'
import { elide } from './elision'

/** A pronoun is written as its masculine form: {il}, {lui} ("pour lui"), of a pet also {bo.le}. */
export const PRONOUNS: Pronouns = {
  il: { m: 'il', f: 'elle' },
  lui: { m: 'lui', f: 'elle' },
  le: { m: 'le', f: 'la', petOnly: true },
}

const ARTICLES = { le: { m: 'le', f: 'la' }, un: { m: 'un', f: 'une' } } as const

/** "le chien", "l’oiseau", "la peluche"; "un chien", "une peluche" */
export const withArticle = (article: 'le' | 'un', gender: Gender, noun: string): string =>
  elide(`${ARTICLES[article][gender]} ${noun}`)

/** "du chien", "de l’oiseau", "de la peluche"; "au chien", "à l’oiseau", "à la peluche" */
export function contract(preposition: 'de' | 'à', gender: Gender, noun: string): string {
  const thing = withArticle('le', gender, noun)
  if (!thing.startsWith('le ')) return `${preposition} ${thing}`
  return `${preposition === 'de' ? 'du' : 'au'} ${noun}`
}
