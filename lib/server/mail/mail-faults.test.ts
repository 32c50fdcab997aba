// A mail server that is ill: the letter stays in the outbox, and goes out once the server is well.
import { testDatabase } from '@/e2e/fixtures/database'
import { MailServer } from '@/e2e/fakes/mail-server'
import { env } from '@/lib/platform/env'
import { queueMail } from './queue-mail'
import { sendMail } from './send-mail'

jest.mock('@/lib/platform/log', () => ({ log: { info: () => {}, warn: () => {}, error: () => {} } }))

const database = testDatabase()
const server = new MailServer()
beforeAll(async () => {
  await server.start()
  env().SMTP_URL = server.url
})
afterAll(() => server.close())
beforeEach(() => {
  server.accepted.length = 0
  server.refusesWith = undefined
  server.gate.set('open')
})

async function queueLetter(dedupeKey: string): Promise<string> {
  await database.db.$transaction((tx) =>
    queueMail(tx, {
      template: 'story-finished',
      to: 'parent@example.com',
      language: 'en',
      params: { title: 'A Book', link: 'http://localhost:3000/story/abc' },
      dedupeKey,
    }),
  )
  return (await database.db.mailOutbox.findUniqueOrThrow({ where: { dedupeKey } })).id
}
const isSent = async (id: string): Promise<boolean> =>
  (await database.db.mailOutbox.findUniqueOrThrow({ where: { id } })).sentAt !== null

const ILLS: [string, () => void][] = [
  ['refuses for now', () => void (server.refusesWith = () => 421)],
  ['refuses for good', () => void (server.refusesWith = () => 550)],
  ['resets each connection', () => server.gate.set('reset')],
]

test.each(ILLS)('a mail server that %s gets the letter again, once', async (illness, makeIll) => {
  const mailId = await queueLetter(illness)
  makeIll()
  await expect(sendMail(database.db, { mailId })).rejects.toThrow()
  expect([await isSent(mailId), server.accepted.length]).toEqual([false, 0])
  server.refusesWith = undefined
  server.gate.set('open')
  for (let turn = 0; turn < 2; turn++) await sendMail(database.db, { mailId })
  expect([await isSent(mailId), server.accepted.length]).toEqual([true, 1])
})

test('a letter whose acceptance was lost on the way is sent again with the same Message-ID', async () => {
  const mailId = await queueLetter('lost word')
  server.gate.set({ loses: /queued/i }, 1)
  await expect(sendMail(database.db, { mailId })).rejects.toThrow()
  expect([await isSent(mailId), server.accepted.length]).toEqual([false, 1])
  await sendMail(database.db, { mailId })
  expect(server.accepted.map(({ messageId }) => messageId)).toEqual(Array(2).fill(`<${mailId}@wagtale>`))
})
