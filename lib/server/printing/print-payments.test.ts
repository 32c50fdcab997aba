// Printed books paid in the store: what its webhook makes of an order, however it comes.
import { createHmac } from 'node:crypto'
import { testDatabase } from '@/e2e/fixtures/database'
import { makeVisitor, makeWrittenStory } from '@/e2e/fixtures/factory'
import { POST } from '@/app/api/shopify/webhook/purchase/route'
import { printOrderBody } from '@/lib/domain/commerce/print-order'
import { env } from '@/lib/platform/env'
import { log } from '@/lib/platform/log'
import { cancelPrintOrder } from './cancel-print-order'
import { orderPrint } from './order-print'
import { printOrderLink, printStore } from './print-store'
import { readPrintOrder } from './read-print-order'

jest.mock('@/lib/platform/log', () => ({ log: { info: jest.fn(), warn: jest.fn(), error: jest.fn() } }))
jest.mock('@/lib/http/viewer', () => ({ readViewer: async () => ({ visitorId: null, admin: null }) }))
jest.setTimeout(60_000)

const database = testDatabase()
const SECRET = 'a store’s secret'
const STORE = 'https://shop.example/books'
beforeAll(() => {
  Object.assign(env(), { SHOPIFY_WEBHOOK_SECRET: SECRET, DATABASE_URL: database.url, DATABASE_POOL: 10 })
})
beforeEach(() => jest.clearAllMocks())
const viewerOf = (visitorId: string) => ({ visitorId, admin: null })
const admin = { visitorId: null, admin: { id: 'a', username: 'staff' } }

let storeOrders = 7000
interface Sent {
  id?: number
  order: string | null
  sku?: string
  quantity?: number
  price?: string
  currency?: string
  state?: string
  topic?: string
}
async function send({
  id = storeOrders++,
  order,
  sku = 'hardcover_book',
  quantity = 1,
  price = '29.99',
  currency = 'AUD',
  state = 'paid',
  topic = 'orders/paid',
}: Sent): Promise<number> {
  const text = JSON.stringify({
    id,
    name: `#${id}`,
    email: 'nan@example.com',
    currency,
    financial_status: state,
    line_items: [
      { sku, quantity, price },
      { sku: 'MUG', quantity: 1, price: '15.00' },
    ],
    note_attributes:
      order === null
        ? []
        : [
            { name: 'colour', value: null },
            { name: 'print_order', value: order },
          ],
  })
  const answer = await POST(
    new Request('http://localhost/api/shopify/webhook/purchase', {
      method: 'POST',
      headers: {
        'x-shopify-hmac-sha256': createHmac('sha256', SECRET).update(text).digest('base64'),
        'x-shopify-topic': topic,
      },
      body: text,
    }),
    { params: Promise.resolve({}) },
  )
  return answer.status
}

async function newOrder(more: object = {}) {
  const { id: storyId, visitorId } = await makeWrittenStory(database.db)
  const body = printOrderBody.parse({ productType: 'hardcover_book', ...more })
  const viewer = viewerOf(visitorId)
  const { id } = await orderPrint(database.db, { viewer, id: storyId, body, store: STORE, bookPage: '' })
  return { id, storyId, viewer }
}
const statusOf = async (id: string) => (await database.db.printOrder.findUniqueOrThrow({ where: { id } })).status

test('print payment: the store’s order pays the print order that it names, once, however often it is delivered', async () => {
  const { id } = await newOrder({ quantity: 2 })
  const paid = { id: storeOrders++, order: id, quantity: 2 }
  expect(new Set(await Promise.all(Array.from({ length: 8 }, () => send(paid))))).toEqual(new Set([200]))
  expect(await statusOf(id)).toBe('paid')
  expect(await readPrintOrder(database.db, { viewer: admin, id })).toMatchObject({
    payments: [{ amount: 5998, currency: 'AUD', refundedAt: null }],
    next: ['in_production', 'shipped', 'delivered', 'cancelled'],
  })
  expect(log.error).not.toHaveBeenCalled()
  expect(await database.db.purchase.count()).toBe(0)
})

test('print payment: the link to pay puts the print order into the store’s cart, whose order then pays it', async () => {
  const { id } = await newOrder({ quantity: 2 })
  const link = new URL(
    printOrderLink(STORE, { id, productType: 'hardcover_book', quantity: 2 }, { hardcover_book: '45' }),
  )
  expect(link.pathname).toBe('/cart/45:2')
  await send({ order: link.searchParams.get('attributes[print_order]'), quantity: 2 })
  expect(await statusOf(id)).toBe('paid')
})

test('print payment: what is not paid yet, or other goods, change nothing', async () => {
  const { id } = await newOrder()
  await send({ order: id, state: 'pending' })
  await send({ order: id, state: 'authorized' })
  await send({ order: id, sku: 'MUG' })
  expect(await statusOf(id)).toBe('pending')
})

