// Runs every path of buying, errors included, then reads what was logged.
import { createHmac } from 'node:crypto'
import { testDatabase } from '@/e2e/fixtures/database'
import { makeRequest, makeVisitor } from '@/e2e/fixtures/factory'
import { startFakeStripe, type FakeStripe } from '@/e2e/fakes/stripe'
import { POST as purchase } from '@/app/api/purchase/route'
import { POST as stanstore } from '@/app/api/stanstore/webhook/purchase/route'
import { POST as webhook } from '@/app/api/stripe/webhook/route'
import { env } from '@/lib/platform/env'
import { settleOwnPayment } from './settle-own-payment'
import { reconcile } from './reconcile'

let visitorId = ''
jest.mock('@/lib/http/viewer', () => ({
  readViewer: async () => ({ visitorId, admin: null }),
  ensureVisitor: async () => ({ visitorId, admin: null }),
}))

const database = testDatabase()
/** Must not appear in any log line. */
const WORDS = {
  child: 'Zephyrine',
  pet: 'Quibble',
  buyer: 'Ondine Vasquez',
  email: 'ondine@example.com',
  recipient: 'Thaddeus',
  message: 'Happy birthday, sweet pea',
  card: '4242424242424242',
  cvc: 'three digits 737',
}
const SECRETS = { key: 'sk_test_very_secret', webhook: 'whsec_very_secret', store: 'a store’s very secret' }
let fake: FakeStripe
const logged: string[] = []
beforeAll(async () => {
  fake = await startFakeStripe({ secretKey: SECRETS.key, webhookSecret: SECRETS.webhook })
  Object.assign(env(), {
    STRIPE_SECRET_KEY: fake.secretKey,
    STRIPE_PUBLISHABLE_KEY: 'pk_test_fake',
    STRIPE_WEBHOOK_SECRET: fake.webhookSecret,
    STRIPE_API_BASE: fake.url,
    STANSTORE_WEBHOOK_SECRET: SECRETS.store,
    DATABASE_URL: database.url,
  })
  visitorId = await makeVisitor(database.db)
  const keep = (chunk: unknown) => logged.push(String(chunk)) > 0
  jest.spyOn(process.stdout, 'write').mockImplementation(keep)
  jest.spyOn(process.stderr, 'write').mockImplementation(keep)
})
afterAll(async () => {
  jest.restoreAllMocks()
  await fake.close()
})

const post = async (handler: typeof webhook, body: string, headers: Record<string, string> = {}) =>
  handler(
    new Request('http://localhost/api', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    }),
    { params: Promise.resolve({}) },
  )
const story = makeRequest({ childName: WORDS.child, pets: [{ name: WORDS.pet, type: 'Dog', gender: 'male' }] })
const order = (more: object = {}) =>
  JSON.stringify({
    email: WORDS.email,
    fullName: WORDS.buyer,
    country: 'AU',
    paymentMethod: 'stripe',
    language: 'en',
    story,
    ...more,
  })
const secretOf = async (answer: Response) => ((await answer.json()) as { clientSecret: string }).clientSecret
const idOf = (clientSecret: string) => clientSecret.split('_secret_')[0] ?? ''
const send = (type: string, id: string, more: Record<string, string> = {}) => {
  const { body, signature } = fake.event(type, id)
  return post(webhook, body, { 'stripe-signature': signature, ...more })
}
const fromStore = (body: object) => {
  const text = JSON.stringify(body)
  return post(stanstore, text, {
    'x-stanstore-signature': createHmac('sha256', SECRETS.store).update(text).digest('hex'),
  })
}
async function withBrokenTable<T>(table: string, work: () => Promise<T>): Promise<T> {
  await database.db.$executeRawUnsafe(
    `CREATE OR REPLACE FUNCTION broken() RETURNS trigger AS $$ BEGIN RAISE EXCEPTION 'broken: %', NEW; END $$ LANGUAGE plpgsql`,
  )
  await database.db.$executeRawUnsafe(
    `CREATE TRIGGER broken BEFORE INSERT OR UPDATE ON ${table} FOR EACH ROW EXECUTE FUNCTION broken()`,
  )
  try {
    return await work()
  } finally {
    await database.db.$executeRawUnsafe(`DROP TRIGGER broken ON ${table}`)
  }
}

