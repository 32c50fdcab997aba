import { followAnswers } from '@/lib/platform/answer-status'
import { noteCustomDomain } from '@/lib/platform/custom-domain'
import { connect, db } from '@/lib/platform/db/client'
import { env } from '@/lib/platform/env'
import { log } from '@/lib/platform/log'
import { stopListening } from '@/lib/platform/pg-notify'
import { notePeers } from '@/lib/platform/peer'
import { startQueue, type Queue } from '@/lib/platform/queue/start'
import { handleSignals } from '@/lib/platform/shutdown'
import { jobsAtOnce, tasks } from './jobs'

/** What a web process does besides answering. Never throws: a fault here must not keep the site from being served. */
export function startBackgroundWork(): void {
  try {
    notePeers()
    noteCustomDomain()
    followAnswers()
    const { DATABASE_URL, DATABASE_POOL, WAGTALE_QUEUE, ANTHROPIC_API_KEY } = env()
    // Connections of the jobs' own: their statements are not cut off, and a rush of visitors leaves them theirs.
    const forJobs =
      DATABASE_URL && WAGTALE_QUEUE === 'here' ? connect(DATABASE_URL, { pool: DATABASE_POOL }) : undefined
    const queue: Queue | undefined =
      DATABASE_URL && forJobs
        ? startQueue({
            url: DATABASE_URL,
            db: forJobs,
            tasks,
            concurrency: jobsAtOnce(ANTHROPIC_API_KEY !== undefined),
          })
        : undefined
    if (process.env.NEXT_MANUAL_SIG_HANDLE) {
      handleSignals(async () => {
        await queue?.stop(5_000)
        await stopListening()
        await forJobs?.$disconnect()
        if (DATABASE_URL) await db().$disconnect()
      })
    }
  } catch (error) {
    log.error('boot.failed', { error })
  }
}
