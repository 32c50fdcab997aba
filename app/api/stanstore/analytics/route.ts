import { route } from '@/lib/http/route'
import { requireAdmin } from '@/lib/server/authorization/require-admin'
import { creatorStoreAnalytics } from '@/lib/server/stores/creator-store-analytics'

/** `revenue` by currency, as amounts are written (9.99). */
export const GET = route({ allow: requireAdmin }, async ({ db, viewer }) => {
  const { revenue, ...figures } = await creatorStoreAnalytics(db, { viewer, now: new Date() })
  return {
    ...figures,
    revenue: Object.fromEntries(Object.entries(revenue).map(([currency, cents]) => [currency, cents / 100])),
  }
})
