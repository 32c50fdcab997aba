import type { Db } from '@/lib/platform/db/client'

/** A currency's amounts are in its hundredths. */
export type StatTotals = ReadonlyMap<string, number>
export interface DayStats {
  /** '2026-11-21', a day of the shop. */ day: string
  tallies: StatTotals
}

/** How many there are of what, in all. */
export async function readTotals(db: Db): Promise<StatTotals> {
  const rows = await db.$queryRaw<{ what: string; amount: number }[]>`
    SELECT what, sum(amount)::float8 AS amount FROM (
      SELECT what, amount FROM tallies WHERE day = '-infinity' UNION ALL SELECT what, amount FROM tally_changes) t GROUP BY what`
  return new Map(rows.map(({ what, amount }) => [what, amount]))
}

/** The last `days` days of the shop, today's last; a day on which nothing happened is there too. */
export async function readDays(db: Db, { days, now }: { days: number; now: Date }): Promise<DayStats[]> {
  const rows = await db.$queryRaw<{ day: string; tallies: Record<string, number> | null }[]>`
    SELECT to_char(d, 'YYYY-MM-DD') AS day, t.tallies
    FROM (SELECT shop_day(${now}) - n AS d FROM generate_series(0, ${days - 1}::int) n) days
    LEFT JOIN (
      SELECT day, jsonb_object_agg(what, amount) AS tallies FROM (
        SELECT day, what, sum(amount) AS amount FROM (
          SELECT day, what, amount FROM tallies WHERE day > shop_day(${now}) - ${days}::int UNION ALL SELECT day, what, amount FROM tally_changes) c GROUP BY day, what) s GROUP BY day) t ON t.day = d
    ORDER BY d`
  return rows.map(({ day, tallies }) => ({ day, tallies: new Map(Object.entries(tallies ?? {})) }))
}
