// The form's values and their defaults. What is not chosen yet is '', as in a select and a radio group.
import { createContext, use } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { ChildLook } from '@/lib/domain/illustration/look'
import type { StoryDraft } from '@/lib/domain/story/draft'
import type { AgeBand, ChildGender, Language, LifeSkill, PetGender, PetType } from '@/lib/domain/story/lists'
import type { StoryRequest } from '@/lib/domain/story/request'
import type { ChildTrait, PetTrait } from '@/lib/domain/story/traits'

export interface PetValues {
  name: string
  type: PetType | ''
  gender: PetGender | ''
  breed: string
  colors: string
  description: string
  /** The look pointed at, for a pet without a breed. */
  drawnAs: string
  traits: PetTrait[]
  shortName: string
}
/** The parts of the child's look; '' leaves one to chance. */
const LOOK_PARTS = ['skin', 'hair', 'hairColour', 'glasses', 'hearing', 'mobility', 'prosthesis', 'outfit'] as const
type LookValues = { [K in (typeof LOOK_PARTS)[number]]: ChildLook[K] | '' }
export interface StoryFormValues {
  childName: string
  childAge: AgeBand | ''
  childGender: ChildGender | ''
  look: LookValues
  childTraits: ChildTrait[]
  childDescription: string
  shortName: string
  pets: PetValues[]
  lifeSkill: LifeSkill | ''
  preferredLocation: string
  specialEvent: string
  homeType: string
  dedication: string
  email: string
  /** Where a story paid by a gift code goes. No part of the request: it is sent as its email. */
  deliveryEmail: string
  language: Language
  seed: string
}

export const NEW_PET: PetValues = {
  name: '',
  type: '',
  gender: '',
  breed: '',
  colors: '',
  description: '',
  drawnAs: '',
  traits: [],
  shortName: '',
}

const NO_LOOK: LookValues = {
  skin: '',
  hair: '',
  hairColour: '',
  glasses: '',
  hearing: '',
  mobility: '',
  prosthesis: '',
  outfit: '',
}

export const emptyForm = (language: Language): StoryFormValues => ({
  childName: '',
  childAge: '',
  childGender: '',
  look: { ...NO_LOOK },
  childTraits: [],
  childDescription: '',
  shortName: '',
  pets: [{ ...NEW_PET }],
  lifeSkill: '',
  preferredLocation: '',
  specialEvent: '',
  homeType: '',
  dedication: '',
  email: '',
  deliveryEmail: '',
  language,
  seed: '',
})

export type StoryForm = UseFormReturn<StoryFormValues, unknown, StoryRequest>
/**
 * The form, always the same object: a field asks it for what it shows (useFormState, useWatch). The library's own
 * provider hands on the form's whole state, and renders each field again at any change of it, the first time right
 * after hydration.
 */
export const StoryFormContext = createContext<StoryForm | null>(null)
export function useStoryForm(): StoryForm {
  const form = use(StoryFormContext)
  if (!form) throw new Error('a field of the story form stands outside of it')
  return form
}

/** A random name for this book's choices, shared by preview and book. */
export const newSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(3)), (part) => part.toString(36)).join('')

const filled = (values: object) =>
  Object.fromEntries(
    Object.entries(values).filter(([key, value]) =>
      Array.isArray(value) ? key !== 'pets' && value.length > 0 : typeof value === 'string' && value !== '',
    ),
  )

/** Merges field by field: what was typed while the draft was loading wins; seed and language stay the draft's. */
export const mergeTypedValues = (draft: StoryFormValues, typed: StoryFormValues): StoryFormValues => ({
  ...draft,
  ...filled(typed),
  language: draft.language,
  seed: draft.seed,
  look: { ...draft.look, ...filled(typed.look) },
  pets: [
    ...draft.pets.map((pet, i) => ({ ...pet, ...filled(typed.pets[i] ?? {}) })),
    ...typed.pets.slice(draft.pets.length),
  ],
})

export function formFromDraft(draft: StoryDraft, language: Language): StoryFormValues {
  const {
    childName = '',
    childAge = '',
    childGender = '',
    lifeSkill = '',
    email = '',
    deliveryEmail = '',
    preferredLocation = '',
    specialEvent = '',
    homeType = '',
    dedication = '',
    look = {},
    childTraits = [],
    childDescription = '',
    shortName = '',
    seed = '',
  } = draft
  const known: LookValues = { ...NO_LOOK }
  for (const part of LOOK_PARTS) Object.assign(known, look[part] === undefined ? {} : { [part]: look[part] })
  const pets = draft.pets.map(
    ({ name, type, gender, breed, colors, description, drawnAs, traits, shortName }): PetValues => ({
      name,
      type: type ?? '',
      gender: gender ?? '',
      breed: breed ?? '',
      colors: colors ?? '',
      description: description ?? '',
      drawnAs: drawnAs ?? '',
      traits: traits ?? [],
      shortName: shortName ?? '',
    }),
  )
  return {
    childName,
    childAge,
    childGender,
    lifeSkill,
    email,
    deliveryEmail,
    preferredLocation,
    specialEvent,
    homeType,
    dedication,
    language,
    seed,
    look: known,
    childTraits,
    childDescription,
    shortName,
    pets: pets.length > 0 ? pets : [{ ...NEW_PET }],
  }
}
