import type { JobName, JobPayload } from '@/lib/domain/jobs'
import type { Db, Tx } from '../db/client'

export interface JobOptions {
  /** Jobs of one key wait only once; a running one is followed by another. */
  key?: string
  /** Tries, with growing pauses between them. */
  attempts?: number
  /** Not before. */
  at?: Date
}

/** In the caller's transaction: the job exists if, and only if, what it is about exists. */
export async function addJob<N extends JobName>(
  tx: Db | Tx,
  name: N,
  payload: JobPayload<N>,
  { key, attempts = 12, at }: JobOptions = {},
): Promise<void> {
  await tx.$executeRaw`
    SELECT graphile_worker.add_job(${name}, payload := ${JSON.stringify(payload)}::json, job_key := ${key ?? null}, max_attempts := ${attempts}::int, run_at := ${at ?? null}::timestamptz)`
}
