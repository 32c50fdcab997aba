import { startFakeStripe, type FakeStripe } from '@/e2e/fakes/stripe'
import { testDatabase } from '@/e2e/fixtures/database'
import { makeVisitor, makeWrittenStory } from '@/e2e/fixtures/factory'
import { printStatusChange } from '@/lib/domain/commerce/order-filters'
import { printOrderBody } from '@/lib/domain/commerce/print-order'
import { env } from '@/lib/platform/env'
import { listAllPrintOrders } from '@/lib/server/printing/list-all-print-orders'
import { updatePrintOrderStatus } from '@/lib/server/printing/update-print-order-status'
import { orderPrint } from '@/lib/server/printing/order-print'
import { readPrintOrder } from '@/lib/server/printing/read-print-order'
import { receivePrintUpdate } from '@/lib/server/printing/receive-print-update'
import { listPurchases } from './list-purchases'
import { readPurchase } from './read-purchase'
import { refundPurchase } from './refund-purchase'

jest.mock('@/lib/platform/log', () => ({ log: { info: () => {}, warn: () => {}, error: () => {} } }))
jest.setTimeout(40_000)

const database = testDatabase()
const admin = { visitorId: null, admin: { id: 'a', username: 'admin' } }
const stranger = { visitorId: 'v', admin: null }
const now = new Date('2026-11-21T10:00:00.000Z')
let fake: FakeStripe
beforeAll(async () => {
  fake = await startFakeStripe()
  Object.assign(env(), {
    STRIPE_SECRET_KEY: fake.secretKey,
    STRIPE_PUBLISHABLE_KEY: 'pk_test_fake',
    STRIPE_API_BASE: fake.url,
  })
})
afterAll(() => fake.close())

let counter = 0
/** A purchase paid by card at the fake, with its credit. */
async function createPaidPurchase(more: { customerName?: string; source?: string } = {}) {
  const n = ++counter
  const response = await fetch(`${fake.url}/v1/payment_intents`, {
    method: 'POST',
    headers: { authorization: `Bearer ${fake.secretKey}` },
    body: new URLSearchParams({ amount: '999', currency: 'aud' }),
  })
  const { id: paymentIntentId } = (await response.json()) as { id: string }
  fake.confirm(paymentIntentId)
  const { id } = await database.db.purchase.create({
    data: {
      orderId: `WT-ORDER${n}`,
      customerEmail: `buyer${n}@example.com`,
      customerName: 'Ann Ng',
      productName: 'Digital Story',
      product: 'digital',
      amount: 999,
      currency: 'AUD',
      source: 'stripe',
      accessToken: `token-${n}`,
      status: 'completed',
      completedAt: now,
      paymentIntentId,
      ...more,
      credit: { create: { source: 'purchase', product: 'digital', quantity: 1 } },
    },
  })
  return { id, paymentId: paymentIntentId }
}
const refund = (id: string, at = now) => refundPurchase(database.db, { viewer: admin, id, now: at })
const refundCalls = (paymentId: string) =>
  fake.received.filter(({ path, params }) => path === '/v1/refunds' && params['payment_intent'] === paymentId)
const readState = async (id: string) => {
  const purchase = await readPurchase(database.db, { viewer: admin, id })
  return {
    refunded: purchase?.refundedAt !== null,
    refundable: purchase?.refundable,
    acts: await database.db.auditEntry.count({ where: { subjectId: id, action: 'purchase.refund' } }),
  }
}

test('refund: concurrent and repeated clicks refund once and are audited once', async () => {
  const { id, paymentId } = await createPaidPurchase()
  expect(await readState(id)).toEqual({ refunded: false, refundable: true, acts: 0 })
  await Promise.all(Array.from({ length: 6 }, () => refund(id)))
  await refund(id)
  const [{ key } = { key: null }, ...others] = refundCalls(paymentId)
  expect(key).toContain(id)
  for (const other of others) expect(other.key).toBe(key)
  expect(await readState(id)).toEqual({ refunded: true, refundable: false, acts: 1 })
})

test('refund: a provider that refuses or is unreachable changes nothing, and the error says which it was', async () => {
  const { id } = await createPaidPurchase()
  fake.fail(500, 9)
  await expect(refund(id)).rejects.toMatchObject({ code: 'refund_unknown' })
  expect(await readState(id)).toEqual({ refunded: false, refundable: true, acts: 0 })
  fake.fail(500, 0)
  const unpaid = await database.db.purchase.create({
    data: {
      orderId: 'never',
      customerEmail: 'n@example.com',
      customerName: 'N',
      productName: 'x',
      product: 'digital',
      amount: 999,
      currency: 'AUD',
      source: 'stripe',
      accessToken: 'never',
      status: 'completed',
      paymentIntentId: 'pi_unknown',
    },
  })
  await expect(refund(unpaid.id)).rejects.toMatchObject({ code: 'refund_refused' })
  // The provider repeats its error for the same key; a minute later the key is another.
  await expect(refund(id)).rejects.toMatchObject({ code: 'refund_unknown' })
  await refund(id, new Date(now.getTime() + 60_000))
  expect(await readState(id)).toMatchObject({ refunded: true, acts: 1 })
})

