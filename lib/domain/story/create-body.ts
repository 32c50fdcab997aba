// Request bodies of POST /api/stories and POST /api/gift-codes/redeem. Both become one StoryRequest.
import { z } from 'zod'
import { giftCodeText } from '../commerce/gift-code'
import { unlessLong } from '../too-long'
import { AGE_BANDS, type AgeBand } from './lists'
import { petRequest, storyRequest, type StoryRequestInput } from './request'

/** Forms send '' and null for empty fields. */
const blankToAbsent = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && !Array.isArray(body)
    ? Object.fromEntries(
        Object.entries(body).filter(
          ([, v]) => v !== null && v !== undefined && !(typeof v === 'string' && v.trim() === ''),
        ),
      )
    : body

/** Converts an age in years ("6", as the sequel screen sends it) to its band. */
function ageBand(age: unknown): unknown {
  const years =
    typeof age === 'number' ? age : typeof age === 'string' && /^\d{1,2}$/.test(age.trim()) ? Number(age) : NaN
  if (Number.isNaN(years)) return age
  return (
    AGE_BANDS.find((band): band is AgeBand => {
      const [from = 0, to = 0] = band.split('-').map(Number)
      return years >= from && years <= to
    }) ?? age
  )
}

const record = (value: unknown): Record<string, unknown> | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : undefined

const optionalLocation = {
  travelDestination: z.string().max(80).optional(),
  preferredLocation: z.string().max(80).optional(),
}

/** Set for a sequel: the visitor's earlier story that this one follows. */
const sequelFields = { isSequel: z.boolean().optional(), previousStoryId: z.string().max(64).optional() }

/** POST /api/stories: messages of the stored schema (spec 2, section 5). */
const storyFields = storyRequest
  .omit({
    childName: true,
    childAge: true,
    childGender: true,
    pets: true,
    lifeSkill: true,
    preferredLocation: true,
    seed: true,
  })
  .extend({
    childName: z.string({ error: "Child's name is required" }).pipe(storyRequest.shape.childName),
    childAge: z.enum(AGE_BANDS, { error: "Child's age is required" }),
    childGender: z.enum(storyRequest.shape.childGender.options, { error: 'Child gender is required' }),
    pets: z
      .array(petRequest, { error: 'At least one pet is required' })
      .min(1, 'At least one pet is required')
      .max(5, 'Maximum 5 pets allowed'),
    lifeSkill: z.enum(storyRequest.shape.lifeSkill.options, { error: 'Life skill theme is required' }),
    ...optionalLocation,
    seed: storyRequest.shape.seed.optional(),
    ...sequelFields,
  })

/** The one-pet form of /create: its fields become a list of one, and it doesn't ask for a gender. */
function withPetList(body: Record<string, unknown>): Record<string, unknown> {
  if (body['pets'] !== undefined || (body['petName'] === undefined && body['petType'] === undefined)) return body
  const pet = blankToAbsent({
    name: body['petName'],
    type: body['petType'],
    gender: body['petGender'] ?? 'unknown',
    breed: body['petBreed'],
    colors: body['petColors'],
    description: body['petDescription'],
  })
  return { ...body, pets: [pet], childGender: body['childGender'] ?? 'non-specific' }
}

export const createStoryBody = z.preprocess((raw) => {
  const body = record(blankToAbsent(raw))
  return body ? withPetList({ ...body, childAge: ageBand(body['childAge']) }) : raw
}, storyFields)

/**
 * Defaults for fields that a redemption leaves out (spec 1, section 9). A field that is present and wrong is still an
 * error.
 */
const REDEEM_DEFAULTS = {
  childName: 'Child',
  childAge: '5-6',
  childGender: 'non-specific',
  lifeSkill: 'friendship',
  pet: { name: 'Buddy', type: 'Dog', gender: 'male' },
} as const
/**
 * Stored defaults for a pet without details. Author and illustrator never read them: a book that called every such dog
 * brown would be wrong for most, and would differ from the preview.
 */
export const DEFAULT_PET = { breed: 'Mixed Breed', colors: 'brown' } as const

const redeemFields = storyRequest.omit({ pets: true, preferredLocation: true, seed: true, email: true }).extend({
  code: giftCodeText,
  pets: z.array(petRequest).min(1, 'Please add at least one pet to your story').max(5, 'Maximum 5 pets allowed'),
  email: z
    .string({ error: 'Please enter your email address to receive your free story' })
    .trim()
    .pipe(z.email({ error: unlessLong('Please enter a valid email address') }).max(254)),
  ...optionalLocation,
  seed: storyRequest.shape.seed.optional(),
  ...sequelFields,
})

export const redeemBody = z.preprocess((raw) => {
  const body = record(blankToAbsent(raw))
  if (!body) return raw
  const given = withPetList(body)
  const { pet, ...fields } = REDEEM_DEFAULTS
  const pets = given['pets'] ?? [pet]
  return {
    ...fields,
    ...given,
    childAge: ageBand(given['childAge'] ?? fields.childAge),
    pets: Array.isArray(pets)
      ? pets.map((p: unknown) => (record(p) ? { ...pet, ...record(blankToAbsent(p)) } : p))
      : pets,
  }
}, redeemFields)

type Body =
  | Omit<z.output<typeof createStoryBody>, 'isSequel' | 'previousStoryId'>
  | Omit<z.output<typeof redeemBody>, 'code' | 'isSequel' | 'previousStoryId'>

/** Builds the request for author and illustrator. `seed` is used if the form sent none. */
export const toStoryRequest = (body: Body, seed: string) => {
  const request: StoryRequestInput = {
    childName: body.childName,
    childAge: body.childAge,
    childGender: body.childGender,
    look: body.look,
    childTraits: body.childTraits,
    childDescription: body.childDescription,
    shortName: body.shortName,
    pets: body.pets,
    lifeSkill: body.lifeSkill,
    preferredLocation: body.travelDestination ?? body.preferredLocation,
    specialEvent: body.specialEvent,
    homeType: body.homeType,
    dedication: body.dedication,
    language: body.language,
    email: body.email,
    seed: body.seed ?? seed,
  }
  return storyRequest.parse(request)
}
