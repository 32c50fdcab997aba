// POST /api/stories/{id}/corrections: the owner's corrections, allowed until the book is printed. Absent fields stay
// unchanged.
import { z } from 'zod'
import { childLookChoice } from '../illustration/look'
import { CHILD_GENDERS, LONGEST_DEDICATION, PAGES_IN_A_STORY, PETS_AT_MOST } from './lists'
import { name, petRequest, plain, storyRequest } from './request'

/** Characters: 1.5 times the longest built-in page; more would not fit beside a picture. */
export const LONGEST_PAGE = 600
const MOST_PARAGRAPHS = 8

/** Paragraphs are separated by blank lines; a single line break is a space. */
const tidy = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .split(/\n\s*\n/)
    .map(plain)
    .filter((paragraph) => paragraph !== '')
    .join('\n\n')

const pageText = z
  .string()
  .max(LONGEST_PAGE * 4)
  .transform(tidy)
  .pipe(z.string().min(1, 'Every page needs its words').max(LONGEST_PAGE, `A page holds ${LONGEST_PAGE} characters`))
  .refine((text) => text.split('\n\n').length <= MOST_PARAGRAPHS, `A page holds ${MOST_PARAGRAPHS} paragraphs`)
const pageNumber = z
  .string()
  .regex(/^\d{1,2}$/)
  .refine((page) => Number(page) >= 1 && Number(page) <= PAGES_IN_A_STORY)

export const correction = z.object({
  /**
   * The version of the book that the owner edited; if the book has another by now, nothing is changed (optimistic
   * locking).
   */
  version: z.int().min(1),
  childName: name("Please enter your child's name.").optional(),
  childGender: z.enum(CHILD_GENDERS).optional(),
  look: childLookChoice.optional(),
  childTraits: storyRequest.shape.childTraits,
  childDescription: storyRequest.shape.childDescription,
  shortName: storyRequest.shape.shortName,
  /** All pets, in the book's order. */
  pets: z.array(petRequest).min(1).max(PETS_AT_MOST).optional(),
  /** Empty for none. */
  dedication: z.string().max(LONGEST_DEDICATION).transform(plain).optional(),
  /** Page number to the new text of a changed page; null restores the author's text. */
  pages: z.record(pageNumber, pageText.nullable()).optional(),
})
export type Correction = z.output<typeof correction>
export type CorrectionInput = z.input<typeof correction>

/**
 * `ownPages`: pages that the owner wrote, which may still contain the old names. `read`: only names were replaced, so
 * the owner is asked to check the pronouns.
 */
export const corrected = z.object({ version: z.int(), ownPages: z.array(z.int()), read: z.boolean() })
export type Corrected = z.infer<typeof corrected>
