// Whom a name slot names, in every language: {Kim}, {Bo}, {Bo+}, {Mo}, {pets}, {others}.
import type { Player, Voice } from './cast'
import { TemplateError } from './text'

export type Named = 'Kim' | 'Bo' | 'Mo' | 'pets' | 'others'

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
