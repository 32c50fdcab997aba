// The printed layout as data, so that the proof on screen shows exactly what is printed. Lengths are points from the
// upper left corner of the trimmed page, which is 612 wide and high.
import { z } from 'zod'

const proofPage = z.object({
  /** The whole square picture, or the story's thing on a page with one line, where it has room; the page shows the part above `foot`. */
  picture: z.object({ x: z.number(), y: z.number(), side: z.number() }).nullable(),
  foot: z.number(),
  /**
   * The torn paper edge over the picture's foot: path data, relative to its own upper left corner. A vignette has none,
   * nor has a picture that fills the page.
   */
  tear: z.object({ y: z.number(), height: z.number(), d: z.string() }).nullable(),
  /** Lines per paragraph and their type size, centred in the remaining space. */
  lines: z.array(z.array(z.string())),
  size: z.number(),
  /** Where the lines are and how they look on a picture that fills the page, or on a page with one line. */
  over: z.object({ top: z.number(), height: z.number(), letters: z.enum(['dark', 'light']) }).nullable(),
  /** The last paragraph, where it is set large on a page without its picture; its top. */
  large: z.object({ lines: z.array(z.string()), size: z.number(), top: z.number() }).nullable(),
})
export type ProofPage = z.infer<typeof proofPage>

/** The story's pages, without front and back matter. */
export const proof = z.array(proofPage)
