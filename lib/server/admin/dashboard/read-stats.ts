import {
  dayFiguresFrom,
  revenueByCurrency,
  revenueInAud,
  type DayFigures,
  type Totals,
} from '@/lib/domain/admin/dashboard-stats'
import type { Viewer } from '@/lib/domain/viewer'
import type { Db } from '@/lib/platform/db/client'
import { requireAdmin } from '@/lib/server/authorization/require-admin'
import { readDays, readTotals } from '@/lib/server/stats/read-stats'

/** `days`: the latest days, today last. */
export type Stats = Totals & { days: DayFigures[] }

const WEEK = 7

/**
 * A user is a visitor with a story; a week is today and the six days before; a code counts as used on the day of its
 * last use. The figures come from the triggers of prisma/sql/stats.sql.
 */
export async function readStats(
  db: Db,
  { viewer, now, days }: { viewer: Viewer; now: Date; days: number },
): Promise<Stats> {
  requireAdmin({ viewer })
  const [totals, byDay] = await Promise.all([readTotals(db), readDays(db, { days: Math.max(days, WEEK), now })])
  const count = (metric: string) => totals.get(metric) ?? 0
  const figures = byDay.map(dayFiguresFrom)
  return {
    totalUsers: count('users'),
    totalStories: count('stories'),
    storiesThisWeek: figures.slice(-WEEK).reduce((sum, { stories }) => sum + stories, 0),
    totalGiftCodes: count('codes'),
    giftCodesUsed: count('codes-used'),
    totalRevenue: revenueInAud(totals),
    pendingApprovals: count('pending'),
    revenue: revenueByCurrency(totals),
    days: figures.slice(-days),
  }
}
