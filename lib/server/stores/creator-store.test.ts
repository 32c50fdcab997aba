import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { testDatabase } from '@/e2e/fixtures/database'
import { LIMITS } from '@/lib/domain/limits'
import { recordStoreOrder } from '@/lib/server/payments/record-store-order'
import { creatorStoreAnalytics } from './creator-store-analytics'
import { creatorStoreInfo } from './creator-store-info'
import { setUpCreatorStore } from './set-up-creator-store'
import { countStoreVisit } from './store-visits'

const database = testDatabase()
const NOW = new Date('2026-11-24T09:00:00.000Z')
const viewer = { visitorId: null, admin: { id: 'a', username: 'ann' } }
const sell = (orderId: string, store: 'stanstore' | 'shopify', currency: string, cents = 999) =>
  recordStoreOrder(database.db, {
    store,
    order: {
      orderId,
      email: 'a@example.com',
      name: 'A',
      product: cents === 999 ? 'digital' : 'bundle',
      count: 1,
      cents,
      currency,
      language: 'en',
    },
    now: NOW,
  })

let page: Server
let status = 200
beforeAll(async () => {
  page = createServer((_, response) => response.writeHead(status).end())
  await new Promise<void>((resolve) => page.listen(0, '127.0.0.1', resolve))
})
afterAll(() => new Promise((resolve) => page.close(resolve)))
const storeUrl = () => `http://127.0.0.1:${(page.address() as AddressInfo).port}`
const setUp = (settings: { STANSTORE_URL: string | undefined; STANSTORE_WEBHOOK_SECRET: string | undefined }) =>
  setUpCreatorStore(database.db, {
    viewer,
    info: creatorStoreInfo({ viewer, site: 'https://wagtale.test', settings }),
    now: NOW,
  })
const statesOf = ({ steps }: Awaited<ReturnType<typeof setUp>>) => steps.map(({ state }) => state)

test('creator store: setup names what is missing, what does not answer, and what waits for the first order', async () => {
  const nothing = await setUp({ STANSTORE_URL: undefined, STANSTORE_WEBHOOK_SECRET: undefined })
  expect([nothing.success, ...statesOf(nothing)]).toEqual([false, 'missing', 'missing', 'missing', 'waiting'])
  expect(nothing.webhookUrl).toBe('https://wagtale.test/api/stanstore/webhook/purchase')
  const whole = { STANSTORE_URL: storeUrl(), STANSTORE_WEBHOOK_SECRET: 's' }
  const ready = await setUp(whole)
  expect([ready.success, ...statesOf(ready)]).toEqual([true, 'done', 'done', 'done', 'waiting'])
  status = 404
  const gone = await setUp(whole)
  expect([gone.success, ...statesOf(gone)]).toEqual([false, 'done', 'failed', 'done', 'waiting'])
  expect(statesOf(await setUp({ ...whole, STANSTORE_URL: 'http://127.0.0.1:1' }))[1]).toBe('failed')
})

test('creator store: the figures are those of its own paid orders, refunds taken out; visits of one address count up to a limit', async () => {
  const figures = () => creatorStoreAnalytics(database.db, { viewer, now: NOW })
  expect(await figures()).toEqual({
    revenue: {},
    totalSales: 0,
    conversionRate: null,
    visits: 0,
    topCustomerRegions: [],
    lastOrderAt: null,
  })
  await sell('1', 'stanstore', 'USD')
  await sell('1', 'stanstore', 'USD')
  await sell('2', 'stanstore', 'AUD', 2999)
  await sell('3', 'stanstore', 'USD')
  await sell('4', 'shopify', 'AUD')
  await database.db.purchase.update({ where: { orderId: '3' }, data: { refundedAt: NOW } })
  await database.db.purchase.update({ where: { orderId: '2' }, data: { country: 'AU' } })
  expect(await figures()).toMatchObject({
    revenue: { USD: 999, AUD: 2999 },
    totalSales: 2,
    conversionRate: null,
    topCustomerRegions: [{ country: 'AU', sales: 1 }],
    lastOrderAt: NOW,
  })
  const visit = (address: string, store: 'stanstore' | 'shopify' = 'stanstore') =>
    countStoreVisit(database.db, { store, address, now: NOW })
  await Promise.all(Array.from({ length: LIMITS.statEvents.most + 5 }, () => visit('192.0.2.1')))
  await Promise.all([visit('192.0.2.2'), visit('192.0.2.3', 'shopify')])
  const visits = LIMITS.statEvents.most + 1
  expect(await figures()).toMatchObject({ visits, conversionRate: 2 / visits })
  await expect(
    creatorStoreAnalytics(database.db, { viewer: { visitorId: null, admin: null }, now: NOW }),
  ).rejects.toMatchObject({ code: 'sign_in_required' })
})
