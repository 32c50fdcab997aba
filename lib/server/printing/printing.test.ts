import { makeVisitor, makeWrittenStory } from '@/e2e/fixtures/factory'
import { testDatabase } from '@/e2e/fixtures/database'
import {
  isPrintTransitionAllowed,
  printUpdate,
  printOrderBody,
  shippingAddress,
} from '@/lib/domain/commerce/print-order'
import { getReviewAndOrders } from '@/lib/server/stories/get-review-and-orders'
import { orderPrint } from './order-print'
import { receivePrintUpdate } from './receive-print-update'

const database = testDatabase()
const SHOP = 'https://shop.example/books'
const now = new Date('2026-11-26T10:00:00Z')
const viewerOf = (visitorId: string) => ({ visitorId, admin: null })
const body = (over: object = {}) => printOrderBody.parse({ productType: 'hardcover_book', ...over })
const ADDRESS = {
  name: 'A. Parent',
  line1: '1 Wattle St',
  city: 'Perth',
  region: 'WA',
  postcode: '6000',
  country: 'AU',
}

test('print order: the owner gets a row with our price and a store link with the order id', async () => {
  const { id, visitorId } = await makeWrittenStory(database.db)
  const { id: order, shopifyUrl } = await orderPrint(database.db, {
    viewer: viewerOf(visitorId),
    id,
    body: body({ quantity: 3, dedication: 'For Mila', shippingAddress: ADDRESS }),
    store: SHOP,
    bookPage: '',
  })
  expect(new URL(shopifyUrl).searchParams.get('print_order')).toBe(order)
  expect(await database.db.printOrder.findUnique({ where: { id: order } })).toMatchObject({
    unitPrice: 2999,
    totalPrice: 8997,
    currency: 'AUD',
    quantity: 3,
    status: 'pending',
    shippingAddress: ADDRESS,
  })
  expect((await getReviewAndOrders(database.db, { viewer: viewerOf(visitorId), storyId: id })).orders).toMatchObject([
    { id: order, quantity: 3 },
  ])
})

test('print order: ten concurrent submits are one order; other options are another', async () => {
  const { id, visitorId } = await makeWrittenStory(database.db)
  const press = (over = {}) =>
    orderPrint(database.db, { viewer: viewerOf(visitorId), id, body: body(over), store: SHOP, bookPage: '' })
  const printOrders = await Promise.all(Array.from({ length: 10 }, () => press()))
  expect(new Set(printOrders.map((one) => one.id)).size).toBe(1)
  await press({ dedication: 'For Gran' })
  expect((await getReviewAndOrders(database.db, { viewer: viewerOf(visitorId), storyId: id })).orders).toHaveLength(2)
})

test('print order: a reader who is not the owner neither orders nor sees orders; an outdated proof is refused', async () => {
  const { id, visitorId } = await makeWrittenStory(database.db)
  const stranger = viewerOf(await makeVisitor(database.db))
  await expect(
    orderPrint(database.db, { viewer: stranger, id, body: body(), store: SHOP, bookPage: '' }),
  ).rejects.toMatchObject({
    code: 'story_not_found',
  })
  await orderPrint(database.db, { viewer: viewerOf(visitorId), id, body: body(), store: SHOP, bookPage: '' })
  expect((await getReviewAndOrders(database.db, { viewer: stranger, storyId: id })).orders).toEqual([])
  const { version } = await database.db.story.update({ where: { id }, data: { version: { increment: 1 } } })
  await expect(
    orderPrint(database.db, {
      viewer: viewerOf(visitorId),
      id,
      body: body({ acceptedVersion: version - 1 }),
      store: SHOP,
      bookPage: '',
    }),
  ).rejects.toMatchObject({ code: 'proof_outdated' })
})

