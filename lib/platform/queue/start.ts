// Runs the queue's worker in this process: beside the web server, or alone by `npm run worker`.
import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { Logger, run, type Runner, type WorkerEvents } from 'graphile-worker'
import { z } from 'zod'
import { JOBS, type JobName, type JobPayload } from '@/lib/domain/jobs'
import type { Db } from '../db/client'
import { log } from '../log'
import { withSpan } from '../tracing'
import { freeForgotten, HEARTBEAT_MS, renewLease, releaseLease } from './lease'

interface Attempt {
  jobId: string
  attempt: number
  /** No retry follows when this attempt fails. */
  last: boolean
}
export type Tasks = { [N in JobName]: (db: Db, payload: JobPayload<N>, attempt: Attempt) => Promise<void> }

export interface QueueOptions {
  url: string
  db: Db
  tasks: Tasks
  /** Jobs at once. */
  concurrency?: number
}
export interface Queue {
  /** Waits up to `graceMs` for running jobs; the rest is released to other workers at once. */
  stop: (graceMs?: number) => Promise<void>
}

const RETRY_MS = 5_000
const CRONTAB = ['*/10 * * * * maintenance', '*/5 * * * * settle-payments', '17 3 * * * retention ?fill=1d'].join('\n')

/** Never throws: while the database is not available it retries. */
export function startQueue({ url, db, tasks, concurrency = 2 }: QueueOptions): Queue {
  const stopping = new AbortController()
  /** Workers that live, each with the job that it runs. */
  const workers = new Map<string, string | null>()
  let runner: Runner | undefined
  /** Workers that ended before they could say how their job did: it is over here, whatever the database says. */
  const lost = new Set<string>()
  /** Runners that were replaced, and finish what they have begun. */
  const leaving = new Set<Promise<void>>()
  const supervision = supervise()
  const heartbeats = heartbeat()

  async function supervise(): Promise<void> {
    while (!stopping.signal.aborted) {
      const events = watchEvents(workers)
      // A worker that can't say how its job ended, since the database is away, ends for good; graphile-worker starts
      // none in its place, so that a queue would lose one after the other and stand still in the end.
      const isShort = new Promise<true>((resolve) => {
        events.on('worker:fatalError', ({ worker }) => {
          lost.add(worker.workerId)
          resolve(true)
        })
      })
      try {
        runner = await run({
          connectionString: url,
          concurrency,
          maxPoolSize: concurrency + 2,
          crontab: CRONTAB,
          pollInterval: 2_000,
          noHandleSignals: true,
          events,
          taskList: taskList(db, tasks),
          logger: new Logger(() => () => {}),
        })
        log.info('queue.started')
        if (lost.size > 0) await freeJobs()
        if (await Promise.race([runner.promise, isShort])) {
          log.warn('queue.worker-lost')
          leave(runner)
          continue
        }
      } catch (error) {
        log.warn('queue.interrupted', { error })
      }
      workers.clear()
      if (!stopping.signal.aborted) await sleep(RETRY_MS, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }

  async function freeJobs(): Promise<void> {
    const ids = [...lost]
    // Without it, their leases run out in time.
    await releaseLease(db, ids).catch((error: unknown) => log.warn('queue.unreleased', { error }))
    for (const id of ids) lost.delete(id)
  }

  function leave(old: Runner): void {
    const left = old.stop().catch((error: unknown) => log.warn('queue.stop', { error }))
    leaving.add(left)
    void left.then(() => leaving.delete(left))
  }

  async function heartbeat(): Promise<void> {
    while (!stopping.signal.aborted) {
      if (workers.size > 0) {
        const freed = await renewLease(db, [...workers.keys()]).catch((error: unknown) =>
          log.warn('queue.unseen', { error }),
        )
        if (freed) log.warn('queue.jobs-taken-over', { count: freed })
        const forgotten = await freeForgotten(db, workers).catch(() => 0)
        if (forgotten) log.warn('queue.jobs-forgotten', { count: forgotten })
      }
      await sleep(workers.size > 0 ? HEARTBEAT_MS : 100, undefined, { signal: stopping.signal, ref: false }).catch(
        () => {},
      )
    }
  }

  return {
    stop: async (graceMs = 15_000) => {
      const workerIds = [...workers.keys()]
      stopping.abort()
      const ended = Promise.all([runner?.stop(), ...leaving]).then(() => supervision)
      await Promise.race([ended, sleep(graceMs, undefined, { ref: false })]).catch((error: unknown) =>
        log.warn('queue.stop', { error }),
      )
      await heartbeats
      if (workerIds.length > 0)
        await releaseLease(db, workerIds).catch((error: unknown) => log.warn('queue.stop', { error }))
    },
  }
}

function watchEvents(workers: Map<string, string | null>): WorkerEvents {
  const events: WorkerEvents = new EventEmitter()
  events.on('worker:create', ({ worker }) => workers.set(worker.workerId, null))
  events.on('job:start', ({ worker, job }) => workers.set(worker.workerId, job.id))
  events.on('job:complete', ({ worker }) => workers.set(worker.workerId, null))
  events.on('worker:stop', ({ worker }) => workers.delete(worker.workerId))
  events.on('job:error', ({ job, error }) =>
    log.warn('job.failed', { task: job.task_identifier, jobId: job.id, attempt: job.attempts, error }),
  )
  events.on('job:failed', ({ job, error }) =>
    log.error('job.given-up', { task: job.task_identifier, jobId: job.id, attempt: job.attempts, error }),
  )
  return events
}

/** The trace that the job was added in. */
const traced = z.object({ traceparent: z.string().optional() })

type TaskList = Record<
  string,
  (payload: unknown, helpers: { job: { id: string; attempts: number; max_attempts: number } }) => Promise<void>
>

function taskList(db: Db, tasks: Tasks): TaskList {
  const handlerFor =
    <N extends JobName>(name: N) =>
    async (payload: unknown, { job }: Parameters<TaskList[string]>[1]) => {
      const parsed = JOBS[name].parse(payload) as JobPayload<N>
      const attempt = { jobId: job.id, attempt: job.attempts, last: job.attempts >= job.max_attempts }
      const { traceparent } = traced.catch({}).parse(payload)
      await withSpan(`job ${name}`, { attempt: job.attempts }, () => tasks[name](db, parsed, attempt), traceparent)
    }
  return Object.fromEntries((Object.keys(JOBS) as JobName[]).map((name) => [name, handlerFor(name)]))
}
