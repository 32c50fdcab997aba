// Spanish pronouns and articles by gender.
import type { Pronouns } from '../romance/agreement'
import type { Gender } from '../romance/nouns'

/** A pronoun is written as its masculine form: {él} ("para él"), of a pet also {bo.lo}. */
export const PRONOUNS: Pronouns = {
  él: { m: 'él', f: 'ella' },
  lo: { m: 'lo', f: 'la', petOnly: true },
}

const ARTICLES = { el: { m: 'el', f: 'la' }, un: { m: 'un', f: 'una' } } as const

/** "el perro", "la yegua"; "un perro", "una yegua" */
export const withArticle = (article: 'el' | 'un', gender: Gender, noun: string): string =>
  `${ARTICLES[article][gender]} ${noun}`
