import { countRedirects, sumRedirects, type RedirectCounts } from '@/lib/domain/custom-domain/redirects'
import type { Viewer } from '@/lib/domain/viewer'
import type { Db } from '@/lib/platform/db/client'
import { requireAdmin } from '@/lib/server/authorization/require-admin'
import { readDays, readTotals } from '@/lib/server/stats/read-stats'

export interface RedirectFigures {
  total: RedirectCounts
  /** The last days that had a redirect, newest first. */
  days: { day: string; counts: RedirectCounts }[]
}

export async function readRedirects(
  db: Db,
  { viewer, days, now }: { viewer: Viewer; days: number; now: Date },
): Promise<RedirectFigures> {
  requireAdmin({ viewer })
  const [totals, byDay] = await Promise.all([readTotals(db), readDays(db, { days, now })])
  return {
    total: countRedirects((metric) => totals.get(metric)),
    days: byDay
      .map(({ day, stats }) => ({ day, counts: countRedirects((metric) => stats.get(metric)) }))
      .filter(({ counts }) => sumRedirects(counts) > 0)
      .reverse(),
  }
}
