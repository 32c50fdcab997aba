import { testDatabase } from '@/e2e/fixtures/database'
import { makeVisitor, makeWrittenStory } from '@/e2e/fixtures/factory'
import type { Viewer } from '@/lib/domain/viewer'
import { GET as STORY } from './[id]/route'
import { GET as DOWNLOAD } from './[id]/download/route'
import { GET as EVENTS } from './[id]/events/route'
import { GET as PICTURE } from './[id]/pages/[n]/picture.svg/route'
import { GET as CARD } from './[id]/share.png/route'
import { POST as SHARE } from './[id]/sharing/route'

const database = testDatabase()
let mockViewer: Viewer = { visitorId: null, admin: null }
let mockDb: unknown
jest.mock('@/lib/http/viewer', () => ({ readViewer: async () => mockViewer }))
jest.mock('@/lib/platform/db/client', () => ({
  ...jest.requireActual<object>('@/lib/platform/db/client'),
  db: () => mockDb,
}))
beforeAll(() => {
  mockDb = database.db
})

const as = (visitorId: string | null) => {
  mockViewer = { visitorId, admin: null }
}
const requestPath = (
  handler: typeof PICTURE,
  id: string,
  {
    n = '1',
    query = '',
    headers = {},
    body,
  }: { n?: string; query?: string; headers?: Record<string, string>; body?: unknown } = {},
) =>
  handler(
    new Request(`http://localhost:3000/api/x${query}`, {
      headers: { 'content-type': 'application/json', ...headers },
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    }),
    { params: Promise.resolve({ id, n }) },
  )

test('sharing: switched off, a story with its pictures, files, events and preview card is gone at once for others, caches included, and there for its owner', async () => {
  const { id, visitorId } = await makeWrittenStory(database.db)
  const everything = [STORY, PICTURE, CARD, EVENTS] as const
  as(null)
  const picture = await requestPath(PICTURE, id, { query: '?v=1' })
  expect(picture.headers.get('cache-control')).toBe('private, no-cache')
  const etag = picture.headers.get('etag') ?? ''
  expect((await requestPath(PICTURE, id, { query: '?v=1', headers: { 'if-none-match': etag } })).status).toBe(304)
  expect((await requestPath(CARD, id, { query: '?v=1' })).headers.get('cache-control')).toBe('private, no-cache')

  as(visitorId)
  expect(await (await requestPath(SHARE, id, { body: { shared: false } })).json()).toEqual({ shared: false })
  for (const guest of [null, await makeVisitor(database.db)]) {
    as(guest)
    for (const handler of [...everything, DOWNLOAD])
      expect((await requestPath(handler, id, { headers: { 'if-none-match': etag } })).status).toBe(404)
  }
  as(visitorId)
  const own = await requestPath(PICTURE, id, { query: '?v=1' })
  expect([own.status, own.headers.get('cache-control')]).toEqual([200, 'private, max-age=31536000, immutable'])
  expect((await requestPath(STORY, id)).status).toBe(200)

  await requestPath(SHARE, id, { body: { shared: true } })
  as(null)
  expect((await requestPath(PICTURE, id)).status).toBe(200)
})

test("pictures: the shop's own samples are publicly cacheable", async () => {
  const { id } = await makeWrittenStory(database.db)
  await database.db.story.update({ where: { id }, data: { visitorId: null, featured: true, approved: true } })
  as(null)
  expect((await requestPath(PICTURE, id, { query: '?v=1' })).headers.get('cache-control')).toBe(
    'public, max-age=31536000, immutable',
  )
})
