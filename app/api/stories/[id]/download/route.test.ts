import { fakeNarratePage } from '@/e2e/fakes/narrate-page'
import { testDatabase } from '@/e2e/fixtures/database'
import { makeVisitor, makeWrittenStory } from '@/e2e/fixtures/factory'
import type { DocumentJob } from '@/lib/documents/job'
import { spokenPages } from '@/lib/domain/book/narration/spoken-pages'
import type { Viewer } from '@/lib/domain/viewer'
import { makeNarration } from '@/lib/server/narrations/make-narration'
import { requestNarration } from '@/lib/server/narrations/request-narration'
import { GET } from './route'

const database = testDatabase()
let mockViewer: Viewer = { visitorId: null, admin: null }
let mockDb: unknown
const mockMade: DocumentJob[] = []
jest.mock('@/lib/http/viewer', () => ({ readViewer: async () => mockViewer }))
jest.mock('@/lib/platform/db/client', () => ({
  ...jest.requireActual<object>('@/lib/platform/db/client'),
  db: () => mockDb,
}))
jest.mock('@/lib/documents/client', () => ({
  ...jest.requireActual<object>('@/lib/documents/client'),
  makeDocument: async (job: DocumentJob) => {
    mockMade.push(job)
    return new Uint8Array([1, 2, 3])
  },
}))
beforeAll(() => {
  mockDb = database.db
})
beforeEach(() => {
  mockMade.length = 0
  mockViewer = { visitorId: null, admin: null }
})

let clients = 0
const download = (id: string, query: string, page = `http://localhost:3000/story/${id}`) =>
  GET(
    new Request(`http://localhost:3000/api/stories/${id}/download?${query}`, {
      headers: { referer: page, 'x-forwarded-for': `198.51.100.${++clients}` },
    }),
    { params: Promise.resolve({ id }) },
  )
const refusal = async (answer: Response) => [answer.status, (await answer.json()) as { code: string; error: string }]

test('with the voice, the book is made as an EPUB that reads itself and as an MP3', async () => {
  const { id } = await makeWrittenStory(database.db)
  const [epub, mp3] = [await download(id, 'format=epub&voice=wagtale'), await download(id, 'format=mp3&voice=wagtale')]
  expect([epub.status, epub.headers.get('content-type')]).toEqual([200, 'application/epub+zip'])
  expect([mp3.status, mp3.headers.get('content-type')]).toEqual([200, 'audio/mpeg'])
  expect(mp3.headers.get('content-disposition')).toMatch(
    /^attachment; filename="story\.mp3"; filename\*=UTF-8''.+\.mp3$/,
  )
  expect(mockMade).toMatchObject([
    { kind: 'epub', reading: { voice: 'wagtale' } },
    { kind: 'mp3', reading: { voice: 'wagtale' } },
  ])
})

test('a file is made of what the voice has read already', async () => {
  const { id } = await makeWrittenStory(database.db)
  await requestNarration(database.db, { viewer: mockViewer, id, version: 1, voice: 'wagtale' })
  const { id: narrationId } = await database.db.narration.findFirstOrThrow({ where: { storyId: id } })
  await makeNarration(database.db, { narrationId, narratePage: fakeNarratePage })
  for (const query of ['format=epub&voice=wagtale', 'format=mp3&voice=wagtale'])
    expect((await download(id, query)).status).toBe(200)
  expect(mockMade).toHaveLength(2)
  for (const job of mockMade) {
    const reading = 'reading' in job ? job.reading : undefined
    // What the file would have been read from is what was read.
    expect(reading?.narration?.pages).toMatchObject('book' in job ? spokenPages(job.book) : [])
    expect(reading?.narration?.pages.map(({ mp3 }) => new TextDecoder().decode(mp3))).toContain('page-20')
  }
})

test('a file is kept apart from the same without a voice, and is made once', async () => {
  const { id } = await makeWrittenStory(database.db)
  for (const query of ['format=epub', 'format=epub&voice=wagtale', 'format=epub', 'format=epub&voice=wagtale'])
    expect((await download(id, query)).status).toBe(200)
  expect(mockMade.map((job) => 'reading' in job && job.reading?.voice)).toEqual([undefined, 'wagtale'])
})

test.each([
  ['a voice that there is not', 'format=epub&voice=parrot', '“voice” must be one of these: wagtale'],
  ['an MP3 without a voice', 'format=mp3', '“voice” must be one of these: wagtale'],
  ['a voice for a file without sound', 'format=pdf&voice=wagtale', '“format” must be one of these: epub, mp3'],
])('%s is refused in words', async (_, query, words) => {
  const { id } = await makeWrittenStory(database.db)
  const [status, body] = await refusal(await download(id, query))
  expect([status, body]).toEqual([400, { code: 'not_offered', error: `In this address, ${words}.` }])
  expect(mockMade).toEqual([])
})

test('a book in a language that the voice does not speak is refused in words, and made without it', async () => {
  const { id } = await makeWrittenStory(database.db, { language: 'de', lifeSkill: 'courage', childAge: '5-6' })
  for (const format of ['epub', 'mp3']) {
    const answer = await download(id, `format=${format}&voice=wagtale`, `http://localhost:3000/de/story/${id}`)
    const [status, body] = await refusal(answer)
    expect([status, body]).toEqual([
      400,
      { code: 'voice_language', error: 'Wagtales eigene Stimme liest bisher nur Bücher auf Englisch vor.' },
    ])
  }
  expect(mockMade).toEqual([])
  expect((await download(id, 'format=epub')).status).toBe(200)
})

test('a book that is not shared is read to its owner alone', async () => {
  const { id, visitorId } = await makeWrittenStory(database.db)
  await database.db.story.update({ where: { id }, data: { shared: false } })
  for (const guest of [null, await makeVisitor(database.db)]) {
    mockViewer = { visitorId: guest, admin: null }
    for (const query of ['format=epub&voice=wagtale', 'format=mp3&voice=wagtale'])
      expect((await download(id, query)).status).toBe(404)
  }
  mockViewer = { visitorId, admin: null }
  expect((await download(id, 'format=mp3&voice=wagtale')).status).toBe(200)
})
