// The preview shown while the form is filled: the opening pages of the same book that the buyer gets.
import { findToldThing, type ToldThing } from '../illustration/cover/told-thing'
import type { Extra, ManuscriptPage } from '../story/manuscript'
import { OPENING_PAGES, type Language } from '../story/lists'
import type { Earlier, PetRequest, StoryRequest } from '../story/request'
import { writeStory } from './write'

export { NoTemplateError } from './no-template'

/** A partly filled form: absent or blank fields are unanswered. */
export type PartialRequest = { [K in Exclude<keyof StoryRequest, 'pets'>]?: StoryRequest[K] | undefined } & {
  pets?: readonly { [K in keyof PetRequest]?: PetRequest[K] | undefined }[] | undefined
}
export interface Opening {
  title: string
  /** In which it is written: the wanted one, or English. */
  language: Language
  /** The thing on the cover; the pages that tell most of it aren't here. */
  toldThing: ToldThing | null
  pages: ManuscriptPage[]
  /** Every page, for the pictures: which shot a page has depends on the whole book. */
  allPages: ManuscriptPage[]
  extras: Extra[]
}

/**
 * Returns undefined until name, age, life skill and one named pet with its type are given. `earlier`: the book that a
 * sequel recalls.
 * @throws NoTemplateError like writeStory
 */
export async function writeOpening(request: PartialRequest, earlier?: Earlier): Promise<Opening | undefined> {
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
  const toldThing = findToldThing(book.pages.map(({ direction }) => direction))
  return {
    title: book.title,
    language: book.language,
    toldThing,
    pages: book.pages.slice(0, OPENING_PAGES),
    allPages: book.pages,
    extras: book.extras,
  }
}
