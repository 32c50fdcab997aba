import { createHmac } from 'node:crypto'
import { testDatabase } from '@/e2e/fixtures/database'
import { makeRequest, makeVisitor } from '@/e2e/fixtures/factory'
import { POST as shopify } from '@/app/api/shopify/webhook/purchase/route'
import { POST as stanstore } from '@/app/api/stanstore/webhook/purchase/route'
import { claimForm, orderLinkForm } from '@/lib/domain/commerce/claim'
import { db } from '@/lib/platform/db/client'
import { env } from '@/lib/platform/env'
import { log } from '@/lib/platform/log'
import { createStory } from '@/lib/server/stories/create-story'
import { claimPurchase } from './claim-purchase'
import { countCredits } from './count-credits'
import { findOrder } from './find-order'
import { listPurchases } from './list-purchases'
import { readPurchase } from './read-purchase'
import { releaseStoreOrder } from './release-store-order'
import { resendOrderLink } from './resend-order-link'

jest.mock('@/lib/platform/log', () => ({ log: { info: jest.fn(), warn: jest.fn(), error: jest.fn() } }))
jest.mock('@/lib/http/viewer', () => ({ readViewer: async () => ({ visitorId: null, admin: null }) }))
jest.setTimeout(30_000)

const database = testDatabase()
const SECRET = 'a store’s secret'
const NOW = new Date()
const POOL = 20
beforeAll(async () => {
  Object.assign(env(), {
    STANSTORE_WEBHOOK_SECRET: SECRET,
    SHOPIFY_WEBHOOK_SECRET: SECRET,
    DATABASE_URL: database.url,
    DATABASE_POOL: POOL,
  })
  // Connections are opened before the requests: on a busy machine opening one takes longer than a request waits for it.
  for (let at = 1; at <= POOL; at++)
    await Promise.all(Array.from({ length: at }, () => db().$queryRaw`SELECT 1 AS one FROM pg_sleep(0.01)`))
})
beforeEach(() => jest.clearAllMocks())

const stanstoreBody = (more: object = {}) => ({
  order_id: 'st_1',
  email: 'Nan@Example.com',
  name: 'Ann Ng',
  product: 'digital',
  amount: 999,
  currency: 'AUD',
  ...more,
})
const shopifyBody = (more: object = {}) => ({
  id: 5001,
  name: '#1001',
  email: 'nan@example.com',
  currency: 'AUD',
  total_price: '9.99',
  financial_status: 'paid',
  customer_locale: 'de-AU',
  customer: { first_name: 'Ann', last_name: 'Ng' },
  line_items: [
    { sku: 'digital', quantity: 1, price: '9.99' },
    { sku: 'MUG', quantity: 2, price: '15.00' },
  ],
  ...more,
})
async function send(
  to: 'stanstore' | 'shopify',
  body: object,
  { sent, secret = SECRET, topic = 'orders/paid' }: { sent?: string; secret?: string; topic?: string } = {},
) {
  const text = JSON.stringify(body)
  const sign = (encoding: 'hex' | 'base64') => createHmac('sha256', secret).update(text).digest(encoding)
  const headers: Record<string, string> =
    to === 'stanstore'
      ? { 'x-stanstore-signature': sign('hex') }
      : { 'x-shopify-hmac-sha256': sign('base64'), 'x-shopify-topic': topic }
  const handler = to === 'stanstore' ? stanstore : shopify
  const answer = await handler(
    new Request(`http://localhost/api/${to}/webhook/purchase`, { method: 'POST', headers, body: sent ?? text }),
    { params: Promise.resolve({}) },
  )
  return answer.status
}
const findPurchase = (orderId: string) =>
  database.db.purchase.findUnique({ where: { orderId }, include: { credit: true } })
const claim = async (accessToken: string | undefined, visitorId?: string) =>
  claimPurchase(database.db, {
    visitorId: visitorId ?? (await makeVisitor(database.db)),
    claim: claimForm.parse({ accessToken }),
  })
const tokenOf = async (orderId: string) => (await findPurchase(orderId))?.accessToken
/** Asks for an order's letter. @returns the tokens of the letters that were sent because of it */
async function resend(orderId: string, email: string): Promise<unknown[]> {
  const sent = async () =>
    database.db.mailOutbox.findMany({ where: { template: 'access-link' }, orderBy: { createdAt: 'asc' } })
  const before = new Set((await sent()).map(({ id }) => id))
  await resendOrderLink(database.db, { request: orderLinkForm.parse({ orderId, email }), now: new Date() })
  return (await sent()).filter(({ id }) => !before.has(id)).map(({ recipient, params }) => [recipient, params])
}

