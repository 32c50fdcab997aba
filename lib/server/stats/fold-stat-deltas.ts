import type { Db } from '@/lib/platform/db/client'

/**
 * Adds what changed to the tallies, for the day and for all days. One statement, so whoever reads sees a change either there or here.
 * Of two at once the second finds nothing left to do.
 */
export async function foldStatDeltas(db: Db): Promise<void> {
  await db.$executeRaw`
    WITH gone AS (DELETE FROM tally_changes RETURNING what, day, amount)
    INSERT INTO tallies (day, what, amount)
    SELECT coalesce(day, '-infinity'), what, sum(amount) FROM gone GROUP BY GROUPING SETS ((day, what), (what)) ORDER BY 1, 2
    ON CONFLICT (day, what) DO UPDATE SET amount = tallies.amount + excluded.amount`
  await db.$executeRaw`DELETE FROM story_owners WHERE stories = 0`
}
