// Reads the statistics that the triggers in prisma/sql/stats.sql maintain.
import type { Db } from '@/lib/platform/db/client'

/** Amounts by metric; those of a currency are in its hundredths. */
export type StatTotals = ReadonlyMap<string, number>
export interface DayStats {
  /** A UTC day: '2026-11-21'. */
  day: string
  stats: StatTotals
}

/** Every metric in total. */
export async function readTotals(db: Db): Promise<StatTotals> {
  const rows = await db.$queryRaw<{ metric: string; amount: number }[]>`
    SELECT metric, sum(amount)::float8 AS amount FROM (
      SELECT metric, amount FROM stats WHERE day = '-infinity' UNION ALL SELECT metric, amount FROM stat_deltas) s
    GROUP BY metric`
  return new Map(rows.map(({ metric, amount }) => [metric, amount]))
}

/** The last `days` UTC days, today last. Days without events are included. */
export async function readDays(db: Db, { days, now }: { days: number; now: Date }): Promise<DayStats[]> {
  const rows = await db.$queryRaw<{ day: string; stats: Record<string, number> | null }[]>`
    SELECT to_char(d, 'YYYY-MM-DD') AS day, by_day.stats
    FROM (SELECT utc_day(${now}) - n AS d FROM generate_series(0, ${days - 1}::int) n) days
    LEFT JOIN (
      SELECT day, jsonb_object_agg(metric, amount) AS stats FROM (
        SELECT day, metric, sum(amount) AS amount FROM (
          SELECT day, metric, amount FROM stats WHERE day > utc_day(${now}) - ${days}::int
          UNION ALL SELECT day, metric, amount FROM stat_deltas) c
        GROUP BY day, metric) s
      GROUP BY day) by_day ON by_day.day = d
    ORDER BY d`
  return rows.map(({ day, stats }) => ({ day, stats: new Map(Object.entries(stats ?? {})) }))
}
