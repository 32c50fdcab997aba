// What the served production build does under load, behind https, and while its database is away.
import { spawn } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { z } from 'zod'
import { until } from '@/e2e/fixtures/until'
import { OwnShop } from './own-shop'
import { OWN_SHOP } from './ports'
import { expect, test } from '@playwright/test'

test.describe.configure({ mode: 'serial' })
test.setTimeout(240_000)

const SAMPLE = 'sample-mila-and-biscuit'
const shop = new OwnShop()
test.beforeAll(async () => shop.start())
test.afterAll(async () => shop.stop())

const errorBody = z.object({ error: z.string(), code: z.string() })
const codeOf = ({ body }: { body: Buffer }) => errorBody.parse(JSON.parse(body.toString())).code
const download = (query: string, from: string) => shop.send(`/api/stories/${SAMPLE}/download?${query}`, { from })

test('a link preview is drawn once, however many ask for it at the same moment', async () => {
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, i) =>
      shop.send(`/api/stories/${SAMPLE}/share.png`, { from: `198.51.100.${(i % 3) + 1}` }),
    ),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(new Set(answers.map(({ body }) => body.toString('base64'))).size).toBe(1)
})

test('an address has two documents under way; a third is refused in words while another address is served', async () => {
  const greedy = '198.51.100.10'
  const requests = [
    'interior&pages=32&printer=lulu',
    'interior&pages=24&printer=kdp',
    'cover&printer=lulu',
    'cover&printer=kdp',
    'preflight',
  ].map((format) => download(`format=${format}`, greedy))
  const modest = download('format=pdf', '198.51.100.11')
  const answers = await Promise.all(requests)
  // Which of them come first is the network's choice.
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(2)
  const refused = answers.filter(({ status }) => status !== 200)
  expect(refused.length).toBeGreaterThan(0)
  for (const answer of refused)
    expect([answer.status, codeOf(answer), answer.headers['retry-after']]).toEqual([503, 'documents_busy', '10'])
  expect((await modest).status).toBe(200)
})

test('a document that was just made is not made again; an address has its fair share of them', async () => {
  const from = '198.51.100.20'
  const [first] = [await download('format=pdf', from)]
  const started = Date.now()
  const more = []
  for (let i = 0; i < 19; i++) more.push(await download('format=pdf', from))
  expect(new Set([first.status, ...more.map(({ status }) => status)])).toEqual(new Set([200]))
  // One alone takes longer where it is made anew.
  expect(Date.now() - started).toBeLessThan(5_000)
  const refused = await download('format=pdf', from)
  expect([refused.status, codeOf(refused)]).toEqual([429, 'rate_limited'])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await download('format=pdf', '198.51.100.21')).status).toBe(200)
})

test('under https cookies are bound to the host, and every response tells browsers to stay on https', async () => {
  const application = await shop.send('/api/beta-program/apply', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'Ann Example',
      email: 'ann@example.com',
      followers: '12',
      why: 'I read to my children each night, and would love to try a book that is about them.',
      experience: 'Three children, and a blog about books for them.',
    }),
  })
  expect(application.status).toBe(201)
  const [cookie = ''] = application.headers['set-cookie'] ?? []
  expect(cookie).toMatch(/^__Host-wagtale_visitor=/)
  for (const part of ['Path=/', 'Secure', 'HttpOnly']) expect(cookie).toContain(part)
  expect(cookie).not.toContain('Domain')
  for (const address of ['/', '/story/unknown', '/api/stories/featured', '/api/stories/%ff'])
    expect([address, (await shop.send(address)).headers['strict-transport-security']]).toEqual([
      address,
      'max-age=31536000; includeSubDomains',
    ])
})

