/**
 * Leases. graphile-worker frees a dead worker's jobs after four hours; here a worker without a heartbeat for
 * LEASE_SECONDS loses its jobs to the others. A worker that was only paused may resume after that, so a task's last
 * write must check whether there is anything left to do.
 */
import type { Db } from '../db/client'

export const LEASE_SECONDS = 15
export const HEARTBEAT_MS = 5_000

/**
 * A worker's death does not use up its job's last attempt, but only up to this many attempts, since the job may be
 * what kills the workers.
 */
const MAX_ATTEMPTS = 20

/** @returns the number of workers whose jobs were freed */
export async function renewLease(db: Db, workerIds: string[]): Promise<number> {
  await db.$executeRaw`
    INSERT INTO queue_workers (id, seen_at) SELECT unnest(${workerIds}::text[]), now()
    ON CONFLICT (id) DO UPDATE SET seen_at = excluded.seen_at`
  const dead = await db.$queryRaw<{ id: string }[]>`
    SELECT DISTINCT locked_by AS id FROM graphile_worker._private_jobs j
    WHERE locked_by IS NOT NULL AND locked_at < now() - make_interval(secs => ${LEASE_SECONDS})
      AND NOT EXISTS (
        SELECT FROM queue_workers w
        WHERE w.id = j.locked_by AND w.seen_at > now() - make_interval(secs => ${LEASE_SECONDS})
      )`
  if (dead.length > 0)
    await releaseLease(
      db,
      dead.map(({ id }) => id),
    )
  return dead.length
}

/**
 * Frees jobs that a living worker holds and doesn't run: the database gave it the job, and the answer was lost with the
 * connection. @param workers each with the job that it runs @returns the number of jobs
 */
export const freeForgotten = (db: Db, workers: ReadonlyMap<string, string | null>): Promise<number> =>
  db.$executeRaw`
    UPDATE graphile_worker._private_jobs j
    SET locked_by = NULL, locked_at = NULL, run_at = greatest(run_at, now()), attempts = greatest(attempts - 1, 0)
    FROM unnest(${[...workers.keys()]}::text[], ${[...workers.values()]}::text[]) AS w (id, running)
    WHERE j.locked_by = w.id AND j.id::text IS DISTINCT FROM w.running
      AND j.locked_at < now() - make_interval(secs => ${LEASE_SECONDS})`

export async function releaseLease(db: Db, workerIds: string[]): Promise<void> {
  await db.$executeRaw`
    UPDATE graphile_worker._private_jobs SET max_attempts = max_attempts + 1
    WHERE locked_by = ANY(${workerIds}::text[]) AND attempts >= max_attempts AND max_attempts < ${MAX_ATTEMPTS}::int`
  await db.$executeRaw`SELECT graphile_worker.force_unlock_workers(${workerIds}::text[])`
  await db.$executeRaw`DELETE FROM queue_workers WHERE id = ANY(${workerIds}::text[])`
}
