import { request as ask } from 'node:http'
import { until } from '@/e2e/fixtures/until'
import type { Drill } from '../drill'
import { expectSame } from '../shop/expect'
import { redemption, storyIn } from '../shop/orders'
import type { Shop } from '../shop/shop'
import { ended, secondsSince } from './ended'

interface Heard {
  /** Numbers of the events, in the order in which they came. */
  ids: number[]
  text: string
}
/** Listens until the stream ends. */
const listen = (shop: Shop, port: number, id: string, after: number): Promise<Heard> =>
  new Promise((resolve) => {
    const stream: Heard = { ids: [], text: '' }
    const end = () => {
      stream.ids = [...stream.text.matchAll(/^id: ?(\d+)$/gm)].map(([, number]) => Number(number))
      resolve(stream)
    }
    ask(
      {
        host: '127.0.0.1',
        port,
        path: `/api/stories/${id}/events`,
        agent: false,
        headers: { host: new URL(shop.site).host, ...(after > 0 ? { 'last-event-id': String(after) } : {}) },
      },
      (response) =>
        response
          .setEncoding('utf8')
          .on('data', (part: string) => (stream.text += part))
          .on('error', end)
          .on('end', end),
    )
      .on('error', end)
      .end()
  })

const inAStream: Drill = {
  name: 'stopped-in-an-event-stream',
  does: 'SIGTERM to the web process while a page listens to a book that is being written; another process is there',
  holds: 'the stream ends with “retry” at once, and goes on at the other process with no event lost or doubled',
  run: async (shop) => {
    const { web, port } = shop.addWeb()
    await web.start()
    shop.claude.next = [shop.author.writesSlowly({ chunk: 100, ms: 30 })]
    const mine = redemption(shop)
    const id = storyIn(await mine.send())
    const first = listen(shop, shop.port, id, 0)
    const progress = async () =>
      Number((await shop.postgres.rows('SELECT progress FROM stories WHERE id = $1', [id]))[0]?.['progress'])
    await until(async () => (await progress()) > 6, 'some pages', 30_000)
    shop.web.ask('SIGTERM')
    const since = performance.now()
    const { ids, text } = await first
    if (secondsSince(since) > 5) throw new Error('the stream did not end at once')
    expectSame(/^retry: ?\d+$/m.test(text), true, 'a line with retry')
    const more = await listen(shop, port, id, ids.at(-1) ?? 0)
    expectSame(
      [...ids, ...more.ids],
      Array.from({ length: 21 }, (_, at) => at + 1),
      'the events',
    )
    await ended(shop)
    return secondsSince(since)
  },
}

export const drills = [inAStream]
