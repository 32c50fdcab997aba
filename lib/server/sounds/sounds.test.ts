import { S3_KEY_ID, S3_SECRET, startS3, type FakeS3 } from '@/e2e/fakes/s3'
import { fakeNarratePage } from '@/e2e/fakes/narrate-page'
import { testDatabase } from '@/e2e/fixtures/database'
import { makeWrittenStory } from '@/e2e/fixtures/factory'
import { recordedSound } from '@/e2e/fixtures/recorded-sound'
import { asAppError } from '@/lib/http/errors'
import { env } from '@/lib/platform/env'
import { eraseStory } from '@/lib/server/my-stories/erase-story'
import { loadNarration } from '@/lib/server/narrations/get-narration'
import { getPageSound } from '@/lib/server/narrations/get-page-sound'
import { makeNarration } from '@/lib/server/narrations/make-narration'
import { requestNarration } from '@/lib/server/narrations/request-narration'
import { scriptOf } from '@/lib/server/narrations/script-of'
import { createRecording } from '@/lib/server/recordings/create-recording'
import { confirmAdult } from '@/lib/server/recordings/confirm-adult'
import { exportRecordings } from '@/lib/server/recordings/export-recordings'
import { hashWords } from '@/lib/server/recordings/hash-words'
import { storeTake } from '@/lib/server/recordings/store-take'
import { getBook } from '@/lib/server/stories/get-book'
import { deleteSounds } from './delete-sounds'
import { loadSound } from './load-sound'

jest.mock('@/lib/platform/log', () => ({ log: { info: () => {}, warn: () => {}, error: () => {} } }))

const database = testDatabase()
const PAGES = 22
const voice = 'wagtale'
let s3: FakeS3
beforeEach(async () => {
  s3 = await startS3()
  use({ SOUND_STORE_URL: s3.url })
})
afterEach(async () => {
  await s3.close()
  await database.db.soundDeletion.deleteMany()
})
const use = (settings: object) =>
  Object.assign(env(), { SOUND_STORE_KEY_ID: S3_KEY_ID, SOUND_STORE_SECRET: S3_SECRET, ...settings })

async function request() {
  const { id, visitorId } = await makeWrittenStory(database.db)
  const viewer = { visitorId, admin: null }
  await requestNarration(database.db, { viewer, id, version: 1, voice, part: 'story' })
  const { id: narrationId } = await database.db.narration.findFirstOrThrow({ where: { storyId: id } })
  const book = await getBook(database.db, { viewer, id })
  if (!book || book === 'unfinished') throw new Error('no book')
  return { id, viewer, narrationId, script: await scriptOf(book) }
}
const make = (narrationId: string) => makeNarration(database.db, { narrationId, narratePage: fakeNarratePage })
async function makeReady() {
  const story = await request()
  await make(story.narrationId)
  return story
}
const rowsOf = (narrationId: string) =>
  database.db.narrationPage.findMany({ where: { narrationId }, select: { mp3: true, objectKey: true } })
const inAnHour = () => database.db.$executeRaw`UPDATE sound_deletions SET due_at = due_at - interval '61 minutes'`
const due = () => database.db.soundDeletion.count()

test('a narration’s sounds are in the bucket alone, and are heard as from the database', async () => {
  use({ SOUND_STORE_URL: undefined })
  const stored = await makeReady()
  use({ SOUND_STORE_URL: s3.url })
  const { id, viewer, narrationId, script } = await makeReady()
  expect(s3.objects.size).toBe(PAGES)
  for (const { mp3, objectKey } of await rowsOf(narrationId)) {
    expect(mp3).toBeNull()
    expect(s3.objects.has(objectKey ?? '')).toBe(true)
  }
  expect(await due()).toBe(0)
  const page = { viewer, id, voice, narrationId, page: 3 } as const
  const remote = await getPageSound(database.db, page)
  const local = await getPageSound(database.db, { ...page, ...stored, narrationId: stored.narrationId })
  expect(remote?.mp3.length).toBeGreaterThan(0)
  expect(Buffer.from(remote?.mp3 ?? []).equals(Buffer.from(local?.mp3 ?? []))).toBe(true)
  const book = await loadNarration(database.db, { viewer, id, version: 1, voice, script })
  expect(book?.pages.map(({ mp3 }) => mp3.length)).toEqual([...s3.objects.values()].map(({ length }) => length))
})

