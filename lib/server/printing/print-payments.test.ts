// Printed books paid in the store: what its webhook makes of an order, however it comes.
import { createHmac } from 'node:crypto'
import { testDatabase } from '@/e2e/fixtures/database'
import { makeVisitor, makeWrittenStory } from '@/e2e/fixtures/factory'
import { POST } from '@/app/api/shopify/webhook/purchase/route'
import { printOrderBody } from '@/lib/domain/commerce/print-order'
import { printRates, type PrintRates } from '@/lib/domain/commerce/print-rates'
import { env } from '@/lib/platform/env'
import { log } from '@/lib/platform/log'
import { findInvoicedOrder } from '@/lib/server/invoices/find-invoiced-order'
import { getReviewAndOrders } from '@/lib/server/stories/get-review-and-orders'
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
  surcharge?: string | undefined
  postage?: string
  country?: string
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
  surcharge,
  postage,
  country,
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
      ...(surcharge === undefined ? [] : [{ sku: 'print_surcharge', quantity, price: surcharge }]),
    ],
    shipping_lines: postage === undefined ? [] : [{ price: '99.00', discounted_price: postage }],
    shipping_address: country === undefined ? null : { country_code: country },
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

async function newOrder(more: object = {}, rates?: PrintRates) {
  const { id: storyId, visitorId } = await makeWrittenStory(database.db)
  const body = printOrderBody.parse({ productType: 'hardcover_book', ...more })
  const viewer = viewerOf(visitorId)
  const { id, shopifyUrl } = await orderPrint(database.db, {
    viewer,
    id: storyId,
    body,
    store: STORE,
    bookPage: '',
    rates,
  })
  return { id, storyId, viewer, shopifyUrl }
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
    printOrderLink(
      STORE,
      { id, productType: 'hardcover_book', quantity: 2, surcharge: 0, country: null },
      { variants: { hardcover_book: '45' } },
    ),
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

const BOOK = {
  cost: 3499,
  postageCost: { first: 900, more: 300 },
  postage: { first: 1250, more: 410 },
  surcharge: 500,
  surchargeVariant: '46',
  production: [3, 5],
  transit: [4, 8],
}
const RATES = printRates.parse({ NZ: { hardcover_book: BOOK } })
const toNewZealand = () => newOrder({ quantity: 2, country: 'NZ', total: 5998 + 1000 + 1660 }, RATES)
/** What the store sends of it. */
const asQuoted = { quantity: 2, surcharge: '5.00', postage: '16.60', country: 'NZ' }

test('surcharge: the order keeps what was quoted, its link holds book and surcharge, and paying exactly that pays it', async () => {
  const { id, storyId, viewer } = await toNewZealand()
  expect(await database.db.printOrder.findUniqueOrThrow({ where: { id } })).toMatchObject({
    country: 'NZ',
    surcharge: 1000,
    postage: 1660,
    totalPrice: 8658,
  })
  const ordered = { id, productType: 'hardcover_book', quantity: 2, surcharge: 1000, country: 'NZ' } as const
  const setting = { variants: { hardcover_book: '45' }, rates: RATES }
  expect(new URL(printOrderLink(STORE, ordered, setting)).pathname).toBe('/cart/45:2,46:2')
  // With other rates than the order was written by, the store's page tells what is owed.
  const later = new URL(printOrderLink(STORE, ordered, { ...setting, rates: undefined }))
  expect([later.pathname, later.searchParams.get('surcharge')]).toEqual(['/books', '1000'])
  const paid = { id: storeOrders++, order: id, ...asQuoted }
  await Promise.all(Array.from({ length: 4 }, () => send(paid)))
  expect(await statusOf(id)).toBe('paid')
  expect((await readPrintOrder(database.db, { viewer: admin, id }))?.payments).toMatchObject([{ amount: 6998 }])
  const invoiced = await findInvoicedOrder(database.db, { viewer, id, key: null })
  expect(invoiced).toMatchObject({
    lines: [
      { product: 'hardcover_book', quantity: 2, amount: 5998 },
      { product: 'print_surcharge', quantity: 2, amount: 1000 },
    ],
  })
  const { orders } = await getReviewAndOrders(database.db, { viewer, storyId })
  expect(orders).toMatchObject([{ surcharge: 1000, postage: 1660, payments: [{ createdAt: expect.any(Date) }] }])
})

test.each([
  ['without the surcharge', { surcharge: undefined }],
  ['with another surcharge', { surcharge: '4.99' }],
  ['with less postage', { postage: '16.59' }],
  ['with more postage', { postage: '16.61' }],
  ['to another country', { country: 'AU' }],
  ['for fewer copies', { quantity: 1 }],
])('surcharge: paid %s, the order is held for a person', async (_, other) => {
  const { id } = await toNewZealand()
  await send({ order: id, ...asQuoted, ...other })
  expect(await statusOf(id)).toBe('held')
})

test('surcharge: cancelled, refunded, replayed and out of order, it comes out as without one', async () => {
  const cancelled = await toNewZealand()
  await cancelPrintOrder(database.db, { viewer: cancelled.viewer, storyId: cancelled.storyId, id: cancelled.id })
  await send({ order: cancelled.id, ...asQuoted })
  expect(await statusOf(cancelled.id)).toBe('held')
  const refunded = await toNewZealand()
  const paid = { id: storeOrders++, order: refunded.id, ...asQuoted }
  await send({ ...paid, topic: 'orders/updated', state: 'refunded' })
  await Promise.all([send(paid), send(paid)])
  expect(await statusOf(refunded.id)).toBe('cancelled')
  const twice = await toNewZealand()
  const second = { id: storeOrders++, order: twice.id, ...asQuoted }
  await send({ order: twice.id, ...asQuoted })
  await send(second)
  expect(await statusOf(twice.id)).toBe('held')
  await send({ ...second, state: 'refunded' })
  expect(await statusOf(twice.id)).toBe('paid')
})

test('surcharge: money for no order of ours keeps its surcharge in the sum', async () => {
  const paid = { id: storeOrders++, order: null, ...asQuoted }
  await send(paid)
  const { printOrder } = await database.db.printPayment.findUniqueOrThrow({
    where: { storeOrderId: String(paid.id) },
    include: { printOrder: true },
  })
  expect(printOrder).toMatchObject({ status: 'held', totalPrice: 6998, surcharge: 1000, storyId: null })
})

test.each([
  [
    'below what the printer takes',
    { country: 'NZ' },
    { NZ: { hardcover_book: { ...BOOK, cost: 3500 } } },
    'print_below_cost',
  ],
  ['where it isn’t posted to', { country: 'FR' }, { NZ: { hardcover_book: BOOK } }, 'print_not_posted'],
  ['without a country and without rates for ours', {}, { NZ: { hardcover_book: BOOK } }, 'print_not_posted'],
  [
    'at another sum than was shown',
    { country: 'NZ', total: 4748 },
    { NZ: { hardcover_book: BOOK } },
    'print_sum_changed',
  ],
  [
    'without the phone number that the carrier asks for',
    { shippingAddress: { name: 'A', line1: '1 Street', city: 'Nelson', postcode: '7010', country: 'NZ' } },
    { NZ: { phone: true, hardcover_book: BOOK } },
    'invalid',
  ],
])('no order is written %s', async (_, more, rates, code) => {
  const before = await database.db.printOrder.count()
  await expect(newOrder(more, printRates.parse(rates))).rejects.toMatchObject({ code })
  expect(await database.db.printOrder.count()).toBe(before)
})

test('a phone number is kept where the carrier asks for one, and nowhere else', async () => {
  const shippingAddress = {
    name: 'A',
    line1: '1 Street',
    city: 'Nelson',
    postcode: '7010',
    country: 'NZ',
    phone: '+64 21 555 0101',
  }
  for (const phone of [true, false]) {
    const { id } = await newOrder({ shippingAddress }, printRates.parse({ NZ: { phone, hardcover_book: BOOK } }))
    const { shippingAddress: stored } = await database.db.printOrder.findUniqueOrThrow({ where: { id } })
    expect(JSON.stringify(stored).includes('555 0101')).toBe(phone)
  }
})
