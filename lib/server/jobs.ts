import { forgetOldTries } from '@/lib/platform/rate-limit'
import type { Tasks } from '@/lib/platform/queue/start'
import { sendMail } from './mail/send-mail'

/** What the queue can do: one entry for each of JOBS (lib/domain/jobs). */
export const tasks: Tasks = {
  'send-mail': sendMail,
  tidy: async (db) => {
    await forgetOldTries(db)
    // A day is longer than any browser goes on repeating a request.
    await db.$executeRaw`DELETE FROM idempotency_keys WHERE created_at < now() - interval '1 day'`
    await db.$executeRaw`DELETE FROM queue_workers WHERE seen_at < now() - interval '1 hour'`
  },
}
