import { testDatabase } from '@/e2e/fixtures/database'
import { NOW } from '@/e2e/fixtures/factory'
import { subscription } from '@/lib/domain/newsletter/subscription'
import { purgeExpiredData } from '../retention/purge-expired-data'
import { announceOpening } from './announce-opening'
import { confirmOpeningNotice } from './confirm-opening-notice'
import { requestOpeningNotice } from './request-opening-notice'

const database = testDatabase()
const SHUT = { card: false, stores: { stanstore: false, shopify: false } }
const request = (email: string, now = NOW) =>
  requestOpeningNotice(database.db, { ...subscription.parse({ email, language: 'de' }), now })
const mailsTo = async (recipient: string) =>
  (await database.db.mailOutbox.findMany({ where: { recipient }, orderBy: { createdAt: 'asc' } })).map(
    ({ template, language }) => `${template} ${language}`,
  )
const noticeOf = (email: string) => database.db.openingNotice.findUnique({ where: { email } })

test.each([
  ['a card', { ...SHUT, card: true }],
  ['a store', { ...SHUT, stores: { stanstore: false, shopify: true } }],
])('opening: one confirmed letter, once something can be bought (%s), and the address is gone', async (name, open) => {
  const email = `${name.replace(' ', '.')}@example.com`
  await Promise.all([request(` ${email.toUpperCase()} `), request(email), request(email)])
  expect(await mailsTo(email)).toEqual(['opening-confirm de'])
  const token = (await noticeOf(email))?.token ?? ''
  // Not confirmed yet, it hears nothing.
  await announceOpening(database.db, open)
  expect(await mailsTo(email)).toEqual(['opening-confirm de'])
  await confirmOpeningNotice(database.db, { token, now: NOW })
  await confirmOpeningNotice(database.db, { token, now: NOW })
  await announceOpening(database.db, SHUT)
  expect(await mailsTo(email)).toEqual(['opening-confirm de'])
  await Promise.all([1, 2, 3].map(() => announceOpening(database.db, open)))
  expect(await mailsTo(email)).toEqual(['opening-confirm de', 'shop-open de'])
  expect(await noticeOf(email)).toBeNull()
  await expect(confirmOpeningNotice(database.db, { token, now: NOW })).rejects.toMatchObject({ code: 'link_not_valid' })
})

test('opening: an address that nobody confirms is forgotten after 30 days, a confirmed one waits', async () => {
  await request('never@example.com')
  await request('waits@example.com')
  const token = (await noticeOf('waits@example.com'))?.token ?? ''
  await confirmOpeningNotice(database.db, { token, now: NOW })
  await purgeExpiredData(database.db, { now: new Date(NOW.getTime() + 31 * 86_400_000) })
  expect([await noticeOf('never@example.com'), (await noticeOf('waits@example.com'))?.email]).toEqual([
    null,
    'waits@example.com',
  ])
})
