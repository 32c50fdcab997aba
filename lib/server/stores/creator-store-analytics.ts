import { addDays } from '@/lib/domain/calendar'
import type { Viewer } from '@/lib/domain/viewer'
import type { Db } from '@/lib/platform/db/client'
import { requireAdmin } from '@/lib/server/authorization/require-admin'
import { readDays } from '@/lib/server/stats/read-stats'
import { storeVisitMetric } from './store-visits'

const STORE = 'stanstore'
export const CONVERSION_DAYS = 90
const MOST_REGIONS = 5

export interface CreatorStoreAnalytics {
  /** Cents by currency, of paid orders that were not refunded. */
  revenue: Record<string, number>
  totalSales: number
  /** Sales for each visit that our pages sent to the store, of the last 90 days; null while that can't be told. */
  conversionRate: number | null
  visits: number
  /** By country; the store's orders name none, so a country is known only where the buyer told us. */
  topCustomerRegions: { country: string; sales: number }[]
  lastOrderAt: Date | null
}

/** Figures of the orders that the creator store's webhook reported. */
export async function creatorStoreAnalytics(
  db: Db,
  { viewer, now }: { viewer: Viewer; now: Date },
): Promise<CreatorStoreAnalytics> {
  requireAdmin({ viewer })
  const paid = { source: STORE, status: 'completed', refundedAt: null } as const
  const since = addDays(now, -CONVERSION_DAYS)
  const [sums, regions, recent, last, days] = await Promise.all([
    db.purchase.groupBy({ by: ['currency'], where: paid, _sum: { amount: true }, _count: true }),
    db.purchase.groupBy({
      by: ['country'],
      where: { ...paid, country: { not: null } },
      _count: { country: true },
      orderBy: [{ _count: { country: 'desc' } }, { country: 'asc' }],
      take: MOST_REGIONS,
    }),
    db.purchase.count({ where: { ...paid, createdAt: { gte: since } } }),
    db.purchase.findFirst({ where: { source: STORE }, orderBy: { createdAt: 'desc' }, select: { createdAt: true } }),
    readDays(db, { days: CONVERSION_DAYS, now }),
  ])
  const visits = days.reduce((sum, { stats }) => sum + (stats.get(storeVisitMetric(STORE)) ?? 0), 0)
  return {
    revenue: Object.fromEntries(sums.map(({ currency, _sum }) => [currency, _sum.amount ?? 0])),
    totalSales: sums.reduce((sum, { _count }) => sum + _count, 0),
    // More sales than visits: most buyers came by other ways, and a rate would say nothing.
    conversionRate: visits === 0 || recent > visits ? null : recent / visits,
    visits,
    topCustomerRegions: regions.flatMap(({ country, _count }) =>
      country === null ? [] : [{ country, sales: _count.country }],
    ),
    lastOrderAt: last?.createdAt ?? null,
  }
}
