import { testDatabase } from '@/e2e/fixtures/database'
import { NOW } from '@/e2e/fixtures/factory'
import { subscription } from '@/lib/domain/newsletter/subscription'
import { purgeExpiredData } from '../retention/purge-expired-data'
import { confirmSubscription } from './confirm'
import { unsubscribe } from './unsubscribe'
import { subscribe } from './subscribe'

const database = testDatabase()
const hoursLater = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000)
const signUp = (email: string, now = NOW) =>
  subscribe(database.db, { ...subscription.parse({ email, language: 'es' }), now })
const readSubscriber = (email: string) => database.db.newsletterSubscriber.findUniqueOrThrow({ where: { email } })
const queuedMails = async (email: string) =>
  (await database.db.mailOutbox.findMany({ where: { recipient: email }, orderBy: { createdAt: 'asc' } })).map(
    ({ template }) => template,
  )

test('newsletter: concurrent sign-ups give one row and one mail, in the visitor’s language, with both links', async () => {
  await Promise.all(Array.from({ length: 8 }, (_, i) => signUp(i % 2 ? ' Ann@Example.com ' : 'ann@example.com')))
  const { token } = await readSubscriber('ann@example.com')
  const [letter, ...more] = await database.db.mailOutbox.findMany({ where: { recipient: 'ann@example.com' } })
  expect(more).toEqual([])
  expect(letter).toMatchObject({ template: 'newsletter-confirm', language: 'es' })
  expect(letter?.params).toMatchObject({
    confirm: expect.stringMatching(`/es/newsletter/confirm\\?token=${token}$`),
    oneClick: expect.stringMatching(`/api/newsletter/leave\\?token=${token}$`),
  })
})

test('newsletter: a link confirms once, however often it is opened; a subscriber gets no further confirmation mail', async () => {
  await signUp('once@example.com')
  const { token } = await readSubscriber('once@example.com')
  await Promise.all(Array.from({ length: 10 }, () => confirmSubscription(database.db, { token, now: hoursLater(1) })))
  expect((await readSubscriber('once@example.com')).confirmedAt).toEqual(hoursLater(1))
  await signUp('once@example.com', hoursLater(30))
  expect(await queuedMails('once@example.com')).toEqual(['newsletter-confirm', 'newsletter-welcome'])
})

test('newsletter: an unknown link confirms nothing', async () => {
  await expect(confirmSubscription(database.db, { token: 'A'.repeat(22), now: NOW })).rejects.toMatchObject({
    code: 'link_not_valid',
  })
})

test('newsletter: unsubscribing removes the address, and the old link does not bring it back', async () => {
  await signUp('gone@example.com')
  const { token } = await readSubscriber('gone@example.com')
  await confirmSubscription(database.db, { token, now: NOW })
  await unsubscribe(database.db, { token, now: hoursLater(1) })
  await unsubscribe(database.db, { token, now: hoursLater(2) })
  expect((await readSubscriber('gone@example.com')).unsubscribedAt).toEqual(hoursLater(1))
  await expect(confirmSubscription(database.db, { token, now: hoursLater(3) })).rejects.toMatchObject({
    code: 'link_not_valid',
  })

  // Signing up again starts over with a new link, even within the hour.
  await signUp('gone@example.com', hoursLater(1))
  const again = await readSubscriber('gone@example.com')
  expect(again).toMatchObject({ confirmedAt: null, unsubscribedAt: null })
  expect(again.token).not.toBe(token)
  expect(await queuedMails('gone@example.com')).toEqual([
    'newsletter-confirm',
    'newsletter-welcome',
    'newsletter-confirm',
  ])
})

test('retention: addresses, messages and mails are deleted when the privacy policy says, not a day before', async () => {
  for (const name of ['unconfirmed', 'reader', 'left']) await signUp(`${name}@example.org`)
  for (const name of ['reader', 'left'])
    await confirmSubscription(database.db, { token: (await readSubscriber(`${name}@example.org`)).token, now: NOW })
  await unsubscribe(database.db, { token: (await readSubscriber('left@example.org')).token, now: NOW })
  await database.db.contactMessage.create({
    data: { name: 'Ann', email: 'ann@example.org', subject: 'Hello', message: 'Where is it?', createdAt: NOW },
  })
  await database.db.mailOutbox.create({
    data: {
      dedupeKey: 'sent',
      template: 'contact-received',
      recipient: 'ann@example.org',
      params: {},
      sentAt: NOW,
      createdAt: NOW,
    },
  })
  const left = async () => [
    ...(
      await database.db.newsletterSubscriber.findMany({
        where: { email: { endsWith: '@example.org' } },
        orderBy: { email: 'asc' },
      })
    ).map(({ email }) => email.split('@')[0]),
    `${await database.db.contactMessage.count()} messages`,
    `${await database.db.mailOutbox.count({ where: { dedupeKey: 'sent' } })} letters`,
  ]
  await purgeExpiredData(database.db, { now: hoursLater(24 * 29) })
  expect(await left()).toEqual(['left', 'reader', 'unconfirmed', '1 messages', '1 letters'])
  await purgeExpiredData(database.db, { now: hoursLater(24 * 31) })
  expect(await left()).toEqual(['reader', '1 messages', '0 letters'])
  await purgeExpiredData(database.db, { now: hoursLater(24 * 366) })
  expect(await left()).toEqual(['reader', '0 messages', '0 letters'])
})

test('newsletter: an invalid address is refused in the words of the form', () => {
  for (const email of [
    '',
    'ann',
    'ann@',
    'a b@example.com',
    `${'a'.repeat(250)}@example.com`,
    'ann@example.com\r\nBcc: all@example.com',
    undefined,
  ]) {
    expect(subscription.safeParse({ email, language: 'en' }).error?.issues[0]?.message).toBe(
      'Please enter a valid email address',
    )
  }
})