test('creator store webhook: 20 concurrent deliveries of an order give one purchase, one credit and one mail with its link', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => send('stanstore', stanstoreBody())))
  expect(new Set(answers)).toEqual(new Set([200]))
  const purchase = await findPurchase('st_1')
  expect(purchase).toMatchObject({
    status: 'completed',
    source: 'stanstore',
    amount: 999,
    currency: 'AUD',
    visitorId: null,
    credit: { quantity: 1, visitorId: null },
  })
  const letters = await database.db.mailOutbox.findMany({ where: { dedupeKey: `order:${purchase?.id}` } })
  expect(letters).toMatchObject([
    { template: 'access-link', recipient: 'Nan@Example.com', params: { token: purchase?.accessToken } },
  ])
})

test.each([
  [9.99, 'USD'],
  ['9.99', 'aud'],
  [999, undefined],
])('creator store webhook: an amount of %s %s is accepted', async (amount, currency) => {
  const order_id = `st_${amount}${currency}`
  expect(await send('stanstore', stanstoreBody({ order_id, amount, currency }))).toBe(200)
  expect(await findPurchase(order_id)).toMatchObject({ amount: 999, currency: currency?.toUpperCase() ?? 'USD' })
})

test('commerce store webhook: an order gives one purchase per product of ours, in the buyer’s language, and ignores other goods', async () => {
  const lines = [
    { sku: 'bundle', quantity: 2, price: '29.99' },
    { sku: 'collaborative', quantity: 1, price: '19.99' },
    { sku: null, quantity: 1, price: '1.00' },
  ]
  expect(await send('shopify', shopifyBody({ name: '#1002', line_items: lines }))).toBe(200)
  expect(await findPurchase('1002')).toMatchObject({
    product: 'bundle',
    amount: 5998,
    language: 'de',
    customerName: 'Ann Ng',
    credit: { quantity: 10 },
  })
  expect(await findPurchase('1002/2')).toMatchObject({ product: 'collaborative', credit: { quantity: 2 } })
  expect(
    await send('shopify', shopifyBody({ name: '#1003', line_items: [{ sku: 'MUG', quantity: 1, price: '15.00' }] })),
  ).toBe(200)
  expect(await send('shopify', shopifyBody({ name: '#1003', financial_status: 'pending' }))).toBe(200)
  expect(await send('shopify', shopifyBody({ name: '#1003', financial_status: null }))).toBe(200)
  expect(await findPurchase('1003')).toBeNull()
})

test('store webhooks: forged, re-serialised and unreadable messages create no row', async () => {
  const before = await database.db.purchase.count()
  expect(await send('stanstore', stanstoreBody({ order_id: 'x1' }), { secret: 'another' })).toBe(400)
  expect(
    await send('stanstore', stanstoreBody({ order_id: 'x1' }), {
      sent: JSON.stringify(stanstoreBody({ order_id: 'x1' }), null, 1),
    }),
  ).toBe(400)
  expect(await send('shopify', shopifyBody({ name: '#x1' }), { secret: 'another' })).toBe(400)
  expect(await send('stanstore', { order_id: 'x1' })).toBe(400)
  expect(await send('stanstore', stanstoreBody({ order_id: 'x1', email: 'nobody' }))).toBe(400)
  expect(await send('shopify', {})).toBe(400)
  expect(await database.db.purchase.count()).toBe(before)
})

test('store webhooks: a product that is none of ours is refused, with an alert', async () => {
  expect(await send('stanstore', stanstoreBody({ order_id: 'w0', product: 'castle' }))).toBe(422)
  expect(await findPurchase('w0')).toBeNull()
  expect(log.error).toHaveBeenCalledWith('order.mismatch', expect.objectContaining({ alert: true }))
})

