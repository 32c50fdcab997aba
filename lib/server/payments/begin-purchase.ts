import type { PurchaseAnswer } from '@/lib/domain/commerce/purchase'
import { paths } from '@/lib/paths'
import { storeAddress } from './store-address'

/**
 * Without a card provider whatever way to pay was picked ends at the external store, and the answer says so by `fallback`; without a
 * store's address that is the placeholder shop, a page of our own at the origin `site`.
 */
export function beginPurchase({ site }: { site: string }): PurchaseAnswer {
  const { store, url } = storeAddress('stanstore') ?? { store: 'stanstore', url: new URL(paths.shop, site).href }
  return { redirectUrl: url, fallback: true, store }
}
