import { AppError } from '@/lib/domain/errors'
import { LIMITS, type LimitName } from '@/lib/domain/limits'
import type { Db } from '@/lib/platform/db/client'
import { refundAttempt, consumeAttempt } from '@/lib/platform/rate-limit'
import { countsAsFailure } from './errors'

/**
 * Counts an attempt before the work starts, so that a burst of guesses can't outrun the counter. For limits that only
 * count failures, a successful attempt is refunded; a failure is an error with `wrong`, or a call of `countFailure()`.
 * @throws rate_limited
 */
export async function withRateLimit<T>(
  db: Db,
  name: LimitName,
  address: string,
  work: (countFailure: () => void) => Promise<T>,
): Promise<T> {
  const seconds = await consumeAttempt(db, name, LIMITS[name], address)
  if (seconds > 0) throw new AppError('rate_limited', { seconds, minutes: Math.ceil(seconds / 60) })
  if (LIMITS[name].counts === 'all') return work(() => {})
  let failed = false
  try {
    return await work(() => {
      failed = true
    })
  } catch (error) {
    failed ||= countsAsFailure(error)
    throw error
  } finally {
    if (!failed) await refundAttempt(db, name, address)
  }
}
