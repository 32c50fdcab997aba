import type { PetRequest, StoryRequest } from './request'

const sameName = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()

function inheritOfPet(pet: PetRequest, before: readonly PetRequest[]): PetRequest {
  const same = before.find(({ name, type }) => type === pet.type && sameName(name, pet.name))
  return {
    ...pet,
    traits: pet.traits ?? same?.traits,
    description: pet.description ?? same?.description,
    shortName: pet.shortName ?? same?.shortName,
  }
}

/** What was told of child and pets for the book before holds in its sequel, unless it is told anew. */
export const inheritTraits = (request: StoryRequest, before: StoryRequest): StoryRequest => ({
  ...request,
  ...(sameName(request.childName, before.childName)
    ? {
        childTraits: request.childTraits ?? before.childTraits,
        childDescription: request.childDescription ?? before.childDescription,
        shortName: request.shortName ?? before.shortName,
      }
    : {}),
  pets: request.pets.map((pet) => inheritOfPet(pet, before.pets)),
})
