// A card provider that is ill in ways that its own errors don't show: nothing is charged twice, and the buyer can go
// on.
import { Gate } from '@/e2e/fakes/gate'
import { startFakeStripe, type FakeStripe } from '@/e2e/fakes/stripe'
import { testDatabase } from '@/e2e/fixtures/database'
import { makeVisitor } from '@/e2e/fixtures/factory'
import { purchaseBody } from '@/lib/domain/commerce/purchase'
import { env } from '@/lib/platform/env'
import { beginPurchase } from './begin-purchase'

jest.mock('@/lib/platform/log', () => ({ log: { info: () => {}, warn: () => {}, error: () => {} } }))
jest.setTimeout(30_000)

const HTML =
  'HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-length: 13\r\nconnection: close\r\n\r\n<h1>Busy</h1>'

const database = testDatabase()
let fake: FakeStripe
let gate: Gate
beforeAll(async () => {
  fake = await startFakeStripe()
  gate = await new Gate(Number(new URL(fake.url).port)).listen()
  Object.assign(env(), {
    STRIPE_SECRET_KEY: fake.secretKey,
    STRIPE_PUBLISHABLE_KEY: 'pk_test_fake',
    STRIPE_API_BASE: `http://127.0.0.1:${gate.port}`,
  })
})
afterAll(() => Promise.all([gate.close(), fake.close()]))
beforeEach(() => gate.set('open'))

async function buyer() {
  const visitorId = await makeVisitor(database.db)
  const order = purchaseBody.parse({
    email: 'nan@example.com',
    fullName: 'Ann Ng',
    country: 'AU',
    paymentMethod: 'stripe',
  })
  return () => beginPurchase(database.db, { visitorId, order, site: 'http://localhost', now: new Date() })
}

test.each([
  ['answers with a page of HTML', { answers: HTML }],
  ['resets each connection', 'reset'],
] as const)(
  'a card provider that %s: the buyer is told, and the same order is paid once it is well',
  async (_, mode) => {
    const order = await buyer()
    const before = fake.intents.size
    gate.set(mode)
    await expect(order()).rejects.toMatchObject({ code: 'payment_provider' })
    gate.set('open')
    const [first, second] = [await order(), await order()]
    expect(first.clientSecret).toMatch(/_secret_/)
    expect(second).toEqual(first)
    expect(fake.intents.size - before).toBe(1)
  },
)

test('a payment whose answer was lost on the way is not made a second time', async () => {
  const order = await buyer()
  const before = fake.intents.size
  gate.set({ loses: /^HTTP/ }, 2)
  expect((await order()).clientSecret).toMatch(/_secret_/)
  expect(fake.intents.size - before).toBe(1)
})
