import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { z } from 'zod'
import { testDatabase } from '@/e2e/fixtures/database'
import { until } from '@/e2e/fixtures/until'
import { connect } from '@/lib/platform/db/client'
import { env } from '@/lib/platform/env'
import { log } from '@/lib/platform/log'
import { countServerError } from '@/lib/platform/alerts/server-errors'
import { readFigures } from './read-figures'
import { createTeller, watchShop } from './watch-shop'

const database = testDatabase()
const folder = mkdtempSync(path.join(tmpdir(), 'wagtale-alerts-'))
const NOW = new Date()
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000)
let server: Server
let refuses = false
const refused: string[] = []
const sentAlert = z.object({ kind: z.string(), text: z.string() })
const received: { kind: string; text: string }[] = []
beforeAll(async () => {
  jest.spyOn(process.stdout, 'write').mockImplementation(() => true)
  server = createServer((request, response) => {
    const parts: Buffer[] = []
    request
      .on('data', (part: Buffer) => parts.push(part))
      .on('end', () => {
        const { kind, text } = sentAlert.parse(JSON.parse(Buffer.concat(parts).toString()))
        if (refuses) refused.push(kind)
        else received.push({ kind, text })
        response.writeHead(refuses ? 500 : 204).end()
      })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  Object.assign(env(), {
    ALERT_WEBHOOK_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    ALERT_EMAIL: 'ops@example.com',
    WAGTALE_DATA_DIR: folder,
  })
})
afterAll(async () => {
  jest.restoreAllMocks()
  Object.assign(env(), { ALERT_WEBHOOK_URL: undefined, ALERT_EMAIL: undefined })
  await new Promise((resolve) => server.close(resolve))
  rmSync(folder, { recursive: true })
})
beforeEach(async () => {
  received.length = 0
  await database.db.rateLimit.deleteMany()
})
const kinds = () => received.map(({ kind }) => kind)

test('an alert leaves the machine by webhook and by mail, once an hour, whichever process sees it', async () => {
  const alert = { kind: 'queue-slow', text: 'A job has waited for 12 minutes' } as const
  const [one, other] = [createTeller(database.db), createTeller(database.db)]
  for (const teller of [one, other, one]) await teller.tell([alert], NOW)
  expect(received).toMatchObject([{ kind: 'queue-slow', text: expect.stringContaining(alert.text) }])
  const letters = readdirSync(path.join(folder, 'mail'))
  expect(letters).toHaveLength(1)
  expect(readFileSync(path.join(folder, 'mail', letters[0] ?? ''), 'utf8')).toContain('To: ops@example.com')
  await database.db.rateLimit.updateMany({ data: { expiresAt: new Date(0) } })
  await one.tell([alert], later(61))
  expect(kinds()).toEqual(['queue-slow', 'queue-slow'])
})

test('a worker or database that is missed for a moment is no alert; without a database it is told all the same', async () => {
  const nobody = connect('postgresql://postgres@127.0.0.1:1/none', { pool: 1 })
  const teller = createTeller(nobody)
  const look = async (minutes: number) => {
    const figures = await readFigures(nobody, { now: later(minutes), dataDir: folder })
    expect(figures.database).toBeNull()
    await teller.tell([{ kind: 'database-away', text: 'The database does not answer' }], later(minutes))
  }
  await look(0)
  expect(received).toEqual([])
  for (const minutes of [1, 2, 3]) await look(minutes)
  expect(kinds()).toEqual(['database-away'])
  await nobody.$disconnect()
})

test('the figures are those of queue, payments, errors and disk', async () => {
  const { db } = database
  const hours = (count: number) => new Date(NOW.getTime() - count * 3_600_000)
  const purchase = (key: string, more: { status: string; createdAt: Date; processingAt?: Date; source?: string }) => ({
    orderId: key,
    customerEmail: '',
    customerName: '',
    productName: '',
    product: 'digital',
    amount: 1,
    source: 'stripe',
    accessToken: key,
    ...more,
  })
  await db.purchase.createMany({
    data: [
      purchase('being paid', { status: 'pending', createdAt: hours(2) }),
      purchase('bank', { status: 'pending', createdAt: hours(200), processingAt: hours(199) }),
      purchase('done', { status: 'completed', createdAt: hours(200) }),
      purchase('forgotten', { status: 'pending', createdAt: hours(26) }),
      purchase('slow bank', { status: 'pending', createdAt: hours(400), processingAt: hours(399) }),
      purchase('held', { status: 'held', source: 'shopify', createdAt: hours(2) }),
    ],
  })
  await db.$executeRaw`SELECT graphile_worker.add_job('maintenance', '{}', run_at := ${hours(1)})`
  for (const age of [1, 2, 6]) countServerError(NOW.getTime() - age * 60_000)
  const figures = await readFigures(db, { now: NOW, dataDir: folder })
  expect(figures).toMatchObject({ serverErrors: 2, database: { unsettledPayments: 3, workers: 0, jobsGivenUp: 0 } })
  expect(figures.database?.queueSeconds).toBeCloseTo(3600, -1)
  expect(figures.freeDisk).toBeGreaterThan(0)
  expect(figures.freeDisk).toBeLessThanOrEqual(1)
})

test('a log line that asks for a person leaves the machine too; a webhook that refuses ends nothing', async () => {
  const over = new AbortController()
  refuses = true
  log.error('payment.mismatch', { alert: true })
  log.info('story written')
  const watch = watchShop({ db: database.db, dataDir: folder, stop: over.signal, everyMs: 10 })
  await until(() => refused.includes('logged:payment.mismatch'))
  refuses = false
  log.error('payment.refused', { alert: true })
  await until(() => kinds().includes('logged:payment.refused'))
  over.abort()
  await watch
  expect(kinds().filter((kind) => kind.startsWith('logged:'))).toEqual(['logged:payment.refused'])
})
