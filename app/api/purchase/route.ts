import { purchaseForm } from '@/lib/domain/commerce/purchase'
import { route } from '@/lib/http/route'
import { env } from '@/lib/platform/env'
import { beginPurchase } from '@/lib/server/payments/begin-purchase'

/** The origin has been checked by now: it is ours. */
export const POST = route({ body: purchaseForm }, async ({ request }) => beginPurchase({ site: request.headers.get('origin') ?? env().APP_URL }))
