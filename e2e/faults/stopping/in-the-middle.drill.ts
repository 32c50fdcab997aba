import { request as ask } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { until } from '@/e2e/fixtures/until'
import type { Drill } from '../drill'
import { expectOne, expectSame } from '../shop/expect'
import { isReady, makeBook, redemption, storyIn } from '../shop/orders'
import type { Shop } from '../shop/shop'

const secondsSince = (since: number) => (performance.now() - since) / 1000
const ended = (shop: Shop) => until(() => !shop.web.isRunning, 'the end of the process', 40_000)

const download: Drill = {
  name: 'stopped-in-a-download',
  does: 'SIGTERM to the web process while a book’s PDF is being made for a download',
  holds: 'the whole file arrives, then the process ends',
  run: async (shop) => {
    const { visitor, id } = await makeBook(shop)
    const file = visitor.send(`/api/stories/${id}/download?format=pdf`)
    await sleep(150)
    shop.web.ask('SIGTERM')
    const since = performance.now()
    const { status, text } = await file
    expectSame([status, text.startsWith('%PDF'), text.trimEnd().endsWith('%%EOF')], [200, true, true], 'the file')
    await ended(shop)
    return secondsSince(since)
  },
}

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

const upload: Drill = {
  name: 'stopped-in-an-upload',
  does: 'SIGTERM to the web process when half of a photo has arrived',
  holds: 'the rest is taken and the photo is answered, then the process ends',
  run: async (shop) => {
    const noise = Buffer.from(Array.from({ length: 300 * 300 * 3 }, (_, at) => (at * 7919) % 251))
    const photo = await sharp(noise, { raw: { width: 300, height: 300, channels: 3 } })
      .png()
      .toBuffer()
    const body = JSON.stringify({ image: `data:image/png;base64,${photo.toString('base64')}` })
    let status = 0
    const call = ask({
      host: '127.0.0.1',
      port: shop.port,
      path: '/api/moderate-image',
      method: 'POST',
      agent: false,
      headers: {
        host: new URL(shop.site).host,
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
      },
    })
    const answered = new Promise<void>((resolve) => {
      call.on('response', (response) => {
        status = response.statusCode ?? 0
        response.resume().on('end', resolve)
      })
      call.on('error', () => resolve())
    })
    call.write(body.slice(0, body.length / 2))
    await sleep(300)
    shop.web.ask('SIGTERM')
    const since = performance.now()
    await sleep(500)
    call.end(body.slice(body.length / 2))
    await answered
    expectSame(status, 200, 'the answer')
    await ended(shop)
    return secondsSince(since)
  },
}

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

export const drills = [download, order, inAStream, upload, job]
