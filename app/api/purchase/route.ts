import { purchaseBody } from '@/lib/domain/commerce/purchase'
import { route } from '@/lib/http/route'
import { env } from '@/lib/platform/env'
import { beginPurchase } from '@/lib/server/payments/begin-purchase'
import { readWaysToPay } from '@/lib/server/payments/read-ways-to-pay'
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

/** Which ways to pay are set up. */
export const GET = route({}, async () => readWaysToPay())
