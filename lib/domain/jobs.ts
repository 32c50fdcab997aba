// The queue's jobs and their payloads: ids only, never a name.
import { z } from 'zod'

export const JOBS = {
  'write-story': z.object({ storyId: z.string() }),
  narrate: z.object({ narrationId: z.uuid() }),
  'weave-room': z.object({ versionId: z.uuid() }),
  'send-mail': z.object({ mailId: z.uuid() }),
  'find-stories': z.object({ linkId: z.uuid() }),
  /** Reconciles payments with Stripe for which no webhook arrived. */
  'settle-payments': z.object({}).loose(),
  /** Every ten minutes: deletes expired rows, merges the statistics, fails stories whose job ran out of retries. */
  maintenance: z.object({}).loose(),
  /** Once a day: what has had its time goes. */
  retention: z.object({}).loose(),
} as const satisfies Record<string, z.ZodType>

export type JobName = keyof typeof JOBS
export type JobPayload<N extends JobName> = z.output<(typeof JOBS)[N]>
