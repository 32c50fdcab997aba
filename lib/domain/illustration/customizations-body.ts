// What POST /api/stories/{id}/customizations takes: all that is chosen, in the place of what was chosen before.
import { z } from 'zod'
import { reviewComment } from '../story/review'
import { customizations } from './customizations'

export const customizationsBody = z.object({
  customizations,
  /** Kept with the rating; left out, the words said before stay. */
  comment: reviewComment.optional(),
  /** The book's version that was changed: when it has another by now, nothing is saved. */
  version: z.int().min(1).optional(),
})
export type CustomizationsBody = z.output<typeof customizationsBody>
