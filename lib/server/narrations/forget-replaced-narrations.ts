import type { Db } from '@/lib/platform/db/client'

/** Deletes narrations of versions that were replaced. Whoever has the old pages open listens on for an hour. */
export async function forgetReplacedNarrations(db: Db, { now }: { now: Date }): Promise<void> {
  const before = new Date(now.getTime() - 3_600_000)
  await db.$executeRaw`
    DELETE FROM narrations n USING stories s
    WHERE s.id = n.story_id AND n.version < s.version AND s.updated_at < ${before}`
}
