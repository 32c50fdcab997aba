import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { testDatabase } from '@/e2e/fixtures/database'
import { makeWrittenStory } from '@/e2e/fixtures/factory'
import { emlFile, emlFolder } from '@/lib/platform/mail/eml-files'
import { messageIdOf } from '@/lib/server/mail/send-mail'
import { eraseStory } from './erase-story'

jest.mock('@/lib/platform/log', () => ({ log: { info: () => {}, warn: () => {}, error: () => {} } }))
const database = testDatabase()

test('erasing a story deletes its mail files (without a mail server), and no others', async () => {
  const { db } = database
  const written = await Promise.all([makeWrittenStory(db), makeWrittenStory(db)])
  await mkdir(emlFolder(), { recursive: true })
  const files = await Promise.all(
    written.map(async ({ id }) => {
      const file = emlFile(
        messageIdOf((await db.mailOutbox.findFirstOrThrow({ where: { dedupeKey: { contains: id } } })).id),
      )
      await writeFile(file, 'Your book is ready')
      return file
    }),
  )
  const [first] = written
  if (!first) throw new Error('no book')
  await eraseStory(db, { viewer: { visitorId: first.visitorId, admin: null }, id: first.id })
  expect(files.map((file) => existsSync(file))).toEqual([false, true])
})
