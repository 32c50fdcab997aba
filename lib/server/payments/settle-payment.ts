import { paymentOutcome } from '@/lib/domain/commerce/payment-outcome'
import type { Db, Tx } from '@/lib/platform/db/client'
import type { Purchase } from '@/lib/platform/db/generated/client'
import { log } from '@/lib/platform/log'
import { readPayment, type CardPayment } from '@/lib/platform/stripe/payments'
import { queuePaymentFailed } from '@/lib/server/mail/queue-order'
import { closePurchase } from './close-purchase'
import { grantCredits } from './grant-credits'
import { revokeCredits } from './revoke-credits'

/** How a purchase stands after its payment was looked at. */
export type SettledStatus = 'completed' | 'refunded' | 'processing' | 'open' | 'failed' | 'refused' | 'unknown'

/**
 * The one way in which a card payment becomes a purchase: the return page, the provider's events and the reconciler all come here with
 * nothing but its id. What is true is read at the provider, so events may come twice, late or in any order. A purchase only goes on:
 * from unpaid to paid, from paid to taken back.
 */
export async function settlePayment(
  db: Db,
  { paymentId, now }: { paymentId: string; now: Date },
): Promise<SettledStatus> {
  const payment = await readPayment(paymentId)
  if (!payment) return 'unknown'
  return db.$transaction((tx) => settle(tx, payment, now))
}

async function settle(tx: Tx, payment: CardPayment, now: Date): Promise<SettledStatus> {
  const purchase = await lockPurchase(tx, payment)
  if (!purchase) {
    // Another shop may share the account, so it is no alarm unless it says that it is ours.
    if (payment.metadata['purchase']) log.error('payment.unmatched', { alert: true, paymentId: payment.id })
    return 'unknown'
  }
  const ids = { purchaseId: purchase.id, paymentId: payment.id }
  const outcome = paymentOutcome(purchase, payment)
  if (outcome === 'refuse') {
    log.error('payment.mismatch', { alert: true, ...ids })
    return 'refused'
  }
  if (outcome === 'grant') {
    if (purchase.status !== 'completed') {
      await grantCredits(tx, { ...purchase, paymentIntentId: payment.id }, now)
      log.info('payment.completed', ids)
    }
    if (payment.takenBack && purchase.refundedAt === null) {
      await revokeCredits(tx, { purchaseId: purchase.id, now })
      log.warn('payment.taken-back', ids)
    }
    return payment.takenBack || purchase.refundedAt !== null ? 'refunded' : 'completed'
  }
  // What was read before another process saw the payment succeed changes nothing.
  if (purchase.status === 'completed') return purchase.refundedAt === null ? 'completed' : 'refunded'
  if (outcome === 'processing') {
    if (purchase.processingAt === null)
      await tx.purchase.update({ where: { id: purchase.id }, data: { processingAt: now, paymentIntentId: payment.id } })
    return 'processing'
  }
  // A slow payment that failed after the buyer had gone: that is news. A declined card was told on the page.
  if (purchase.processingAt !== null && purchase.status === 'pending') {
    await queuePaymentFailed(tx, purchase)
    await tx.purchase.update({ where: { id: purchase.id }, data: { processingAt: null } })
    log.warn('payment.failed-late', ids)
  }
  if (outcome === 'wait') return 'open'
  await closePurchase(tx, { id: purchase.id })
  return 'failed'
}

/** By the id that the payment carries; by the payment's own id for one whose words were changed, which is then refused. */
async function lockPurchase(tx: Tx, payment: CardPayment): Promise<Purchase | null> {
  const [found] = await tx.$queryRaw<{ id: string }[]>`
    SELECT id::text FROM purchases WHERE id::text = ${payment.metadata['purchase'] ?? ''} OR payment_intent_id = ${payment.id}
    ORDER BY (payment_intent_id IS NOT DISTINCT FROM ${payment.id}) DESC LIMIT 1`
  if (!found) return null
  await tx.$queryRaw`SELECT 1 FROM purchases WHERE id = ${found.id}::uuid FOR UPDATE`
  return tx.purchase.findUnique({ where: { id: found.id } })
}
