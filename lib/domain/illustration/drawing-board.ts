// What the customizer draws from in the browser: the response of GET /api/stories/{id}/customizations.
import { z } from 'zod'
import { LANGUAGES } from '../story/lists'
import { castSchema } from './cast'
import { customizations } from './customizations'
import { direction, WHO } from './direction'
import { engineVersionOf } from './engine-version'
import { shotPlan } from './shot-plan'

export const drawingBoard = z.object({
  version: z.int(),
  title: z.string(),
  language: z.enum(LANGUAGES),
  /** "with Biscuit", for the cover. */
  withPets: z.string().default(''),
  cast: castSchema,
  seed: z.string(),
  engineVersion: z.int().transform(engineVersionOf),
  /** What the buyer chose earlier; null if nothing. */
  customizations: customizations.nullable(),
  /** Members of the cast that can be changed, with their names. */
  members: z.array(z.object({ who: z.enum(WHO), kind: z.enum(['child', 'adult', 'pet']), name: z.string() })),
  /** The cover comes first, as page 0. `indoors`: furniture can be placed there. */
  pages: z.array(
    z.object({ pageNumber: z.int(), direction, shot: shotPlan.optional(), alt: z.string(), indoors: z.boolean() }),
  ),
})
export type DrawingBoard = z.output<typeof drawingBoard>
