import { fakeNarratePage } from '@/e2e/fakes/narrate-page'
import { testDatabase } from '@/e2e/fixtures/database'
import { makeVisitor, makeWrittenStory } from '@/e2e/fixtures/factory'
import { narrationAnswer } from '@/lib/domain/book/narration/narration-answer'
import type { Viewer } from '@/lib/domain/viewer'
import { stopListening } from '@/lib/platform/pg-notify'
import { makeNarration } from '@/lib/server/narrations/make-narration'
import { GET as events } from './events/route'
import { GET as sound } from './pages/[n]/sound.mp3/route'
import { GET, POST } from './route'

const database = testDatabase()
let mockViewer: Viewer = { visitorId: null, admin: null }
let mockDb: unknown
jest.mock('@/lib/http/viewer', () => ({ readViewer: async () => mockViewer }))
jest.mock('@/lib/platform/db/client', () => ({
  ...jest.requireActual<object>('@/lib/platform/db/client'),
  db: () => mockDb,
}))
jest.mock('@/lib/platform/log', () => ({ log: { info: () => {}, warn: () => {}, error: () => {} } }))
beforeAll(() => {
  mockDb = database.db
})
beforeEach(() => {
  mockViewer = { visitorId: null, admin: null }
})
afterAll(stopListening)

