// What the queue carries: ids alone, never a name.
import { z } from 'zod'

export const JOBS = {
  'write-story': z.object({ storyId: z.string() }),
  'send-mail': z.object({ mailId: z.uuid() }),
  'find-stories': z.object({ linkId: z.uuid() }),
  /** Asks the card provider about payments of which nothing was heard. */
  'settle-payments': z.object({}).loose(),
  /** Forgets counters and keys that have run out, and folds the tallies. */
  tidy: z.object({}).loose(),
} as const satisfies Record<string, z.ZodType>

export type JobName = keyof typeof JOBS
export type JobPayload<N extends JobName> = z.output<(typeof JOBS)[N]>
