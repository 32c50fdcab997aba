// Between the form of a correction and what is sent: only what has become otherwise.
import { formFromDraft, type PetValues, type StoryFormValues } from '@/components/forms/story-form-values'
import type { CorrectionInput } from '@/lib/domain/story/correction'
import type { StoryRequest } from '@/lib/domain/story/request'

export const toFormValues = (request: StoryRequest): StoryFormValues => formFromDraft(request, request.language)

/** By page number: other words, or null for a page given back to its author. */
export type PageChanges = Readonly<Record<number, string | null>>

interface Edited {
  request: StoryRequest
  values: StoryFormValues
  dedication: { before: string; now: string }
  pages: PageChanges
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** What was said of the look, with what this form doesn't ask left as it is. */
function lookOf(request: StoryRequest, values: StoryFormValues): CorrectionInput['look'] {
  const look: Record<string, unknown> = { ...request.look }
  for (const [part, value] of Object.entries(values.look)) {
    if (value === '') delete look[part]
    else look[part] = value
  }
  return look
}

/** What was told of a pet is sent only where it is told otherwise. */
const newlySaid = ({ description, traits, shortName }: PetValues, was: PetValues | undefined) => ({
  ...(description === was?.description ? {} : { description }),
  ...(same(traits, was?.traits) ? {} : { traits }),
  ...(shortName === was?.shortName ? {} : { shortName }),
})

/** Chance's part stays chance's: a breed is told only where it was chosen. */
function toldPets(values: StoryFormValues, before: StoryFormValues): CorrectionInput['pets'] {
  return values.pets.flatMap((pet, i) => {
    const { type, gender, breed, colors } = pet
    return type === '' || gender === ''
      ? []
      : [{ name: pet.name, type, gender, breed, colors, ...newlySaid(pet, before.pets[i]) }]
  })
}

/** Null when nothing has changed. */
export function toCorrection({ request, values, dedication, pages }: Edited): Omit<CorrectionInput, 'version'> | null {
  const before = toFormValues(request)
  const changes: Omit<CorrectionInput, 'version'> = {
    ...(values.childName === before.childName ? {} : { childName: values.childName }),
    ...(values.childGender === before.childGender || values.childGender === ''
      ? {}
      : { childGender: values.childGender }),
    ...(same(values.look, before.look) ? {} : { look: lookOf(request, values) }),
    ...(same(values.childTraits, before.childTraits) ? {} : { childTraits: values.childTraits }),
    ...(values.childDescription === before.childDescription ? {} : { childDescription: values.childDescription }),
    ...(values.shortName === before.shortName ? {} : { shortName: values.shortName }),
    ...(same(values.pets, before.pets) ? {} : { pets: toldPets(values, before) }),
    ...(dedication.now === dedication.before ? {} : { dedication: dedication.now }),
    ...(Object.keys(pages).length === 0 ? {} : { pages }),
  }
  return Object.keys(changes).length === 0 ? null : changes
}
