import { connect, db } from '@/lib/platform/db/client'
import { directUrl } from '@/lib/platform/db/direct-url'
import { closeReplica } from '@/lib/platform/db/read-public'
import { env } from '@/lib/platform/env'
import { log } from '@/lib/platform/log'
import { stopListening } from '@/lib/platform/pg-notify'
import { startQueue, type Queue } from '@/lib/platform/queue/start'
import { beginShutdown, onShutdown, shutdownSignal } from '@/lib/platform/shutdown'
import { watchShop } from './alerts/watch-shop'
import { jobsAtOnce, tasksWith } from './jobs'
import type { NarratePage } from './narrations/make-narration'

/** What a web process does besides answering. Never throws: a fault here must not keep the site from being served. */
export function startBackgroundWork({ narratePage }: { narratePage: NarratePage }): void {
  try {
    const {
      DATABASE_URL,
      DATABASE_POOL,
      WAGTALE_QUEUE,
      WAGTALE_DATA_DIR,
      ANTHROPIC_API_KEY,
      ALERT_WEBHOOK_URL,
      ALERT_EMAIL,
    } = env()
    // Connections of the jobs' own: their statements are not cut off, and a rush of visitors leaves them theirs.
    const direct = WAGTALE_QUEUE === 'here' ? directUrl() : undefined
    const forJobs = direct === undefined ? undefined : connect(direct, { pool: DATABASE_POOL })
    const queue: Queue | undefined =
      direct !== undefined && forJobs
        ? startQueue({
            url: direct,
            db: forJobs,
            tasks: tasksWith(narratePage),
            concurrency: jobsAtOnce(ANTHROPIC_API_KEY !== undefined),
          })
        : undefined
    if (DATABASE_URL && (ALERT_WEBHOOK_URL || ALERT_EMAIL))
      void watchShop({ db: db(), dataDir: WAGTALE_DATA_DIR, stop: shutdownSignal })
    // Under `next start` nobody else says that the process ends; event streams would keep it alive.
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, beginShutdown)
    onShutdown(async () => {
      await queue?.stop(5_000)
      await stopListening()
      await forJobs?.$disconnect()
      await closeReplica()
      if (DATABASE_URL) await db().$disconnect()
    })
  } catch (error) {
    log.error('boot.failed', { error })
  }
}
