import { z } from 'zod'
import { testDatabase } from '@/e2e/fixtures/database'
import { db } from '@/lib/platform/db/client'
import { PEER_HEADER } from '@/lib/http/client-ip'
import { POST as leave } from '../newsletter/leave/route'
import { POST } from './route'

jest.mock('next/headers', () => ({ cookies: async () => ({ get: () => undefined, set: () => {} }) }))
jest.mock('@/lib/platform/log', () => ({ log: { info: () => {}, warn: () => {}, error: () => {} } }))

const database = testDatabase()
afterAll(() => db().$disconnect())
jest.setTimeout(20_000)

const MESSAGE = {
  name: 'Ann Ng',
  email: 'ann@example.com',
  subject: 'Order Support',
  message: 'The book has not come.\nWhere is it?',
}
let address = 0
/** From a new address each time, unless a test sets one. */
const send = async (body: unknown, headers: Record<string, string> = {}) => {
  const answer = await POST(
    new Request('http://localhost:3000/api/contact', {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: {
        host: 'localhost:3000',
        'content-type': 'application/json',
        [PEER_HEADER]: `192.0.2.${++address}`,
        ...headers,
      },
    }),
    { params: Promise.resolve({}) },
  )
  return {
    status: answer.status,
    after: answer.headers.get('retry-after'),
    ...z.record(z.string(), z.unknown()).parse(await answer.json()),
  }
}
const storedMessages = () => database.db.contactMessage.findMany({ orderBy: { createdAt: 'asc' } })
const queuedMails = () => database.db.mailOutbox.findMany({ orderBy: [{ template: 'asc' }] })
beforeEach(async () => {
  await database.db.contactMessage.deleteMany()
  await database.db.mailOutbox.deleteMany()
})

test('contact: a message is stored; sender and support get a mail, the sender’s in their language and without the typed text', async () => {
  expect(await send({ ...MESSAGE, language: 'de', approved: true, id: 'x' })).toMatchObject({
    status: 200,
    success: true,
  })
  expect(await storedMessages()).toEqual([expect.objectContaining(MESSAGE)])
  const [notice, receipt, ...more] = await queuedMails()
  expect(more).toEqual([])
  expect(receipt).toMatchObject({
    template: 'contact-received',
    recipient: 'ann@example.com',
    language: 'de',
    params: { link: expect.stringMatching(/\/de\/faq$/) },
  })
  expect(notice).toMatchObject({
    template: 'contact-notice',
    recipient: 'hello@wagtale.example',
    params: expect.objectContaining({ email: 'ann@example.com', message: MESSAGE.message }),
  })
})

test('contact: without a language in the message the chosen one counts', async () => {
  await send(MESSAGE, { cookie: 'wagtale-language=ar' })
  expect((await queuedMails())[1]).toMatchObject({ language: 'ar' })
})

test('contact: missing fields are named, and nothing is stored', async () => {
  expect(await send({})).toMatchObject({
    status: 400,
    code: 'invalid',
    fields: {
      name: ['Name is required'],
      email: ['Valid email is required'],
      subject: ['Subject is required'],
      message: ['Message must be at least 10 characters'],
    },
  })
  expect(await send({ ...MESSAGE, name: ' \u0000 ', message: '   short \n ' })).toMatchObject({
    status: 400,
    fields: { name: ['Name is required'], message: ['Message must be at least 10 characters'] },
  })
  expect(await send({ ...MESSAGE, email: 'ann@example.com\r\nBcc: all@example.com' })).toMatchObject({
    status: 400,
    fields: { email: ['Valid email is required'] },
  })
  expect(await send({ ...MESSAGE, message: 'x'.repeat(5001) })).toMatchObject({ status: 400 })
  expect(await send('{"name":')).toMatchObject({ status: 400, code: 'bad_json' })
  expect([await storedMessages(), await queuedMails()]).toEqual([[], []])
})

test('contact: NUL is removed, line breaks stay, and the longest message passes in any script', async () => {
  expect(
    await send({ ...MESSAGE, name: 'Ann\u0000\nNg', message: `One.\u0000\nTwo. \u202e<script>alert(1)</script>` }),
  ).toMatchObject({ status: 200 })
  expect((await storedMessages())[0]).toMatchObject({
    name: 'Ann Ng',
    message: 'One.\nTwo. \u202e<script>alert(1)</script>',
  })
  expect(await send({ ...MESSAGE, message: '\u{1f415}'.repeat(2500) })).toMatchObject({ status: 200 })
})

test('contact: too large, cross-site or not JSON is refused unread', async () => {
  expect(await send({ ...MESSAGE, message: 'x'.repeat(50_000) })).toMatchObject({ status: 413 })
  expect(await send(MESSAGE, { origin: 'https://evil.example' })).toMatchObject({ status: 403 })
  expect(await send(MESSAGE, { 'content-type': 'text/plain' })).toMatchObject({ status: 415 })
  expect(await storedMessages()).toEqual([])
})

test('contact: of eleven messages from one address ten pass, and the last gets the waiting time', async () => {
  for (let i = 0; i < 10; i++)
    expect(await send(MESSAGE, { [PEER_HEADER]: '198.51.100.1' })).toMatchObject({ status: 200 })
  expect(await send(MESSAGE, { [PEER_HEADER]: '198.51.100.1' })).toMatchObject({
    status: 429,
    after: expect.stringMatching(/^3[56]\d\d$/),
    error: 'Too many tries (rate limit). Please wait 60 min and try again.',
  })
  expect(await storedMessages()).toHaveLength(10)
})

test('newsletter: one-click unsubscribe of mail programs removes the address', async () => {
  const token = 'a'.repeat(22)
  await database.db.newsletterSubscriber.create({ data: { email: 'ann@example.com', token, confirmedAt: new Date() } })
  const press = (query: string) =>
    leave(
      new Request(`http://localhost:3000/api/newsletter/leave${query}`, {
        method: 'POST',
        body: 'List-Unsubscribe=One-Click',
        headers: { host: 'localhost:3000', 'content-type': 'application/x-www-form-urlencoded' },
      }),
      { params: Promise.resolve({}) },
    )
  expect((await press(`?token=${token}`)).status).toBe(200)
  expect((await database.db.newsletterSubscriber.findUniqueOrThrow({ where: { token } })).unsubscribedAt).not.toBeNull()
  expect((await press(`?token=${'b'.repeat(22)}`)).status).toBe(200)
  expect((await press('')).status).toBe(400)
})
