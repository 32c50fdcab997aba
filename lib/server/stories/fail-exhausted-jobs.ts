import type { Db } from '@/lib/platform/db/client'
import { failStory } from './fail-story'

/**
 * Fails stories that still wait for a job without retries left: it killed its workers each time, or the database was
 * unreachable when the last attempt failed.
 */
export async function failExhaustedJobs(db: Db): Promise<void> {
  const stories = await db.$queryRaw<{ id: string }[]>`
    SELECT s.id FROM graphile_worker._private_jobs j
    JOIN graphile_worker._private_tasks t ON t.id = j.task_id AND t.identifier = 'write-story'
    JOIN stories s ON s.id = j.payload->>'storyId' AND s.state = 'writing'
    WHERE j.locked_by IS NULL AND j.attempts >= j.max_attempts`
  for (const { id } of stories) await failStory(db, { storyId: id, failure: 'author' })
}