const admin = { visitorId: null, admin: { id: 'a', username: 'staff' } }
test.each([
  ['price', 'w1', 'stanstore', stanstoreBody({ order_id: 'w1', amount: 799 }), 1],
  ['currency', 'w2', 'stanstore', stanstoreBody({ order_id: 'w2', currency: 'JPY' }), 1],
  [
    'price',
    'w3',
    'shopify',
    shopifyBody({ name: '#w3', line_items: [{ sku: 'bundle', quantity: 2, price: '19.99' }] }),
    10,
  ],
  ['currency', 'w4', 'shopify', shopifyBody({ name: '#w4', currency: 'INR' }), 1],
] as const)(
  'store webhooks: an order at another %s than ours (%s, %s) is held without a credit until a person releases it, once',
  async (_, orderId, store, body, credits) => {
    expect(new Set(await Promise.all([1, 2, 3].map(() => send(store, body))))).toEqual(new Set([200]))
    const purchase = await findPurchase(orderId)
    const id = purchase?.id ?? ''
    expect(purchase).toMatchObject({ status: 'held', credit: null })
    expect(log.error).toHaveBeenCalledWith('order.held', expect.objectContaining({ alert: true }))
    await expect(claim(purchase?.accessToken)).rejects.toMatchObject({ code: 'order_unknown' })
    const { purchases } = await listPurchases(database.db, { viewer: admin, part: 'held' })
    expect(purchases.map((one) => one.id)).toContain(id)
    expect(await readPurchase(database.db, { viewer: admin, id })).toMatchObject({
      releasable: true,
      refundable: false,
    })

    const stranger = { visitorId: 'v', admin: null }
    await expect(releaseStoreOrder(database.db, { viewer: stranger, id, now: NOW })).rejects.toMatchObject({
      code: 'sign_in_required',
    })
    const ends = await Promise.allSettled(
      [1, 2, 3].map(() => releaseStoreOrder(database.db, { viewer: admin, id, now: NOW })),
    )
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await claim(purchase?.accessToken)).toMatchObject({ left: credits })
    expect(await database.db.mailOutbox.count({ where: { dedupeKey: `order:${id}` } })).toBe(1)
    expect(await database.db.auditEntry.findMany({ where: { subjectId: id } })).toMatchObject([
      { actor: 'staff', action: 'purchase.release' },
    ])
    // Delivered again, it stays as it is.
    expect(await send(store, body)).toBe(200)
    expect(await findPurchase(orderId)).toMatchObject({ status: 'completed', credit: { quantity: credits } })
  },
)

test('store webhooks: a held order that the store refunds can’t be released any more', async () => {
  const body = shopifyBody({ name: '#w9', line_items: [{ sku: 'digital', quantity: 1, price: '1.00' }] })
  await send('shopify', body)
  await send('shopify', body, { topic: 'orders/cancelled' })
  const id = (await findPurchase('w9'))?.id ?? ''
  await expect(releaseStoreOrder(database.db, { viewer: admin, id, now: NOW })).rejects.toMatchObject({
    code: 'order_moved',
  })
  expect(await findPurchase('w9')).toMatchObject({ refundedAt: expect.any(Date), credit: null })
})

