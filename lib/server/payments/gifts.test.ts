import { testDatabase } from '@/e2e/fixtures/database'
import { makeRequest, makeVisitor } from '@/e2e/fixtures/factory'
import { startFakeStripe, type FakeStripe } from '@/e2e/fakes/stripe'
import { deliveryTime } from '@/lib/domain/commerce/gift-order'
import { purchaseBody } from '@/lib/domain/commerce/purchase'
import { env } from '@/lib/platform/env'
import { readGiftCard } from '@/lib/server/gifts/read-gift-card'
import { redeemGiftCode } from '@/lib/server/gifts/redeem-gift-code'
import { beginPurchase } from './begin-purchase'
import { countCredits } from './count-credits'
import { settlePayment } from './settle-payment'

jest.mock('@/lib/platform/log', () => ({ log: { info: () => {}, warn: () => {}, error: () => {} } }))
jest.setTimeout(60_000)
const database = testDatabase()
const NOW = new Date('2026-11-20T09:00:00.000Z')
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

async function buyGift(deliverOn: string) {
  const visitorId = await makeVisitor(database.db)
  const gift = {
    recipientName: 'Mila',
    recipientEmail: 'mila@example.com',
    senderName: 'Nan',
    message: 'Read it\nto the dog.',
    deliverOn,
    timeZone: 'Australia/Sydney',
    occasion: 'diwali',
    front: 'asha',
    dedication: 'For Mila, from Nan',
  }
  const order = purchaseBody.parse({
    email: 'nan@example.com',
    fullName: 'Ann Ng',
    country: 'AU',
    paymentMethod: 'stripe',
    language: 'de',
    gift,
  })
  const begin = () => beginPurchase(database.db, { visitorId, order, site: 'http://localhost', now: NOW })
  const { clientSecret } = await begin()
  const paymentId = (clientSecret ?? '').split('_secret_')[0] ?? ''
  fake.confirm(paymentId)
  // Resubmitted, it is the same gift; its card is on the checkout page.
  expect(await begin()).toEqual({ clientSecret })
  await Promise.all(Array.from({ length: 8 }, () => settlePayment(database.db, { paymentId, now: NOW })))
  const { accessToken, giftCode, id } = await database.db.purchase.findUniqueOrThrow({
    where: { paymentIntentId: paymentId },
    include: { giftCode: true },
  })
  if (!giftCode) throw new Error('no code was made')
  return { visitorId, paymentId, token: accessToken, code: giftCode, id }
}
const queuedMails = (id: string, codeId: string) =>
  database.db.mailOutbox.findMany({
    where: { dedupeKey: { in: [`gift-bought:${id}`, `gift-code:${codeId}`] } },
    orderBy: { template: 'asc' },
  })

test('gift purchase: one code, its card and two mails, the second on its day; the code makes one book', async () => {
  const { visitorId, token, code, id } = await buyGift('2026-12-24')
  expect(await countCredits(database.db, { viewer: { visitorId, admin: null } })).toBe(0)
  expect(code).toMatchObject({
    type: 'gift',
    usageLimit: 1,
    recipientName: 'Mila',
    senderName: 'Nan',
    deliverAt: new Date('2026-12-23T21:00:00.000Z'),
    expiresAt: new Date('2029-11-20T09:00:00.000Z'),
  })
  expect(await queuedMails(id, code.id)).toMatchObject([
    { template: 'gift-bought', recipient: 'nan@example.com', language: 'de', params: { code: code.code } },
    {
      template: 'gift-code',
      recipient: 'mila@example.com',
      params: { message: 'Read it\nto the dog.', code: code.code },
    },
  ])
  const [, later] = await queuedMails(id, code.id)
  expect(
    await database.db.$queryRaw`SELECT run_at FROM graphile_worker.jobs WHERE key = ${`mail:${later?.id}`}`,
  ).toEqual([{ run_at: new Date('2026-12-23T21:00:00.000Z') }])
  expect(await readGiftCard(database.db, { token, viewer: { visitorId, admin: null }, now: NOW })).toMatchObject({
    code: code.code,
    mine: true,
    spoilt: null,
    timeZone: 'Australia/Sydney',
    picture: 'diwali-asha',
  })
  const redeem = async () =>
    redeemGiftCode(database.db, {
      code: code.code,
      visitorId: await makeVisitor(database.db),
      request: makeRequest(),
      now: NOW,
    })
  const redeemed = (await Promise.allSettled([redeem(), redeem(), redeem()])).filter(
    (result) => result.status === 'fulfilled',
  )
  expect(redeemed).toHaveLength(1)
  expect(
    await database.db.story.findUniqueOrThrow({
      where: { id: redeemed[0]?.value ?? '' },
      select: { dedication: true },
    }),
  ).toEqual({ dedication: 'For Mila, from Nan' })
  expect(await readGiftCard(database.db, { token, viewer: { visitorId: null, admin: null }, now: NOW })).toMatchObject({
    mine: false,
    spoilt: 'used',
  })
  expect(
    await readGiftCard(database.db, { token: 'nonsense', viewer: { visitorId: null, admin: null }, now: NOW }),
  ).toBeNull()
})

test('gift: who makes the book may dedicate it themselves; words that belong in no book are refused before anything is paid', async () => {
  const { code } = await buyGift('2026-12-24')
  const id = await redeemGiftCode(database.db, {
    code: code.code,
    visitorId: await makeVisitor(database.db),
    request: makeRequest({ dedication: 'For our Mila' }),
    now: NOW,
  })
  expect((await database.db.story.findUniqueOrThrow({ where: { id } })).dedication).toBe('For our Mila')
  const order = purchaseBody.parse({
    email: 'nan@example.com',
    fullName: 'Ann Ng',
    country: 'AU',
    paymentMethod: 'stripe',
    gift: { recipientName: 'Mila', senderName: 'Nan', dedication: 'Ring us on 0412 345 678' },
  })
  await expect(
    beginPurchase(database.db, {
      visitorId: await makeVisitor(database.db),
      order,
      site: 'http://localhost',
      now: NOW,
    }),
  ).rejects.toMatchObject({ code: 'unkind_words' })
})

test('gift purchase: once refunded its code can’t be used and its mail is not sent', async () => {
  const { paymentId, code, id } = await buyGift('2026-12-24')
  fake.refund(paymentId)
  expect(await settlePayment(database.db, { paymentId, now: NOW })).toBe('refunded')
  expect((await queuedMails(id, code.id)).map(({ template }) => template)).toEqual(['gift-bought'])
  await expect(
    redeemGiftCode(database.db, {
      code: code.code,
      visitorId: await makeVisitor(database.db),
      request: makeRequest(),
      now: NOW,
    }),
  ).rejects.toMatchObject({ code: 'code_inactive' })
})

test.each([
  ['2026-12-24', 'Australia/Sydney', '2026-12-23T21:00:00.000Z'],
  ['2027-04-04', 'Australia/Sydney', '2027-04-03T22:00:00.000Z'],
  ['2026-12-24', 'America/New_York', '2026-12-24T13:00:00.000Z'],
  ['2026-12-24', 'Nowhere/Land', '2026-12-24T08:00:00.000Z'],
  ['2020-01-01', 'UTC', NOW.toISOString()],
  ['', 'UTC', NOW.toISOString()],
  ['2099-01-01', 'UTC', '2027-11-20T09:00:00.000Z'],
])('gift mail: for %s in %s it is sent at %s', (deliverOn, timeZone, at) => {
  expect(deliveryTime({ deliverOn, timeZone }, NOW).toISOString()).toBe(at)
})
