import { testDatabase } from '@/e2e/fixtures/database'
import { makeRequest, makeVisitor } from '@/e2e/fixtures/factory'
import { startFakeStripe, signPayload, type FakeStripe } from '@/e2e/fakes/stripe'
import { purchaseBody, type PurchaseBodyInput } from '@/lib/domain/commerce/purchase'
import { db } from '@/lib/platform/db/client'
import { env } from '@/lib/platform/env'
import { log } from '@/lib/platform/log'
import { createStory } from '@/lib/server/stories/create-story'
import { POST as webhook } from '@/app/api/stripe/webhook/route'
import { beginPurchase } from './begin-purchase'
import { countCredits } from './count-credits'
import { reconcile } from './reconcile'
import { refundPurchase } from './refund-purchase'
import { settlePayment } from './settle-payment'

jest.mock('@/lib/platform/log', () => ({ log: { info: jest.fn(), warn: jest.fn(), error: jest.fn() } }))
jest.mock('@/lib/http/viewer', () => ({ readViewer: async () => ({ visitorId: null, admin: null }) }))

jest.setTimeout(30_000)
const database = testDatabase()
const NOW = new Date()
/** One connection per request: a request that waits too long for one gets a 503, and the provider would send again. */
const CONCURRENCY = 20
const FORM: PurchaseBodyInput = {
  email: 'nan@example.com',
  fullName: 'Ann Ng',
  country: 'AU',
  paymentMethod: 'stripe',
  language: 'en',
}
const admin = { visitorId: null, admin: { id: 'a', username: 'admin' } }
let fake: FakeStripe

beforeAll(async () => {
  fake = await startFakeStripe()
  Object.assign(env(), {
    STRIPE_SECRET_KEY: fake.secretKey,
    STRIPE_PUBLISHABLE_KEY: 'pk_test_fake',
    STRIPE_WEBHOOK_SECRET: fake.webhookSecret,
    STRIPE_API_BASE: fake.url,
    DATABASE_URL: database.url,
    DATABASE_POOL: CONCURRENCY,
  })
  // As in stores.test.ts: a busy machine opens connections slowly.
  for (let at = 1; at <= CONCURRENCY; at++)
    await Promise.all(Array.from({ length: at }, () => db().$queryRaw`SELECT 1 AS one FROM pg_sleep(0.01)`))
})
afterAll(() => fake.close())
beforeEach(() => {
  jest.clearAllMocks()
  fake.received.length = 0
})

const begin = (visitorId: string, more: Partial<PurchaseBodyInput> = {}, now = NOW) =>
  beginPurchase(database.db, {
    visitorId,
    order: purchaseBody.parse({ ...FORM, ...more }),
    site: 'http://localhost',
    now,
  })

/** A purchase at checkout, and its payment. */
async function openPurchase(more: Partial<PurchaseBodyInput> = {}, now = NOW) {
  const visitorId = await makeVisitor(database.db)
  const { clientSecret } = await begin(visitorId, more, now)
  const paymentId = (clientSecret ?? '').split('_secret_')[0] ?? ''
  const purchase = await database.db.purchase.findUniqueOrThrow({ where: { paymentIntentId: paymentId } })
  return { visitorId, paymentId, id: purchase.id }
}
const send = (
  type: string,
  paymentId: string,
  change: { body?: (body: string) => string; signature?: string | null; secondsAgo?: number; secret?: string } = {},
) => {
  const { body, signature } = fake.event(type, paymentId, change)
  const header = change.signature === undefined ? signature : change.signature
  return webhook(
    new Request('http://localhost/api/stripe/webhook', {
      method: 'POST',
      headers: header === null ? {} : { 'stripe-signature': header },
      body: change.body ? change.body(body) : body,
    }),
    { params: Promise.resolve({}) },
  )
}
async function stateOf(id: string) {
  const { status, refundedAt, credit } = await database.db.purchase.findUniqueOrThrow({
    where: { id },
    include: { credit: true },
  })
  const mails = await database.db.mailOutbox.count({ where: { dedupeKey: `order:${id}` } })
  return {
    status,
    refunded: refundedAt !== null,
    credits: credit ? credit.quantity - credit.spent : 0,
    revoked: credit ? credit.revokedAt !== null : null,
    mails,
  }
}
const PAID = { status: 'completed', refunded: false, credits: 1, revoked: false, mails: 1 }
const shuffled = <T>(list: readonly T[], at: number): T[] =>
  list
    .map((value, i) => ({ value, key: Math.sin(at * 97 + i * 13) }))
    .sort((a, b) => a.key - b.key)
    .map(({ value }) => value)

