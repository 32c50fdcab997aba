// A version of a book: everything that a correction, the customizer or a new title may change.
import { z } from 'zod'
import { castSchema } from '../illustration/cast'
import { customizations } from '../illustration/customizations'
import { childLookChoice } from '../illustration/look'
import { CHILD_GENDERS, PET_GENDERS, PET_TYPES } from './lists'
import { manuscript } from './manuscript'
import { CHILD_TRAITS, PET_TRAITS } from './traits'

const storedPet = z.object({
  name: z.string(),
  type: z.enum(PET_TYPES),
  gender: z.enum(PET_GENDERS),
  breed: z.string(),
  colors: z.string(),
  description: z.string(),
  drawnAs: z.string().default(''),
  // Versions stored before these were asked for lack them.
  traits: z.array(z.enum(PET_TRAITS)).default([]),
  shortName: z.string().default(''),
})

export const storedBook = z.object({
  childName: z.string(),
  childGender: z.enum(CHILD_GENDERS),
  look: childLookChoice.nullable(),
  childTraits: z.array(z.enum(CHILD_TRAITS)).default([]),
  childDescription: z.string().default(''),
  shortName: z.string().default(''),
  pets: z.array(storedPet).min(1),
  manuscript,
  cast: castSchema,
  customizations: customizations.nullable(),
  dedication: z.string().nullable(),
  /** Numbers of pages that the owner wrote. */
  ownPages: z.array(z.int()),
})
export type StoredBook = z.output<typeof storedBook>

/** What replaced a version of a book. */
export const BOOK_CHANGES = ['customized', 'renamed', 'corrected', 'restored'] as const
export type BookChange = (typeof BOOK_CHANGES)[number]
