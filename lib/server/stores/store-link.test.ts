import { testDatabase } from '@/e2e/fixtures/database'
import {
  answers,
  answersHtml,
  cutsOff,
  failsWith,
  hangs,
  startFakeShopify,
  throttled,
  type Behaviour,
  type FakeShopify,
} from '@/e2e/fakes/shopify'
import { storeListing } from '@/lib/domain/commerce/store-listing'
import { findProduct } from '@/lib/platform/shopify/find-product'
import { updateProduct } from '@/lib/platform/shopify/update-product'
import { shopifySettings } from './shopify-settings'
import { updateStoreProduct } from './update-store-product'

const database = testDatabase()
const NOW = new Date('2026-11-24T09:00:00.000Z')
const SITE = 'https://wagtale.test'
const viewer = { visitorId: null, admin: { id: 'a', username: 'ann' } }
jest.mock('@/lib/platform/log', () => ({ log: { info: () => {}, warn: () => {}, error: () => {} } }))

let fake: FakeShopify
beforeAll(async () => {
  fake = await startFakeShopify()
})
afterAll(() => fake.close())
beforeEach(() => {
  fake.next = []
  fake.calls = 0
  fake.products = [
    {
      id: 'gid://shopify/Product/8',
      handle: 'other',
      skus: [null, 'digital-extra'],
      title: 'Other',
      descriptionHtml: '',
    },
    { id: 'gid://shopify/Product/7', handle: 'story', skus: ['digital'], title: 'Old', descriptionHtml: '<p>Old</p>' },
  ]
})

const configured = (page = `https://shop.example/products/story`) =>
  shopifySettings({ SHOPIFY_STORE_URL: page, SHOPIFY_ADMIN_TOKEN: fake.token, SHOPIFY_API_BASE: fake.url })
const update = (settings = configured()) => updateStoreProduct(database.db, { viewer, settings, site: SITE, now: NOW })

test.each(['https://shop.example/products/story?variant=1', 'https://shop.example'])(
  'store link: the product of %s gets title, description and link, and the act is recorded',
  async (page) => {
    const { title, descriptionHtml, link } = storeListing(SITE)
    expect(await update(configured(page))).toEqual({ success: true, link })
    expect(fake.products[1]).toMatchObject({ id: 'gid://shopify/Product/7', title, descriptionHtml })
    expect(fake.products[0]?.title).toBe('Other')
    expect(descriptionHtml).toContain(`<a href="${link.replaceAll('&', '&amp;')}"`)
    expect(await database.db.auditEntry.findFirst({ where: { action: 'store.update-product' } })).toMatchObject({
      actor: 'ann',
      subjectType: 'store_product',
      subjectId: '7',
    })
  },
)

test.each<[string, Behaviour[]]>([
  ['a throttled query waits until its cost is restored', [throttled(5), throttled(2)]],
  ['429 waits as long as it says', [answers(429, { 'retry-after': '0.02' })]],
  ['a failure of the server is tried again', [answers(503)]],
  ['a failure inside GraphQL is tried again', [failsWith('INTERNAL_SERVER_ERROR', 'Internal error')]],
])('store link: %s, and the update succeeds', async (_, next) => {
  fake.next = [...next]
  expect(await update()).toMatchObject({ success: true })
  expect(fake.calls).toBe(next.length + 2)
})

test.each<[string, Behaviour[], number]>([
  ['throttled', [throttled(1), throttled(1), throttled(1)], 3],
  // Nobody waits that long in front of a page.
  ['throttled', [throttled(900)], 1],
  ['throttled', [answers(429, { 'retry-after': '60' })], 1],
  ['unavailable', [answers(500), answers(502), answers(503)], 3],
  ['unavailable', [answersHtml], 1],
  ['denied', [answers(401)], 1],
  ['denied', [failsWith('ACCESS_DENIED', 'Access denied for productUpdate field.')], 1],
  ['store_missing', [answers(404)], 1],
  // The token isn't sent on to where a redirect leads.
  ['store_missing', [answers(301, { location: 'http://127.0.0.1:1/' })], 1],
  ['frozen', [answers(402)], 1],
  ['unreachable', [cutsOff], 1],
])('store link: %s is reported, and nothing was written (case %#)', async (reason, next, calls) => {
  fake.next = [...next]
  expect(await update()).toMatchObject({ success: false, reason })
  expect(fake.calls).toBe(calls)
  expect(fake.products.map(({ title }) => title)).toEqual(['Other', 'Old'])
})

test('store link: a store that never answers, a wrong token and a product that is gone', async () => {
  fake.next = [hangs]
  await expect(
    findProduct({ origin: fake.url, token: fake.token, timeoutMs: 80 }, { sku: 'digital' }),
  ).rejects.toMatchObject({ code: 'too_slow' })
  await expect(findProduct({ origin: fake.url, token: 'shpat_wrong' }, { sku: 'digital' })).rejects.toMatchObject({
    code: 'denied',
  })
  expect(await update(configured('https://shop.example/products/gone'))).toMatchObject({ reason: 'product_missing' })
  fake.products.pop()
  expect(await update(configured('https://shop.example'))).toMatchObject({ reason: 'product_missing' })
})

test('store link: user errors come in the store’s own words', async () => {
  const access = { origin: fake.url, token: fake.token }
  const product = { id: 'gid://shopify/Product/7', title: 'x'.repeat(256), descriptionHtml: '' }
  await expect(updateProduct(access, product)).rejects.toMatchObject({
    code: 'rejected',
    details: ['Title is too long (maximum is 255 characters)'],
  })
})

test('store link: says which settings are missing; a store page under another domain needs the API’s address', async () => {
  const settings = (given: object) =>
    shopifySettings({
      SHOPIFY_STORE_URL: undefined,
      SHOPIFY_ADMIN_TOKEN: undefined,
      SHOPIFY_API_BASE: undefined,
      ...given,
    })
  expect(settings({})).toEqual({ missing: ['SHOPIFY_STORE_URL', 'SHOPIFY_ADMIN_TOKEN'] })
  const token = { SHOPIFY_ADMIN_TOKEN: 't' }
  expect(settings({ ...token, SHOPIFY_STORE_URL: 'https://shop.example' })).toEqual({ missing: ['SHOPIFY_API_BASE'] })
  expect(settings({ ...token, SHOPIFY_STORE_URL: 'https://wagtale.myshopify.com/products/a%20b' })).toEqual({
    access: { origin: 'https://wagtale.myshopify.com', token: 't' },
    product: { handle: 'a b' },
  })
  expect(await update(settings({}))).toMatchObject({ success: false, reason: 'not_configured' })
  expect(fake.calls).toBe(0)
  await expect(
    updateStoreProduct(database.db, {
      viewer: { visitorId: null, admin: null },
      settings: configured(),
      site: SITE,
      now: NOW,
    }),
  ).rejects.toMatchObject({ code: 'sign_in_required' })
})
