import { decidePaymentOutcome } from '@/lib/domain/commerce/payment-outcome'
import type { Db, Tx } from '@/lib/platform/db/client'
import type { Purchase } from '@/lib/platform/db/generated/client'
import { log } from '@/lib/platform/log'
import { readPayment, type CardPayment } from '@/lib/platform/stripe/payments'
import { queuePaymentFailed } from '@/lib/server/mail/queue-order'
import { closePurchase } from './close-purchase'
import { grantCredits } from './grant-credits'
import { revokeCredits } from './revoke-credits'

/** Status of a purchase after its payment was checked. */
export type SettledStatus = 'completed' | 'refunded' | 'processing' | 'open' | 'failed' | 'refused' | 'unknown'

/**
 * The only way from a card payment to a completed purchase: return page, webhooks and `reconcile` all call it with
 * nothing but the payment's id. The provider is asked for the facts, so webhooks may come twice, late or in any order.
 * A purchase only moves forward: from unpaid to paid, from paid to refunded.
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
    // Another shop may share the Stripe account, so this is an alert only if the payment claims to be ours.
    if (payment.metadata['purchase']) log.error('payment.unmatched', { alert: true, paymentId: payment.id })
    return 'unknown'
  }
  const ids = { purchaseId: purchase.id, paymentId: payment.id }
  const outcome = decidePaymentOutcome(purchase, payment)
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
  // The payment was read before another process saw it succeed: nothing to do.
  if (purchase.status === 'completed') return purchase.refundedAt === null ? 'completed' : 'refunded'
  if (outcome === 'processing') {
    if (purchase.processingAt === null)
      await tx.purchase.update({ where: { id: purchase.id }, data: { processingAt: now, paymentIntentId: payment.id } })
    return 'processing'
  }
  // A delayed payment failed after the buyer had left: they get a mail. A declined card was already reported on the
  // page.
  if (purchase.processingAt !== null && purchase.status === 'pending') {
    await queuePaymentFailed(tx, purchase)
    await tx.purchase.update({ where: { id: purchase.id }, data: { processingAt: null } })
    log.warn('payment.failed-late', ids)
  }
  if (outcome === 'wait') return 'open'
  await closePurchase(tx, { id: purchase.id })
  return 'failed'
}

/**
 * By the purchase id in the payment's metadata, else by the payment's id: if the metadata was tampered with, the
 * purchase is still found and the payment then refused.
 */
async function lockPurchase(tx: Tx, payment: CardPayment): Promise<Purchase | null> {
  const [found] = await tx.$queryRaw<{ id: string }[]>`
    SELECT id::text FROM purchases
    WHERE id::text = ${payment.metadata['purchase'] ?? ''} OR payment_intent_id = ${payment.id}
    ORDER BY (payment_intent_id IS NOT DISTINCT FROM ${payment.id}) DESC LIMIT 1`
  if (!found) return null
  await tx.$queryRaw`SELECT 1 FROM purchases WHERE id = ${found.id}::uuid FOR UPDATE`
  return tx.purchase.findUnique({ where: { id: found.id } })
}
