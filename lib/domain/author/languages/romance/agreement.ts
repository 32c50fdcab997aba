// Agreement in the Romance languages: pronouns by gender, and words that a story gives in each form
// ({content/contente}).
import type { Gender } from './nouns'

interface Pronoun extends Readonly<Record<Gender, string>> {
  /** Of the child it is no slot: it has no form for a child who is called by name. */
  petOnly?: true
}
/** By the masculine form, as stories write them: {il}, of a pet {bo.il}. */
export type Pronouns = Readonly<Record<string, Pronoun>>

const FORMS_OF_THE_CHILD = 3
const FORMS_OF_A_PET = 2

/**
 * What agrees with the child has three forms, since a child may be neither a boy nor a girl: {seul/seule/en solo}. A
 * pet always has the gender of a noun.
 */
const formsOf = (slot: string): string[] => (slot.includes('/') ? slot.split('/').map((form) => form.trim()) : [])

export function agreesWithChild(pronouns: Pronouns, slot: string): boolean {
  if (Object.hasOwn(pronouns, slot)) return !pronouns[slot]?.petOnly
  return !slot.startsWith('bo.') && formsOf(slot).length === FORMS_OF_THE_CHILD
}
export const agreesWithPet = (pronouns: Pronouns, slot: string): boolean =>
  Object.hasOwn(pronouns, slot) || formsOf(slot).length === FORMS_OF_A_PET

/** @param neither what stands for a child who is neither he nor she, where the slot has no form for it: the name */
export function agree(pronouns: Pronouns, slot: string, gender: Gender | undefined, neither = ''): string {
  const [masculine = '', feminine = '', third = neither] = formsOf(slot)
  if (gender === undefined) return third
  return pronouns[slot]?.[gender] ?? (gender === 'm' ? masculine : feminine)
}
