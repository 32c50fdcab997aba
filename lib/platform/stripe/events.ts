// Stripe's events: what is signed is the very bytes of the body, at a time of its own.
import { z } from 'zod'
import { env } from '../env'
import { stripe } from './client'

const TOLERANCE_SECONDS = 300

/** Every object of an event that is about a payment says which. */
const paymentObject = z.object({
  object: z.string(),
  id: z.string(),
  payment_intent: z.union([z.string(), z.object({ id: z.string() })]).nullish(),
})

/** Whether events can be taken at all. */
export const areStripeWebhooksConfigured = (): boolean =>
  env().STRIPE_WEBHOOK_SECRET !== undefined && env().STRIPE_SECRET_KEY !== undefined

/** Which payment an event is about, null for one about none; 'forged' when its signature is wrong, of other bytes, or older than 300 s. */
export function readEvent(body: Uint8Array, signature: string | null): { payment: string | null } | 'forged' {
  const secret = env().STRIPE_WEBHOOK_SECRET
  if (secret === undefined || signature === null) return 'forged'
  try {
    const event = stripe().webhooks.constructEvent(Buffer.from(body), signature, secret, TOLERANCE_SECONDS)
    const parsed = paymentObject.safeParse(event.data.object).data
    if (!parsed) return { payment: null }
    if (parsed.object === 'payment_intent') return { payment: parsed.id }
    return {
      payment: typeof parsed.payment_intent === 'string' ? parsed.payment_intent : (parsed.payment_intent?.id ?? null),
    }
  } catch {
    return 'forged'
  }
}
