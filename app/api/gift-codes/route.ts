import { route } from '@/lib/http/route'
import { requireAdmin } from '@/lib/server/rights/require-admin'
import { listGiftCodes } from '@/lib/server/staff/list-gift-codes'
import { pageQuery, paged } from '../paged'

export const GET = route({ query: pageQuery, allow: requireAdmin }, async ({ request, db, viewer, query }) => {
  const { giftCodes, next } = await listGiftCodes(db, { viewer, after: query.after })
  return paged(request, giftCodes, next)
})
