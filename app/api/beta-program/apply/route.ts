import { betaApplication } from '@/lib/domain/commerce/beta-application'
import { route } from '@/lib/http/route'
import { now } from '@/lib/platform/clock'
import { applyForBeta } from '@/lib/server/beta/apply-for-beta'

export const POST = route({ body: betaApplication, limit: 'mail' }, async ({ body, db }) => {
  const { code } = await applyForBeta(db, { application: body, now: now() })
  return Response.json({ giftCode: code }, { status: 201, headers: { 'cache-control': 'private, no-store' } })
})
