import { route } from '@/lib/http/route'
import { env } from '@/lib/platform/env'
import { requireAdmin } from '@/lib/server/authorization/require-admin'
import { creatorStoreInfo } from '@/lib/server/stores/creator-store-info'

/** `price` is an amount, as prices are written (9.99). */
export const GET = route({ allow: requireAdmin }, async ({ viewer }) => {
  const { product, ...info } = creatorStoreInfo({ viewer, site: env().APP_URL })
  const { cents, ...rest } = product
  return { ...rest, price: cents / 100, ...info }
})
