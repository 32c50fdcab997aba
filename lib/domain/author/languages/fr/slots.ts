// What the {slots} of French are filled with, beside the grammar that it shares (romance/slots.ts).
import type { Player } from '../../grammar/cast'
import { nounOf } from '../romance/nouns'
import type { SlotWords } from '../romance/slots'
import { PRONOUNS, withArticle } from './agreement'
import { agreeingColours } from './colours'
import { KINDS } from './kinds'

const ORDINALS = ['autre', 'troisième', 'quatrième', 'cinquième']

export const SLOT_WORDS: SlotWords = {
  kinds: KINDS,
  pronouns: PRONOUNS,
  and: 'et',
  withThe: (gender, noun) => withArticle('le', gender, noun),
  ordinals: { m: ORDINALS, f: ORDINALS },
  agreeingColours,
}

/** "Zoé la chatte"; of two cats "Zoé un" and "Zoé deux", as of kings. */
export function tellApart(pet: Player, namesakes: readonly Player[]): string {
  const { noun, gender } = nounOf(KINDS, pet)
  const alike = namesakes.filter((other) => nounOf(KINDS, other).noun === noun)
  if (alike.length < 2) return `${pet.name} ${noun ? withArticle('le', gender, noun) : 'l’animal'}`
  return `${pet.name} ${['un', 'deux', 'trois', 'quatre', 'cinq'][alike.indexOf(pet)] ?? ''}`
}