test('printer webhook: updates only move forward, in any order and however often they arrive', async () => {
  const { id, visitorId } = await makeWrittenStory(database.db)
  const { id: order } = await orderPrint(database.db, {
    viewer: viewerOf(visitorId),
    id,
    body: body(),
    store: SHOP,
    bookPage: '',
  })
  const shipped = { order_id: order, status: 'shipped' as const, tracking_number: 'TR1', printer_order_id: 'P-77' }
  await Promise.all([
    receivePrintUpdate(database.db, { update: shipped, now }),
    receivePrintUpdate(database.db, { update: { order_id: order, status: 'in_production' }, now }),
    receivePrintUpdate(database.db, { update: shipped, now }),
  ])
  await receivePrintUpdate(database.db, { update: { order_id: order, status: 'pending' }, now })
  expect(await database.db.printOrder.findUnique({ where: { id: order } })).toMatchObject({
    status: 'shipped',
    trackingNumber: 'TR1',
  })
  await receivePrintUpdate(database.db, {
    update: { order_id: 'P-77', status: 'delivered', delivered_at: '2026-11-30T00:00:00Z' },
    now,
  })
  await receivePrintUpdate(database.db, { update: { order_id: order, status: 'cancelled' }, now })
  expect(await database.db.printOrder.findUnique({ where: { id: order } })).toMatchObject({ status: 'delivered' })
  // One mail per status that it really reached, each with its own text.
  const letters = await database.db.mailOutbox.findMany({
    where: { dedupeKey: { startsWith: `print-order:${order}:` } },
    orderBy: { dedupeKey: 'asc' },
  })
  expect(letters.map(({ template }) => template).filter((template) => template !== 'print-started')).toEqual([
    'print-delivered',
    'print-shipped',
  ])
  expect(letters[0]).toMatchObject({
    recipient: 'parent@example.com',
    params: { copies: '1', tracking: 'TR1', link: expect.stringContaining(`/story/${id}/print-order`) },
  })
  await expect(
    receivePrintUpdate(database.db, { update: { order_id: 'nobody', status: 'shipped' }, now }),
  ).rejects.toMatchObject({
    code: 'not_found',
  })
})

test.each([
  ['2026-12-01', '2026-12-01T00:00:00.000Z'],
  ['2026-12-01T09:30:00Z', '2026-12-01T09:30:00.000Z'],
])('printer webhook: an estimated delivery of %s is stored', async (given, stored) => {
  const { id, visitorId } = await makeWrittenStory(database.db)
  const { id: order } = await orderPrint(database.db, {
    viewer: viewerOf(visitorId),
    id,
    body: body(),
    store: SHOP,
    bookPage: '',
  })
  await receivePrintUpdate(database.db, {
    update: printUpdate.parse({ order_id: order, status: 'in_production', estimated_delivery: given }),
    now,
  })
  expect((await getReviewAndOrders(database.db, { viewer: viewerOf(visitorId), storyId: id })).orders).toMatchObject([
    { estimatedDelivery: new Date(stored) },
  ])
})

test.each(['2026-13-01', '2026-02-30', '1/12/2026', 'soon', '', 20261201])(
  'printer webhook: an estimated delivery of %p is refused',
  (given) => {
    expect(
      printUpdate
        .safeParse({ order_id: 'x', status: 'shipped', estimated_delivery: given })
        .error?.issues.map((issue) => issue.path.join('.')),
    ).toEqual(['estimated_delivery'])
  },
)

test('shipping address: the required fields depend on the country', () => {
  const fields = (over: object) =>
    shippingAddress.safeParse({ ...ADDRESS, ...over }).error?.issues.map((issue) => issue.path.join('.')) ?? []
  expect(fields({})).toEqual([])
  expect(fields({ region: '', postcode: undefined })).toEqual(['region', 'postcode'])
  expect(fields({ country: 'FR', region: undefined, postcode: '75002' })).toEqual([])
  expect(fields({ country: 'HK', region: undefined, postcode: undefined })).toEqual([])
  expect(fields({ country: 'XX', name: ' ' })).toEqual(['name', 'country'])
  for (const [country, postcode] of Object.entries({ AU: '600', FR: 'not a code', US: '1234', GB: 'W1', JP: '123' }))
    expect({ country, wrong: fields({ country, postcode }) }).toEqual({ country, wrong: ['postcode'] })
  for (const [country, postcode] of Object.entries({
    US: '12345-6789',
    GB: 'sw1a 1aa',
    CA: 'K1A 0B1',
    NL: '1012 AB',
    IE: 'D02 X285',
    PT: '1000-001',
    IN: '११०००१',
    SE: '114 55',
    SG: '018956',
  }))
    expect({ country, wrong: fields({ country, postcode }) }).toEqual({ country, wrong: [] })
  expect(shippingAddress.parse({ ...ADDRESS, country: 'JP', postcode: '１００－０００１' }).postcode).toBe('100-0001')
  expect(
    isPrintTransitionAllowed('pending', 'shipped') &&
      !isPrintTransitionAllowed('shipped', 'in_production') &&
      !isPrintTransitionAllowed('cancelled', 'shipped'),
  ).toBe(true)
})
