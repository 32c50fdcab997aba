import { PRODUCT_FACTS } from '@/lib/domain/commerce/products'
import type { StoreOrder } from '@/lib/domain/commerce/store-order'
import type { Store } from '@/lib/domain/commerce/stores'
import { LANGUAGES } from '@/lib/domain/story/lists'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { newId } from '@/lib/platform/ids'

/** A store's order as a purchase row: with a new access token, and in the buyer's language where we have it. */
export const storeRow = (store: Store, order: StoreOrder, now: Date): Prisma.PurchaseCreateManyInput => ({
  orderId: order.orderId,
  customerEmail: order.email,
  customerName: order.name,
  product: order.product,
  productName: PRODUCT_FACTS[order.product].name,
  amount: order.cents * order.count,
  quantity: order.count,
  currency: order.currency,
  source: store,
  country: order.country ?? null,
  accessToken: newId(),
  language: LANGUAGES.find((language) => language === order.language) ?? 'en',
  createdAt: now,
})