test('while the database is away, pages that need it say so with 503; the others are served; all come back by themselves', async () => {
  const pages = [
    ['/story/anything', 'Well, that wasn’t in the story'],
    [`/de/story/${SAMPLE}/read`, 'das stand nicht in der Geschichte'],
    ['/payment-success?payment_intent=pi_123', 'Your payment is safe'],
    ['/my-stories', 'Well, that wasn’t in the story'],
    ['/fr/my-stories', 'n’était pas dans l’histoire'],
    ['/access/a-token', 'Well, that wasn’t in the story'],
    ['/gift-card/a-token', 'Well, that wasn’t in the story'],
    ['/collaboration-playground/a-room', 'Well, that wasn’t in the story'],
  ] as const
  const ready = async () => (await shop.send('/readyz')).status
  expect([(await shop.send('/healthz')).status, await ready()]).toEqual([200, 200])
  await shop.stopDatabase()
  expect([(await shop.send('/healthz')).status, await ready()]).toEqual([200, 503])
  for (const [address, words] of pages) {
    const { status, headers, body } = await shop.send(address)
    const html = body.toString()
    expect([address, status, headers['retry-after']]).toEqual([address, 503, '10'])
    expect([address, html.includes(words)]).toEqual([address, true])
    const [, title = ''] = /<title>([^<]*)/.exec(html) ?? []
    const expected = /^\/(de|fr)\//.test(address) ? words : 'Well, that wasn’t in the story'
    expect([address, title.includes(expected)]).toEqual([address, true])
    expect([address, html.includes('href=""')]).toEqual([address, true])
  }
  const call = await shop.send(`/api/stories/${SAMPLE}`)
  expect([call.status, codeOf(call), call.headers['retry-after']]).toEqual([503, 'unavailable', '10'])
  expect((await shop.send('/pricing')).status).toBe(200)

  await shop.startDatabase()
  await until(async () => (await shop.send(`/story/${SAMPLE}`)).status === 200, 'the shop', 30_000)
  expect([await ready(), (await shop.send('/my-stories')).status]).toEqual([200, 200])
})

test('every line that the server writes once it serves is one JSON object, also of what failed', async () => {
  const [, served = ''] = shop.output.split(`Wagtale is at ${OWN_SHOP.address}`)
  const lines = served.split('\n').filter((line) => line.trim() !== '')
  expect(lines.length).toBeGreaterThan(5)
  const events = lines.map((line) => logLine.parse(JSON.parse(line)))
  const failed = events.find(({ event, route }) => event === 'database.unavailable' && route === '/my-stories')
  expect(failed?.requestId).toMatch(/^[\w.:-]{8,64}$/)
  expect(served).not.toMatch(/ECONNREFUSED 127|Mila/)
})
const logLine = z.object({
  time: z.iso.datetime(),
  level: z.enum(['info', 'warn', 'error']),
  event: z.string(),
  requestId: z.string().optional(),
  route: z.string().optional(),
})

test('a start that can’t succeed says why in one sentence', async () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'wagtale-start-')), 'a file')
  writeFileSync(file, '')
  for (const [settings, words] of [
    [{ DATABASE_URL: 'not a url' }, /^settings: DATABASE_URL: an address like postgresql:\/\/\S+$/],
    [{ ADMIN_PASSWORD: 'a' }, /^settings: ADMIN_PASSWORD: needs 15 characters or more$/],
    [{ WAGTALE_DATA_DIR: file }, /^E[A-Z]+: .*a file.*$/],
  ] as const) {
    const { error, code } = await failedStart({ PORT: String(OWN_SHOP.port + 1), DATABASE_URL: '', ...settings })
    expect([code, error.trim().split('\n').length, error.trim()]).toEqual([1, 1, expect.stringMatching(words)])
  }
})

/** What `npm start` says and gives, where it ends by itself. */
const failedStart = (settings: Record<string, string>) =>
  new Promise<{ error: string; code: number | null }>((resolve) => {
    const child = spawn(process.execPath, ['scripts/run.mjs', 'start'], { env: { ...process.env, ...settings } })
    let error = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => (error += text))
    child.on('close', (code) => resolve({ error, code }))
  })
