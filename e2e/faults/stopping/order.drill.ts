import { until } from '@/e2e/fixtures/until'
import type { Drill } from '../drill'
import { expectOne, expectSame } from '../shop/expect'
import { isReady, redemption, storyIn } from '../shop/orders'
import { ended } from './ended'

const order: Drill = {
  name: 'stopped-in-an-order',
  does: 'SIGTERM to the web process while a family waits for the book that they have ordered',
  holds: 'the answer comes; the order sent again to the next process is the same book',
  run: async (shop) => {
    shop.claude.next = [shop.author.writesSlowly({ chunk: 300, ms: 40 })]
    const mine = redemption(shop)
    const waiting = mine.send('wait=20')
    await until(async () => (await shop.postgres.count('stories WHERE email = $1', [mine.email])) === 1, 'the order')
    shop.web.ask('SIGTERM')
    const since = performance.now()
    const answer = await waiting
    expectOne(answer.status, [201, 202], 'the answer')
    await ended(shop)
    await shop.web.start()
    expectSame(storyIn(await mine.send()), storyIn(answer), 'the order sent again')
    return shop.back(() => isReady(shop, storyIn(answer)), 'the book', since)
  },
}

export const drills = [order]
