import type { BetaApplication } from '@/lib/domain/commerce/beta-application'
import { AppError } from '@/lib/domain/errors'
import { LIMITS } from '@/lib/domain/limits'
import type { Db } from '@/lib/platform/db/client'
import { consumeAttempt, refundAttempt } from '@/lib/platform/rate-limit'
import { applyForBeta } from './apply-for-beta'

interface Received {
  application: BetaApplication
  /** Network address and browser of the applicant. */
  address: string
  visitorId: string
  now: Date
}

/**
 * Approves an application unless its address or browser has had its share of codes: an email address is easily made up.
 * Only approved applications count. @throws beta_known, beta_full, day_limited
 */
export async function receiveApplication(
  db: Db,
  { application, address, visitorId, now }: Received,
): Promise<{ code: string }> {
  const email = application.email.toLowerCase()
  // First of all, since whoever applies again has a code waiting in the mailbox.
  if (await db.betaApplication.findUnique({ where: { email }, select: { id: true } })) throw new AppError('beta_known')
  const counted: (readonly ['betaAddress' | 'betaDevice', string])[] = []
  try {
    for (const attempt of [['betaAddress', address] as const, ['betaDevice', visitorId] as const]) {
      const [name, key] = attempt
      const seconds = await consumeAttempt(db, name, LIMITS[name], key)
      // A full count grows no further, so taking back what was refused would let others in, at once and too many.
      if (seconds > 0) throw new AppError('day_limited', { seconds, hours: Math.ceil(seconds / 3600) })
      counted.push(attempt)
    }
    return await applyForBeta(db, { application, now })
  } catch (error) {
    for (const [name, key] of counted) await refundAttempt(db, name, key)
    throw error
  }
}
