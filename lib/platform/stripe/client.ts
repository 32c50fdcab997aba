import Stripe from 'stripe'
import { env } from '../env'

const MAX_RETRIES = 2
const TIMEOUT_MS = 10_000

/** Whether cards can be taken: both keys are set. */
export function isStripeConfigured(): boolean {
  const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY } = env()
  return STRIPE_SECRET_KEY !== undefined && STRIPE_PUBLISHABLE_KEY !== undefined
}

/** For the browser; null while cards can't be taken. */
export const publishableKey = (): string | null =>
  isStripeConfigured() ? (env().STRIPE_PUBLISHABLE_KEY ?? null) : null

let cached: { client: Stripe; settings: string } | undefined

/** STRIPE_API_BASE is the origin of a stand-in; unset, Stripe itself. */
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

/** Not to be had at all, or told us that we are wrong: either way nothing was charged by this call. */
export const isStripeError = (error: unknown): boolean => error instanceof Stripe.errors.StripeError
/** Of the provider as a whole, not of one payment: the next call would fail the same way. */
export const isStripeDown = (error: unknown): boolean =>
  [
    Stripe.errors.StripeConnectionError,
    Stripe.errors.StripeAuthenticationError,
    Stripe.errors.StripeRateLimitError,
    Stripe.errors.StripeAPIError,
  ].some((kind) => error instanceof kind)
/**
 * The provider failed while it did what it was asked. It keeps that answer under the call's idempotency key and gives it again for a day:
 * whoever wants another one must ask under another key. The buyer has no secret of a payment that may have been opened, so it is never paid.
 */
export const isIdempotencyReplay = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeAPIError && error.statusCode === 500
/** No such object there. */
export const isMissing = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError && error.code === 'resource_missing'

export const isAlreadyRefunded = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError && error.code === 'charge_already_refunded'

/**
 * Whether the provider answers us: asks for what a payment needs too, and nothing more. One try.
 * @returns 'denied' for a key that it refuses
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
