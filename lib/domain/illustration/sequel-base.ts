// What a sequel's opening is made from in the browser: GET /api/stories/{id}/sequel.
import { z } from 'zod'
import { petRequest } from '../story/request'
import { castSchema } from './cast'
import { customizations } from './customizations'

export const sequelBase = z.object({
  /** Who was in the book before, and how they looked. */
  before: z.object({
    cast: castSchema,
    pets: z.array(petRequest.pick({ name: true, type: true, breed: true, colors: true })),
    customizations: customizations.nullable(),
  }),
  /** What the new book recalls of it. */
  earlier: z
    .object({
      title: z.string(),
      lifeSkill: z.string(),
      place: z.string().optional(),
      recall: z.string(),
      deed: z.string().optional(),
    })
    .optional(),
})
export type SequelBase = z.output<typeof sequelBase>
