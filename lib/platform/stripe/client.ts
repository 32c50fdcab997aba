import Stripe from 'stripe'
import { env } from '../env'

const MAX_RETRIES = 2
const TIMEOUT_MS = 10_000

/** Whether card payments are possible: both keys are set. */
export function isStripeConfigured(): boolean {
  const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY } = env()
  return STRIPE_SECRET_KEY !== undefined && STRIPE_PUBLISHABLE_KEY !== undefined
}

/** For the browser; null without card payments. */
export const publishableKey = (): string | null =>
  isStripeConfigured() ? (env().STRIPE_PUBLISHABLE_KEY ?? null) : null

let cached: { client: Stripe; settings: string } | undefined

/** STRIPE_API_BASE is the origin of a fake for tests; unset, Stripe itself. */
export function stripe(): Stripe {
  const { STRIPE_SECRET_KEY, STRIPE_API_BASE } = env()
  if (!STRIPE_SECRET_KEY) throw new Error('STRIPE_SECRET_KEY is not set')
  const settings = `${STRIPE_SECRET_KEY} ${STRIPE_API_BASE}`
  if (cached?.settings === settings) return cached.client
  const base = STRIPE_API_BASE === undefined ? null : new URL(STRIPE_API_BASE)
  const client = new Stripe(STRIPE_SECRET_KEY, {
    maxNetworkRetries: MAX_RETRIES,
    timeout: TIMEOUT_MS,
    telemetry: false,
    ...(base
      ? {
          host: base.hostname,
          port: base.port || (base.protocol === 'http:' ? '80' : '443'),
          protocol: base.protocol === 'http:' ? ('http' as const) : ('https' as const),
        }
      : {}),
  })
  cached = { client, settings }
  return client
}

/** Stripe could not be reached or refused the call: nothing was charged by it. */
export const isStripeError = (error: unknown): boolean => error instanceof Stripe.errors.StripeError
/** Concerns the provider as a whole, not one payment: the next call would fail the same way. */
export const isStripeDown = (error: unknown): boolean =>
  [
    Stripe.errors.StripeConnectionError,
    Stripe.errors.StripeAuthenticationError,
    Stripe.errors.StripeRateLimitError,
    Stripe.errors.StripeAPIError,
  ].some((kind) => error instanceof kind)
/**
 * A 500 of the provider. It repeats that response under the call's idempotency key for a day, so a retry needs another
 * key. The buyer never gets the secret of a payment that may have been created, so it is never paid.
 */
export const isIdempotencyReplay = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeAPIError && error.statusCode === 500
/** Stripe knows no such object. */
export const isMissing = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError && error.code === 'resource_missing'

export const isAlreadyRefunded = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError && error.code === 'charge_already_refunded'

/**
 * Health check: one call that needs the same permission as payments, without retries.
 * @returns 'denied' for a refused key
 */
export async function checkStripe(timeoutMs: number): Promise<'reached' | 'denied' | 'unreachable' | 'busy'> {
  try {
    await stripe().paymentIntents.list({ limit: 1 }, { timeout: timeoutMs, maxNetworkRetries: 0 })
    return 'reached'
  } catch (error) {
    if (error instanceof Stripe.errors.StripeConnectionError) return 'unreachable'
    if (
      error instanceof Stripe.errors.StripeAuthenticationError ||
      error instanceof Stripe.errors.StripePermissionError
    )
      return 'denied'
    if (error instanceof Stripe.errors.StripeError) return 'busy'
    throw error
  }
}
