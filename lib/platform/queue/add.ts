import type { JobName, JobPayload } from '@/lib/domain/jobs'
import type { Db, Tx } from '../db/client'
import { traceparent } from '../tracing'

export interface JobOptions {
  /** At most one waiting job per key; a running one may be followed by another. */
  key?: string
  /** Attempts, with exponential backoff. */
  attempts?: number
  /** Earliest start. */
  at?: Date
  /** Jobs with a lower number go first. */
  priority?: number
}

/** Adds a job in the caller's transaction: the job exists if, and only if, what it is about does. */
export async function addJob<N extends JobName>(
  tx: Db | Tx,
  name: N,
  payload: JobPayload<N>,
  { key, attempts = 12, at, priority = 0 }: JobOptions = {},
): Promise<void> {
  const parent = traceparent()
  const traced = parent === undefined ? payload : { ...payload, traceparent: parent }
  await tx.$executeRaw`
    SELECT graphile_worker.add_job(${name}, payload := ${JSON.stringify(traced)}::json, job_key := ${key ?? null},
      max_attempts := ${attempts}::int, run_at := ${at ?? null}::timestamptz, priority := ${priority}::int)`
}
