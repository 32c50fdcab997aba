import type { PartialRequest } from '@/lib/domain/author/preview'
import type { SequelBase } from '@/lib/domain/illustration/sequel-base'
import type { StoryDraft } from '@/lib/domain/story/draft'
import type { Language } from '@/lib/domain/story/lists'
import { formFromDraft, type PetValues, type StoryFormValues } from '../forms/story-form-values'

const chosen = <T extends string>(value: T | ''): T | undefined => (value === '' ? undefined : value)

const partialPets = (pets: readonly PetValues[]): PartialRequest['pets'] =>
  pets.map(({ name, type, gender, breed, colors, description, drawnAs, traits, shortName }) => ({
    name,
    type: chosen(type),
    gender: chosen(gender),
    breed: chosen(breed),
    colors: chosen(colors),
    description: chosen(description),
    drawnAs: chosen(drawnAs),
    traits,
    shortName: chosen(shortName),
  }))

/** The request for the preview's renderer. */
export function toPartialRequest(values: StoryFormValues): PartialRequest {
  const { skin, hair, hairColour, glasses, hearing, mobility, prosthesis, outfit } = values.look
  return {
    childName: values.childName,
    childAge: chosen(values.childAge),
    childGender: chosen(values.childGender),
    look: {
      skin: chosen(skin),
      hair: chosen(hair),
      hairColour: chosen(hairColour),
      glasses: chosen(glasses),
      hearing: chosen(hearing),
      mobility: chosen(mobility),
      prosthesis: chosen(prosthesis),
      outfit: chosen(outfit),
    },
    childTraits: values.childTraits,
    childDescription: chosen(values.childDescription),
    shortName: chosen(values.shortName),
    lifeSkill: chosen(values.lifeSkill),
    preferredLocation: chosen(values.preferredLocation),
    specialEvent: chosen(values.specialEvent),
    homeType: chosen(values.homeType),
    language: values.language,
    seed: chosen(values.seed),
    pets: partialPets(values.pets),
  }
}

/** Of a book that there is already: a pet of which only the name is told anew is drawn as that book has it. */
export function correctedRequest(
  values: StoryFormValues,
  { before, ...base }: SequelBase,
): { request: PartialRequest; after: SequelBase } {
  const pets = before.pets.map((pet, i) => ({ ...pet, name: values.pets[i]?.name.trim() || '?' }))
  return {
    request: toPartialRequest(values),
    after: { ...base, before: { ...before, pets } },
  }
}

/** The same of a saved story; a sequel's pets are those of the book before. */
export function draftRequest(draft: StoryDraft, language: Language, { sequel }: { sequel: boolean }): PartialRequest {
  const request = toPartialRequest(formFromDraft(draft, draft.language ?? language))
  return sequel ? { ...request, pets: draft.pets } : request
}
