// Spanish agreement: pronouns and articles by gender, and words that a story gives in each form ({contento/contenta}).
import type { Gender } from './kinds'

/** A pronoun is written as its masculine form: {él} ("para él"), of a pet also {bo.lo}. */
const PRONOUNS: Record<string, Record<Gender, string>> = {
  él: { m: 'él', f: 'ella' },
  lo: { m: 'lo', f: 'la' },
}
const FORMS_OF_THE_CHILD = 3
const FORMS_OF_A_PET = 2

/**
 * What agrees with the child has three forms, since a child may be neither a boy nor a girl: {solo/sola/sin nadie}. A pet
 * always has the gender of a noun.
 */
const formsOf = (slot: string): string[] => (slot.includes('/') ? slot.split('/').map((form) => form.trim()) : [])

/** {lo} of the child is no slot: it has no form for a child who is called by name. */
export const agreesWithChild = (slot: string): boolean =>
  slot === 'él' || (!slot.startsWith('bo.') && formsOf(slot).length === FORMS_OF_THE_CHILD)
export const agreesWithPet = (slot: string): boolean =>
  Object.hasOwn(PRONOUNS, slot) || formsOf(slot).length === FORMS_OF_A_PET

/** @param neither what stands for a child who is neither he nor she, where the slot has no form for it: the name */
export function agree(slot: string, gender: Gender | undefined, neither = ''): string {
  const [masculine = '', feminine = '', third = neither] = formsOf(slot)
  if (gender === undefined) return third
  return PRONOUNS[slot]?.[gender] ?? (gender === 'm' ? masculine : feminine)
}

const ARTICLES = { el: { m: 'el', f: 'la' }, un: { m: 'un', f: 'una' } } as const

/** "el perro", "la yegua"; "un perro", "una yegua" */
export const withArticle = (article: 'el' | 'un', gender: Gender, noun: string): string =>
  `${ARTICLES[article][gender]} ${noun}`
