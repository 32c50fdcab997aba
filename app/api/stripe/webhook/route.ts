import { AppError } from '@/lib/domain/errors'
import { route } from '@/lib/http/route'
import { areStripeWebhooksConfigured, readEvent } from '@/lib/platform/stripe/events'
import { settlePayment } from '@/lib/server/payments/settle-payment'

const MAX_BYTES = 500_000

/** Stripe repeats an event after any status other than 2xx, so an error here loses nothing. */
export const POST = route({ raw: true, maxBytes: MAX_BYTES }, async ({ request, bytes, db }) => {
  if (!areStripeWebhooksConfigured()) throw new AppError('not_found')
  const event = readEvent(bytes, request.headers.get('stripe-signature'))
  if (event === 'forged') throw new AppError('bad_signature')
  if (event.payment !== null) await settlePayment(db, { paymentId: event.payment, now: new Date() })
  return { received: true }
})
