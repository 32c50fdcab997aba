import { betaApplication } from '@/lib/domain/commerce/beta-application'
import { route } from '@/lib/http/route'
import { applyForBeta } from '@/lib/server/beta/apply-for-beta'

export const POST = route({ body: betaApplication, limit: 'mail' }, async ({ body, db }) => {
  const { code } = await applyForBeta(db, { application: body, now: new Date() })
  return Response.json({ giftCode: code }, { status: 201, headers: { 'cache-control': 'private, no-store' } })
})
