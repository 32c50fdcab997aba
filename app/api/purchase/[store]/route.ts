import { z } from 'zod'
import { PRODUCTS } from '@/lib/domain/commerce/products'
import { isStore, withBuyer } from '@/lib/domain/commerce/stores'
import { AppError } from '@/lib/domain/errors'
import { route } from '@/lib/http/route'
import { paths } from '@/lib/paths'
import { storeAddress } from '@/lib/server/payments/store-address'

/** The way out to a store, so that static pages can link to an address that only the environment knows. */
export const GET = route(
  {
    query: z.object({
      email: z.email().optional().catch(undefined),
      product: z.enum(PRODUCTS).optional().catch(undefined),
    }),
  },
  async ({ params, query }) => {
    if (!isStore(params.store)) throw new AppError('not_found')
    const storeUrl = storeAddress(params.store)
    // Our own page by its path alone: whatever host the visitor came by stays.
    const location = storeUrl ? withBuyer(storeUrl.url, query) : paths.shop
    return new Response(null, { status: 303, headers: { location, 'cache-control': 'private, no-store' } })
  },
)
