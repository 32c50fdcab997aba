import { startBalancer } from '@/e2e/fixtures/balancer'
import { startPooler } from '@/e2e/fixtures/pooler'
import { until } from '@/e2e/fixtures/until'
import { startVisitors } from '@/e2e/fixtures/visitors'
import type { Drill } from '../drill'
import { expectSame } from '../shop/expect'
import { areReady } from '../shop/orders'
import type { Shop } from '../shop/shop'
import { startFamilies } from './families'

const VISITORS = 6
/** The shop is busy, and not at its limit. */
const LOOK_MS = 150
const FAMILIES = 2
/** A busy machine's balancer needs seconds to notice. */
const SETTINGS = { DRAIN_SECONDS: '5', RATE_LIMIT_SCALE: '10000' }
const PATHS = [
  '/',
  '/story/sample-mila-and-biscuit/read',
  '/api/stories/sample-mila-and-biscuit',
  '/api/stories/sample-mila-and-biscuit/pages/3/picture.svg',
  '/api/stories/featured',
  '/embed/story/sample',
]

/** @param database what the processes are told of it @returns the seconds until every book was there */
async function restartInTurn(shop: Shop, database: Record<string, string>): Promise<number> {
  const settings = { ...SETTINGS, ...database }
  shop.claude.otherwise = shop.author.writesSlowly({ chunk: 300, ms: 10 })
  await shop.web.stop()
  await shop.worker.stop()
  // A shop on a server of its own switches the code of the trial off at each start.
  await shop.postgres.run(`UPDATE gift_codes SET created_by = 'drill' WHERE code = 'WAGTALE1'`)
  const webs = [{ web: shop.web, port: shop.port }, shop.addWeb(shop.port + 1), shop.addWeb(shop.port + 2)]
  const workers = [shop.worker, shop.addWorker()]
  for (const { web } of webs) await web.start(settings)
  for (const worker of workers) await worker.start(settings)
  const ports = webs.map(({ port }) => port)
  const balancer = await startBalancer(ports)
  for (const port of ports) await until(() => balancer.sees(port), 'the balancer', 60_000)
  const before = shop.claude.requests.length

  const families = startFamilies(shop, balancer.port, FAMILIES)
  const visitors = startVisitors(
    [
      ...PATHS.map((path) => ({ port: balancer.port, path })),
      {
        port: balancer.port,
        path: '/api/gift-codes/validate',
        method: 'POST',
        headers: { 'content-type': 'application/json' },
      },
    ],
    VISITORS,
    LOOK_MS,
  )
  for (const { web, port } of webs) {
    await web.stop()
    await web.start(settings)
    await until(() => balancer.sees(port), 'the balancer', 60_000)
  }
  for (const worker of workers) {
    await worker.stop()
    await worker.start(settings)
  }
  await visitors.stop()
  await families.stop()
  balancer.close()

  const answers = [...visitors.answered].sort(([one], [other]) => one - other)
  const failures = [...visitors.failures, ...families.failures].slice(0, 5)
  if (failures.length > 0) throw new Error(`failed requests: ${JSON.stringify({ failures, answers })}`)
  // 400: a code that is no code.
  expectSame(
    answers.map(([status]) => status),
    [200, 400],
    'answers',
  )
  const since = performance.now()
  const ids = families.orders.map(({ id }) => id)
  const seconds = await shop.back(() => areReady(shop, ids), 'every book', since)
  await until(() => families.orders.every(({ email }) => shop.mail.lettersTo(email).length > 0), 'the letters', 30_000)
  const letters = families.orders.map(({ email }) => shop.mail.lettersTo(email).length)
  expectSame(new Set(letters), new Set([1]), 'letters a book')
  const answered = [...visitors.answered.values()].reduce((sum, count) => sum + count, families.answered)
  process.stdout.write(
    `    ${answered} requests, ${ids.length} books, ${letters.length} letters, ${shop.claude.requests.length - before} questions to Claude\n`,
  )
  return seconds
}

const HOLDS = 'no request fails, each order is one book with one letter, no job is lost or done twice'

const direct: Drill = {
  name: 'growing-restarted-in-turn',
  does: 'three web processes and two workers on one PostgreSQL are stopped and started one after the other, while families order, read and download, and visitors look around',
  holds: HOLDS,
  longestMs: 600_000,
  run: async (shop) => restartInTurn(shop, { DATABASE_URL: shop.postgres.url }),
}

const pooled: Drill = {
  name: 'growing-restarted-behind-pgbouncer',
  does: 'the same behind PgBouncer in transaction mode, with ten sessions for all of them',
  holds: HOLDS,
  needsPooler: true,
  longestMs: 600_000,
  run: async (shop) => {
    const pooler = await startPooler(shop.postgres.url, { sessions: 10 })
    try {
      return await restartInTurn(shop, { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: shop.postgres.url })
    } finally {
      for (const program of [shop.web, shop.worker]) await program.stop()
      await pooler.stop()
    }
  },
}

export const drills = [direct, pooled]
