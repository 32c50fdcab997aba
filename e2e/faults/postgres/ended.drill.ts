import type { Drill } from '../drill'
import { expectOne, expectSame } from '../shop/expect'
import { areReady, place, redemption } from '../shop/orders'
import type { Shop } from '../shop/shop'

const ORDERS = 12

/**
 * Families order while it happens, and send what was not answered again, as their browsers do. @returns the seconds
 * until the last book is there
 */
async function orderThrough(shop: Shop, fault: () => Promise<void>): Promise<number> {
  const orders = Array.from({ length: ORDERS }, () => redemption(shop))
  const first = orders.slice(0, ORDERS / 2).map(({ send }) => send())
  await fault()
  const since = performance.now()
  const statuses = await Promise.all([...first, ...orders.slice(ORDERS / 2).map(({ send }) => send())])
  for (const { status } of statuses) expectOne(status, [201, 202, 503], 'an answer')
  const ids = await place(shop, orders, since)
  return shop.back(() => areReady(shop, ids), 'every book', since)
}

const killed: Drill = {
  name: 'postgres-killed',
  does: 'SIGKILL of PostgreSQL while twelve families order',
  holds: 'it is started again; what was answered is there, what was not gets 503 and can be sent again',
  run: (shop) => orderThrough(shop, async () => process.kill(shop.postgres.postmaster, 'SIGKILL') && undefined),
}

const oneSession: Drill = {
  name: 'postgres-session-killed',
  does: 'SIGKILL of one of PostgreSQL’s own processes, upon which it ends all others and recovers',
  holds: 'the same',
  run: (shop) =>
    orderThrough(shop, async () => {
      const [session] = await shop.postgres.rows<{ pid: number }>(
        `SELECT pid FROM pg_stat_activity WHERE application_name = 'wagtale' LIMIT 1`,
      )
      process.kill(session?.pid ?? 0, 'SIGKILL')
    }),
}

const restarted: Drill = {
  name: 'postgres-restarted',
  does: 'PostgreSQL is stopped as for an update (every session is ended), and is back a moment later',
  holds: 'the same',
  run: (shop) =>
    orderThrough(shop, async () => {
      await shop.postgres.stop()
      await shop.postgres.start()
    }),
}

const disconnected: Drill = {
  name: 'postgres-sessions-ended',
  does: 'every session of web process and worker is terminated, as by a proxy that was restarted',
  holds: 'the same',
  run: (shop) =>
    orderThrough(shop, () =>
      shop.postgres.run(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`,
      ),
    ),
}

const crowded: Drill = {
  name: 'postgres-no-new-sessions',
  does: 'PostgreSQL’s connections are all taken by somebody else for five seconds',
  holds:
    'calls that get none are told 503 with Retry-After within five seconds; pages that need none are served; nothing is lost',
  run: async (shop) => {
    const [row] = await shop.postgres.rows<{ n: number }>(`SELECT current_setting('max_connections')::int AS n`)
    const taken = []
    // Sessions of the shop that end by and by are not given back to it.
    await shop.postgres.run(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`,
    )
    for (let i = 0; i < (row?.n ?? 0); i++) {
      const one = await shop.postgres.connect().catch(() => null)
      if (one === null) break
      taken.push(one)
    }
    const visitor = shop.newVisitor()
    const started = performance.now()
    const answer = await visitor.send('/api/stories/sample-mila-and-biscuit')
    const waited = performance.now() - started
    expectOne(answer.status, [200, 503], 'a call')
    if (waited > 5_000) throw new Error(`a call waited for ${waited.toFixed(0)} ms`)
    expectSame((await visitor.send('/pricing')).status, 200, 'a page')
    const order = redemption(shop)
    const refused = await order.send()
    expectOne(refused.status, [201, 202, 503], 'an order')
    if (refused.status === 503) expectSame(refused.headers['retry-after'], '10', 'Retry-After')
    const since = performance.now()
    for (const one of taken) await one.end()
    const ids = await place(shop, [order], since)
    return shop.back(() => areReady(shop, ids), 'the book', since)
  },
}

export const drills = [killed, oneSession, restarted, disconnected, crowded]
