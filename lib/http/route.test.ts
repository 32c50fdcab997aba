import { z } from 'zod'
import { testDatabase } from '@/e2e/fixtures/database'
import { AppError, ERRORS } from '@/lib/domain/errors'
import english from '@/messages/en/site.json'
import { VISITOR_COOKIE, readVisitor, signVisitor } from '@/lib/platform/auth/visitor-cookie'
import { env } from '@/lib/platform/env'
import { connect, db } from '@/lib/platform/db/client'
import { clientIp } from './client-ip'
import { route } from './route'

const cookieJar = new Map<string, string>()
jest.mock('next/headers', () => ({
  cookies: async () => ({
    get: (name: string) => (cookieJar.has(name) ? { value: cookieJar.get(name) } : undefined),
    set: (name: string, value: string) => void cookieJar.set(name, value),
  }),
}))
jest.mock('@/lib/platform/log', () => ({ log: { info: () => {}, warn: () => {}, error: () => {} } }))

const database = testDatabase()
afterAll(() => db().$disconnect())
beforeEach(() => cookieJar.clear())

const context = (params: Record<string, string> = {}) => ({ params: Promise.resolve(params) })
const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Request('http://localhost:3000/api/things', {
    method: 'POST',
    body,
    headers: { host: 'localhost:3000', 'content-type': 'application/json', ...headers },
  })
const parseResponse = async (answer: Response): Promise<Record<string, unknown>> => ({
  status: answer.status,
  ...z.record(z.string(), z.unknown()).parse(await answer.json()),
})

const thing = route({ body: z.object({ name: z.string('Name it') }) }, async ({ body }) => ({ got: body }))

test.each<[string, Record<string, string>, number]>([
  ['our own page', { origin: 'http://localhost:3000' }, 200],
  ['no page at all', {}, 200],
  ['another site', { origin: 'https://evil.example' }, 403],
  ['our name as a prefix', { origin: 'http://localhost:3000.evil.example' }, 403],
  ['a sandboxed frame', { origin: 'null' }, 403],
  ['a cross-site fetch without an origin', { 'sec-fetch-site': 'cross-site' }, 403],
  ['JSON dressed as text', { 'content-type': 'text/plain' }, 415],
  ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
  ['something else', { 'content-type': 'application/xml' }, 415],
  ['JSON with a charset', { 'content-type': 'application/json; charset=utf-8' }, 200],
])('origin check: a write from %s', async (_, headers, status) => {
  expect((await thing(post('{"name":"x","admin":true}', headers), context())).status).toBe(status)
})

test('body: unknown fields are dropped; invalid ones are named with the schema’s message', async () => {
  expect(await parseResponse(await thing(post('{"name":"x","admin":true}'), context()))).toEqual({
    status: 200,
    got: { name: 'x' },
  })
  expect(await parseResponse(await thing(post('{}'), context()))).toEqual({
    status: 400,
    code: 'invalid',
    error: 'Name it',
    fields: { name: ['Name it'] },
  })
  expect(await parseResponse(await thing(post(''), context()))).toMatchObject({
    status: 400,
    fields: { name: ['Name it'] },
  })
  expect(await parseResponse(await thing(post('{'), context()))).toMatchObject({ status: 400, code: 'bad_json' })
  expect(await parseResponse(await thing(post(new Uint8Array([0x22, 0xff, 0x22])), context()))).toMatchObject({
    status: 400,
    code: 'bad_json',
  })
})

test('body: text that is too long is reported in the chosen language, unless the schema has a message of its own', async () => {
  const long = route(
    { body: z.object({ name: z.string().max(5), title: z.string().max(5, 'A shorter title, please') }) },
    async ({ body }) => body,
  )
  const fields = async (headers: Record<string, string>) =>
    (await parseResponse(await long(post('{"name":"Wilhelm","title":"Wilhelm"}', headers), context())))['fields']
  expect(await fields({})).toEqual({ name: ['Please keep to 5 characters'], title: ['A shorter title, please'] })
  expect(await fields({ cookie: 'wagtale-language=de' })).toEqual({
    name: ['Bitte höchstens 5\u00a0Zeichen'],
    title: ['A shorter title, please'],
  })
})

