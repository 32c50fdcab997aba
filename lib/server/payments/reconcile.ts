import type { Db } from '@/lib/platform/db/client'
import { log } from '@/lib/platform/log'
import { isStripeConfigured, isStripeDown } from '@/lib/platform/stripe/client'
import { cancelPayment } from '@/lib/platform/stripe/payments'
import { ensurePayment } from './begin-card-payment'
import { closePurchase } from './close-purchase'
import { settlePayment } from './settle-payment'

/** Younger ones are still at the till. */
const MIN_AGE_MS = 60_000
/** As long as the provider remembers under which key a payment was opened. Slow payments are waited for. */
const ABANDONED_MS = 23 * 3_600_000
const BATCH_SIZE = 100

/**
 * Asks the provider about every unpaid purchase: grants what was paid and never told, and closes what nobody paid in a day.
 * One purchase that can't be settled doesn't keep the others from it.
 */
export async function reconcile(db: Db, { now }: { now: Date }): Promise<void> {
  if (!isStripeConfigured()) return
  const createdBefore = new Date(now.getTime() - MIN_AGE_MS)
  const open = await db.purchase.findMany({
    where: { status: 'pending', source: 'stripe', createdAt: { lt: createdBefore } },
    orderBy: { createdAt: 'asc' },
    take: BATCH_SIZE,
  })
  for (const purchase of open) {
    const abandoned = purchase.createdAt.getTime() < now.getTime() - ABANDONED_MS
    try {
      if (purchase.paymentIntentId === null && abandoned) {
        await closePurchase(db, { id: purchase.id })
        continue
      }
      const payment = await ensurePayment(db, purchase)
      const settled = await settlePayment(db, { paymentId: payment.id, now })
      if (settled === 'open' && abandoned) {
        await cancelPayment(payment.id)
        await settlePayment(db, { paymentId: payment.id, now })
      }
    } catch (error) {
      log.warn('payment.unsettled', { purchaseId: purchase.id, error })
      // With the provider out of reach the rest would only wait for it too.
      if (isStripeDown(error)) return
    }
  }
}