test('payment logs: no secret, card field, name, address or text of a buyer appears in any line', async () => {
  const secrets: string[] = []
  const begun = async (more: object = {}) => {
    const secret = await secretOf(await post(purchase, order(more)))
    secrets.push(secret)
    return idOf(secret)
  }
  // Card fields that a confused client sends are dropped.
  const paid = await begun({ cardNumber: WORDS.card, cvc: WORDS.cvc })
  fake.confirm(paid)
  expect((await withBrokenTable('credits', () => send('payment_intent.succeeded', paid))).status).toBe(500)
  expect((await send('payment_intent.succeeded', paid)).status).toBe(200)
  const gift = await begun({
    gift: {
      recipientName: WORDS.recipient,
      recipientEmail: '',
      senderName: 'Nan',
      message: WORDS.message,
      deliverOn: '',
      timeZone: 'UTC',
    },
  })
  fake.confirm(gift)
  expect((await withBrokenTable('gift_codes', () => send('payment_intent.succeeded', gift))).status).toBe(500)
  const wrong = await begun({ fullName: `${WORDS.buyer} II` })
  Object.assign(fake.confirm(wrong), { amount: 1, amount_received: 1 })
  await send('payment_intent.succeeded', wrong)
  await send('payment_intent.succeeded', paid, { 'stripe-signature': 't=1,v1=00' })
  fake.fail(500, 3)
  expect((await post(purchase, order({ fullName: `${WORDS.buyer} III` }))).status).toBe(502)
  fake.fail(500, 9)
  await settleOwnPayment(database.db, { viewer: { visitorId, admin: null }, paymentId: gift, now: new Date() })
  await reconcile(database.db, { now: new Date(Date.now() + 120_000) })
  fake.fail(500, 0)
  expect(
    (await withBrokenTable('purchases', () => post(purchase, order({ fullName: `${WORDS.buyer} IV` })))).status,
  ).toBe(500)
  expect((await post(purchase, order({ email: 'no address', fullName: WORDS.buyer }))).status).toBe(400)
  const bought = {
    order_id: 'st_1',
    email: WORDS.email,
    name: WORDS.buyer,
    product: 'digital',
    amount: 999,
    currency: 'AUD',
  }
  expect((await withBrokenTable('mail_outbox', () => fromStore(bought))).status).toBe(500)
  expect((await fromStore({ ...bought, order_id: 'st_2', product: 'a hat' })).status).toBe(422)
  // At another price it waits for a person.
  expect((await fromStore({ ...bought, order_id: 'st_3', amount: 1 })).status).toBe(200)
  expect((await fromStore(bought)).status).toBe(200)

  const rows = await database.db.purchase.findMany({ select: { accessToken: true } })
  const codes = await database.db.giftCode.findMany({ select: { code: true } })
  const all = logged.join('')
  // The log still says what happened.
  for (const event of [
    'payment.completed',
    'payment.mismatch',
    'payment.provider',
    'payment.unsettled',
    'order.taken',
    'order.mismatch',
    'unexpected',
  ])
    expect(all).toContain(`"event":"${event}"`)
  for (const word of [
    ...Object.values(WORDS),
    ...Object.values(SECRETS),
    ...secrets,
    ...rows.map(({ accessToken }) => accessToken),
    ...codes.map(({ code }) => code),
  ])
    expect(all).not.toContain(word)
  // Card data is neither stored nor passed on.
  expect(JSON.stringify([fake.received, await database.db.purchase.findMany()])).not.toMatch(
    new RegExp(`${WORDS.card}|"cvc"`),
  )
})
