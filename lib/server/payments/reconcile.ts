import type { Db } from '@/lib/platform/db/client'
import { log } from '@/lib/platform/log'
import { isStripeConfigured, isStripeDown } from '@/lib/platform/stripe/client'
import { cancelPayment } from '@/lib/platform/stripe/payments'
import { ensurePayment } from './begin-card-payment'
import { closePurchase } from './close-purchase'
import { settlePayment } from './settle-payment'

/** Younger purchases are probably still being paid. */
const MIN_AGE_MS = 60_000
/** Just under the 24 hours for which Stripe stores idempotency keys. Delayed payments are waited for longer. */
const ABANDONED_MS = 23 * 3_600_000
const BATCH_SIZE = 100

/**
 * Checks every unpaid purchase with the provider: grants what was paid without a webhook, closes what nobody paid
 * within a day. A purchase that fails does not stop the others.
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
      // The provider is down: the remaining ones would only time out too.
      if (isStripeDown(error)) return
    }
  }
}
