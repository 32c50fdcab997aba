import { printOrderBody } from '@/lib/domain/commerce/print-order'
import { route } from '@/lib/http/route'
import { paths } from '@/lib/paths'
import { siteOrigin } from '@/lib/platform/site-origin'
import { requireOwner } from '@/lib/server/authorization/require-owner'
import { orderPrint } from '@/lib/server/printing/order-print'

export const POST = route(
  { body: printOrderBody, limit: 'purchases', allow: requireOwner },
  async ({ params, body, viewer, db }) =>
    orderPrint(db, { viewer, id: params['id'] ?? '', body, shop: siteOrigin() + paths.shop }),
)
