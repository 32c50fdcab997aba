import { testDatabase } from '@/e2e/fixtures/database'
import { makeGiftCode, makeRequest, makeVisitor } from '@/e2e/fixtures/factory'
import { redeemGiftCode } from '@/lib/server/gifts/redeem-gift-code'
import { readStats } from '@/lib/server/admin/dashboard/read-stats'
import { foldStatDeltas } from './fold-stat-deltas'
import { readDays, readTotals } from './read-stats'

const database = testDatabase()
const admin = { visitorId: null, admin: { id: 'a', username: 'admin' } }

/** Counted row by row: what the statistics must always equal. */
async function countRows() {
  const [row] = await database.db.$queryRaw<Record<string, number>[]>`
    SELECT (SELECT count(*) FROM stories)::int AS stories,
      (SELECT count(*) FROM stories
        WHERE NOT approved AND declined_at IS NULL AND state IN ('ready', 'held'))::int AS pending,
      (SELECT count(DISTINCT user_id) FROM stories)::int AS users,
      (SELECT count(*) FROM gift_codes)::int AS codes,
      (SELECT count(*) FROM gift_codes WHERE used_by IS NOT NULL)::int AS "codes-used",
      (SELECT count(*) FROM credits WHERE source = 'gift_code')::int AS "code-uses",
      (SELECT count(*) FROM purchases
        WHERE status = 'completed' AND refunded_at IS NULL)::int AS sales,
      (SELECT coalesce(sum(amount), 0) FROM purchases
        WHERE status = 'completed' AND refunded_at IS NULL AND currency = 'AUD')::int AS "revenue:AUD",
      (SELECT coalesce(sum(amount), 0) FROM purchases
        WHERE status = 'completed' AND refunded_at IS NULL AND currency = 'USD')::int AS "revenue:USD"`
  return row ?? {}
}
const readMetrics = async (metrics: string[]) => {
  const totals = await readTotals(database.db)
  return Object.fromEntries(metrics.map((metric) => [metric, totals.get(metric) ?? 0]))
}
async function expectExact() {
  const expected = await countRows()
  expect(await readMetrics(Object.keys(expected))).toEqual(expected)
}
/** Concurrent changes of whole tables may deadlock: PostgreSQL rolls one back, which must leave no delta. */
const unlessDeadlocked = (error: unknown) => {
  if (!/40P01|deadlock/i.test(String(error))) throw error
}
const pick = <T>(list: readonly T[], at: number): T | undefined => list[at % list.length]

test('concurrent changes: the statistics equal the row counts, folded or not', async () => {
  const { db } = database
  const visitors = await Promise.all(Array.from({ length: 6 }, () => makeVisitor(db)))
  const shared = await makeGiftCode(db, { usageLimit: 20 })
  const order = (i: number) =>
    redeemGiftCode(db, {
      code: shared,
      visitorId: pick(visitors, i) ?? '',
      request: makeRequest({ childName: `Kid ${i}` }),
      now: new Date(),
    }).catch(() => null)
  const sell = (i: number) =>
    db.purchase.create({
      data: {
        orderId: `o${i}`,
        customerEmail: 'a@example.com',
        customerName: 'A',
        productName: 'Digital Story',
        product: 'digital',
        amount: 999,
        currency: i % 3 ? 'AUD' : 'USD',
        source: 'test',
        accessToken: `t${i}`,
      },
    })
  const changes: ((i: number) => Promise<unknown>)[] = [
    order,
    order,
    sell,
    async (i) =>
      db.$executeRaw`UPDATE purchases SET status = 'completed', completed_at = now()
        WHERE id IN (SELECT id FROM purchases WHERE status = 'pending' ORDER BY id OFFSET ${i % 3} LIMIT 1)`,
    async () =>
      db.$executeRaw`UPDATE purchases SET refunded_at = now() WHERE id IN (
        SELECT id FROM purchases WHERE status = 'completed' AND refunded_at IS NULL ORDER BY id LIMIT 1)`,
    async () =>
      db.$executeRaw`UPDATE stories SET state = 'ready', story_content = 'x'
        WHERE id IN (SELECT id FROM stories WHERE state = 'writing' ORDER BY id LIMIT 2)`,
    async (i) =>
      db.story.updateMany({
        where: { state: 'ready', childName: `Kid ${i - 6}` },
        data: i % 2 ? { approved: true } : { declinedAt: new Date() },
      }),
    async (i) => db.story.deleteMany({ where: { childName: `Kid ${i - 9}` } }),
    async (i) =>
      db.story.updateMany({
        where: { visitorId: pick(visitors, i) ?? '' },
        data: { visitorId: pick(visitors, i + 1) ?? '' },
      }),
    async () =>
      db
        .$transaction(async (tx) => {
          await tx.story.deleteMany()
          throw new Error('rolled back')
        })
        .catch(() => null),
    () => foldStatDeltas(db),
  ]
  // In waves, so that later changes meet rows of earlier ones; each wave runs concurrently.
  for (let wave = 0; wave < 8; wave++) {
    await Promise.all(
      Array.from({ length: 16 }, (_, n) => pick(changes, wave * 5 + n * 3)?.(wave * 16 + n).catch(unlessDeadlocked)),
    )
    await expectExact()
  }
  await foldStatDeltas(db)
  expect(await db.statDelta.count()).toBe(0)
  await expectExact()
  // At least one of each metric: an empty shop would pass anyway.
  await Promise.all([0, 1, 3, 4].map((i) => sell(1000 + i)))
  await db.$executeRaw`UPDATE purchases SET status = 'completed', completed_at = now() WHERE order_id LIKE 'o100%'`
  await Promise.all([1000, 1001].map(order))
  await makeGiftCode(db).then((code) =>
    redeemGiftCode(db, { code, visitorId: visitors[0] ?? '', request: makeRequest(), now: new Date() }),
  )
  await db.$executeRaw`UPDATE stories SET state = 'ready', story_content = 'x' WHERE state = 'writing'`
  await expectExact()
  for (const [metric, amount] of Object.entries(await countRows())) expect([metric, amount > 0]).toEqual([metric, true])
  await db.visitor.deleteMany()
  await expectExact()
  expect(await readMetrics(['users'])).toEqual({ users: 0 })
  await foldStatDeltas(db)
  expect(await db.storyOwner.count()).toBe(0)
})

