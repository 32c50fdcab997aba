import { LIMITS } from '@/lib/domain/limits'
import type { Db } from '@/lib/platform/db/client'
import { log } from '@/lib/platform/log'
import { consumeAttempt } from '@/lib/platform/rate-limit'

/**
 * Counts an event of a visit for its day, without a cookie and without keeping who it was. An address counts so many
 * times an hour at most, so that one client can't make the figures up. Never throws: nobody waits for a figure.
 */
export async function countEvent(
  db: Db,
  { metric, address, now }: { metric: string; address: string; now: Date },
): Promise<void> {
  try {
    if ((await consumeAttempt(db, 'statEvents', LIMITS.statEvents, address)) > 0) return
    await db.$executeRaw`INSERT INTO stat_deltas (metric, day, amount) VALUES (${metric}, utc_day(${now}), 1)`
  } catch (error) {
    log.warn('stats.not-counted', { error })
  }
}