test('refund: money refunded but not recorded is reported; a retry records it without a second refund', async () => {
  const { id, paymentId } = await createPaidPurchase()
  await database.db
    .$executeRaw`CREATE OR REPLACE FUNCTION broken() RETURNS trigger AS $$ BEGIN RAISE EXCEPTION 'broken'; END $$ LANGUAGE plpgsql`
  await database.db.$executeRaw`CREATE TRIGGER broken BEFORE UPDATE ON credits FOR EACH ROW EXECUTE FUNCTION broken()`
  await expect(refund(id)).rejects.toMatchObject({ code: 'refund_unwritten' })
  await database.db.$executeRaw`DROP TRIGGER broken ON credits`
  expect(await readState(id)).toEqual({ refunded: false, refundable: true, acts: 0 })
  await refund(id)
  expect(await readState(id)).toMatchObject({ refunded: true, acts: 1 })
  expect(refundCalls(paymentId)).toHaveLength(2)

  // Much later: the provider has forgotten the key and reports that the charge was already refunded.
  const late = await createPaidPurchase()
  fake.refund(late.paymentId)
  await refund(late.id)
  expect(await readState(late.id)).toMatchObject({ refunded: true, acts: 1 })
})

test('refund: store orders and unpaid purchases are not refundable here; only administrators refund or read', async () => {
  const store = await createPaidPurchase({ source: 'stanstore' })
  await expect(refund(store.id)).rejects.toMatchObject({ code: 'not_found' })
  expect(await readState(store.id)).toMatchObject({ refundable: false })
  const refused = { code: 'sign_in_required' }
  await expect(refundPurchase(database.db, { viewer: stranger, id: store.id, now })).rejects.toMatchObject(refused)
  await expect(listPurchases(database.db, { viewer: stranger, part: 'all' })).rejects.toMatchObject(refused)
  await expect(readPurchase(database.db, { viewer: stranger, id: store.id })).rejects.toMatchObject(refused)
  await expect(listAllPrintOrders(database.db, { viewer: stranger, part: 'all' })).rejects.toMatchObject(refused)
  await expect(readPrintOrder(database.db, { viewer: stranger, id: store.id })).rejects.toMatchObject(refused)
  expect(await readPurchase(database.db, { viewer: admin, id: '; DROP TABLE' })).toBeNull()
})

test('purchase list: filtered by status, and found by order, email and name', async () => {
  const { db } = database
  const { id } = await createPaidPurchase({ customerName: 'Zebedee Quill' })
  const found = async (search: string) =>
    (await listPurchases(db, { viewer: admin, part: 'all', search })).purchases.map((purchase) => purchase.id)
  const { orderId, customerEmail } = await db.purchase.findUniqueOrThrow({ where: { id } })
  for (const search of [orderId, orderId.toLowerCase(), customerEmail, 'zebed qui', 'Quill'])
    expect(await found(search)).toContain(id)
  const parts = await Promise.all(
    (['paid', 'refunded', 'pending', 'failed', 'all'] as const).map(async (part) => [
      part,
      (await listPurchases(db, { viewer: admin, part })).purchases.length,
    ]),
  )
  const [[count]] = (await db.$queryRaw<
    { row: number[] }[]
  >`SELECT ARRAY[count(*) FILTER (WHERE refunded_at IS NULL), count(*) FILTER (WHERE refunded_at IS NOT NULL), count(*)]::int[] AS row FROM purchases`.then(
    (rows) => rows.map(({ row }) => [row] as const),
  )) as [[number[]]]
  expect(Object.fromEntries(parts)).toEqual({
    paid: count[0],
    refunded: count[1],
    pending: 0,
    failed: 0,
    all: count[2],
  })
})

test('print order status: moves only forward from the status that was seen, and each change is audited', async () => {
  const { db } = database
  const { id: storyId, visitorId } = await makeWrittenStory(db)
  const order = async () =>
    (
      await orderPrint(db, {
        viewer: { visitorId, admin: null },
        id: storyId,
        body: printOrderBody.parse({ productType: 'hardcover_book' }),
        store: 'https://shop.example',
        bookPage: '',
      })
    ).id
  const id = await order()
  const move = (from: string, to: string, trackingNumber = '') =>
    updatePrintOrderStatus(db, {
      viewer: admin,
      change: printStatusChange.parse({ id, from, to, trackingNumber }),
      now,
    })
  expect((await readPrintOrder(db, { viewer: admin, id }))?.next).toEqual([
    'held',
    'paid',
    'in_production',
    'shipped',
    'delivered',
    'cancelled',
  ])
  const both = await Promise.allSettled([move('pending', 'in_production'), move('pending', 'cancelled')])
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(both.find((one) => one.status === 'rejected')).toMatchObject({ reason: { code: 'order_moved' } })
  await db.printOrder.update({ where: { id }, data: { status: 'in_production' } })
  await receivePrintUpdate(db, { update: { order_id: id, status: 'shipped' }, now: new Date() })
  await expect(move('in_production', 'delivered')).rejects.toMatchObject({ code: 'order_moved' })
  await expect(move('shipped', 'pending')).rejects.toMatchObject({ code: 'order_stays' })
  await move('shipped', 'delivered', ' TR-9 ')
  expect(await readPrintOrder(db, { viewer: admin, id })).toMatchObject({
    status: 'delivered',
    trackingNumber: 'TR-9',
    actualDelivery: now,
    next: [],
  })
  expect(
    (await listAllPrintOrders(db, { viewer: admin, part: 'delivered', search: 'tr-9' })).orders.map((one) => one.id),
  ).toEqual([id])
  expect(await db.auditEntry.count({ where: { subjectId: id, action: 'print-order.move' } })).toBe(2)
  await expect(
    updatePrintOrderStatus(db, {
      viewer: { visitorId: await makeVisitor(db), admin: null },
      change: { id, from: 'delivered', to: 'cancelled' },
      now,
    }),
  ).rejects.toMatchObject({ code: 'sign_in_required' })
  expect(printStatusChange.safeParse({ id, from: 'pending', to: 'lost' }).success).toBe(false)
})
