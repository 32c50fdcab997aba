import { z } from 'zod'
import { PRODUCTS } from '@/lib/domain/commerce/products'
import { isStore, addBuyerToUrl } from '@/lib/domain/commerce/stores'
import { AppError } from '@/lib/domain/errors'
import { route } from '@/lib/http/route'
import { paths } from '@/lib/paths'
import { storeAddress } from '@/lib/server/payments/store-address'
import { countStoreVisit } from '@/lib/server/stores/store-visits'

/** Redirect to a store, so that static pages can link to an address that is known only at run time. */
export const GET = route(
  {
    query: z.object({
      email: z.email().optional().catch(undefined),
      product: z.enum(PRODUCTS).optional().catch(undefined),
    }),
  },
  async ({ params, query, db, address }) => {
    if (!isStore(params.store)) throw new AppError('not_found')
    const storeUrl = storeAddress(params.store)
    if (storeUrl) void countStoreVisit(db, { store: storeUrl.store, address, now: new Date() })
    // A relative path keeps the host that the visitor came by.
    const location = storeUrl ? addBuyerToUrl(storeUrl.url, query) : paths.shop
    return new Response(null, { status: 303, headers: { location, 'cache-control': 'private, no-store' } })
  },
)
