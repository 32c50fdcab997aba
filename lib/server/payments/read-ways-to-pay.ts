import type { WaysToPay } from '@/lib/domain/commerce/ways-to-pay'
import { env } from '@/lib/platform/env'
import { isStripeConfigured } from '@/lib/platform/stripe/client'

export function readWaysToPay(): WaysToPay {
  const { STANSTORE_URL, SHOPIFY_STORE_URL } = env()
  return {
    card: isStripeConfigured(),
    stores: { stanstore: STANSTORE_URL !== undefined, shopify: SHOPIFY_STORE_URL !== undefined },
  }
}
