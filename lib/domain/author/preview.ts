// The opening of the very book that the buyer gets, while the form is still being filled.
import type { Extra, ManuscriptPage } from '../story/manuscript'
import { OPENING_PAGES } from '../story/lists'
import type { Earlier, PetRequest, StoryRequest } from '../story/request'
import { writeStory } from './write'

export { NoTemplateError } from './no-template'

/** A form half filled: what is absent, or blank, is not said yet. */
export type PartialRequest = { [K in Exclude<keyof StoryRequest, 'pets'>]?: StoryRequest[K] | undefined } & {
  pets?: readonly { [K in keyof PetRequest]?: PetRequest[K] | undefined }[] | undefined
}
export interface Opening {
  title: string
  pages: ManuscriptPage[]
  extras: Extra[]
}

/** Undefined until name, age, life skill and one named pet with its type are there. `earlier`: the book that a sequel recalls. Throws NoTemplateError as writeStory does. */
export async function openingPages(request: PartialRequest, earlier?: Earlier): Promise<Opening | undefined> {
  const childName = request.childName?.trim()
  const { childAge, lifeSkill } = request
  const pets = (request.pets ?? []).flatMap((pet): PetRequest[] => {
    const name = pet.name?.trim()
    return name && pet.type ? [{ ...pet, name, type: pet.type, gender: pet.gender ?? 'unknown' }] : []
  })
  if (!childName || !childAge || !lifeSkill || !pets.length) return undefined
  const book = await writeStory(
    {
      ...request,
      childName,
      childAge,
      lifeSkill,
      pets,
      childGender: request.childGender ?? 'non-specific',
      language: request.language ?? 'en',
      seed: request.seed ?? 'wagtale',
    },
    earlier,
  )
  return { title: book.title, pages: book.pages.slice(0, OPENING_PAGES), extras: book.extras }
}
