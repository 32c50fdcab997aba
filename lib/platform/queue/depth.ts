import type { Db } from '../db/client'
import { LEASE_SECONDS } from './lease'

/** Counting stops here: the exact size of a longer queue does not matter. */
export const MAX_COUNTED = 1_000

export interface QueueDepth {
  /** Jobs that could run now. */
  waiting: number
  running: number
  /** Since when the oldest waiting job could run. */
  oldest: Date | null
  /** Jobs that used up their attempts. */
  givenUp: number
  /** Workers with a current lease. */
  workers: number
}

export async function readQueueDepth(db: Db): Promise<QueueDepth> {
  const [row] = await db.$queryRaw<QueueDepth[]>`
    SELECT
      (SELECT count(*)::int FROM (
        SELECT FROM graphile_worker._private_jobs WHERE is_available AND run_at <= now() LIMIT ${MAX_COUNTED}::int
      ) w) AS waiting,
      (SELECT run_at FROM graphile_worker._private_jobs WHERE is_available AND run_at <= now()
        ORDER BY priority, run_at LIMIT 1) AS oldest,
      (SELECT count(*)::int FROM (
        SELECT FROM graphile_worker._private_jobs WHERE locked_at IS NOT NULL LIMIT ${MAX_COUNTED}::int
      ) r) AS running,
      (SELECT count(*)::int FROM (
        SELECT FROM graphile_worker._private_jobs WHERE attempts >= max_attempts AND locked_at IS NULL
        LIMIT ${MAX_COUNTED}::int
      ) g) AS "givenUp",
      (SELECT count(*)::int FROM queue_workers
        WHERE seen_at > now() - make_interval(secs => ${LEASE_SECONDS})) AS workers`
  if (!row) throw new Error('a query without FROM gives one row')
  return row
}