test('body: NUL characters are removed at any depth', async () => {
  const deep = route(
    {
      body: z.object({ list: z.array(z.object({ name: z.string() })), count: z.number() }),
      query: z.object({ q: z.string().optional() }),
    },
    async ({ body, query }) => ({ ...body, ...query }),
  )
  const request = new Request('http://localhost:3000/api/things?q=a%00b', {
    method: 'POST',
    body: '{"list":[{"name":"A\\u0000nn"}],"count":1}',
    headers: { host: 'localhost:3000', 'content-type': 'application/json' },
  })
  expect(await parseResponse(await deep(request, context()))).toEqual({
    status: 200,
    list: [{ name: 'Ann' }],
    count: 1,
    q: 'ab',
  })
})

test('body: one over the limit is refused, announced or not, and not read to its end', async () => {
  expect(await parseResponse(await thing(post('x'.repeat(100_001)), context()))).toMatchObject({
    status: 413,
    code: 'too_large',
  })
  let pulled = 0
  const endless = new ReadableStream({ pull: (to) => void (pulled++, to.enqueue(new Uint8Array(10_000))) })
  const request = new Request('http://localhost:3000/api/things', {
    method: 'POST',
    body: endless,
    headers: { host: 'localhost:3000', 'content-type': 'application/json' },
    duplex: 'half',
  } as RequestInit)
  expect((await thing(request, context())).status).toBe(413)
  expect(pulled).toBeLessThan(15)
})

test('errors: in the page’s language, else the chosen one; every language has every error', async () => {
  const none = route({}, async () => Promise.reject(new AppError('rate_limited', { minutes: 3 })))
  const ask = async (cookie: string, referer = '') =>
    (
      await parseResponse(
        await none(new Request('http://localhost:3000/api/things', { headers: { cookie, referer } }), context()),
      )
    )['error']
  expect(await ask('a=b; wagtale-language=es')).toBe('Demasiados intentos. Espera 3\u00a0min y vuelve a intentarlo.')
  expect(await ask('wagtale-language=es', 'http://localhost:3000/fr/redeem?x=1')).toBe(
    'Trop d’essais. Attendez 3\u00a0min, puis réessayez.',
  )
  expect(await ask('wagtale-language=es', 'http://localhost:3000/redeem')).toBe(
    'Demasiados intentos. Espera 3\u00a0min y vuelve a intentarlo.',
  )
  expect(await ask('wagtale-language=../../etc/passwd')).toBe(
    'Too many tries (rate limit). Please wait 3 min and try again.',
  )
  expect(english.errors).toEqual(Object.fromEntries(Object.entries(ERRORS).map(([code, { text }]) => [code, text])))
})

test('query: a value that is not allowed is reported in the chosen language, with the allowed ones', async () => {
  const file = route(
    {
      query: z.object({
        format: z.enum(['pdf', 'epub']).default('pdf'),
        pages: z
          .string()
          .transform(Number)
          .pipe(z.literal([24, 32]))
          .default(24),
      }),
    },
    async ({ query }) => query,
  )
  const ask = async (search: string, language: string) =>
    parseResponse(
      await file(
        new Request(`http://localhost:3000/api/things${search}`, {
          headers: { cookie: `wagtale-language=${language}` },
        }),
        context(),
      ),
    )
  expect(await ask('?format=xyz', 'de')).toEqual({
    status: 400,
    code: 'not_offered',
    error: 'In dieser Adresse muss „format“ eines von diesen sein: pdf, epub.',
  })
  for (const pages of ['abc', '', '25', '24.5'])
    expect(await ask(`?pages=${pages}`, 'ja')).toMatchObject({
      status: 400,
      error: 'このアドレスの「pages」には、次のいずれかを指定してください：24, 32。',
    })
  expect(await ask('?pages=32', 'de')).toEqual({ status: 200, format: 'pdf', pages: 32 })
})

