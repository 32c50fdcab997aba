import { z } from 'zod'

/** Of a book that a room wrote together: what its pages don't tell in full, and who gave how many ideas. */
export const storyTable = z.object({
  quoted: z.array(z.object({ giver: z.string(), content: z.string() })),
  credits: z.array(z.object({ giver: z.string(), ideas: z.int().min(1) })),
})
