// Body of POST /api/stories/{id}/customizations: all choices at once; they replace the earlier ones.
import { z } from 'zod'
import { reviewComment } from '../story/review'
import { customizations } from './customizations'

export const customizationsBody = z.object({
  customizations,
  /** Stored with the rating; if it is left out, the stored comment stays. */
  comment: reviewComment.optional(),
  /** The version of the book that the changes were made to. If it is no longer the current one, nothing is saved. */
  version: z.int().min(1).optional(),
})
export type CustomizationsBody = z.output<typeof customizationsBody>
