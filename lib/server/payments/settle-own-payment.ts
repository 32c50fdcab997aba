import type { Viewer } from '@/lib/domain/viewer'
import type { Db } from '@/lib/platform/db/client'
import { isStripeError } from '@/lib/platform/stripe/client'
import { settlePayment, type SettledStatus } from './settle-payment'

/** `order` only for the buyer's own browser. */
export interface OwnPaymentStatus {
  state: SettledStatus
  order: { email: string; giftToken: string | null; roomId: string | null } | null
}

/**
 * Status of a payment for the return page. Asks the provider only about payments that we opened, so that nobody can
 * make us query others. While the provider can't be reached the status is 'unknown'; `reconcile` settles it later.
 */
export async function settleOwnPayment(
  db: Db,
  { viewer, paymentId, now }: { viewer: Viewer; paymentId: string; now: Date },
): Promise<OwnPaymentStatus> {
  const purchase = await db.purchase.findUnique({
    where: { paymentIntentId: paymentId },
    select: {
      status: true,
      refundedAt: true,
      customerEmail: true,
      accessToken: true,
      gift: true,
      visitorId: true,
      roomId: true,
    },
  })
  if (!purchase) return { state: 'unknown', order: null }
  const isOwn = purchase.visitorId !== null && purchase.visitorId === viewer.visitorId
  const order = isOwn
    ? {
        email: purchase.customerEmail,
        giftToken: purchase.gift === null ? null : purchase.accessToken,
        roomId: purchase.roomId,
      }
    : null
  if (purchase.status === 'completed') return { state: purchase.refundedAt === null ? 'completed' : 'refunded', order }
  try {
    return { state: await settlePayment(db, { paymentId, now }), order }
  } catch (error) {
    if (!isStripeError(error)) throw error
    return { state: 'unknown', order }
  }
}
