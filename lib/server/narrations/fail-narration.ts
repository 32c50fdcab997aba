import type { Db } from '@/lib/platform/db/client'
import { notify } from '@/lib/platform/pg-notify'
import { narrationKey } from './make-narration'

/** Ends a narration whose job had its last attempt. Its pages stay, for whoever asks again. */
export async function failNarration(db: Db, { narrationId }: { narrationId: string }): Promise<void> {
  const { count } = await db.narration.updateMany({
    where: { id: narrationId, state: 'making' },
    data: { state: 'failed' },
  })
  if (count > 0) await notify(db, narrationKey(narrationId))
}

/**
 * Fails narrations whose job has no retries left: it killed its workers, or the database was away at its end. Of one
 * that was asked for again the queue has the old job and the new one.
 */
export async function failExhaustedNarrations(db: Db): Promise<void> {
  const narrations = await db.$queryRaw<{ id: string }[]>`
    SELECT n.id::text FROM graphile_worker._private_jobs j
    JOIN graphile_worker._private_tasks t ON t.id = j.task_id AND t.identifier = 'narrate'
    JOIN narrations n ON n.id::text = j.payload->>'narrationId' AND n.state = 'making'
    GROUP BY n.id HAVING bool_and(j.locked_by IS NULL AND j.attempts >= j.max_attempts)`
  for (const { id } of narrations) await failNarration(db, { narrationId: id })
}