test('an erased book’s sounds leave the bucket, and nobody else’s', async () => {
  const { id, viewer } = await makeReady()
  const other = await makeReady()
  await eraseStory(database.db, { viewer, id })
  expect(await due()).toBe(PAGES)
  await deleteSounds(database.db)
  expect(await due()).toBe(0)
  const stored = await rowsOf(other.narrationId)
  expect([...s3.objects.keys()].sort()).toEqual(stored.map(({ objectKey }) => objectKey).sort())
})

test('a bucket that is away: the job fails and goes on later; what can’t be deleted now is deleted then', async () => {
  const { id, viewer, narrationId } = await request()
  s3.fail('down')
  const error: unknown = await make(narrationId).catch((thrown: unknown) => thrown)
  expect(asAppError(error, {})).toMatchObject({ code: 'sounds_unavailable' })
  expect(await rowsOf(narrationId)).toEqual([])
  s3.fail('none')
  await make(narrationId)
  expect(s3.objects.size).toBe(PAGES)
  s3.fail('down')
  const listening = getPageSound(database.db, { viewer, id, voice, narrationId, page: 1 })
  await expect(listening.catch((thrown: unknown) => asAppError(thrown, {}))).resolves.toMatchObject({
    code: 'sounds_unavailable',
  })
  await eraseStory(database.db, { viewer, id })
  await deleteSounds(database.db)
  expect(s3.objects.size).toBe(PAGES)
  s3.fail('none')
  await deleteSounds(database.db)
  expect(s3.objects.size).toBe(0)
  // That of the page that could not be stored.
  expect(await due()).toBe(1)
  await inAnHour()
  await deleteSounds(database.db)
  expect(await due()).toBe(0)
})

test('a sound whose row never came, and one that two workers stored at once, are deleted after an hour', async () => {
  const { narrationId } = await request()
  const erased = await request()
  await Promise.all([
    make(narrationId),
    make(narrationId),
    makeNarration(database.db, {
      narrationId: erased.narrationId,
      narratePage: async (page) => {
        await database.db.narration.deleteMany({ where: { id: erased.narrationId } })
        return fakeNarratePage(page)
      },
    }),
  ])
  const stored = (await rowsOf(narrationId)).map(({ objectKey }) => objectKey)
  expect(stored).toHaveLength(PAGES)
  const lost = s3.objects.size - PAGES
  expect(lost).toBeGreaterThan(0)
  await deleteSounds(database.db)
  expect(s3.objects.size).toBe(PAGES + lost)
  await inAnHour()
  await deleteSounds(database.db)
  expect([...s3.objects.keys()].sort()).toEqual(stored.sort())
})

test('a sound that was stored an hour ago gets no row any more', async () => {
  const { narrationId } = await request()
  const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    await inAnHour()
    return new Response(null, { status: 200, headers: { etag: '"x"' } })
  })
  await expect(make(narrationId)).rejects.toThrow('too long ago')
  fetched.mockRestore()
  expect(await rowsOf(narrationId)).toEqual([])
})

test('the family’s takes: one that is recorded again leaves the bucket, the export has what is there', async () => {
  const { id, viewer, script } = await request()
  const { id: recording } = await createRecording(database.db, { viewer, storyId: id, name: 'Grandma' })
  await confirmAdult(database.db, { id: recording, viewer, token: null, now: new Date() })
  const [page] = script
  if (!page) throw new Error('no page')
  const take = { id: recording, viewer, token: null, now: new Date(), page: 1, words: hashWords(page) }
  const [first, second] = [await recordedSound({ seconds: 1 }), await recordedSound({ seconds: 2 })]
  await storeTake(database.db, { ...take, mp3: first })
  await storeTake(database.db, { ...take, mp3: second })
  await deleteSounds(database.db)
  expect([...s3.objects.values()].map(({ length }) => length)).toEqual([second.length])
  for await (const { mp3 } of exportRecordings(database.db, { viewer, storyId: id }))
    expect(Buffer.from(mp3).equals(Buffer.from(second))).toBe(true)
  await eraseStory(database.db, { viewer, id })
  await deleteSounds(database.db)
  expect(s3.objects.size).toBe(0)
})

test('a wrong secret stores nothing, and a setting that is gone is told as an outage', async () => {
  const { narrationId } = await request()
  use({ SOUND_STORE_SECRET: 'another secret' })
  await expect(make(narrationId)).rejects.toMatchObject({ isObjectStoreError: true })
  expect(s3.objects.size).toBe(0)
  use({})
  await make(narrationId)
  const [row] = await rowsOf(narrationId)
  use({ SOUND_STORE_URL: undefined })
  await expect(loadSound(row ?? { mp3: null, objectKey: null })).rejects.toMatchObject({ isObjectStoreError: true })
})