const ORIGIN = 'http://localhost:3000'
let clients = 0
const address = () => ({ 'x-forwarded-for': `198.51.100.${++clients % 250}` })
const paramsOf = (params: Record<string, string>) => ({ params: Promise.resolve({ voice: 'wagtale', ...params }) })
const ask = (id: string, body: unknown = { version: 1 }, params: Record<string, string> = {}, language = 'en') =>
  POST(
    new Request(`${ORIGIN}/x`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', referer: `${ORIGIN}/${language}/story/${id}`, ...address() },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
    paramsOf({ id, ...params }),
  )
const look = (id: string, version = 1, headers: Record<string, string> = {}) =>
  GET(new Request(`${ORIGIN}/x?v=${version}`, { headers }), paramsOf({ id }))
const hear = (id: string, n: string, narrationId: string, headers: Record<string, string> = {}) =>
  sound(new Request(`${ORIGIN}/x?v=${narrationId}`, { headers }), paramsOf({ id, n }))

async function makeReady() {
  const { id, visitorId } = await makeWrittenStory(database.db)
  expect((await ask(id)).status).toBe(200)
  const { id: narrationId } = await database.db.narration.findFirstOrThrow({ where: { storyId: id } })
  await makeNarration(database.db, { narrationId, narratePage: fakeNarratePage })
  return { id, visitorId, narrationId }
}

test('whoever may read a book asks for it, is answered at once, and finds every word when it is ready', async () => {
  const { id } = await makeWrittenStory(database.db)
  expect(await (await look(id)).json()).toMatchObject({ state: 'absent', done: 0, total: 0 })
  const answer = await ask(id)
  expect([answer.status, await answer.json()]).toEqual([200, { state: 'making', done: 0, total: 22 }])
  expect((await look(id)).headers.get('cache-control')).toBe('private, no-store')
  const { id: narrationId } = await database.db.narration.findFirstOrThrow({ where: { storyId: id } })
  await makeNarration(database.db, { narrationId, narratePage: fakeNarratePage })
  const ready = await look(id)
  const found = narrationAnswer.parse(await ready.json())
  expect(found).toMatchObject({ state: 'ready', id: narrationId, done: 22, total: 22 })
  expect(found.pages).toHaveLength(22)
  const etag = ready.headers.get('etag') ?? ''
  expect((await look(id, 1, { 'if-none-match': etag })).status).toBe(304)
})

test('what the pictures show is asked for and found by its own name', async () => {
  const { id } = await makeReady()
  expect((await ask(id, { version: 1, part: 'nonsense' })).status).toBe(400)
  const answer = await ask(id, { version: 1, part: 'pictures' })
  expect([answer.status, await answer.json()]).toEqual([200, { state: 'making', done: 0, total: 22 }])
  const { id: narrationId } = await database.db.narration.findFirstOrThrow({ where: { storyId: id, part: 'pictures' } })
  await makeNarration(database.db, { narrationId, narratePage: fakeNarratePage })
  const found = await GET(new Request(`${ORIGIN}/x?v=1&part=pictures`), paramsOf({ id }))
  expect(narrationAnswer.parse(await found.json())).toMatchObject({ state: 'ready', id: narrationId })
  const stream = await events(new Request(`${ORIGIN}/x?v=1&part=pictures`), paramsOf({ id }))
  expect(await stream.text()).toContain('"state":"ready"')
  expect((await hear(id, '2', narrationId)).status).toBe(200)
})

test('the events end with the state of the narration', async () => {
  const { id } = await makeReady()
  const answer = await events(new Request(`${ORIGIN}/x?v=1`), paramsOf({ id }))
  expect(answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  expect(await answer.text()).toContain('event: progress\ndata: {"state":"ready","done":22,"total":22}\n')
})

test('a page’s sound comes whole or in parts, for good to its owner and asked for again by guests', async () => {
  const { id, visitorId, narrationId } = await makeReady()
  const whole = await hear(id, '2', narrationId)
  expect([whole.status, whole.headers.get('content-type'), await whole.text()]).toEqual([200, 'audio/mpeg', 'page-01'])
  expect(whole.headers.get('cache-control')).toBe('private, no-cache')
  const part = await hear(id, '2', narrationId, { range: 'bytes=5-' })
  expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([206, 'bytes 5-6/7', '01'])
  const etag = whole.headers.get('etag') ?? ''
  expect((await hear(id, '2', narrationId, { 'if-none-match': etag })).status).toBe(304)
  mockViewer = { visitorId, admin: null }
  expect((await hear(id, '2', narrationId)).headers.get('cache-control')).toBe('private, max-age=31536000, immutable')
  for (const [n, key] of [
    ['0', narrationId],
    ['23', narrationId],
    ['x', narrationId],
    ['1', 'nonsense'],
    ['1', '00000000-0000-7000-8000-000000000000'],
  ] as const)
    expect((await hear(id, n, key)).status).toBe(404)
})

test('a book that is not shared answers a stranger like one that is not there, whatever is sent', async () => {
  const { id, visitorId, narrationId } = await makeReady()
  await database.db.story.update({ where: { id }, data: { shared: false } })
  for (const stranger of [null, await makeVisitor(database.db)]) {
    mockViewer = { visitorId: stranger, admin: null }
    for (const story of [id, 'no-such-story']) {
      for (const body of ['{', '{}', '{"version":1}']) {
        const answer = await ask(story, body)
        expect([answer.status, await answer.json()]).toEqual([
          404,
          { error: 'Story Not Found', code: 'story_not_found' },
        ])
      }
      expect((await look(story)).status).toBe(404)
      expect((await hear(story, '1', narrationId)).status).toBe(404)
      expect((await events(new Request(`${ORIGIN}/x?v=1`), paramsOf({ id: story }))).status).toBe(404)
    }
  }
  mockViewer = { visitorId, admin: null }
  expect((await hear(id, '1', narrationId)).status).toBe(200)
})

test('a voice that there is not, another version and another language are refused in words', async () => {
  const { id } = await makeWrittenStory(database.db)
  const parrot = await ask(id, { version: 1 }, { voice: 'parrot' })
  expect([parrot.status, await parrot.json()]).toEqual([
    400,
    { code: 'not_offered', error: 'In this address, “voice” must be one of these: wagtale.' },
  ])
  expect((await ask(id, { version: 2 })).status).toBe(409)
  expect((await ask(id, {})).status).toBe(400)
  const german = await makeWrittenStory(database.db, { language: 'de', lifeSkill: 'courage', childAge: '5-6' })
  const answer = await ask(german.id, { version: 1 }, {}, 'de')
  expect([answer.status, await answer.json()]).toEqual([
    400,
    { code: 'voice_language', error: 'Wagtales eigene Stimme liest bisher nur Bücher auf Englisch vor.' },
  ])
  expect(await database.db.narration.count({ where: { storyId: { in: [id, german.id] } } })).toBe(0)
})
