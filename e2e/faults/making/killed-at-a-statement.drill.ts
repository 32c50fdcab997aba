import type { Drill } from '../drill'
import { expectSame } from '../shop/expect'
import { isReady, redemption, storyIn } from '../shop/orders'

const POINTS = [
  ['claim', 'story_drafts', 'INSERT', 'a worker takes the story'],
  ['page', 'story_drafts', 'UPDATE', 'a page is stored'],
  ['end', 'story_drafts', 'DELETE', 'the finished book takes the draft’s place'],
  ['letter', 'mail_outbox', 'INSERT', 'the letter is written down, last of all'],
  ['job', 'graphile_worker._private_jobs', 'DELETE', 'the job of the finished book is struck off'],
] as const

export const drills = POINTS.map(([point, table, act, what]): Drill => ({
  name: `making-killed-at-${point}`,
  does: `SIGKILL of the worker while ${what}; another worker is there`,
  holds: 'the book is finished once, with one letter; pages that were stored are not asked for again',
  run: async (shop) => {
    const order = redemption(shop)
    await shop.postgres.hold(table, act)
    const id = storyIn(await order.send())
    await shop.postgres.held(what)
    await shop.addWorker().start()
    await shop.worker.kill()
    const since = performance.now()
    await shop.postgres.letGo()
    const seconds = await shop.back(
      async () => (await isReady(shop, id)) && shop.mail.lettersTo(order.email).length > 0,
      'the book and its letter',
      since,
    )
    expectSame(shop.mail.lettersTo(order.email).length, 1, 'letters')
    return seconds
  },
}))
