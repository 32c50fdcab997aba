// French agreement: pronouns and articles by gender, and words that a story gives in each form ({content/contente}).
import { elide } from './elision'
import type { Gender } from './kinds'

/** A pronoun is written as its masculine form: {il}, {lui} ("pour lui"), of a pet also {bo.le}. */
const PRONOUNS: Record<string, Record<Gender, string>> = {
  il: { m: 'il', f: 'elle' },
  lui: { m: 'lui', f: 'elle' },
  le: { m: 'le', f: 'la' },
}
const FORMS_OF_THE_CHILD = 3
const FORMS_OF_A_PET = 2

/**
 * What agrees with the child has three forms, since a child may be neither a boy nor a girl: {seul/seule/en solo}. A pet
 * always has the gender of a noun.
 */
const formsOf = (slot: string): string[] => (slot.includes('/') ? slot.split('/').map((form) => form.trim()) : [])

/** {le} of the child is no slot: it has no form for a child who is called by name. */
export const agreesWithChild = (slot: string): boolean =>
  slot === 'il' || slot === 'lui' || (!slot.startsWith('bo.') && formsOf(slot).length === FORMS_OF_THE_CHILD)
export const agreesWithPet = (slot: string): boolean =>
  Object.hasOwn(PRONOUNS, slot) || formsOf(slot).length === FORMS_OF_A_PET

/** @param neither what stands for a child who is neither he nor she, where the slot has no form for it: the name */
export function agree(slot: string, gender: Gender | undefined, neither = ''): string {
  const [masculine = '', feminine = '', third = neither] = formsOf(slot)
  if (gender === undefined) return third
  return PRONOUNS[slot]?.[gender] ?? (gender === 'm' ? masculine : feminine)
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
