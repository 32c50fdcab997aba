import { purchaseBody } from '@/lib/domain/commerce/purchase'
import { route } from '@/lib/http/route'
import { env } from '@/lib/platform/env'
import { isStripeConfigured } from '@/lib/platform/stripe/client'
import { beginPurchase } from '@/lib/server/payments/begin-purchase'
import { storeAddress } from '@/lib/server/payments/store-address'
import { countStoreVisit } from '@/lib/server/stores/store-visits'

/** `route` has checked the origin: it is this site's. */
export const POST = route(
  { body: purchaseBody, limit: 'purchases', viewer: 'visitor' },
  async ({ request, body, viewer, db, address }) => {
    const now = new Date()
    const answer = await beginPurchase(db, {
      visitorId: viewer.visitorId,
      order: body,
      site: request.headers.get('origin') ?? env().APP_URL,
      now,
    })
    const { store } = answer
    if (store && storeAddress(store)) void countStoreVisit(db, { store, address, now })
    return answer
  },
)

/** Which payment methods are available. */
export const GET = route({}, async () => ({ card: isStripeConfigured() }))
