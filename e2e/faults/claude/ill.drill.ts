import { setTimeout as sleep } from 'node:timers/promises'
import { cutOff, overloaded, serverError, stallsAfter, wrongKey, type Behaviour } from '@/e2e/fakes/claude'
import type { Drill } from '../drill'
import { expectSame } from '../shop/expect'
import { isReady, redemption, storyIn } from '../shop/orders'
import type { Shop } from '../shop/shop'

const html: Behaviour = (_, response) => {
  response.writeHead(200, { 'content-type': 'text/html' }).end('<html><h1>502 Bad Gateway</h1></html>')
}
const badJson: Behaviour = (_, response) => {
  response.writeHead(500, { 'content-type': 'application/json' }).end('{"type":"err')
}

/** A book is ordered while Claude is ill. @returns the seconds until the family has it */
async function orderBook(shop: Shop, by: 'built-in' | 'claude-opus-5-5'): Promise<number> {
  const order = redemption(shop)
  const since = performance.now()
  const id = storyIn(await order.send())
  const seconds = await shop.back(() => isReady(shop, id), 'the book', since)
  const [row] = await shop.postgres.rows<{ author: string }>(
    `SELECT manuscript->>'author' AS author FROM stories WHERE id = $1`,
    [id],
  )
  expectSame(row?.author.startsWith(by), true, `the author, ${row?.author}`)
  return seconds
}
/** A worker that has met no failure yet. */
async function newWorker(shop: Shop): Promise<void> {
  await shop.worker.stop()
  await shop.worker.start()
}

const ILLS: [name: string, does: string, ill: (shop: Shop) => Behaviour, by: 'built-in' | 'claude-opus-5-5'][] = [
  ['errors', 'Claude says 500 to everything', () => serverError, 'built-in'],
  ['overloaded', 'Claude says 529 to everything', () => overloaded, 'built-in'],
  ['key', 'Claude refuses the key', () => wrongKey, 'built-in'],
  ['html', 'a proxy’s page of HTML with status 200 in Claude’s place', () => html, 'built-in'],
  ['bad-json', 'an error whose JSON breaks off', () => badJson, 'built-in'],
  [
    'cut',
    'Claude’s answer is cut off after page 9, once',
    (shop) => cutOff(shop.author.textUpTo(9)),
    'claude-opus-5-5',
  ],
]

const ill = ILLS.map(([name, does, behaviour, by]): Drill => ({
  name: `claude-${name}`,
  does,
  holds:
    by === 'built-in'
      ? 'the built-in author writes the book, once, within 30 s'
      : 'Claude goes on from page 10; the book is finished once',
  run: async (shop) => {
    await newWorker(shop)
    if (by === 'built-in') shop.claude.otherwise = behaviour(shop)
    else shop.claude.next = [behaviour(shop)]
    const seconds = await orderBook(shop, by)
    await newWorker(shop)
    return seconds
  },
}))

const gone: Drill = {
  name: 'claude-gone',
  does: 'nobody answers at Claude’s address',
  holds:
    'the built-in author writes the book, once, within 30 s; when Claude is back, a worker that starts asks it again',
  run: async (shop) => {
    await newWorker(shop)
    await shop.claudeGate.close()
    const seconds = await orderBook(shop, 'built-in')
    await shop.claudeGate.listen()
    await newWorker(shop)
    await orderBook(shop, 'claude-opus-5-5')
    return seconds
  },
}

const slow: Drill = {
  name: 'claude-slow',
  does: 'Claude drips: a line of its answer each few milliseconds, the whole in ten seconds; letters are due meanwhile',
  holds: 'the book is Claude’s, its pages come one by one, and letters don’t wait for it',
  run: async (shop) => {
    await newWorker(shop)
    const order = redemption(shop)
    const quick = redemption(shop)
    const since = performance.now()
    shop.claude.next = [shop.author.writesSlowly({ chunk: 100, ms: 50 })]
    const id = storyIn(await order.send())
    let written = 0
    const progress = async () =>
      Number((await shop.postgres.rows(`SELECT progress FROM stories WHERE id = $1`, [id]))[0]?.['progress'])
    await shop.back(async () => (written = await progress()) > 5, 'the first pages', since)
    const other = storyIn(await quick.send())
    await shop.back(
      async () => (await isReady(shop, other)) && shop.mail.lettersTo(quick.email).length === 1,
      'another’s letter',
      since,
    )
    if (written >= 20) throw new Error('the book was not slow')
    return shop.back(() => isReady(shop, id), 'the book', since)
  },
}

const stalls: Drill = {
  name: 'claude-stalls',
  does: 'Claude stops in the middle of page 10 and says nothing for eight seconds, then its connection ends',
  holds: 'the pages that came are kept; the book is finished once, by Claude',
  run: async (shop) => {
    await newWorker(shop)
    shop.claude.next = [
      async (question, response) => {
        await stallsAfter(shop.author.textUpTo(9))(question, response)
        await sleep(8_000)
        response.destroy()
      },
    ]
    return orderBook(shop, 'claude-opus-5-5')
  },
}

export const drills = [...ill, gone, slow, stalls]
