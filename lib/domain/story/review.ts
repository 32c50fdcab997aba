// What the owner thinks of a book: one to five stars, and words if there are any (spec 2, section 5).
import { z } from 'zod'

export const MOST_STARS = 5
export const LONGEST_COMMENT = 1000

export const rating = z.int().min(1).max(MOST_STARS)
export const reviewComment = z.string().trim().max(LONGEST_COMMENT)

/** As a reader sees it; the words are the owner's alone. */
export interface Review {
  rating: number
  comment: string | null
}
