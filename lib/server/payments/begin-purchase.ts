import type { PurchaseAnswer, purchaseBody } from '@/lib/domain/commerce/purchase'
import type { z } from 'zod'
import type { GiftOrder } from '@/lib/domain/commerce/gift-order'
import type { Language } from '@/lib/domain/story/lists'
import { checkBookText } from '@/lib/domain/moderation/check-request'
import { listedWords } from '@/lib/server/moderation/listed-words'
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
 * Starts a purchase. Card payments start here; any other method, and a card while no provider is configured, is
 * redirected to the external store (`fallback: true` for the latter). Without a store address the redirect leads to
 * our own placeholder page at the origin `site`.
 * @throws story_not_found for a room that isn't there; unkind_words for a dedication that belongs in no book;
 *   payment_provider when the provider can't be reached
 */
export async function beginPurchase(db: Db, { visitorId, order, site, now }: PurchaseRequest): Promise<PurchaseAnswer> {
  if (order.room !== undefined) {
    const room = await db.collaborativeStory.findUnique({ where: { id: order.room }, select: { id: true } })
    if (!room) throw new AppError('story_not_found')
  }
  if (order.gift?.dedication) checkDedication(order.gift, order.language)
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

/** It will stand in a book that others read. */
function checkDedication({ dedication, recipientName, senderName }: GiftOrder, language: Language): void {
  if (checkBookText(dedication, [recipientName, senderName], language, listedWords).length > 0)
    throw new AppError('unkind_words', { field: 'gift.dedication' })
}
