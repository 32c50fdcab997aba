// Stripe's webhooks. The signature covers the raw bytes of the body and a timestamp.
import { z } from 'zod'
import { env } from '../env'
import { stripe } from './client'

const TOLERANCE_SECONDS = 300

/** Every object about a payment names it. */
const paymentObject = z.object({
  object: z.string(),
  id: z.string(),
  payment_intent: z.union([z.string(), z.object({ id: z.string() })]).nullish(),
})

/** Whether webhooks can be verified. */
export const areStripeWebhooksConfigured = (): boolean =>
  env().STRIPE_WEBHOOK_SECRET !== undefined && env().STRIPE_SECRET_KEY !== undefined

/**
 * The id of the payment that an event is about, null for none; 'forged' for a wrong signature or one older than 300 s.
 */
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
