import { z } from 'zod'
import { GIFT_CODE_TYPES } from '@/lib/domain/commerce/gift-code'
import { route } from '@/lib/http/route'
import { requireAdmin } from '@/lib/server/authorization/require-admin'
import { listGiftCodes } from '@/lib/server/admin/list-gift-codes'
import { pageQuery, pagedResponse } from '../paged-response'

/** `?type=beta` filters by type. */
export const GET = route(
  { query: pageQuery.extend({ type: z.enum(GIFT_CODE_TYPES).optional() }), allow: requireAdmin },
  async ({ request, db, viewer, query }) => {
    const { giftCodes, next } = await listGiftCodes(db, { viewer, ...query })
    return pagedResponse(request, giftCodes, next)
  },
)
