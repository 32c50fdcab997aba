import { AppError } from '@/lib/domain/errors'
import type { Viewer } from '@/lib/domain/viewer'
import type { Db } from '@/lib/platform/db/client'
import { log } from '@/lib/platform/log'
import { isStripeDown, isStripeError } from '@/lib/platform/stripe/client'
import { refundPayment } from '@/lib/platform/stripe/payments'
import { requireAdmin } from '@/lib/server/authorization/require-admin'
import { recordAuditEvent } from '@/lib/server/admin/record-audit-event'
import { revokeCredits } from './revoke-credits'

/** The provider keeps an answer under its key for a day, a fault's too: after this long it is asked anew, and says so if all went back before. */
const REFUND_KEY_MS = 60_000

interface RefundRequest {
  viewer: Viewer
  id: string
  now: Date
}

/**
 * Gives a card payment back, and takes back what is left of it. A store's orders are refunded in the store, which tells us. However often and
 * by however many it is asked, the money goes back once, and the act is written down once.
 * @throws not_found for what was not paid by card here
 * @throws refund_refused when the provider would not: nothing changed anywhere
 * @throws refund_unknown when the provider could not be heard: asked again, it gives back at most once
 * @throws refund_unwritten when the money went back and that could not be written down here: asked again, it is
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
      const subject = { type: 'purchase', id } as const
      // The provider's own news of it may have been faster, and so may another click: the act is this administrator's all the same, once.
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