test('days are UTC days, none is left out, and a week is seven of them', async () => {
  const { db } = database
  await db.story.deleteMany()
  const at = (...times: string[]) =>
    Promise.all(
      times.map((time, i) =>
        db.story.create({
          data: {
            id: time + i,
            childName: 'C',
            childAge: '5-6',
            petName: 'P',
            petType: 'Dog',
            lifeSkill: 'courage',
            seed: 's',
            engineVersion: 1,
            createdAt: new Date(time),
          },
        }),
      ),
    )
  await at(
    '2026-11-20T23:59:59.999Z',
    '2026-11-21T00:00:00.000Z',
    '2026-11-15T00:00:00.000Z',
    '2026-11-14T23:59:59.000Z',
    '2026-07-01T23:30:00.000Z',
  )
  const now = new Date('2026-11-21T00:00:00.500Z')
  const days = await readDays(db, { days: 3, now })
  expect(days.map(({ day, stats }) => [day, stats.get('stories') ?? 0])).toEqual([
    ['2026-11-19', 0],
    ['2026-11-20', 1],
    ['2026-11-21', 1],
  ])
  const stats = await readStats(db, { viewer: admin, now, days: 150 })
  expect(stats).toMatchObject({ totalStories: 5, storiesThisWeek: 3 })
  expect(stats.days).toHaveLength(150)
  expect(stats.days.find(({ day }) => day === '2026-07-01')?.stories).toBe(1)
  await foldStatDeltas(db)
  expect(await readStats(db, { viewer: admin, now, days: 150 })).toEqual(stats)
  await expect(readStats(db, { viewer: { visitorId: null, admin: null }, now, days: 7 })).rejects.toMatchObject({
    code: 'sign_in_required',
  })
})

test('revenue is summed by currency, and in Australian cents at the shop’s rate', async () => {
  const { db } = database
  await db.purchase.deleteMany()
  const sell = (orderId: string, amount: number, currency: string) =>
    db.purchase.create({
      data: {
        orderId,
        customerEmail: 'a@example.com',
        customerName: 'A',
        productName: 'x',
        product: 'digital',
        amount,
        currency,
        source: 'test',
        accessToken: orderId,
        status: 'completed',
        completedAt: new Date(),
      },
    })
  await sell('a', 999, 'AUD')
  await sell('u', 650, 'USD')
  expect(await readStats(db, { viewer: admin, now: new Date(), days: 7 })).toMatchObject({
    revenue: { AUD: 999, USD: 650 },
    totalRevenue: 1999,
  })
})
