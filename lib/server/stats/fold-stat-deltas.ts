import type { Db } from '@/lib/platform/db/client'

/**
 * Adds the deltas to the statistics, for their day and in total. One statement: readers find a change in one table or
 * the other, never in both or neither. Of two concurrent runs the second finds no deltas. The deltas come from the
 * triggers in prisma/sql/stats.sql.
 */
export async function foldStatDeltas(db: Db): Promise<void> {
  await db.$executeRaw`
    WITH deltas AS (DELETE FROM stat_deltas RETURNING metric, day, amount)
    INSERT INTO stats (day, metric, amount)
    SELECT coalesce(day, '-infinity'), metric, sum(amount) FROM deltas
    GROUP BY GROUPING SETS ((day, metric), (metric)) ORDER BY 1, 2
    ON CONFLICT (day, metric) DO UPDATE SET amount = stats.amount + excluded.amount`
  await db.$executeRaw`DELETE FROM story_owners WHERE stories = 0`
}
