import { fakeNarratePage } from '@/e2e/fakes/narrate-page'
import { testDatabase } from '@/e2e/fixtures/database'
import { makeWrittenStory } from '@/e2e/fixtures/factory'
import { recordedSound } from '@/e2e/fixtures/recorded-sound'
import type { DocumentJob } from '@/lib/documents/job'
import { makeNarration } from '@/lib/server/narrations/make-narration'
import { createRecording } from '@/lib/server/recordings/create-recording'
import { requestNarration } from '@/lib/server/narrations/request-narration'
import { exportedFiles } from './exported-files'

const database = testDatabase()
jest.mock('@/lib/platform/log', () => ({ log: { info: () => {}, warn: () => {}, error: () => {} } }))
jest.mock('@/lib/documents/client', () => ({
  ...jest.requireActual<object>('@/lib/documents/client'),
  makeDocument: async (job: DocumentJob) =>
    'reading' in job && job.reading?.narration
      ? (job.reading.narration.pages.at(-1)?.mp3 ?? new Uint8Array())
      : new Uint8Array([1]),
}))

test('the export has an MP3 of a book that was read aloud, and reads none aloud by itself', async () => {
  const { db } = database
  const { id, visitorId } = await makeWrittenStory(db)
  const viewer = { visitorId, admin: null }
  const list = async () => {
    const files = new Map<string, string>()
    const { signal } = new AbortController()
    for await (const { name, bytes } of exportedFiles(db, { viewer, ids: [id], signal, address: '198.51.100.7' }))
      files.set(name.split('/').at(-1) ?? '', new TextDecoder().decode(bytes))
    return files
  }
  expect([...(await list()).keys()]).toEqual(['story.json', 'story.pdf', 'story.epub'])
  expect(await db.narration.count()).toBe(0)
  await requestNarration(db, { viewer, id, version: 1, voice: 'wagtale', part: 'story' })
  const { id: narrationId } = await db.narration.findFirstOrThrow()
  expect([...(await list()).keys()]).not.toContain('story_wagtale.mp3')
  await makeNarration(db, { narrationId, narratePage: fakeNarratePage })
  expect((await list()).get('story_wagtale.mp3')).toBe('end')
})

test('the export has every recording of the family, also of words that have changed since', async () => {
  const { db } = database
  const { id, visitorId } = await makeWrittenStory(db)
  const viewer = { visitorId, admin: null }
  const mp3 = await recordedSound({ seconds: 1 })
  for (const name of ['Grandma', 'Dad/../..']) {
    const recording = await createRecording(db, { viewer, storyId: id, name })
    await db.recordedPage.createMany({
      data: [0, 7].map((position) => ({
        recordingId: recording.id,
        position,
        wordsHash: 'old',
        durationMs: 1_000,
        mp3,
      })),
    })
  }
  const names: string[] = []
  const { signal } = new AbortController()
  for await (const { name, bytes } of exportedFiles(db, { viewer, ids: [id], signal, address: '198.51.100.8' }))
    if (name.includes('/recordings/')) {
      names.push(name.slice(name.indexOf('/recordings/')))
      expect(new Uint8Array(bytes)).toEqual(mp3)
    }
  expect(names).toEqual([
    '/recordings/1_Grandma/page_01.mp3',
    '/recordings/1_Grandma/page_08.mp3',
    '/recordings/2_Dad______/page_01.mp3',
    '/recordings/2_Dad______/page_08.mp3',
  ])
})
