import { until } from '@/e2e/fixtures/until'
import type { Drill } from '../drill'
import { isReady, redemption, storyIn } from '../shop/orders'

const job: Drill = {
  name: 'stopped-in-a-job',
  does: 'SIGTERM to the worker in the middle of a book that Claude takes minutes for; another worker is there',
  holds: 'it waits for a moment, then hands the book over, which is finished once',
  run: async (shop) => {
    shop.claude.next = [shop.author.writesSlowly({ chunk: 20, ms: 200 })]
    const mine = redemption(shop)
    const id = storyIn(await mine.send())
    const locked = () => shop.postgres.count('graphile_worker._private_jobs WHERE locked_by IS NOT NULL')
    await until(async () => (await locked()) > 0, 'the job')
    await shop.addWorker().start()
    shop.worker.ask('SIGTERM')
    const since = performance.now()
    return shop.back(() => isReady(shop, id), 'the book', since)
  },
}

export const drills = [job]