test('purchase: concurrent submits open one Stripe payment, with our amount, currency and metadata', async () => {
  const visitorId = await makeVisitor(database.db)
  const story = makeRequest()
  const answers = await Promise.all(Array.from({ length: 20 }, () => begin(visitorId, { story })))
  expect(new Set(answers.map(({ clientSecret }) => clientSecret)).size).toBe(1)
  const [purchase, ...others] = await database.db.purchase.findMany({ where: { visitorId } })
  expect(others).toEqual([])
  expect(purchase).toMatchObject({
    status: 'pending',
    amount: 999,
    currency: 'AUD',
    product: 'digital',
    source: 'stripe',
    customerEmail: 'nan@example.com',
    storyPreview: { seed: story.seed, childName: 'Mila' },
  })
  const intent = fake.intents.get(purchase?.paymentIntentId ?? '')
  expect(intent).toMatchObject({
    amount: 999,
    currency: 'aud',
    metadata: { purchase: purchase?.id, order: purchase?.orderId, product: 'digital' },
  })
  const opened = fake.received.filter(({ method, path }) => method === 'POST' && path === '/v1/payment_intents')
  expect(new Set(opened.map(({ key }) => key))).toEqual(new Set([purchase?.id]))
  // Neither the buyer's name or address nor a child's name goes to the provider.
  expect(JSON.stringify(fake.received)).not.toMatch(/Ann Ng|nan@|Mila/)
})

test('purchase: another order of a visitor is another payment; one paid meanwhile is not charged twice', async () => {
  const { visitorId, paymentId } = await openPurchase()
  const other = await begin(visitorId, { fullName: 'Ann Nguyen' })
  expect(other.clientSecret).not.toContain(paymentId)
  fake.confirm(paymentId)
  expect(await begin(visitorId)).toEqual({})
  expect(await countCredits(database.db, { viewer: { visitorId, admin: null } })).toBe(1)
})

test('purchase: an order resubmitted while its payment is processing leads to checkout, which says so', async () => {
  const { visitorId, paymentId } = await openPurchase()
  fake.confirm(paymentId, 'slow')
  expect((await begin(visitorId)).clientSecret).toContain(paymentId)
})

test('webhook: 20 concurrent deliveries beside the return page give one credit and one mail', async () => {
  const { id, paymentId } = await openPurchase()
  fake.confirm(paymentId)
  const answers = await Promise.all([
    ...Array.from({ length: CONCURRENCY }, () => send('payment_intent.succeeded', paymentId)),
    ...Array.from({ length: 5 }, () => settlePayment(database.db, { paymentId, now: NOW })),
  ])
  for (const answer of answers)
    expect(answer instanceof Response ? answer.status : answer).toEqual(answer instanceof Response ? 200 : 'completed')
  expect(await stateOf(id)).toEqual(PAID)
})

test.each([0, 1, 2, 3, 4, 5])('webhook: events in any order end in the same state (order %i)', async (order) => {
  const { id, paymentId } = await openPurchase()
  // Recorded in order, delivered in any order.
  const early = [fake.event('payment_intent.created', paymentId)]
  fake.confirm(paymentId, 'slow')
  early.push(fake.event('payment_intent.processing', paymentId))
  fake.settle(paymentId, 'paid')
  early.push(fake.event('payment_intent.succeeded', paymentId))
  fake.refund(paymentId)
  early.push(fake.event('charge.refunded', paymentId))
  const post = ({ body, signature }: { body: string; signature: string }) =>
    webhook(new Request('http://localhost/', { method: 'POST', headers: { 'stripe-signature': signature }, body }), {
      params: Promise.resolve({}),
    })
  for (const one of shuffled(early, order)) expect((await post(one)).status).toBe(200)
  expect(await stateOf(id)).toEqual({ ...PAID, refunded: true, revoked: true })
})

test('webhook: forged, stale and re-serialised events change nothing', async () => {
  const { id, paymentId } = await openPurchase()
  fake.confirm(paymentId)
  const refused = await Promise.all([
    send('payment_intent.succeeded', paymentId, { secret: 'whsec_other' }),
    send('payment_intent.succeeded', paymentId, { secondsAgo: 301 }),
    send('payment_intent.succeeded', paymentId, { body: (body) => JSON.stringify(JSON.parse(body)) }),
    send('payment_intent.succeeded', paymentId, { signature: null }),
    send('payment_intent.succeeded', paymentId, { signature: 't=1,v1=00' }),
    send('payment_intent.succeeded', paymentId, {
      signature: signPayload('{}', fake.webhookSecret, Math.floor(Date.now() / 1000)),
    }),
  ])
  expect(refused.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400, 400])
  expect(await refused[0]?.json()).toMatchObject({ code: 'bad_signature' })
  expect(await stateOf(id)).toMatchObject({ status: 'pending', credits: 0, mails: 0 })
  expect((await send('payment_intent.succeeded', paymentId, { secondsAgo: 299 })).status).toBe(200)
  expect(await stateOf(id)).toEqual(PAID)
})

