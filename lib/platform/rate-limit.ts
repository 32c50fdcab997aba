// Fixed-window rate limiter, shared by all instances through PostgreSQL: one statement per attempt, so no burst slips
// through.
import { z } from 'zod'
import { env } from './env'
import type { Db } from './db/client'

export interface Limit {
  most: number
  seconds: number
}

/** A counter that only grows stops here. */
const MOST_COUNTED = 1_000_000
const counted = z.tuple([z.object({ count: z.number() })])
const row = z.tuple([z.object({ count: z.number(), wait: z.number() })])

/**
 * Counts an attempt. A window starts with its first attempt and ends for all of them at once.
 * @returns 0 when allowed, else the seconds until the next attempt is
 */
export async function consumeAttempt(
  db: Db,
  name: string,
  { most, seconds }: Limit,
  clientKey: string,
): Promise<number> {
  const limit = Math.max(1, Math.round(most * env().RATE_LIMIT_SCALE))
  const rows = await db.$queryRaw`
    INSERT INTO rate_limits AS r (key, count, expires_at)
    VALUES (${`${name}:${clientKey}`}, 1, now() + make_interval(secs => ${seconds}))
    ON CONFLICT (key) DO UPDATE SET
      count = CASE WHEN r.expires_at <= now() THEN 1 ELSE least(r.count + 1, ${limit + 1}) END,
      expires_at = CASE WHEN r.expires_at <= now() THEN excluded.expires_at ELSE r.expires_at END
    RETURNING count, ceil(extract(epoch FROM r.expires_at - now()))::int AS wait`
  const [{ count, wait }] = row.parse(rows)
  return count > limit ? Math.max(1, wait) : 0
}

/** Counts an attempt without a limit. @returns how many there were in this window, this one included */
export async function countAttempt(db: Db, name: string, seconds: number, clientKey: string): Promise<number> {
  const rows = await db.$queryRaw`
    INSERT INTO rate_limits AS r (key, count, expires_at)
    VALUES (${`${name}:${clientKey}`}, 1, now() + make_interval(secs => ${seconds}))
    ON CONFLICT (key) DO UPDATE SET
      count = CASE WHEN r.expires_at <= now() THEN 1 ELSE least(r.count + 1, ${MOST_COUNTED}) END,
      expires_at = CASE WHEN r.expires_at <= now() THEN excluded.expires_at ELSE r.expires_at END
    RETURNING count`
  const [{ count }] = counted.parse(rows)
  return count
}

/** Uncounts a successful attempt, for limits that only count failures. */
export async function refundAttempt(db: Db, name: string, clientKey: string): Promise<void> {
  await db.$executeRaw`UPDATE rate_limits SET count = greatest(count - 1, 0) WHERE key = ${`${name}:${clientKey}`}`
}

export async function purgeAttempts(db: Db): Promise<number> {
  return db.$executeRaw`DELETE FROM rate_limits WHERE expires_at < now()`
}
