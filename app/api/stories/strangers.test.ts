// Finds every route that changes a story in the file tree and calls it as a visitor who does not own it: the same 404
// as for an unknown story, whatever is sent.
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { testDatabase } from '@/e2e/fixtures/database'
import { makeVisitor, makeWrittenStory, NOW } from '@/e2e/fixtures/factory'
import type { Viewer } from '@/lib/domain/viewer'
import { eraseStory } from '@/lib/server/my-stories/erase-story'
import { hideStory } from '@/lib/server/my-stories/hide-story'
import { renameStory } from '@/lib/server/my-stories/rename-story'

const database = testDatabase()
let mockViewer: Viewer = { visitorId: null, admin: null }
let mockDb: unknown
jest.mock('@/lib/http/viewer', () => ({ readViewer: async () => mockViewer }))
jest.mock('@/lib/platform/db/client', () => ({
  ...jest.requireActual<object>('@/lib/platform/db/client'),
  db: () => mockDb,
}))
// Rate limits are tested elsewhere.
jest.mock('@/lib/platform/rate-limit', () => ({ consumeAttempt: async () => 0, refundAttempt: async () => {} }))
beforeAll(() => {
  mockDb = database.db
})

type Handler = (request: Request, context: { params: Promise<Record<string, string>> }) => Promise<Response>
const folder = path.join(__dirname, '[id]')
/** Calls of whoever may read a story: they change nothing in it (narrations/[voice]/narrations.test.ts). */
const OF_READERS = ['POST narrations/[voice]']
const CHANGES = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => path.basename(file) === 'route.ts')
  .flatMap((file) =>
    Object.entries(jest.requireActual<Record<string, Handler>>(path.join(folder, file))).flatMap(([method, handler]) =>
      /^(?:POST|PUT|PATCH|DELETE)$/.test(method) ? [{ call: `${method} ${path.dirname(file)}`, method, handler }] : [],
    ),
  )
  .filter(({ call }) => !OF_READERS.includes(call))
const BODIES = [
  '{',
  '"nonsense"',
  '{}',
  '{"shared":false}',
  '{"version":1}',
  '{"customizations":{"rating":9}}',
  '{"productType":"hardcover_book"}',
  '{"version":1,"pages":[{"pageNumber":1,"content":"Mine now."}]}',
]

test('story routes: a stranger changes nothing by any call or action, and gets the same 404 whatever was sent', async () => {
  const { db } = database
  const { id, visitorId } = await makeWrittenStory(db)
  const before = await db.story.findUniqueOrThrow({ where: { id } })
  expect(CHANGES.length).toBeGreaterThan(4)
  for (const stranger of [null, await makeVisitor(db)]) {
    mockViewer = { visitorId: stranger, admin: null }
    for (const { call, method, handler } of CHANGES) {
      for (const body of BODIES) {
        for (const story of [id, 'no-such-story']) {
          const answer = await handler(
            new Request('http://localhost:3000/api/x', {
              method,
              headers: { 'content-type': 'application/json' },
              body,
            }),
            { params: Promise.resolve({ id: story, version: '1' }) },
          )
          expect([call, body, answer.status, await answer.json()]).toEqual([
            call,
            body,
            404,
            { error: 'Story Not Found', code: 'story_not_found' },
          ])
        }
      }
    }
    const shelf = [
      eraseStory(db, { viewer: mockViewer, id }),
      hideStory(db, { viewer: mockViewer, id, hidden: true, now: NOW }),
      renameStory(db, { viewer: mockViewer, id, title: 'Mine' }),
    ]
    for (const { status, ...end } of await Promise.allSettled(shelf))
      expect({ status, ...end }).toMatchObject({ status: 'rejected', reason: { code: 'story_not_found' } })
  }
  expect(await db.story.findUniqueOrThrow({ where: { id } })).toEqual(before)
  expect(await db.printOrder.count({ where: { storyId: id } })).toBe(0)
  mockViewer = { visitorId, admin: null }
  for (const { call, method, handler } of CHANGES) {
    const answer = await handler(
      new Request('http://localhost:3000/api/x', {
        method,
        headers: { 'content-type': 'application/json' },
        body: '{',
      }),
      { params: Promise.resolve({ id, version: '1' }) },
    )
    expect([call, answer.status]).toEqual([call, 400])
  }
})
