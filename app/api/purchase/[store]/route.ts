import { z } from 'zod'
import { PRODUCTS } from '@/lib/domain/commerce/products'
import { cartLink } from '@/lib/domain/commerce/store-cart'
import { isStore, addBuyerToUrl } from '@/lib/domain/commerce/stores'
import { AppError } from '@/lib/domain/errors'
import { route } from '@/lib/http/route'
import { env } from '@/lib/platform/env'
import { paths } from '@/lib/paths'
import { storeAddress, type StoreAddress } from '@/lib/server/payments/store-address'
import { countStoreVisit } from '@/lib/server/stores/store-visits'

const buyerQuery = z.object({
  email: z.email().optional().catch(undefined),
  product: z.enum(PRODUCTS).optional().catch(undefined),
})

/** The store's checkout with the product, where the store's number of it is set; else its page. */
function pageOf({ store, url }: StoreAddress, query: z.output<typeof buyerQuery>): string {
  const variant = store === 'shopify' && query.product ? env().SHOPIFY_VARIANTS?.[query.product] : undefined
  return variant === undefined ? addBuyerToUrl(url, query) : cartLink(url, { variant, quantity: 1, email: query.email })
}

/** Redirect to a store, so that static pages can link to an address that is known only at run time. */
export const GET = route(
  {
    query: buyerQuery,
  },
  async ({ params, query, db, address }) => {
    if (!isStore(params.store)) throw new AppError('not_found')
    const storeUrl = storeAddress(params.store)
    if (storeUrl) void countStoreVisit(db, { store: storeUrl.store, address, now: new Date() })
    // A relative path keeps the host that the visitor came by.
    const location = storeUrl ? pageOf(storeUrl, query) : paths.shop
    return new Response(null, { status: 303, headers: { location, 'cache-control': 'private, no-store' } })
  },
)
