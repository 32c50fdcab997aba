// The traits of a request: those that were chosen, then those that the family's own words say.
import type { StoryRequest } from './request'
import { traitsOfChild, traitsOfPet } from './traits'
import { loadOwnWords } from './own-words/load'
import { sortChildWords, sortPetWords } from './sort-own-words'

/** The request as an author reads it: the own words sorted into traits, and none that the animal can't have. */
export async function withToldTraits(request: StoryRequest): Promise<StoryRequest> {
  const { childDescription, childTraits = [], pets, language } = request
  const worded = Boolean(childDescription) || pets.some(({ description }) => description)
  const list = worded ? await loadOwnWords(language) : null
  const sorted = <K>(text: string | undefined, sort: (text: string) => { traits: K[] }[]): K[] =>
    text ? sort(text).flatMap(({ traits }) => traits) : []
  return {
    ...request,
    childTraits: traitsOfChild([
      ...childTraits,
      ...(list ? sorted(childDescription, (text) => sortChildWords(text, list)) : []),
    ]),
    pets: pets.map((pet) => ({
      ...pet,
      traits: traitsOfPet({
        type: pet.type,
        traits: [...(pet.traits ?? []), ...(list ? sorted(pet.description, (text) => sortPetWords(text, list)) : [])],
      }),
    })),
  }
}
