import { betaApplication } from '@/lib/domain/commerce/beta-application'
import { route } from '@/lib/http/route'
import { receiveApplication } from '@/lib/server/beta/receive-application'

export const POST = route(
  { body: betaApplication, limit: 'mail', viewer: 'visitor' },
  async ({ body, db, viewer, address }) => {
    const { code } = await receiveApplication(db, {
      application: body,
      address,
      visitorId: viewer.visitorId,
      now: new Date(),
    })
    return Response.json({ giftCode: code }, { status: 201, headers: { 'cache-control': 'private, no-store' } })
  },
)
