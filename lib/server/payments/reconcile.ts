import type { Db } from '@/lib/platform/db/client'
import { log } from '@/lib/platform/log'
import { isStripeConfigured, isStripeDown } from '@/lib/platform/stripe/client'
import { cancelPayment } from '@/lib/platform/stripe/payments'
import { paymentOf } from './begin-card-payment'
import { closePurchase } from './close-purchase'
import { settlePayment } from './settle-payment'

/** Younger ones are still at the till. */
const QUIET_MS = 60_000
/** As long as the provider remembers under which key a payment was opened. Slow payments are waited for. */
const GIVEN_UP_MS = 23 * 3_600_000
const AT_ONCE = 100

/**
 * Asks the provider about every unpaid purchase: grants what was paid and never told, and closes what nobody paid in a day.
 * One purchase that can't be settled doesn't keep the others from it.
 */
export async function reconcile(db: Db, { now }: { now: Date }): Promise<void> {
  if (!isStripeConfigured()) return
  const quiet = new Date(now.getTime() - QUIET_MS)
  const open = await db.purchase.findMany({
    where: { status: 'pending', source: 'stripe', createdAt: { lt: quiet } },
    orderBy: { createdAt: 'asc' },
    take: AT_ONCE,
  })
  for (const purchase of open) {
    const old = purchase.createdAt.getTime() < now.getTime() - GIVEN_UP_MS
    try {
      if (purchase.paymentIntentId === null && old) {
        await closePurchase(db, { id: purchase.id })
        continue
      }
      const payment = await paymentOf(db, purchase)
      const settled = await settlePayment(db, { paymentId: payment.id, now })
      if (settled === 'open' && old) {
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