test.each([
  ['price', { price: '19.99' }],
  ['number of copies', { quantity: 2 }],
  ['book', { sku: 'softcover_book', price: '6.49' }],
  ['currency', { currency: 'USD' }],
])('print payment: another %s than ordered is held for a person', async (_, other) => {
  const { id } = await newOrder()
  expect(await send({ order: id, ...other })).toBe(200)
  expect(await statusOf(id)).toBe('held')
  expect(log.error).toHaveBeenCalledWith('print.held', { alert: true, printOrderId: id })
  expect((await readPrintOrder(database.db, { viewer: admin, id }))?.next).toContain('paid')
})

test.each(['orders/cancelled', 'orders/updated'])(
  'print payment: refunded (%s), the order is cancelled; a late delivery of the payment doesn’t revive it',
  async (topic) => {
    const { id } = await newOrder()
    const paid = { id: storeOrders++, order: id }
    const refund = () => send({ ...paid, topic, state: 'refunded' })
    await send(paid)
    await refund()
    expect(await statusOf(id)).toBe('cancelled')
    await Promise.all([send(paid), refund(), send(paid)])
    expect(await statusOf(id)).toBe('cancelled')
    const letters = await database.db.mailOutbox.count({ where: { dedupeKey: `print-order:${id}:cancelled` } })
    expect(letters).toBe(1)
  },
)

test('print payment: a refund that arrives before its payment keeps the order from being paid', async () => {
  const { id } = await newOrder()
  const paid = { id: storeOrders++, order: id }
  await send({ ...paid, topic: 'orders/cancelled' })
  await send(paid)
  expect(await statusOf(id)).toBe('cancelled')
})

test('print payment: paid twice, it is held; when one of the two is refunded, it is paid', async () => {
  const { id } = await newOrder()
  const second = { id: storeOrders++, order: id }
  await send({ order: id })
  await send(second)
  expect(await statusOf(id)).toBe('held')
  await send({ ...second, state: 'refunded' })
  expect(await statusOf(id)).toBe('paid')
})

test('print payment: a refund after the printer has begun changes nothing but calls a person', async () => {
  const { id } = await newOrder()
  const paid = { id: storeOrders++, order: id }
  await send(paid)
  await database.db.printOrder.update({ where: { id }, data: { status: 'in_production' } })
  await send({ ...paid, state: 'refunded' })
  expect(await statusOf(id)).toBe('in_production')
  expect(log.error).toHaveBeenCalledWith('print.held', { alert: true, printOrderId: id })
})

test.each([
  ['no print order', null],
  ['one that isn’t there', '01890000-0000-7000-8000-000000000000'],
  ['nonsense', 'x'],
])('print payment: money for %s is kept as a held order', async (_, order) => {
  const before = new Set((await database.db.printOrder.findMany({ select: { id: true } })).map(({ id }) => id))
  const paid = { id: storeOrders++, order, quantity: 3 }
  await Promise.all([send(paid), send(paid)])
  const added = (await database.db.printOrder.findMany()).filter(({ id }) => !before.has(id))
  expect(added).toMatchObject([{ storyId: null, status: 'held', totalPrice: 8997, quantity: 3 }])
})

test('cancelling: the owner cancels what isn’t paid; paid after all, it is held; what is paid stays', async () => {
  const { id, storyId, viewer } = await newOrder()
  const cancel = (by = viewer, order = id) => cancelPrintOrder(database.db, { viewer: by, storyId, id: order })
  await expect(cancel(viewerOf(await makeVisitor(database.db)))).rejects.toMatchObject({ code: 'not_found' })
  await expect(cancel(viewer, 'nonsense')).rejects.toMatchObject({ code: 'not_found' })
  await cancel()
  expect(await statusOf(id)).toBe('cancelled')
  await expect(cancel()).rejects.toMatchObject({ code: 'order_moved' })
  await send({ order: id })
  expect(await statusOf(id)).toBe('held')
  const paid = await newOrder()
  await send({ order: paid.id })
  await expect(
    cancelPrintOrder(database.db, { viewer: paid.viewer, storyId: paid.storyId, id: paid.id }),
  ).rejects.toMatchObject({ code: 'print_paid' })
})

test('a corrected book’s new order takes the place of the unpaid one before; without a store the link is the book’s page', async () => {
  const { id, storyId, viewer } = await newOrder()
  await database.db.story.update({ where: { id: storyId }, data: { version: { increment: 1 } } })
  const body = printOrderBody.parse({ productType: 'hardcover_book' })
  const next = await orderPrint(database.db, {
    viewer,
    id: storyId,
    body,
    store: null,
    bookPage: 'https://w.example/b',
  })
  expect(next.shopifyUrl).toBe('https://w.example/b')
  expect([await statusOf(id), await statusOf(next.id)]).toEqual(['cancelled', 'pending'])
  expect(printStore({ SHOPIFY_STORE_URL: undefined })).toBeNull()
})
