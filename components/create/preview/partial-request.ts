import type { PartialRequest } from '@/lib/domain/author/preview'
import type { StoryDraft } from '@/lib/domain/story/draft'
import type { Language } from '@/lib/domain/story/lists'
import { petsOf } from '../pets-of'
import { formFromDraft, type StoryFormValues } from '../story-form'

const chosen = <T extends string>(value: T | ''): T | undefined => (value === '' ? undefined : value)

/** What the drawing table is asked for. */
export function toPartialRequest(values: StoryFormValues): PartialRequest {
  const { skin, hair, hairColour, glasses, hearing, mobility, prosthesis, outfit } = values.look
  return {
    childName: values.childName,
    childAge: chosen(values.childAge),
    childGender: chosen(values.childGender),
    look: {
      skin: chosen(skin), hair: chosen(hair), hairColour: chosen(hairColour), glasses: chosen(glasses), hearing: chosen(hearing),
      mobility: chosen(mobility), prosthesis: chosen(prosthesis), outfit: chosen(outfit),
    },
    lifeSkill: chosen(values.lifeSkill),
    preferredLocation: chosen(values.preferredLocation),
    specialEvent: chosen(values.specialEvent),
    homeType: chosen(values.homeType),
    language: values.language,
    seed: chosen(values.seed),
    pets: petsOf(values).map(({ name, type, gender, breed, colors, description }) => ({ name, type: chosen(type), gender: chosen(gender), breed: chosen(breed), colors: chosen(colors), description: chosen(description) })),
  }
}

/** The same of a saved story. A sequel's pets are told as in the book before: chance adds nothing to them. */
export function draftRequest(draft: StoryDraft, language: Language, { sequel }: { sequel: boolean }): PartialRequest {
  const request = toPartialRequest(formFromDraft(draft, draft.language ?? language))
  return sequel ? { ...request, pets: draft.pets } : request
}
