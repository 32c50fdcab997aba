// What the {slots} of Spanish are filled with, beside the grammar that it shares (romance/slots.ts).
import type { Player } from '../../grammar/cast'
import { genderOf, nounOf } from '../romance/nouns'
import type { Gender } from '../romance/nouns'
import type { SlotWords } from '../romance/slots'
import { PRONOUNS, withArticle } from './agreement'
import { agreeingColours } from './colours'
import { KINDS } from './kinds'

export const SLOT_WORDS: SlotWords = {
  kinds: KINDS,
  pronouns: PRONOUNS,
  and: 'y',
  withThe: (gender, noun) => withArticle('el', gender, noun),
  ordinals: { m: ['otro', 'tercer', 'cuarto', 'quinto'], f: ['otra', 'tercera', 'cuarta', 'quinta'] },
  agreeingColours,
}

const AS_A_KING: Record<Gender, readonly string[]> = {
  m: ['Primero', 'Segundo', 'Tercero', 'Cuarto', 'Quinto'],
  f: ['Primera', 'Segunda', 'Tercera', 'Cuarta', 'Quinta'],
}

/** "Zoe la gata"; of two cats "Zoe Primera" and "Zoe Segunda", as of queens. */
export function tellApart(pet: Player, namesakes: readonly Player[]): string {
  const { noun, gender } = nounOf(KINDS, pet)
  const alike = namesakes.filter((other) => nounOf(KINDS, other).noun === noun)
  if (alike.length < 2) return `${pet.name} ${noun ? withArticle('el', gender, noun) : 'el animal'}`
  return `${pet.name} ${AS_A_KING[genderOf(KINDS, pet)][alike.indexOf(pet)] ?? ''}`
}