test('claim: only the access token of its letter claims an order; its buyer makes the book', async () => {
  await send('stanstore', stanstoreBody({ order_id: 'st_9' }))
  const first = await makeVisitor(database.db)
  await expect(claim('nonsense')).rejects.toMatchObject({ code: 'order_unknown' })
  for (const form of [{ orderId: 'st_9', email: 'nan@example.com' }, { accessToken: '' }, {}])
    expect(claimForm.safeParse(form).success).toBe(false)
  const token = await tokenOf('st_9')
  expect(await claim(token, first)).toEqual({ orderId: 'st_9', left: 1, rooms: 0, story: null })
  const second = await makeVisitor(database.db)
  expect(await claim(token, second)).toMatchObject({ left: 1 })
  expect(
    await Promise.all(
      [first, second].map((visitorId) => countCredits(database.db, { viewer: { visitorId, admin: null } })),
    ),
  ).toEqual([0, 1])
  const stories = await Promise.allSettled(
    [first, second, second].map((visitorId) =>
      createStory(database.db, { visitorId, request: makeRequest(), now: NOW }),
    ),
  )
  expect(stories.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected'])
})

test('order number and email: send the letter again to the buyer alone, and move nothing', async () => {
  await send('stanstore', stanstoreBody({ order_id: 'st_11' }))
  const owner = await makeVisitor(database.db)
  await claim(await tokenOf('st_11'), owner)
  const [[recipient, params] = []] = (await resend('#st_11', 'nan@example.COM')) as [unknown, unknown][]
  expect(recipient).toBe('Nan@Example.com')
  expect(params).toMatchObject({ order: 'st_11', token: await tokenOf('st_11') })
  expect(await countCredits(database.db, { viewer: { visitorId: owner, admin: null } })).toBe(1)
  // A stranger who counts the numbers up learns nothing, and mails nobody else.
  expect(await resend('st_11', 'stranger@example.com')).toEqual([])
  expect(await resend('st_12', 'nan@example.com')).toEqual([])
  // The third and the fourth try of this hour for one address: the buyer isn't flooded.
  expect(await resend('st_11', 'Nan@example.com')).toHaveLength(1)
  expect(await resend('st_11', 'nan@example.com')).toEqual([])
})

test('claim: an order of several products is claimed whole by one of its letters; wildcards match nothing', async () => {
  await send(
    'shopify',
    shopifyBody({
      name: '#1020',
      line_items: [
        { sku: 'bundle', quantity: 1, price: '29.99' },
        { sku: 'digital', quantity: 2, price: '9.99' },
      ],
    }),
  )
  for (const orderId of ['%', '102_', '10'])
    expect(await findOrder(database.db, { orderId, email: 'nan@example.com' })).toEqual([])
  const visitorId = await makeVisitor(database.db)
  expect(await claim(await tokenOf('1020/2'), visitorId)).toMatchObject({ orderId: '1020/2', left: 7 })
  expect(await countCredits(database.db, { viewer: { visitorId, admin: null } })).toBe(7)
})

test('store webhooks: the same order id in both stores gives one purchase each, in either order', async () => {
  const both = () => [
    send('stanstore', stanstoreBody({ order_id: '77' })),
    send('shopify', shopifyBody({ name: '#77', line_items: [{ sku: 'bundle', quantity: 1, price: '29.99' }] })),
  ]
  expect(new Set(await Promise.all(Array.from({ length: 6 }, both).flat()))).toEqual(new Set([200]))
  const rows = await database.db.purchase.findMany({
    where: { orderId: { in: ['77', '77/stanstore', '77/shopify'] } },
    include: { credit: true },
  })
  expect(rows.map(({ source, credit }) => [source, credit?.quantity]).sort()).toEqual([
    ['shopify', 5],
    ['stanstore', 1],
  ])
  expect(
    await send(
      'shopify',
      shopifyBody({
        name: '#77',
        financial_status: 'refunded',
        line_items: [{ sku: 'bundle', quantity: 1, price: '29.99' }],
      }),
    ),
  ).toBe(200)
  const fromStanstore = rows.find(({ source }) => source === 'stanstore')
  expect(await claim(fromStanstore?.accessToken)).toMatchObject({ left: 1 })
})

test('store refunds: a cancelled or refunded order can’t be used', async () => {
  await send('shopify', shopifyBody({ name: '#1009' }))
  expect(
    await send('shopify', shopifyBody({ name: '#1009', financial_status: 'refunded' }), { topic: 'orders/updated' }),
  ).toBe(200)
  expect(await findPurchase('1009')).toMatchObject({
    refundedAt: expect.any(Date),
    credit: { revokedAt: expect.any(Date) },
  })
  await expect(claim(await tokenOf('1009'))).rejects.toMatchObject({ code: 'order_refunded' })
})

test.each(['before', 'among'])(
  'store refunds: a refund that arrives %s the order keeps it from granting anything; every message gets a 200',
  async (when) => {
    const name = `#r-${when}`
    const paid = () => Array.from({ length: 8 }, () => send('shopify', shopifyBody({ name })))
    const cancel = () => send('shopify', shopifyBody({ name }), { topic: 'orders/cancelled' })
    const answers =
      when === 'before'
        ? [await cancel(), ...(await Promise.all(paid()))]
        : await Promise.all([...paid(), cancel(), ...paid()])
    expect(new Set(answers)).toEqual(new Set([200]))
    const purchase = await findPurchase(`r-${when}`)
    expect(purchase?.refundedAt).not.toBeNull()
    if (purchase?.credit) expect(purchase.credit.revokedAt).not.toBeNull()
    else expect(purchase?.status).toBe('failed')
    await expect(claim(purchase?.accessToken)).rejects.toMatchObject({ code: 'order_refunded' })
  },
)
