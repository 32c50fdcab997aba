import { createServer, type Server } from 'node:net'
import { hang, rateLimited, startFakeClaude, wrongKey, type FakeClaude } from '@/e2e/fakes/claude'
import { startFakeStripe, type FakeStripe } from '@/e2e/fakes/stripe'
import { testDatabase } from '@/e2e/fixtures/database'
import { makeGiftCode } from '@/e2e/fixtures/factory'
import { openClaude } from '@/lib/platform/claude/ask'
import { connect } from '@/lib/platform/db/client'
import { env } from '@/lib/platform/env'
import { addJob } from '@/lib/platform/queue/add'
import { GET } from '@/app/api/admin/stats/route'
import { measureHealth } from './health/measure-health'
import { recentActivity } from './recent-activity'

jest.mock('@/lib/platform/log', () => ({ log: { info: () => {}, warn: () => {}, error: () => {} } }))
const mockViewer: { visitorId: null; admin: { id: string; username: string } | null } = { visitorId: null, admin: null }
jest.mock('@/lib/http/viewer', () => ({ readViewer: async () => mockViewer }))

const database = testDatabase()
const admin = { visitorId: null, admin: { id: 'a', username: 'admin' } }
let claudeThere: FakeClaude
let stripe: FakeStripe
/** Accepts connections and never responds. */
let silent: Server
let silentPort = 0
beforeAll(async () => {
  claudeThere = await startFakeClaude()
  stripe = await startFakeStripe()
  silent = createServer(() => {})
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  const bound = silent.address()
  silentPort = typeof bound === 'object' && bound ? bound.port : 0
})
afterAll(async () => {
  await Promise.all([claudeThere.close(), stripe.close()])
  silent.close()
})
const claude = () => openClaude({ apiKey: 'test', baseURL: claudeThere.url, model: 'claude-opus-5-5' })
const measure = (more: Partial<Parameters<typeof measureHealth>[1]> = {}) =>
  measureHealth(database.db, { viewer: admin, now: new Date(), claude: null, patienceMs: 15_000, ...more })

test('without any provider configured all is good, except a queue without workers', async () => {
  const health = await measure()
  expect(health).toMatchObject({
    database: { state: 'good', version: expect.stringMatching(/^\d+/) },
    author: { state: 'good', model: null },
    mail: { state: 'good', by: 'files' },
    cards: { state: 'off' },
    queue: { state: 'down', fault: 'no-workers', waiting: 0, oldest: null },
  })
  await expect(
    measureHealth(database.db, { viewer: { visitorId: 'v', admin: null }, now: new Date(), claude: null }),
  ).rejects.toMatchObject({ code: 'sign_in_required' })
})

test('the queue’s health: waiting jobs, age of the oldest, given-up jobs', async () => {
  const { db } = database
  await db.queueWorker.create({ data: { id: 'w1', seenAt: new Date() } })
  expect((await measure()).queue).toMatchObject({ state: 'good', workers: 1 })
  const later = new Date(Date.now() + 3_600_000)
  await addJob(db, 'maintenance', {}, { key: 'later', at: later })
  await addJob(db, 'maintenance', {}, { key: 'now', at: new Date(Date.now() - 120_000) })
  expect((await measure()).queue).toMatchObject({
    state: 'strained',
    fault: 'behind',
    waiting: 1,
    oldest: expect.any(Number),
  })
  await db.$executeRaw`UPDATE graphile_worker._private_jobs SET attempts = max_attempts WHERE key = 'now'`
  expect((await measure()).queue).toMatchObject({ state: 'strained', fault: 'given-up', givenUp: 1, waiting: 0 })
  await db.$executeRaw`DELETE FROM graphile_worker._private_jobs`
})

test('Claude is reached at no cost; a rejected key, a busy service and an open breaker are distinguished', async () => {
  expect((await measure({ claude: claude() })).author).toMatchObject({ state: 'good', model: 'claude-opus-5-5' })
  expect(claudeThere.reached).toEqual(['claude-opus-5-5'])
  claudeThere.unreachable = wrongKey
  expect((await measure({ claude: claude() })).author).toMatchObject({ state: 'down', fault: 'denied' })
  claudeThere.unreachable = rateLimited('1')
  expect((await measure({ claude: claude() })).author).toMatchObject({ state: 'down', fault: 'busy' })
  delete claudeThere.unreachable
  const resting = claude()
  claudeThere.otherwise = wrongKey
  const question = {
    system: 's',
    turns: [{ role: 'user' as const, content: 'x' }],
    schema: (await import('zod')).z.object({ x: (await import('zod')).z.string() }),
    maxTokens: 10,
    effort: 'low' as const,
  }
  await expect(resting.ask(question, { deadline: Date.now() + 2_000, idleMs: 1_000, tries: 1 })).rejects.toMatchObject({
    code: 'denied',
  })
  expect((await measure({ claude: resting })).author).toMatchObject({
    state: 'strained',
    fault: 'resting',
    restsFor: expect.any(Number),
  })
  await database.db.authorCall.createMany({
    data: ['busy', 'busy', 'answered'].map((outcome) => ({
      purpose: 'write',
      model: 'm',
      outcome,
      inputTokens: 0,
      outputTokens: 0,
      cacheWriteTokens: 0,
      cacheReadTokens: 0,
      ms: 1,
    })),
  })
  expect((await measure({ claude: claude() })).author).toMatchObject({
    state: 'strained',
    fault: 'calls-failing',
    calls: 3,
    failed: 2,
  })
})

