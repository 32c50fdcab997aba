// What the form's values must be, by the shared schema. A chunk of its own (use-rules.ts): nobody needs it before they begin to fill in.
import { zodResolver } from '@hookform/resolvers/zod'
import { z } from 'zod'
import { parseDraft, previewable } from '@/lib/domain/story/draft'
import { storyRequest, type StoryRequest } from '@/lib/domain/story/request'
import { petsWithDefaults } from './pets-with-defaults'
import type { StoryFormValues } from './story-form-values'

export { parseDraft, previewable }
export { missingFields } from '@/components/forms/missing-fields'

/** Without what is empty; of the fields that are named, or of all. */
const said = <T extends object>(fields: T, only?: readonly (keyof T)[]): Partial<T> => {
  const kept: Partial<T> = { ...fields }
  for (const key in kept) if (kept[key] === '' && (only === undefined || only.includes(key))) delete kept[key]
  return kept
}

/** The form's values as the shared schema reads them: what is not said is absent. */
export const toRequest = (values: StoryFormValues) => ({
  ...said(values, ['specialEvent', 'homeType']),
  look: said(values.look),
  pets: petsWithDefaults(values).map((pet) => said(pet)),
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
