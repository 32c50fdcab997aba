import type { Drill } from '../drill'
import type { Shop } from '../shop/shop'

export interface JobDrill {
  name: string
  does: string
  holds: string
  mayRepeat?: true
  /** Where the worker is killed. */
  hold: Parameters<Shop['postgres']['hold']>
  /** Brings the job about. @returns what is so when it is done */
  begin: (shop: Shop) => Promise<() => Promise<boolean>>
}

/** A job that the clock would bring about. */
export const queueJob = (shop: Shop, name: string) =>
  shop.postgres.run(`SELECT graphile_worker.add_job($1, '{}'::json)`, [name])

/** A worker is killed in the middle of a job; another one is there. */
export const killedIn = ({ name, does, holds, hold, begin, mayRepeat }: JobDrill): Drill => ({
  name: `job-killed-${name}`,
  does: `SIGKILL of the worker ${does}; another worker is there`,
  holds,
  ...(mayRepeat ? { mayRepeat } : {}),
  run: async (shop) => {
    await shop.addWorker().start()
    shop.workers.forEach((worker) => worker.freeze())
    const isDone = await begin(shop)
    await shop.postgres.hold(...hold)
    shop.worker.thaw()
    await shop.postgres.held(`the job ${name}`)
    await shop.worker.kill()
    const since = performance.now()
    shop.workers.forEach((worker) => worker.thaw())
    await shop.postgres.letGo()
    return shop.back(isDone, `the job ${name}`, since)
  },
})

/** A book that the workers make, before they are stopped again. */
export async function withWorkers<T>(shop: Shop, work: () => Promise<T>): Promise<T> {
  for (const worker of shop.workers) worker.thaw()
  const result = await work()
  for (const worker of shop.workers) worker.freeze()
  return result
}
