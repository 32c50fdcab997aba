import type { PurchaseAnswer, purchaseBody } from '@/lib/domain/commerce/purchase'
import type { z } from 'zod'
import { AppError } from '@/lib/domain/errors'
import type { Db } from '@/lib/platform/db/client'
import { log } from '@/lib/platform/log'
import { isStripeConfigured, isStripeError } from '@/lib/platform/stripe/client'
import { paths } from '@/lib/paths'
import { beginCardPayment } from './begin-card-payment'
import { storeAddress } from './store-address'

interface PurchaseRequest {
  visitorId: string
  order: z.output<typeof purchaseBody>
  site: string
  now: Date
}

/**
 * A card payment is begun here; any other way to pay ends at the external store. So does a card while no provider can take it, and the
 * answer says so by `fallback`. Without a store's address the store is the placeholder shop, a page of our own at the origin `site`.
 * @throws payment_provider when the provider can't be reached
 */
export async function beginPurchase(db: Db, { visitorId, order, site, now }: PurchaseRequest): Promise<PurchaseAnswer> {
  if (order.paymentMethod === 'stripe' && isStripeConfigured()) {
    try {
      return await beginCardPayment(db, { visitorId, order, now })
    } catch (error) {
      if (!isStripeError(error)) throw error
      log.error('payment.provider', { error })
      throw new AppError('payment_provider')
    }
  }
  const { store, url } = storeAddress('stanstore') ?? { store: 'stanstore', url: new URL(paths.shop, site).href }
  return { redirectUrl: url, store, ...(isStripeConfigured() ? {} : { fallback: true }) }
}
