import { fakeNarratePage } from '@/e2e/fakes/narrate-page'
import { testDatabase } from '@/e2e/fixtures/database'
import { makeWrittenStory } from '@/e2e/fixtures/factory'
import type { DocumentJob } from '@/lib/documents/job'
import { makeNarration } from '@/lib/server/narrations/make-narration'
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
  await requestNarration(db, { viewer, id, version: 1, voice: 'wagtale' })
  const { id: narrationId } = await db.narration.findFirstOrThrow()
  expect([...(await list()).keys()]).not.toContain('story_wagtale.mp3')
  await makeNarration(db, { narrationId, narratePage: fakeNarratePage })
  expect((await list()).get('story_wagtale.mp3')).toBe('end')
})
