import { describeActivity } from '@/lib/domain/admin/activity'
import { route } from '@/lib/http/route'
import { requireAdmin } from '@/lib/server/authorization/require-admin'
import { readStats } from '@/lib/server/admin/dashboard/read-stats'
import { recentActivity } from '@/lib/server/admin/dashboard/recent-activity'

const WEEK = 7

/** The specification's admin stats. `totalRevenue` is in Australian dollars, as prices are written (9.99). */
export const GET = route({ allow: requireAdmin }, async ({ db, viewer }) => {
  const [{ days: _, revenue: __, ...stats }, activity] = await Promise.all([
    readStats(db, { viewer, now: new Date(), days: WEEK }),
    recentActivity(db, { viewer }),
  ])
  const recent = activity.map(({ type, timestamp, params }) => ({
    description: describeActivity({ type, params }),
    timestamp: timestamp.toISOString(),
    type,
  }))
  return { ...stats, totalRevenue: stats.totalRevenue / 100, recentActivity: recent }
})
