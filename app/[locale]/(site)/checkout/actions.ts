'use server'
import { z } from 'zod'
import { action } from '@/lib/http/action'
import { settleOwnPayment } from '@/lib/server/payments/settle-own-payment'

const settleAction = action(
  { name: 'settle-payment', body: z.object({ paymentId: z.string().max(100) }) },
  ({ db, viewer, body }) => settleOwnPayment(db, { viewer, paymentId: body.paymentId, now: new Date() }),
)

/**
 * Settles a payment right after it was made on the page, without waiting for the webhook. Returns the token of the
 * gift card, for a gift.
 */
export async function settle(paymentId: string): Promise<{ giftToken: string | null }> {
  const result = await settleAction({ paymentId })
  return { giftToken: result.ok && result.value.state === 'completed' ? (result.value.order?.giftToken ?? null) : null }
}
