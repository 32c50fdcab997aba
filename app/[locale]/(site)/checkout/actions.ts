'use server'
import { z } from 'zod'
import { action } from '@/lib/http/action'
import { now } from '@/lib/platform/clock'
import { settleOwnPayment } from '@/lib/server/payments/settle-own-payment'

const look = action(
  { name: 'settle-payment', body: z.object({ paymentId: z.string().max(100) }) },
  ({ db, viewer, body }) => settleOwnPayment(db, { viewer, paymentId: body.paymentId, now: now() }),
)

/** After a payment on the page: settles it at once, so that nobody waits for the provider's event. Gives a gift's card, when it is one. */
export async function settle(paymentId: string): Promise<{ giftToken: string | null }> {
  const looked = await look({ paymentId })
  return { giftToken: looked.ok && looked.value.state === 'completed' ? (looked.value.order?.giftToken ?? null) : null }
}
