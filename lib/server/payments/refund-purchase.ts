import { AppError } from '@/lib/domain/errors'
import type { Viewer } from '@/lib/domain/viewer'
import type { Db } from '@/lib/platform/db/client'
import { isStripeFault } from '@/lib/platform/stripe/client'
import { refundPayment } from '@/lib/platform/stripe/payments'
import { requireAdmin } from '@/lib/server/rights/require-admin'
import { recordAct } from '@/lib/server/staff/record-act'
import { revoke } from './revoke'

/**
 * Gives a card payment back, and takes back what is left of it. A store's orders are refunded in the store, which tells us.
 * @throws payment_provider when the money could not be given back: then nothing changes here
 */
export async function refundPurchase(db: Db, { viewer, id, now }: { viewer: Viewer; id: string; now: Date }): Promise<void> {
  const admin = requireAdmin({ viewer })
  const purchase = await db.purchase.findFirst({ where: { id, status: 'completed', source: 'stripe' }, select: { paymentIntentId: true, refundedAt: true } })
  if (!purchase?.paymentIntentId) throw new AppError('not_found')
  if (purchase.refundedAt !== null) return
  try {
    await refundPayment(purchase.paymentIntentId, `refund:${id}`)
  } catch (error) {
    throw isStripeFault(error) ? new AppError('payment_provider') : error
  }
  await db.$transaction(async (tx) => {
    await revoke(tx, { purchaseId: id, now })
    await recordAct(tx, { actor: admin.username, act: 'purchase.refund', subject: { type: 'purchase', id }, now })
  })
}
