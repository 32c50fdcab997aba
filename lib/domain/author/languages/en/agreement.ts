// Pronouns and the verbs that agree with them. Templates are written about Kim (he) and Bo (they).
import type { Pronoun } from '../../grammar/pronoun'

type Case = 'subject' | 'object' | 'possessive' | 'reflexive'

const FORMS: Record<Pronoun, Record<Case, string>> = {
  he: { subject: 'he', object: 'him', possessive: 'his', reflexive: 'himself' },
  she: { subject: 'she', object: 'her', possessive: 'her', reflexive: 'herself' },
  they: { subject: 'they', object: 'them', possessive: 'their', reflexive: 'themself' },
}
const CHILD_SLOTS: Record<string, Case> = { he: 'subject', him: 'object', his: 'possessive', himself: 'reflexive' }
const PET_SLOTS: Record<string, Case> = { they: 'subject', them: 'object', their: 'possessive', themself: 'reflexive' }
const PLURALS: Record<string, string> = {
  was: 'were',
  is: 'are',
  has: 'have',
  does: 'do',
  "wasn't": "weren't",
  "isn't": "aren't",
  "doesn't": "don't",
  "hasn't": "haven't",
}

/** 'child' or 'pet' if the slot (in lower case) is a pronoun of theirs, else undefined. */
export const pronounOwner = (slot: string): 'child' | 'pet' | undefined =>
  Object.hasOwn(CHILD_SLOTS, slot) ? 'child' : Object.hasOwn(PET_SLOTS, slot) ? 'pet' : undefined

export function pronounFor(slot: string, pronoun: Pronoun): string {
  const grammar = CHILD_SLOTS[slot] ?? PET_SLOTS[slot]
  return grammar ? FORMS[pronoun][grammar] : slot
}

export const isVerbSlot = (slot: string): boolean => Object.hasOwn(PLURALS, slot) || slot.includes('/')

/** Fills {was}, or {rests/rest} for verbs that the table lacks. */
export function verbFor(slot: string, plural: boolean): string {
  const [one = slot, many] = slot.split('/')
  return plural ? (many ?? PLURALS[slot] ?? slot) : one
}
