// Whom a name slot names, in every language: {Kim}, {Bo}, {Bo+}, {Mo}, {pets}, {others}.
import type { Player, Voice } from './cast'
import { TemplateError } from './text'

const NAMED = ['Kim', 'Bo', 'Mo', 'pets', 'others'] as const
export type Named = (typeof NAMED)[number]
export const isNamed = (text: string | undefined): text is Named => NAMED.some((named) => named === text)

/** Joins names: "Rusty, Olive and Finn". */
export const joinList = (items: readonly string[], and: string): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${and} ${items[items.length - 1] ?? ''}`

/** The pets that a slot names. */
export function petsNamed(who: Exclude<Named, 'Kim'>, { book, pet, mate }: Voice): readonly Player[] {
  if (who === 'Bo') return [pet]
  if (who === 'pets') return book.pets
  if (who === 'others') return book.pets.slice(1)
  if (!mate) throw new TemplateError('{Mo} outside a duet')
  return [mate]
}

/** A pet's name; at first mention, and if `full`, with the phrase that introduces it. */
export function mention(
  pet: Player,
  full: boolean,
  voice: Voice,
  introduce: (pet: Player, voice: Voice) => string,
): string {
  if (!full || voice.quiet || voice.met.has(pet.index)) return pet.called
  const text = introduce(pet, voice)
  voice.met.add(pet.index)
  return text
}

/** How a pet is introduced: its looks, as short as the page needs them, and how many of its kind came before. */
export function introductionOf(pet: Player, { book, met, brief = 0 }: Voice) {
  const alike = book.pets.filter((p) => p.kind === pet.kind)
  return {
    looks: pet.fewer[brief - 1] ?? pet.looks,
    alike: alike.length,
    before: alike.filter((p) => p !== pet && met.has(p.index)).length,
  }
}
