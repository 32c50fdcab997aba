import { stallsAfter } from '@/e2e/fakes/claude'
import { until } from '@/e2e/fixtures/until'
import type { Drill } from '../drill'
import { expectSame } from '../shop/expect'
import { areReady, isReady, place, redemption, storyIn } from '../shop/orders'

const frozen: Drill = {
  name: 'job-two-workers',
  does: 'SIGSTOP of a worker in the middle of a book, past its lease; another takes the book over; then the first wakes up and goes on',
  holds: 'the second finishes the book, the first can’t write to it any more; one letter',
  run: async (shop) => {
    const order = redemption(shop)
    shop.claude.next = [
      async (question, response) => {
        await stallsAfter(shop.author.textUpTo(9))(question, response)
      },
    ]
    const id = storyIn(await order.send())
    const progress = async () =>
      Number((await shop.postgres.rows('SELECT progress FROM stories WHERE id = $1', [id]))[0]?.['progress'])
    await until(async () => (await progress()) === 9, 'page 9', 30_000)
    await shop.addWorker().start()
    shop.worker.freeze()
    const since = performance.now()
    const seconds = await shop.back(() => isReady(shop, id), 'the book', since)
    const book = () => shop.postgres.rows('SELECT manuscript, version, finished_at FROM stories WHERE id = $1', [id])
    const before = await book()
    shop.worker.thaw()
    await shop.worker.stop()
    expectSame(await book(), before, 'the book after the first worker woke up')
    expectSame(shop.mail.lettersTo(order.email).length <= 1, true, 'one letter')
    return seconds
  },
}

const atOnce: Drill = {
  name: 'job-once',
  does: 'two workers and twelve orders at the same moment',
  holds: 'each book is written by one of them, once',
  run: async (shop) => {
    await shop.addWorker().start()
    const before = shop.claude.requests.length
    const orders = Array.from({ length: 12 }, () => redemption(shop))
    const since = performance.now()
    await Promise.all(orders.map(({ send }) => send()))
    const ids = await place(shop, orders, since)
    const seconds = await shop.back(() => areReady(shop, ids), 'every book', since)
    expectSame(shop.claude.requests.length - before, orders.length, 'questions to Claude')
    return seconds
  },
}

export const drills = [frozen, atOnce]
