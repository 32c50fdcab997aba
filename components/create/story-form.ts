// The form's values, and how they begin. What is not chosen yet is '', as a select and a radio group have it.
import { zodResolver } from '@hookform/resolvers/zod'
import { useFormContext, type UseFormReturn } from 'react-hook-form'
import { z } from 'zod'
import type { StoryDraft } from '@/lib/domain/story/draft'
import type { AgeBand, ChildGender, Language, LifeSkill, PetGender, PetType } from '@/lib/domain/story/lists'
import { storyRequest, type StoryRequest, type StoryRequestInput } from '@/lib/domain/story/request'

export interface PetValues {
  name: string
  type: PetType | ''
  gender: PetGender | ''
  breed?: string
  colors?: string
}
export interface StoryFormValues {
  childName: string
  childAge: AgeBand | ''
  childGender: ChildGender | ''
  look?: StoryRequestInput['look']
  pets: PetValues[]
  lifeSkill: LifeSkill | ''
  preferredLocation: string
  email: string
  /** Where a story paid by a gift code goes. No part of the request: it is sent as its email. */
  deliveryEmail: string
  language: Language
  seed: string
}

export const NEW_PET: PetValues = { name: '', type: '', gender: '' }

export const emptyForm = (language: Language): StoryFormValues => ({
  childName: '', childAge: '', childGender: '', pets: [{ ...NEW_PET }], lifeSkill: '', preferredLocation: '', email: '', deliveryEmail: '', language, seed: '',
})

/** What the form takes is the shared request and nothing else. */
export const storyFormResolver = zodResolver(z.custom<StoryFormValues>().transform((values): unknown => values).pipe(storyRequest))

export type StoryForm = UseFormReturn<StoryFormValues, unknown, StoryRequest>
export const useStoryForm = () => useFormContext<StoryFormValues, unknown, StoryRequest>()

/** A random name for this book's choices, shared by preview and book. */
export const newSeed = (): string => Array.from(crypto.getRandomValues(new Uint32Array(3)), (part) => part.toString(36)).join('')

export function formFromDraft(draft: StoryDraft, language: Language): StoryFormValues {
  const { childName = '', childAge = '', childGender = '', lifeSkill = '', email = '', deliveryEmail = '', preferredLocation = '', look, seed = '' } = draft
  const pets = draft.pets.map(({ name, type, gender, breed, colors }): PetValues => ({
    name, type: type ?? '', gender: gender ?? '', ...(breed !== undefined && { breed }), ...(colors !== undefined && { colors }),
  }))
  return {
    childName, childAge, childGender, lifeSkill, email, deliveryEmail, preferredLocation, language, seed,
    ...(look && { look }), pets: pets.length > 0 ? pets : [{ ...NEW_PET }],
  }
}
