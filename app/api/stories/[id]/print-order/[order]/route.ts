import { printOrderChange } from '@/lib/domain/commerce/print-order'
import { route } from '@/lib/http/route'
import { requireOwner } from '@/lib/server/authorization/require-owner'
import { cancelPrintOrder } from '@/lib/server/printing/cancel-print-order'

export const PATCH = route({ body: printOrderChange, allow: requireOwner }, async ({ params, body, viewer, db }) => {
  await cancelPrintOrder(db, { viewer, storyId: params['id'] ?? '', id: params['order'] ?? '' })
  return body
})
