// Stripe's payment intents, reduced to what the shop needs.
import type Stripe from 'stripe'
import { isAlreadyRefunded, isMissing, stripe } from './client'

export interface CardPayment {
  id: string
  /** 'open': may still be paid. 'processing': under way, possibly for days. 'dead': will never be paid. */
  state: 'open' | 'processing' | 'paid' | 'dead'
  /** Amount received when paid, else amount due; in the currency's smallest unit. */
  amount: number
  /** ISO 4217, upper case. */
  currency: string
  metadata: Record<string, string>
  /** Refunded in full, or disputed. */
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

/** @param key idempotency key: the same key and order give the same payment */
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

/** The payment as the provider has it now; null for an unknown id. */
export async function readPayment(id: string): Promise<CardPayment | null> {
  try {
    return toCardPayment(await stripe().paymentIntents.retrieve(id, { expand: ['latest_charge'] }))
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/** Fails for a payment that is paid or being paid. */
export async function cancelPayment(id: string): Promise<void> {
  await stripe().paymentIntents.cancel(id, { cancellation_reason: 'abandoned' })
}

/**
 * Refunds the payment, or what is left of it. A payment that was refunded already counts as refunded.
 * @param key idempotency key: a repeated call refunds once
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