test('webhook: a failure before the commit leaves everything to do, after it nothing', async () => {
  const { id, paymentId } = await openPurchase()
  fake.confirm(paymentId)
  await database.db
    .$executeRaw`CREATE OR REPLACE FUNCTION killed() RETURNS trigger AS $$ BEGIN RAISE EXCEPTION 'killed'; END $$ LANGUAGE plpgsql`
  await database.db
    .$executeRaw`CREATE CONSTRAINT TRIGGER killed AFTER INSERT ON credits DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION killed()`
  expect((await send('payment_intent.succeeded', paymentId)).status).toBe(500)
  expect(await stateOf(id)).toMatchObject({ status: 'pending', credits: 0, mails: 0 })
  await database.db.$executeRaw`DROP TRIGGER killed ON credits`
  // The response is lost, so Stripe sends the event again.
  await send('payment_intent.succeeded', paymentId)
  const before = await database.db.purchase.findUniqueOrThrow({ where: { id }, include: { credit: true } })
  expect((await send('payment_intent.succeeded', paymentId)).status).toBe(200)
  expect(await database.db.purchase.findUniqueOrThrow({ where: { id }, include: { credit: true } })).toEqual(before)
  expect(await stateOf(id)).toEqual(PAID)
})

test.each([
  ['amount', { amount: 1, amount_received: 1 }],
  ['currency', { currency: 'usd' }],
  ['product', { product: 'bundle' }],
])('settlement: a payment of another %s is refused, with an alert', async (what, change) => {
  const { id, paymentId } = await openPurchase()
  const intent = fake.confirm(paymentId)
  if ('product' in change) intent.metadata = { ...intent.metadata, ...change }
  else Object.assign(intent, change)
  expect(await settlePayment(database.db, { paymentId, now: NOW })).toBe('refused')
  expect((await send('payment_intent.succeeded', paymentId)).status).toBe(200)
  expect(await stateOf(id)).toMatchObject({ status: 'pending', credits: 0 })
  expect(log.error).toHaveBeenCalledWith('payment.mismatch', expect.objectContaining({ alert: true, purchaseId: id }))
})

test("settlement: a payment that names another's purchase pays for neither", async () => {
  const mine = await openPurchase()
  const theirs = await openPurchase()
  const intent = fake.confirm(mine.paymentId)
  intent.metadata = { ...intent.metadata, purchase: theirs.id }
  expect(await settlePayment(database.db, { paymentId: mine.paymentId, now: NOW })).toBe('refused')
  expect([await stateOf(mine.id), await stateOf(theirs.id)]).toEqual([
    expect.objectContaining({ credits: 0 }),
    expect.objectContaining({ credits: 0 }),
  ])
  expect(await settlePayment(database.db, { paymentId: 'pi_none', now: NOW })).toBe('unknown')
})

test('reconcile: settles payments without a webhook, also one whose id was never stored', async () => {
  const reported = await openPurchase({}, new Date(NOW.getTime() - 120_000))
  fake.confirm(reported.paymentId)
  // The process died between creating the payment and storing its id.
  const lost = await openPurchase({}, new Date(NOW.getTime() - 120_000))
  await database.db.purchase.update({ where: { id: lost.id }, data: { paymentIntentId: null } })
  fake.confirm(lost.paymentId)
  const young = await openPurchase()
  fake.confirm(young.paymentId)
  await Promise.all([reconcile(database.db, { now: NOW }), reconcile(database.db, { now: NOW })])
  expect([await stateOf(reported.id), await stateOf(lost.id)]).toEqual([PAID, PAID])
  expect(await stateOf(young.id)).toMatchObject({ status: 'pending' })
})

