import { purgeAttempts } from '@/lib/platform/rate-limit'
import type { Tasks } from '@/lib/platform/queue/start'
import { now } from '@/lib/platform/clock'
import { sendMail } from './mail/send-mail'
import { purgeExpiredData } from './retention/purge-expired-data'
import { reconcile } from './payments/reconcile'
import { sendFindLink } from './my-stories/send-find-link'
import { failExhaustedJobs } from './stories/fail-exhausted-jobs'
import { failStory } from './stories/fail-story'
import { writeStory } from './stories/write-story'
import { foldStatDeltas } from './stats/fold-stat-deltas'
import { configuredClaude } from './story-generation/author'

/** What the queue can do: one entry for each of JOBS (lib/domain/jobs). */
export const tasks: Tasks = {
  'write-story': async (db, { storyId }, { last }) => {
    try {
      await writeStory(db, { storyId, now: now(), claude: configuredClaude(), last })
    } catch (error) {
      if (last) await failStory(db, { storyId, failure: 'author' })
      throw error
    }
  },
  'send-mail': sendMail,
  'find-stories': (db, { linkId }) => sendFindLink(db, { linkId, now: now() }),
  'settle-payments': (db) => reconcile(db, { now: now() }),
  maintenance: async (db) => {
    await failExhaustedJobs(db)
    await purgeAttempts(db)
    await purgeExpiredData(db, { now: now() })
    await foldStatDeltas(db)
    // A day is longer than any browser goes on repeating a request.
    await db.$executeRaw`DELETE FROM idempotency_keys WHERE created_at < now() - interval '1 day'`
    await db.$executeRaw`DELETE FROM queue_workers WHERE seen_at < now() - interval '1 hour'`
  },
}

/** A book by Claude waits for minutes and costs this machine nothing meanwhile: it must not keep letters and other books from going on. */
export const jobsAtOnce = (withClaude: boolean): number => (withClaude ? 8 : 2)
