// The story request, defined once: shared by the forms, POST /api/stories, redemption, the author and the illustrator.
import { z } from 'zod'
import { childLookChoice } from '../illustration/look'
import { unlessLong } from '../too-long'
import type { Language } from './lists'
import type { SeriesMemory } from './manuscript'
import {
  AGE_BANDS,
  CHILD_GENDERS,
  LANGUAGES,
  LIFE_SKILLS,
  LONGEST_DEDICATION,
  PETS_AT_MOST,
  PET_GENDERS,
  PET_TYPES,
} from './lists'
import { CHILD_TRAITS, PET_TRAITS, TRAITS_AT_MOST } from './traits'

/**
 * Removes what fonts can't draw and PostgreSQL can't store: control characters, direction overrides, lone surrogates.
 */
export const plain = (s: string) =>
  s
    .replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '')
    .replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
/** Names may be in any script; only their length is limited. Markup is treated as text everywhere. */
export const name = (message: string) =>
  z.string({ error: message }).transform(plain).pipe(z.string().min(1, message).max(60))
/** What a family calls somebody whose name is long ("Bella" for Isabella Rose). */
const shortName = z.string().max(20).transform(plain).optional()
/** Keys of traits.ts; a wrong one is refused with the list. */
const traits = <const K extends readonly [string, ...string[]]>(keys: K) =>
  z
    .array(z.enum(keys, { error: `Please choose traits from: ${keys.join(', ')}` }))
    .max(TRAITS_AT_MOST, `Please choose up to ${TRAITS_AT_MOST} traits`)
    .optional()
const freeText = (max: number) => z.string().max(max).transform(plain)

export const petRequest = z.object({
  name: name('Pet name is required'),
  type: z.enum(PET_TYPES, { error: 'Pet type is required' }),
  gender: z.enum(PET_GENDERS, { error: 'Pet gender is required' }),
  breed: freeText(60).optional(),
  /**
   * Free text ("ginger and white") or up to three colours from the catalogue, joined by commas: primary, secondary,
   * accent.
   */
  colors: freeText(80).optional(),
  description: freeText(500).optional(),
  /** Of a pet without a breed: how it is drawn (pet-surprise.ts), and never what it is called. */
  drawnAs: freeText(120).optional(),
  traits: traits(PET_TRAITS),
  shortName,
})

export const storyRequest = z.object({
  childName: name("Please enter your child's name."),
  childAge: z.enum(AGE_BANDS, { error: "Please select your child's age." }),
  childGender: z.enum(CHILD_GENDERS, { error: 'Please select gender preference.' }),
  look: childLookChoice.optional(),
  childTraits: traits(CHILD_TRAITS),
  childDescription: freeText(500).optional(),
  shortName,
  pets: z
    .array(petRequest, { error: 'Please add at least one pet' })
    .min(1, 'Please add at least one pet')
    .max(PETS_AT_MOST, 'Maximum 5 pets allowed'),
  lifeSkill: z.enum(LIFE_SKILLS, { error: 'Please choose a life skill theme.' }),
  /** A destination's id, or a place in the buyer's own words. */
  preferredLocation: freeText(80).optional(),
  specialEvent: freeText(80).optional(),
  homeType: freeText(40).optional(),
  /** On the title page, in the giver's own words; no part of the story. */
  dedication: freeText(LONGEST_DEDICATION).optional(),
  language: z.enum(LANGUAGES).default('en'),
  email: z
    .union([z.literal(''), z.email({ error: unlessLong('Please enter a valid email address') }).max(254)])
    .optional(),
  seed: z.string().min(1).max(64),
})
export type StoryRequest = z.output<typeof storyRequest>
export type StoryRequestInput = z.input<typeof storyRequest>
export type PetRequest = z.output<typeof petRequest>

/** What a sequel recalls of the earlier book: its topic, its place and the child's deed. Older books have no deed. */
export interface Earlier {
  title: string
  lifeSkill: string
  place?: string | undefined
  /** The language of `recall` and `deed`; English if not given. */
  language?: Language | undefined
  recall: string
  deed?: string | undefined
  memory?: SeriesMemory | undefined
}