test('authorisation: a stranger gets the same answer whatever the body is', async () => {
  const guarded = route(
    { body: z.object({ name: z.string() }), allow: () => Promise.reject(new AppError('story_not_found')) },
    async () => ({}),
  )
  const answers = await Promise.all(
    ['{"name":1}', '{', '{"name":"x"}'].map(async (body) =>
      parseResponse(await guarded(post(body), context({ id: 'a' }))),
    ),
  )
  expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
    new Set([JSON.stringify({ status: 404, error: 'Story Not Found', code: 'story_not_found' })]),
  )
})

test('visitor: created with the first write; a forged cookie is ignored', async () => {
  const creating = route({ viewer: 'visitor' }, async ({ viewer }) => ({ id: viewer.visitorId }))
  cookieJar.set(VISITOR_COOKIE, 'someone-else.AAAA')
  const first = await parseResponse(await creating(post(''), context()))
  expect(readVisitor(cookieJar.get(VISITOR_COOKIE))).toBe(first['id'])
  expect(await parseResponse(await creating(post(''), context()))).toEqual(first)
  expect(await db().visitor.count({ where: { id: String(first['id']) } })).toBe(1)
  expect(readVisitor(signVisitor('me').replace('me', 'you'))).toBeNull()
})

test('visitor: under https a cookie of the old name, which could be planted, is believed of earlier visitors alone', async () => {
  const known = env()
  const address = known.APP_URL
  Object.assign(known, { APP_URL: 'https://wagtale.example' })
  try {
    await db().visitor.createMany({
      data: [
        { id: 'earlier', createdAt: new Date('2026-11-01T00:00:00.000Z') },
        { id: 'planted', createdAt: new Date('2027-01-01T00:00:00.000Z') },
      ],
    })
    const reading = route({}, async ({ viewer }) => ({ id: viewer.visitorId }))
    const owning = route({ viewer: 'visitor' }, async ({ viewer }) => ({ id: viewer.visitorId }))
    const idOf = async (handler: typeof reading) => (await parseResponse(await handler(post(''), context())))['id']
    cookieJar.set(VISITOR_COOKIE, signVisitor('planted'))
    expect(await idOf(reading)).toBeNull()
    expect(await idOf(owning)).not.toBe('planted')

    cookieJar.clear()
    cookieJar.set(VISITOR_COOKIE, signVisitor('earlier'))
    expect([await idOf(reading), await idOf(owning)]).toEqual(['earlier', 'earlier'])
    expect(readVisitor(cookieJar.get(`__Host-${VISITOR_COOKIE}`))).toBe('earlier')
    cookieJar.set(VISITOR_COOKIE, signVisitor('planted'))
    expect(await idOf(reading)).toBe('earlier')
  } finally {
    Object.assign(known, { APP_URL: address })
  }
})

test('rate limit: limits for failures count only failures, and a burst hits the limit', async () => {
  const guess = route({ body: z.object({ right: z.boolean() }), limit: 'codes' }, async ({ body }) => {
    if (!body.right) throw new AppError('code_unknown')
    return {}
  })
  const ask = (right: boolean, peer: string) =>
    guess(post(JSON.stringify({ right }), { 'x-wagtale-peer': peer }), context())
  for (let i = 0; i < 25; i++) expect((await ask(true, '203.0.113.1')).status).toBe(200)
  const burst = await Promise.all(Array.from({ length: 60 }, () => ask(false, '203.0.113.2')))
  expect(burst.filter(({ status }) => status === 400)).toHaveLength(20)
  const limited = burst.find(({ status }) => status === 429)
  expect(Number(limited?.headers.get('retry-after'))).toBeGreaterThan(500)
  expect((await ask(true, '203.0.113.2')).status).toBe(429)
})