test('a hanging check neither hides the others nor exceeds its time limit', async () => {
  claudeThere.unreachable = hang
  Object.assign(env(), {
    SMTP_URL: `smtp://127.0.0.1:${silentPort}`,
    STRIPE_SECRET_KEY: stripe.secretKey,
    STRIPE_PUBLISHABLE_KEY: 'pk_test_fake',
    STRIPE_API_BASE: `http://127.0.0.1:${silentPort}`,
  })
  const started = Date.now()
  const health = await measure({ claude: claude(), patienceMs: 2_000 })
  expect(Date.now() - started).toBeLessThan(8_000)
  expect(health).toMatchObject({
    database: { state: 'good' },
    queue: { state: 'good' },
    author: { state: 'down' },
    mail: { state: 'down', by: 'smtp' },
    cards: { state: 'down' },
  })
  delete claudeThere.unreachable
  Object.assign(env(), { SMTP_URL: undefined, STRIPE_API_BASE: stripe.url })
  expect((await measure()).cards).toMatchObject({ state: 'good', events: false })
  Object.assign(env(), { STRIPE_SECRET_KEY: 'sk_test_wrong' })
  expect((await measure()).cards).toMatchObject({ state: 'down', fault: 'denied' })
  const gone = connect('postgresql://nobody:x@127.0.0.1:1/none')
  expect(
    (await measureHealth(gone, { viewer: admin, now: new Date(), claude: null, patienceMs: 700 })).database,
  ).toMatchObject({ state: 'down' })
  await gone.$disconnect()
})

test('recent activity is one list; the API returns the specified figures to administrators only', async () => {
  const { db } = database
  env().DATABASE_URL = database.url
  await makeGiftCode(db, { code: 'HAPPY234', createdAt: new Date('2026-11-21T09:00:00Z') })
  await db.contactMessage.create({
    data: {
      name: 'Ann',
      email: 'a@example.com',
      subject: 'Hello',
      message: 'x'.repeat(20),
      createdAt: new Date('2026-11-21T08:00:00Z'),
    },
  })
  const sold = (orderId: string, more: object) =>
    db.purchase.create({
      data: {
        orderId,
        customerEmail: 'a@example.com',
        customerName: 'A',
        productName: 'Digital Story',
        product: 'digital',
        amount: 999,
        currency: 'AUD',
        source: 'test',
        accessToken: orderId,
        status: 'completed',
        ...more,
      },
    })
  await sold('B-1', { createdAt: new Date('2026-11-21T07:00:00Z'), completedAt: new Date('2026-11-21T07:30:00Z') })
  await sold('B-2', {
    createdAt: new Date('2026-11-01T07:00:00Z'),
    completedAt: new Date('2026-11-01T07:00:00Z'),
    refundedAt: new Date('2026-11-21T07:45:00Z'),
  })
  expect((await recentActivity(db, { viewer: admin })).map(({ type }) => type)).toEqual([
    'gift_code',
    'message',
    'refund',
    'purchase',
  ])
  const call = () => GET(new Request('http://localhost/api/admin/stats'), { params: Promise.resolve({}) })
  expect((await call()).status).toBe(401)
  mockViewer.admin = admin.admin
  const answer = await call()
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  expect(await answer.json()).toEqual({
    totalUsers: 0,
    totalStories: 0,
    storiesThisWeek: 0,
    totalGiftCodes: 1,
    giftCodesUsed: 0,
    totalRevenue: 9.99,
    pendingApprovals: 0,
    recentActivity: expect.arrayContaining([
      { description: 'Gift code HAPPY234 created by test', timestamp: '2026-11-21T09:00:00.000Z', type: 'gift_code' },
      { description: 'Order B-2 refunded', timestamp: '2026-11-21T07:45:00.000Z', type: 'refund' },
    ]),
  })
})
