// Payment intents, in our own few words.
import type Stripe from 'stripe'
import { isAlreadyRefunded, isMissing, stripe } from './client'

export interface CardPayment {
  id: string
  /** 'open': the buyer may still pay. 'processing': on its way, for days perhaps. 'dead': will never be paid. */
  state: 'open' | 'processing' | 'paid' | 'dead'
  /** What was received when paid, else what is asked for; in the currency's smallest unit. */
  amount: number
  /** Upper case. */
  currency: string
  metadata: Record<string, string>
  /** All of it went back to the buyer, or is disputed. */
  takenBack: boolean
  clientSecret: string | null
}

const STATES: Partial<Record<Stripe.PaymentIntent.Status, CardPayment['state']>> = {
  succeeded: 'paid',
  processing: 'processing',
  canceled: 'dead',
}

function toCardPayment(intent: Stripe.PaymentIntent): CardPayment {
  const state = STATES[intent.status] ?? 'open'
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null
  return {
    id: intent.id,
    state,
    amount: state === 'paid' ? intent.amount_received : intent.amount,
    currency: intent.currency.toUpperCase(),
    metadata: { ...intent.metadata },
    takenBack: Boolean(charge?.refunded || charge?.disputed),
    clientSecret: intent.client_secret,
  }
}

/** @param key the same key and the same order give the same payment, however often this is asked */
export async function createPayment({
  amount,
  currency,
  metadata,
  description,
  key,
}: {
  amount: number
  currency: string
  metadata: Record<string, string>
  description: string
  key: string
}): Promise<CardPayment> {
  return toCardPayment(
    await stripe().paymentIntents.create(
      { amount, currency: currency.toLowerCase(), metadata, description, automatic_payment_methods: { enabled: true } },
      { idempotencyKey: key },
    ),
  )
}

/** What is true at the provider now; null for an id that it doesn't know. */
export async function readPayment(id: string): Promise<CardPayment | null> {
  try {
    return toCardPayment(await stripe().paymentIntents.retrieve(id, { expand: ['latest_charge'] }))
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/** One that is paid, or being paid, stays so. */
export async function cancelPayment(id: string): Promise<void> {
  await stripe().paymentIntents.cancel(id, { cancellation_reason: 'abandoned' })
}

/**
 * Gives all of it back, or what is left of it. One that went back before is given back already, whoever did it.
 * @param key asked twice, given back once
 */
export async function refundPayment(id: string, key: string): Promise<'refunded' | 'failed'> {
  try {
    const { status } = await stripe().refunds.create(
      { payment_intent: id, reason: 'requested_by_customer' },
      { idempotencyKey: key },
    )
    return status === 'failed' || status === 'canceled' ? 'failed' : 'refunded'
  } catch (error) {
    if (isAlreadyRefunded(error)) return 'refunded'
    throw error
  }
}
