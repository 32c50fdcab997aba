'use server'
import { z } from 'zod'
import { action } from '@/lib/http/action'
import { settleOwnPayment } from '@/lib/server/payments/settle-own-payment'

const settleAction = action(
  { name: 'settle-payment', body: z.object({ paymentId: z.string().max(100) }) },
  ({ db, viewer, body }) => settleOwnPayment(db, { viewer, paymentId: body.paymentId, now: new Date() }),
)

/** After a payment on the page: settles it at once, so that nobody waits for the provider's event. Gives a gift's card, when it is one. */
export async function settle(paymentId: string): Promise<{ giftToken: string | null }> {
  const result = await settleAction({ paymentId })
  return { giftToken: result.ok && result.value.state === 'completed' ? (result.value.order?.giftToken ?? null) : null }
}
