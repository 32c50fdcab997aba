import { newGiftCode } from '@/lib/domain/commerce/new-gift-code'
import { route } from '@/lib/http/route'
import { requireAdmin } from '@/lib/server/authorization/require-admin'
import { createGiftCode } from '@/lib/server/admin/create-gift-code'
import { listGiftCodes } from '@/lib/server/admin/list-gift-codes'
import { nextPageLink, pageQuery } from '../../paged-response'

export const POST = route({ body: newGiftCode, allow: requireAdmin }, async ({ db, viewer, body }) =>
  Response.json(
    // Mailed only when asked to: the answer says which.
    { giftCode: await createGiftCode(db, { viewer, code: body, now: new Date() }), mailed: body.mail },
    { status: 201, headers: { 'cache-control': 'private, no-store' } },
  ),
)

export const GET = route({ query: pageQuery, allow: requireAdmin }, async ({ request, db, viewer, query }) => {
  const { giftCodes, next } = await listGiftCodes(db, { viewer, after: query.after })
  return Response.json({ giftCodes }, { headers: nextPageLink(request, next) })
})
