// What the form's values must be, by the shared schema. A chunk of its own (use-rules.ts): nobody needs it before
// they begin to fill in.
import { zodResolver } from '@hookform/resolvers/zod'
import { z } from 'zod'
import { parseDraft, isPreviewable } from '@/lib/domain/story/draft'
import { storyRequest, type StoryRequest } from '@/lib/domain/story/request'
import type { StoryFormValues } from './story-form-values'

export { parseDraft, isPreviewable }
export { missingFields } from '@/components/forms/missing-fields'

/** Without what is empty; of the fields that are named, or of all. */
const withoutEmpty = <T extends object>(fields: T, only?: readonly (keyof T)[]): Partial<T> => {
  const rest: Partial<T> = { ...fields }
  for (const key in rest) if (rest[key] === '' && (only === undefined || only.includes(key))) delete rest[key]
  return rest
}

/** The form's values as the shared schema reads them: what is not chosen is absent. */
export const toRequest = (values: StoryFormValues) => ({
  ...withoutEmpty(values, ['specialEvent', 'homeType', 'dedication', 'childDescription', 'shortName']),
  look: withoutEmpty(values.look),
  pets: values.pets.map((pet) => withoutEmpty(pet)),
})

/** What the form takes is the shared request and nothing else. */
export const storyFormResolver = zodResolver(
  z
    .custom<StoryFormValues>()
    .transform((values): unknown => toRequest(values))
    .pipe(storyRequest),
)

/** The request that the values make, null while they make none. */
export const completeRequest = (values: StoryFormValues): StoryRequest | null =>
  storyRequest.safeParse(toRequest(values)).data ?? null
