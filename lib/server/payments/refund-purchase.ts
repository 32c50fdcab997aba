import { AppError } from '@/lib/domain/errors'
import type { Viewer } from '@/lib/domain/viewer'
import type { Db } from '@/lib/platform/db/client'
import { log } from '@/lib/platform/log'
import { isStripeDown, isStripeError } from '@/lib/platform/stripe/client'
import { refundPayment } from '@/lib/platform/stripe/payments'
import { requireAdmin } from '@/lib/server/authorization/require-admin'
import { recordAuditEvent } from '@/lib/server/admin/record-audit-event'
import { queueRefunded } from '@/lib/server/mail/queue-order'
import { revokeCredits } from './revoke-credits'

/**
 * The refund's idempotency key changes once a minute: Stripe repeats a key's response for a day, errors included, so a
 * retry needs a new key. A payment that was already refunded is reported as such.
 */
const REFUND_KEY_MS = 60_000

interface RefundRequest {
  viewer: Viewer
  id: string
  now: Date
}

/**
 * Refunds a card payment in full and revokes what is left of it. Idempotent: however often it is called, the money is
 * refunded once and audited once. Orders of a store are refunded in the store, whose webhook reports it.
 * @throws not_found for a purchase that was not paid by card here
 * @throws refund_refused when the provider refused; nothing changed
 * @throws refund_unknown when the provider could not be reached; a retry refunds at most once
 * @throws refund_unwritten when the money was refunded but could not be recorded here; a retry records it
 */
export async function refundPurchase(db: Db, { viewer, id, now }: RefundRequest): Promise<void> {
  const admin = requireAdmin({ viewer })
  const purchase = await db.purchase.findFirst({
    where: { id, status: 'completed', source: 'stripe' },
    select: { paymentIntentId: true, refundedAt: true },
  })
  if (!purchase?.paymentIntentId) throw new AppError('not_found')
  if (purchase.refundedAt !== null) return
  await requestRefund(purchase.paymentIntentId, { id, now })
  try {
    await db.$transaction(async (tx) => {
      await tx.$queryRaw`SELECT 1 FROM purchases WHERE id = ${id}::uuid FOR UPDATE`
      await revokeCredits(tx, { purchaseId: id, now })
      await queueRefunded(tx, await tx.purchase.findUniqueOrThrow({ where: { id } }))
      const subject = { type: 'purchase', id } as const
      // A webhook or a second click may have revoked the credits already; the refund is still audited, once.
      const recorded = await tx.auditEntry.count({
        where: { subjectType: subject.type, subjectId: id, action: 'purchase.refund' },
      })
      if (recorded === 0) await recordAuditEvent(tx, { actor: admin.username, act: 'purchase.refund', subject, now })
    })
  } catch (error) {
    log.error('refund.unwritten', { alert: true, purchaseId: id, error })
    throw new AppError('refund_unwritten')
  }
}

async function requestRefund(
  paymentId: string,
  { id: purchaseId, now }: Pick<RefundRequest, 'id' | 'now'>,
): Promise<void> {
  try {
    if (
      (await refundPayment(paymentId, `refund:${purchaseId}:${Math.floor(now.getTime() / REFUND_KEY_MS)}`)) === 'failed'
    )
      throw new AppError('refund_refused')
  } catch (error) {
    if (!isStripeError(error)) throw error
    log.warn('refund.failed', { purchaseId, error })
    throw new AppError(isStripeDown(error) ? 'refund_unknown' : 'refund_refused')
  }
}
