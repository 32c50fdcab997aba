import { setTimeout as sleep } from 'node:timers/promises'
import type { Drill } from '../drill'
import { expectSame } from '../shop/expect'
import { areReady, isReady, place, redemption, storyIn } from '../shop/orders'

const FROZEN_MS = 12_000
const LOCKED_MS = 6_000
/** How long a call may leave its visitor without an answer. */
const ANSWER_MS = 20_000

const frozen: Drill = {
  name: 'postgres-frozen',
  does: 'SIGSTOP of PostgreSQL and all its sessions for twelve seconds: connections stay open and say nothing',
  holds:
    '/healthz 200, /readyz 503 within three seconds, pages that need no database are served, calls are answered within 20 s; nothing is lost',
  run: async (shop) => {
    const visitor = shop.newVisitor()
    const order = redemption(shop)
    expectSame((await visitor.send('/api/stories/sample-mila-and-biscuit')).status, 200, 'a call before')
    shop.postgres.signal('SIGSTOP', { children: true })
    const begun = performance.now()
    try {
      const waiting = Array.from({ length: 30 }, async () => {
        const started = performance.now()
        const { status } = await shop.newVisitor().send('/api/stories/sample-mila-and-biscuit')
        return { status, ms: performance.now() - started }
      })
      const lost = order.send()
      const questioned = performance.now()
      expectSame((await visitor.send('/readyz')).status, 503, '/readyz')
      if (performance.now() - questioned > 3_000) throw new Error('/readyz took longer than three seconds')
      expectSame((await visitor.send('/healthz')).status, 200, '/healthz')
      expectSame((await visitor.send('/pricing')).status, 200, 'a page')
      await sleep(Math.max(0, FROZEN_MS - (performance.now() - begun)))
      shop.postgres.signal('SIGCONT', { children: true })
      const since = performance.now()
      for (const { status, ms } of await Promise.all(waiting))
        if ((status !== 200 && status !== 503) || ms > ANSWER_MS)
          throw new Error(`a call: ${status} after ${ms.toFixed(0)} ms`)
      await lost
      const id = storyIn(await order.send())
      return await shop.back(
        async () => (await isReady(shop, id)) && (await visitor.send('/readyz')).status === 200,
        'the book',
        since,
      )
    } finally {
      shop.postgres.signal('SIGCONT', { children: true })
    }
  },
}

const locked: Drill = {
  name: 'postgres-slow',
  does: 'another program locks the table of stories for six seconds: whatever reads it waits',
  holds: 'pages and calls that read none are served meanwhile; the orders that waited are there once',
  run: async (shop) => {
    const client = await shop.postgres.connect()
    await client.query('BEGIN; LOCK TABLE stories IN ACCESS EXCLUSIVE MODE')
    const orders = [redemption(shop), redemption(shop), redemption(shop)]
    const waiting = orders.map(({ send }) => send())
    const begun = performance.now()
    const visitor = shop.newVisitor()
    for (const path of ['/pricing', '/healthz', '/api/purchase'])
      expectSame((await visitor.send(path)).status, 200, path)
    await sleep(Math.max(0, LOCKED_MS - (performance.now() - begun)))
    const since = performance.now()
    await client.query('COMMIT')
    await client.end()
    await Promise.all(waiting)
    const ids = await place(shop, orders, since)
    return shop.back(() => areReady(shop, ids), 'every book', since)
  },
}

export const drills = [frozen, locked]
