import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'
import { testDatabase } from '@/e2e/fixtures/database'
import { until } from '@/e2e/fixtures/until'
import { env } from '@/lib/platform/env'
import { startQueue } from '@/lib/platform/queue/start'
import { tasksWith } from '@/lib/server/jobs'
import { queueMail } from './queue-mail'
import { sendMail } from './send-mail'

jest.mock('@/lib/platform/log', () => ({ log: { info: () => {}, warn: () => {}, error: () => {} } }))

const database = testDatabase()
const received: string[] = []
/** Answers of the mail server, in order; then it takes everything. */
const refusals: string[] = []
let server: SMTPServer

beforeAll(async () => {
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, _session, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        const refusal = refusals.shift()
        if (refusal) return done(Object.assign(new Error(refusal), { responseCode: 451 }))
        received.push(Buffer.concat(parts).toString())
        // Slow, so that two workers meet.
        setTimeout(done, 50)
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const bound = server.server.address()
  env().SMTP_URL = `smtp://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}`
})
afterAll(() => new Promise<void>((resolve) => server.close(resolve)))
beforeEach(() => {
  received.length = 0
})

const queueStoryFinished = (dedupeKey: string, title = 'Mia & <Biscuit>', language = 'en') =>
  database.db.$transaction((tx) =>
    queueMail(tx, {
      template: 'story-finished',
      to: 'parent@example.com',
      language,
      params: { title, link: 'http://localhost:3000/story/abc' },
      dedupeKey,
    }),
  )
const idOf = async (dedupeKey: string) => (await database.db.mailOutbox.findUniqueOrThrow({ where: { dedupeKey } })).id

test('two workers and five calls send one mail, with its text', async () => {
  const news = await Promise.all(Array.from({ length: 5 }, () => queueStoryFinished('story-finished:1')))
  expect(news.filter(Boolean)).toHaveLength(1)
  const id = await idOf('story-finished:1')
  const queues = [1, 2].map(() =>
    startQueue({ url: database.url, db: database.db, tasks: tasksWith(() => Promise.reject(new Error('no voice'))) }),
  )
  await Promise.all([
    sendMail(database.db, { mailId: id }),
    sendMail(database.db, { mailId: id }),
    until(() => received.length > 0),
  ])
  await until(async () => (await database.db.mailOutbox.findUniqueOrThrow({ where: { id } })).sentAt !== null)
  await Promise.all(queues.map((queue) => queue.stop(2_000)))
  expect(received).toHaveLength(1)
  const mail = await simpleParser(received[0] ?? '')
  expect(mail.subject).toBe('Your story is ready: Mia & <Biscuit>')
  expect(mail.messageId).toBe(`<${id}@wagtale>`)
  expect(mail.text).toContain('http://localhost:3000/story/abc')
  expect(mail.html).toContain('Mia &#38; &#60;Biscuit&#62; is ready to read')
})

test('a refused mail is sent again, with the same Message-ID, and then never more', async () => {
  refusals.push('busy')
  await queueStoryFinished('story-finished:2')
  const mailId = await idOf('story-finished:2')
  await expect(sendMail(database.db, { mailId })).rejects.toThrow('busy')
  expect(await database.db.mailOutbox.findUniqueOrThrow({ where: { id: mailId } })).toMatchObject({
    attempts: 1,
    sentAt: null,
  })
  for (let i = 0; i < 3; i++) await sendMail(database.db, { mailId })
  expect(received).toHaveLength(1)
})

test('a title can add no header, and Arabic reads from the right', async () => {
  await queueStoryFinished('story-finished:3', 'Mia\r\nBcc: everyone@example.com\r\n\r\n<script>', 'ar')
  await sendMail(database.db, { mailId: await idOf('story-finished:3') })
  const mail = await simpleParser(received[0] ?? '')
  expect(mail.bcc).toBeUndefined()
  expect(mail.subject).toContain('Mia Bcc: everyone@example.com <script>')
  expect(mail.html).toContain('dir="rtl"')
  expect(mail.html).not.toContain('<script>')
})

test('without a mail server the mail is a file in the data directory', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'mail-'))
  const { SMTP_URL, WAGTALE_DATA_DIR } = env()
  Object.assign(env(), { SMTP_URL: undefined, WAGTALE_DATA_DIR: folder })
  await queueStoryFinished('story-finished:4')
  await sendMail(database.db, { mailId: await idOf('story-finished:4') })
  Object.assign(env(), { SMTP_URL, WAGTALE_DATA_DIR })
  const [file, ...others] = readdirSync(path.join(folder, 'mail'))
  expect(others).toEqual([])
  const mail = await simpleParser(readFileSync(path.join(folder, 'mail', file ?? '')))
  expect(mail.subject).toBe('Your story is ready: Mia & <Biscuit>')
  rmSync(folder, { recursive: true })
})
