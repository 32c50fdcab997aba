// Printed pages as their layout says them, so that a screen can show the very same. Lengths are points, from the upper left corner of the page when it is
// cut: 612 a side.
import { z } from 'zod'

const proofPage = z.object({
  /** The whole square picture, of which a page shows what lies on it above `foot`. */
  picture: z.object({ x: z.number(), y: z.number(), side: z.number() }),
  foot: z.number(),
  /** The paper torn over the picture's foot: path data, from its own upper left corner. */
  tear: z.object({ y: z.number(), height: z.number(), d: z.string() }),
  /** Each paragraph's lines, and their type. They stand in the middle of the room that is left. */
  lines: z.array(z.array(z.string())),
  size: z.number(),
})
export type ProofPage = z.infer<typeof proofPage>

/** The story's pages, without those before and after. */
export const proof = z.array(proofPage)
