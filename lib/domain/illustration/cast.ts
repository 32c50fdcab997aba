// Who is in a book, as data: resolved once from the request and seed, stored with the story, the same on every page.
import { z } from 'zod'
import { AGE_BANDS, PET_TYPES } from '../story/lists'
import { childLook, grownLook } from './look'

/** What a person's face is drawn by: a number of their own, which a sequel keeps. */
const face = z.number().int().nonnegative().optional()
const colour = z.string().regex(/^#[0-9a-f]{6}$/i)

const childMember = z.object({
  who: z.enum(['child', 'friend', 'friend2']),
  kind: z.literal('child'),
  age: z.enum(AGE_BANDS),
  look: childLook,
  face,
})
const adultMember = z.object({ who: z.enum(['grownup', 'elder']), kind: z.literal('adult'), look: grownLook, face })
const petMember = z.object({
  who: z.enum(['pet1', 'pet2', 'pet3', 'pet4', 'pet5']),
  kind: z.literal('pet'),
  type: z.enum(PET_TYPES),
  /** Key of a row of the breed table: 'labrador', 'tabby' ... */
  breed: z.string(),
  colours: z.object({ primary: colour, secondary: colour, accent: colour }),
  collar: colour.optional(),
})
export const castSchema = z.array(z.discriminatedUnion('kind', [childMember, adultMember, petMember]))

export type ChildMember = z.infer<typeof childMember>
export type AdultMember = z.infer<typeof adultMember>
export type PetMember = z.infer<typeof petMember>
export type Member = ChildMember | AdultMember | PetMember
export type Cast = readonly Member[]