test('reconcile: closes purchases unpaid for a day and deletes the child’s data; waits for delayed payments', async () => {
  const yesterday = new Date(NOW.getTime() - 24 * 3_600_000)
  const left = await openPurchase({ story: makeRequest() }, yesterday)
  const slow = await openPurchase({ story: makeRequest() }, yesterday)
  fake.confirm(slow.paymentId, 'slow')
  await reconcile(database.db, { now: NOW })
  expect(await database.db.purchase.findUniqueOrThrow({ where: { id: left.id } })).toMatchObject({
    status: 'failed',
    storyPreview: null,
  })
  expect(fake.intents.get(left.paymentId)?.status).toBe('canceled')
  expect(await database.db.purchase.findUniqueOrThrow({ where: { id: slow.id } })).toMatchObject({
    status: 'pending',
    storyPreview: expect.objectContaining({ seed: 'seed-1' }),
  })
  fake.settle(slow.paymentId, 'paid')
  await reconcile(database.db, { now: NOW })
  expect(await stateOf(slow.id)).toEqual(PAID)
})

test('settlement: a delayed payment that fails is mailed once; a declined card is not', async () => {
  const slow = await openPurchase()
  fake.confirm(slow.paymentId, 'slow')
  await send('payment_intent.processing', slow.paymentId)
  fake.settle(slow.paymentId, 'failed')
  await Promise.all(Array.from({ length: 5 }, () => send('payment_intent.payment_failed', slow.paymentId)))
  expect(await database.db.mailOutbox.count({ where: { dedupeKey: `payment-failed:${slow.id}` } })).toBe(1)
  const declined = await openPurchase()
  fake.confirm(declined.paymentId, 'declined')
  await send('payment_intent.payment_failed', declined.paymentId)
  expect(await database.db.mailOutbox.count({ where: { dedupeKey: `payment-failed:${declined.id}` } })).toBe(0)
  fake.confirm(declined.paymentId)
  await send('payment_intent.succeeded', declined.paymentId)
  expect(await stateOf(declined.id)).toEqual(PAID)
})

test('refund: a revoked credit makes no story; stories made before stay', async () => {
  const { id, visitorId, paymentId } = await openPurchase()
  fake.confirm(paymentId)
  await settlePayment(database.db, { paymentId, now: NOW })
  await expect(refundPurchase(database.db, { viewer: { visitorId, admin: null }, id, now: NOW })).rejects.toMatchObject(
    { code: 'sign_in_required' },
  )
  await Promise.all([1, 2, 3].map(() => refundPurchase(database.db, { viewer: admin, id, now: NOW })))
  expect(
    fake.received.filter(({ path }) => path === '/v1/refunds').every(({ key }) => key?.startsWith(`refund:${id}:`)),
  ).toBe(true)
  expect(await stateOf(id)).toEqual({ ...PAID, refunded: true, revoked: true })
  await expect(createStory(database.db, { visitorId, request: makeRequest(), now: NOW })).rejects.toMatchObject({
    code: 'payment_required',
  })

  const used = await openPurchase()
  fake.confirm(used.paymentId)
  await settlePayment(database.db, { paymentId: used.paymentId, now: NOW })
  const story = await createStory(database.db, { visitorId: used.visitorId, request: makeRequest(), now: NOW })
  fake.refund(used.paymentId, 500)
  expect(await settlePayment(database.db, { paymentId: used.paymentId, now: NOW })).toBe('completed')
  fake.dispute(used.paymentId)
  expect(await settlePayment(database.db, { paymentId: used.paymentId, now: NOW })).toBe('refunded')
  expect(await database.db.story.count({ where: { id: story } })).toBe(1)
})

test('purchase: a provider outage is retried, then reported; no payable purchase is left behind', async () => {
  const visitorId = await makeVisitor(database.db)
  fake.fail(503, 2)
  expect((await begin(visitorId)).clientSecret).toBeDefined()
  const other = await makeVisitor(database.db)
  fake.fail(503, 3)
  await expect(begin(other)).rejects.toMatchObject({ code: 'payment_provider' })
  expect((await begin(other)).clientSecret).toBeDefined()
  expect(await database.db.purchase.count({ where: { visitorId: other } })).toBe(1)
})

test('purchase: an error that Stripe replays under its idempotency key blocks neither the buyer’s next try nor other payments', async () => {
  const unlucky = await makeVisitor(database.db)
  fake.fail(500, 1)
  await expect(begin(unlucky, {}, new Date(NOW.getTime() - 300_000))).rejects.toMatchObject({
    code: 'payment_provider',
  })
  const paid = await openPurchase({}, new Date(NOW.getTime() - 120_000))
  fake.confirm(paid.paymentId)
  await reconcile(database.db, { now: NOW })
  expect(await stateOf(paid.id)).toEqual(PAID)
  expect((await begin(unlucky)).clientSecret).toBeDefined()
  expect(await database.db.purchase.count({ where: { visitorId: unlucky, status: 'pending' } })).toBe(1)
})