test('errors: an exhausted pool answers 503 soon, and no detail of a failure leaks', async () => {
  const ask = (work: () => Promise<unknown>) =>
    route({}, async () => ({ done: (await work()) !== null }))(
      new Request('http://localhost:3000/api/things'),
      context(),
    )
  let [taken, giveBack] = [0, () => {}]
  const held = new Promise<void>((resolve) => {
    giveBack = resolve
  })
  const waiting: Promise<Response>[] = []
  await new Promise<void>((allTaken) => {
    const hold = () =>
      db().$transaction(async (tx) => {
        await tx.$queryRaw`SELECT 1`
        if (++taken === env().DATABASE_POOL) allTaken()
        await held
      })
    waiting.push(...Array.from({ length: env().DATABASE_POOL }, () => ask(hold)))
  })
  const started = Date.now()
  const busy = await ask(() => db().$queryRaw`SELECT 1`)
  expect(Date.now() - started).toBeLessThan(8_000)
  expect(await parseResponse(busy)).toMatchObject({ status: 503, code: 'unavailable' })
  giveBack()
  expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual(waiting.map(() => 200))

  const broken = route({}, async () => Promise.reject(new Error('Mia lives at 12 Shell Street')))
  const answer = await parseResponse(await broken(new Request('http://localhost:3000/api/things'), context()))
  expect(answer).toMatchObject({ status: 500, code: 'unexpected' })
  expect(JSON.stringify(answer)).not.toContain('Shell Street')
}, 20_000)

test('errors: a hanging statement is cancelled and answered with 503', async () => {
  const short = connect(database.url, { pool: 1, limits: { statement_timeout: 100 } })
  const hanging = route({}, async () => short.$queryRaw`SELECT pg_sleep(5)::text AS slept`)
  const answer = await hanging(new Request('http://localhost:3000/api/things'), context())
  await short.$disconnect()
  expect(await parseResponse(answer)).toEqual({ status: 503, code: 'unavailable', error: ERRORS.unavailable.text })
  // Requests have this time-out; tests, jobs and migrations connect without it.
  expect(await db().$queryRaw`SHOW statement_timeout`).toEqual([{ statement_timeout: '30s' }])
  expect(await database.db.$queryRaw`SHOW statement_timeout`).toEqual([{ statement_timeout: '0' }])
})

test('errors: a client’s disconnect is 499; an error at the same time is still reported', async () => {
  const leaving = new AbortController()
  const newRequest = () => new Request('http://localhost:3000/api/things', { signal: leaving.signal })
  const cancelled = route({}, async ({ request }) => Promise.reject(request.signal.reason))
  const broken = route({}, async () => Promise.reject(new Error('out of paper')))
  leaving.abort()
  expect((await cancelled(newRequest(), context())).status).toBe(499)
  expect((await broken(newRequest(), context())).status).toBe(500)
})

test.each<[number, string | undefined, string | undefined, string]>([
  [0, '6.6.6.6', '127.0.0.1', '127.0.0.1'],
  [1, '6.6.6.6, 198.51.100.4', '10.0.0.1', '198.51.100.4'],
  [2, '6.6.6.6, 198.51.100.4, 10.0.0.2', '10.0.0.1', '198.51.100.4'],
  [2, '198.51.100.4', '10.0.0.1', '198.51.100.4'],
  [0, undefined, '::ffff:203.0.113.9', '203.0.113.9'],
  [0, undefined, '2001:db8:0:7::1', '2001:db8:0:7::/64'],
  [0, undefined, '2001:db8:0:7:ffff::2', '2001:db8:0:7::/64'],
  [0, undefined, '::1', '0:0:0:0::/64'],
  [0, undefined, undefined, 'unknown'],
])('client address: behind %i proxies, forwarded for %s, from %s: %s', (proxies, forwarded, peer, address) => {
  const headers = new Headers({
    ...(forwarded ? { 'x-forwarded-for': forwarded } : {}),
    ...(peer ? { 'x-wagtale-peer': peer } : {}),
  })
  expect(clientIp(headers, proxies)).toBe(address)
})
