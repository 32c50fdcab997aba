// The story draft in the browser's storage: parsed field by field, so that one invalid value never costs the rest.
import { z } from 'zod'
import { childLook } from '../illustration/look'
import { AGE_BANDS, CHILD_GENDERS, LANGUAGES, LIFE_SKILLS, PETS_AT_MOST, PET_GENDERS, PET_TYPES } from './lists'
import { storyRequest } from './request'
import { CHILD_TRAITS, PET_TRAITS, TRAITS_AT_MOST } from './traits'

const optional = <T extends z.ZodType>(schema: T) => schema.optional().catch(undefined)
const text = optional(z.string().max(500))

/** Of the keys that are known, as many as a request may have. */
const traits = <const K extends readonly [string, ...string[]]>(keys: K) =>
  optional(
    z
      .array(z.enum(keys).nullable().catch(null))
      .transform((all) => all.filter((key) => key !== null).slice(0, TRAITS_AT_MOST)),
  )

const petDraft = z.object({
  name: z.string().max(60).catch(''),
  type: optional(z.enum(PET_TYPES)),
  gender: optional(z.enum(PET_GENDERS)),
  breed: text,
  colors: text,
  description: text,
  drawnAs: text,
  traits: traits(PET_TRAITS),
  shortName: text,
})

const lookPart = childLook.shape
const lookDraft = z.object({
  skin: optional(lookPart.skin),
  hair: optional(lookPart.hair),
  hairColour: optional(lookPart.hairColour),
  eyes: optional(lookPart.eyes),
  freckles: optional(lookPart.freckles),
  glasses: optional(lookPart.glasses),
  hearing: optional(lookPart.hearing),
  mobility: optional(lookPart.mobility),
  prosthesis: optional(lookPart.prosthesis),
  outfit: optional(lookPart.outfit),
})

const storyDraft = z.object({
  childName: text,
  childAge: optional(z.enum(AGE_BANDS)),
  childGender: optional(z.enum(CHILD_GENDERS)),
  look: optional(lookDraft),
  childTraits: traits(CHILD_TRAITS),
  childDescription: text,
  shortName: text,
  pets: z
    .array(petDraft.nullable().catch(null))
    .transform((pets) => pets.filter((pet) => pet !== null).slice(0, PETS_AT_MOST))
    .catch([]),
  lifeSkill: optional(z.enum(LIFE_SKILLS)),
  email: text,
  /** Recipient of a gift's story. */
  deliveryEmail: text,
  language: optional(z.enum(LANGUAGES)),
  preferredLocation: text,
  specialEvent: text,
  homeType: text,
  dedication: text,
  seed: optional(z.string().min(1).max(64)),
  title: text,
  /** The opening as the buyer saw it, paragraphs separated by blank lines. */
  previewStory: optional(z.string()),
})
export type StoryDraft = z.infer<typeof storyDraft>

/** Stored with a finished preview. */
export const savedPreview = storyRequest.extend({
  preferredLocation: z.string().max(80).default(''),
  title: z.string(),
  previewStory: z.string(),
})

/** Parses stored text; null if it cannot be a draft. */
export function parseDraft(stored: string | null): StoryDraft | null {
  if (stored === null) return null
  try {
    const draft = storyDraft.safeParse(JSON.parse(stored))
    return draft.success ? draft.data : null
  } catch {
    return null
  }
}

/** Whether the draft has enough fields to show its preview. */
export const isPreviewable = (draft: StoryDraft): boolean =>
  Boolean(draft.childName?.trim()) &&
  draft.childAge !== undefined &&
  draft.lifeSkill !== undefined &&
  draft.pets.some((pet) => pet.name.trim() !== '')
