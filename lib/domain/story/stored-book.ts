// A version of a book: everything that a correction, the customizer or a new title may change.
import { z } from 'zod'
import { castSchema } from '../illustration/cast'
import { customizations } from '../illustration/customizations'
import { childLookChoice } from '../illustration/look'
import { CHILD_GENDERS, PET_GENDERS, PET_TYPES } from './lists'
import { manuscript } from './manuscript'

const storedPet = z.object({
  name: z.string(),
  type: z.enum(PET_TYPES),
  gender: z.enum(PET_GENDERS),
  breed: z.string(),
  colors: z.string(),
  description: z.string(),
})

export const storedBook = z.object({
  childName: z.string(),
  childGender: z.enum(CHILD_GENDERS),
  look: childLookChoice.nullable(),
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
