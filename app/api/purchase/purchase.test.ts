import { GET as WAYS, POST } from './route'
import { GET } from './[store]/route'

let settings: Record<string, string | object> = {}
jest.mock('@/lib/platform/env', () => ({
  env: () => ({ APP_URL: 'https://wagtale.test', TRUST_PROXY: 0, ...settings }),
}))
jest.mock('@/lib/http/viewer', () => ({
  readViewer: async () => ({ visitorId: null, admin: null }),
  ensureVisitor: async () => ({ visitorId: 'v', admin: null }),
}))
jest.mock('@/lib/http/with-rate-limit', () => ({
  withRateLimit: (_db: unknown, _name: string, _address: string, work: (countFailure: () => void) => unknown) =>
    work(() => {}),
}))
jest.mock('@/lib/platform/db/client', () => ({ db: () => ({}) }))

const STAN = 'https://stan.example/wagtale'
const SHOPIFY = 'https://shop.example/products/story'
const FORM = { email: 'nan@example.com', fullName: 'Ann Ng', country: 'AU', paymentMethod: 'stripe' }

const post = (body: unknown, headers: Record<string, string> = {}) =>
  POST(
    new Request('http://localhost:3000/api/purchase', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    }),
    { params: Promise.resolve({}) },
  )
const visit = async (store: string, query = '') => {
  const answer = await GET(new Request(`http://localhost:3000/api/purchase/${store}${query}`), {
    params: Promise.resolve({ store }),
  })
  return {
    status: answer.status,
    location: answer.headers.get('location'),
    cached: answer.headers.get('cache-control'),
  }
}

beforeEach(() => {
  settings = {}
})

test.each([
  ['its own address', { STANSTORE_URL: STAN, SHOPIFY_STORE_URL: SHOPIFY }, STAN, 'stanstore'],
  ["the other store's", { SHOPIFY_STORE_URL: SHOPIFY }, SHOPIFY, 'shopify'],
  ['the placeholder shop', {}, 'https://wagtale.test/purchase/shop', 'stanstore'],
  [
    'the store while only one of the card’s keys is set',
    { STRIPE_SECRET_KEY: 'sk_test_x', STANSTORE_URL: STAN },
    STAN,
    'stanstore',
  ],
])('purchase redirect: to %s', async (_, set, redirectUrl, store) => {
  settings = set
  for (const paymentMethod of ['stripe', 'stanstore']) {
    const answer = await post({ ...FORM, paymentMethod })
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({ redirectUrl, fallback: true, store })
  }
})

test('purchase redirect: with cards configured, choosing the store leads there and is no fallback', async () => {
  settings = { STANSTORE_URL: STAN, STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_PUBLISHABLE_KEY: 'pk_test_x' }
  expect(await (await post({ ...FORM, paymentMethod: 'stanstore' })).json()).toEqual({
    redirectUrl: STAN,
    store: 'stanstore',
  })
  const ways = () =>
    WAYS(new Request('http://localhost:3000/api/purchase'), { params: Promise.resolve({}) }).then((answer) =>
      answer.json(),
    )
  expect(await ways()).toEqual({ card: true, stores: { stanstore: true, shopify: false } })
  settings = { STRIPE_PUBLISHABLE_KEY: 'pk_test_x' }
  expect(await ways()).toEqual({ card: false, stores: { stanstore: false, shopify: false } })
})

test('purchase redirect: the placeholder shop is on the visitor’s host', async () => {
  const answer = await post(FORM, { origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' })
  expect(await answer.json()).toMatchObject({ redirectUrl: 'http://127.0.0.1:3000/purchase/shop' })
})

test('purchase: an invalid form names each field; another site is refused', async () => {
  const wrong = await post({ email: 'nan@', fullName: 'A', paymentMethod: 'cheque' })
  expect(wrong.status).toBe(400)
  expect(await wrong.json()).toEqual({
    error: 'Please enter a valid email address',
    code: 'invalid',
    fields: {
      email: ['Please enter a valid email address'],
      fullName: ['Please enter your full name'],
      country: ['Please select your country'],
      paymentMethod: ['Please select a payment method'],
    },
  })
  expect((await post(FORM, { origin: 'https://elsewhere.test', host: 'localhost:3000' })).status).toBe(403)
})

test("store redirect: carries the buyer's email and is never cached", async () => {
  settings = { STANSTORE_URL: STAN, SHOPIFY_STORE_URL: `${SHOPIFY}?v=2` }
  expect(await visit('stanstore')).toEqual({ status: 303, location: STAN, cached: 'private, no-store' })
  expect(await visit('shopify', '?email=a%2Bb%40example.com')).toMatchObject({
    location: `${SHOPIFY}?v=2&email=a%2Bb%40example.com`,
  })
  expect(await visit('stanstore', '?email=nobody')).toMatchObject({ location: STAN })
  expect(await visit('elsewhere')).toMatchObject({ status: 404, location: null })
})

test('store redirect: without a store it leads to our own page, on any host', async () => {
  expect(await visit('stanstore', '?email=a@example.com')).toMatchObject({ status: 303, location: '/purchase/shop' })
})

test('purchase redirect: where the store’s number of a product is set, to its checkout with that product', async () => {
  settings = { SHOPIFY_STORE_URL: SHOPIFY, SHOPIFY_VARIANTS: { digital: '44' } }
  expect((await visit('shopify', '?product=digital&email=a@example.com')).location).toBe(
    'https://shop.example/cart/44:1?checkout%5Bemail%5D=a%40example.com',
  )
  expect((await visit('shopify', '?product=bundle')).location).toBe(`${SHOPIFY}?product=bundle`)
  settings = { ...settings, STANSTORE_URL: STAN }
  expect((await visit('stanstore', '?product=digital')).location).toBe(`${STAN}?product=digital`)
})
