import type { Db } from '@/lib/platform/db/client'
import { failStory } from './fail-story'

/**
 * Stories whose job will not be tried again though they still wait for it: it was what kept killing its workers, or the database was away
 * just when the last try was to say so.
 */
export async function failExhaustedJobs(db: Db): Promise<void> {
  const stories = await db.$queryRaw<{ id: string }[]>`
    SELECT s.id FROM graphile_worker._private_jobs j
    JOIN graphile_worker._private_tasks t ON t.id = j.task_id AND t.identifier = 'write-story'
    JOIN stories s ON s.id = j.payload->>'storyId' AND s.state = 'writing'
    WHERE j.locked_by IS NULL AND j.attempts >= j.max_attempts`
  for (const { id } of stories) await failStory(db, { storyId: id, failure: 'author' })
}
