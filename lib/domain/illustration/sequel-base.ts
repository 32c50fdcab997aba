// What the preview of a sequel is made from in the browser: the response of GET /api/stories/{id}/sequel.
import { z } from 'zod'
import { LANGUAGES } from '../story/lists'
import { seriesMemory } from '../story/manuscript'
import { petRequest } from '../story/request'
import { castSchema } from './cast'
import { customizations } from './customizations'

export const sequelBase = z.object({
  /** Who was in the previous book, and how they looked. */
  before: z.object({
    cast: castSchema,
    pets: z.array(petRequest.pick({ name: true, type: true, breed: true, colors: true })),
    customizations: customizations.nullable(),
  }),
  /** What the new book mentions of it. */
  earlier: z
    .object({
      title: z.string(),
      lifeSkill: z.string(),
      place: z.string().optional(),
      language: z.enum(LANGUAGES).optional(),
      recall: z.string(),
      deed: z.string().optional(),
      memory: seriesMemory.optional(),
    })
    .optional(),
})
export type SequelBase = z.output<typeof sequelBase>
