import { printOrderBody } from '@/lib/domain/commerce/print-order'
import { route } from '@/lib/http/route'
import { paths } from '@/lib/paths'
import { env } from '@/lib/platform/env'
import { siteOrigin } from '@/lib/platform/site-origin'
import { requireOwner } from '@/lib/server/authorization/require-owner'
import { orderPrint } from '@/lib/server/printing/order-print'
import { printStore } from '@/lib/server/printing/print-store'

export const POST = route(
  { body: printOrderBody, limit: 'purchases', allow: requireOwner },
  async ({ params, body, viewer, db }) => {
    const id = params['id'] ?? ''
    return orderPrint(db, {
      viewer,
      id,
      body,
      store: printStore(),
      bookPage: siteOrigin() + paths.story(id),
      rates: env().PRINT_RATES,
    })
  },
)
