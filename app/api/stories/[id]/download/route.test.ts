import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fakeNarratePage } from '@/e2e/fakes/narrate-page'
import { testDatabase } from '@/e2e/fixtures/database'
import { makeVisitor, makeWrittenStory } from '@/e2e/fixtures/factory'
import { recordedSound } from '@/e2e/fixtures/recorded-sound'
import type { DocumentJob } from '@/lib/documents/job'
import { spokenPages } from '@/lib/domain/book/narration/spoken-pages'
import type { Viewer } from '@/lib/domain/viewer'
import { makeNarration } from '@/lib/server/narrations/make-narration'
import { requestNarration } from '@/lib/server/narrations/request-narration'
import { confirmAdult } from '@/lib/server/recordings/confirm-adult'
import { createRecording } from '@/lib/server/recordings/create-recording'
import { readStudio } from '@/lib/server/recordings/read-studio'
import { setRecordingsSharing } from '@/lib/server/recordings/set-recordings-sharing'
import { storeTake } from '@/lib/server/recordings/store-take'
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
  await requestNarration(database.db, { viewer: mockViewer, id, version: 1, voice: 'wagtale', part: 'story' })
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
  ['a voice that there is not', 'format=epub&voice=parrot', '“voice” must be one of these: wagtale, family'],
  ['an MP3 without a voice', 'format=mp3', '“voice” must be one of these: wagtale, family'],
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

test('in the family’s voice the book is made of the pages that were recorded, for its owner or by sharing, anew for each take', async () => {
  const { db } = database
  const { id, visitorId } = await makeWrittenStory(db, { language: 'de' })
  const owner: Viewer = { visitorId, admin: null }
  mockViewer = owner
  const nobody = [404, { code: 'recording_absent', error: 'Nobody has recorded this book whose voice you may hear.' }]
  expect(await refusal(await download(id, 'format=mp3&voice=family'))).toEqual(nobody)
  const { id: recording } = await createRecording(db, { viewer: owner, storyId: id, name: 'Oma' })
  const asking = { viewer: owner, token: null, now: new Date(), id: recording }
  await confirmAdult(db, asking)
  const mp3 = await recordedSound({ seconds: 1 })
  const { pages } = await readStudio(db, asking)
  for (const page of [2, 5, 5]) {
    await storeTake(db, { ...asking, page, words: pages[page - 1]?.words ?? '', mp3 })
    expect((await download(id, 'format=epub&voice=family')).status).toBe(200)
  }
  expect(mockMade.map((job) => 'reading' in job && job.reading?.narration?.pages.map(({ name }) => name))).toEqual([
    ['page-01'],
    ['page-01', 'page-04'],
    ['page-01', 'page-04'],
  ])
  expect(mockMade.at(-1)).toMatchObject({
    reading: { voice: 'family', narration: { reader: 'Oma', pages: [{ mp3 }, {}] } },
  })
  for (const guest of [null, await makeVisitor(db)]) {
    mockViewer = { visitorId: guest, admin: null }
    for (const query of ['', `&recording=${recording}`])
      expect(await refusal(await download(id, `format=mp3&voice=family${query}`))).toEqual(nobody)
  }
  await setRecordingsSharing(db, { viewer: owner, id, shared: true })
  expect((await download(id, `format=mp3&voice=family&recording=${recording}`)).status).toBe(200)
})

describe('braille', () => {
  const given = process.env['PATH']
  const folder = mkdtempSync(path.join(tmpdir(), 'braille-'))
  beforeAll(() => {
    process.env['PATH'] = folder
  })
  afterAll(() => {
    process.env['PATH'] = given
    rmSync(folder, { recursive: true })
  })

  test('where the machine has no liblouis, that is said in words; in a language without a table as well', async () => {
    const { id } = await makeWrittenStory(database.db)
    const absent = await refusal(await download(id, 'format=brf'))
    expect(absent).toMatchObject([501, { code: 'braille_absent' }])
    const japanese = await makeWrittenStory(database.db, { language: 'ja' })
    const refused = await refusal(await download(japanese.id, 'format=brf'))
    expect(refused).toMatchObject([400, { code: 'braille_language' }])
  })

  test('where it has, the book is a file for displays and embossers', async () => {
    symlinkSync(path.resolve('e2e/fakes/lou-translate.mjs'), path.join(folder, 'lou_translate'))
    const { id } = await makeWrittenStory(database.db)
    const answer = await download(id, 'format=brf')
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=us-ascii'])
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="story\.brf"/)
    expect((await answer.text()).split('\f').length).toBeGreaterThan(8)
    expect(await refusal(await download(id, 'format=brf&voice=wagtale'))).toMatchObject([400, { code: 'not_offered' }])
  })
})
