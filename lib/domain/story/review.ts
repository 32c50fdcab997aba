// The owner's review: one to five stars and optional text (spec 2, section 5).
import { z } from 'zod'

export const MOST_STARS = 5
export const LONGEST_COMMENT = 1000

export const rating = z.int().min(1).max(MOST_STARS)
export const reviewComment = z.string().trim().max(LONGEST_COMMENT)

/** As readers see it; the text is visible to the owner only. */
export interface Review {
  rating: number
  comment: string | null
}
