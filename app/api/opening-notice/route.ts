import { subscription } from '@/lib/domain/newsletter/subscription'
import { route } from '@/lib/http/route'
import { requestOpeningNotice } from '@/lib/server/opening/request-opening-notice'

/** "Tell me when it opens": answers the same for every address. */
export const POST = route({ body: subscription, limit: 'mail' }, async ({ body, db }) => {
  await requestOpeningNotice(db, { ...body, now: new Date() })
  return { success: true }
})
