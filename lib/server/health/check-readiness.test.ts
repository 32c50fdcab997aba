import { mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { testDatabase } from '@/e2e/fixtures/database'
import { connect } from '@/lib/platform/db/client'
import { pingDatabase } from '@/lib/platform/db/ping'
import { checkReadiness } from './check-readiness'

const database = testDatabase()

beforeAll(() => pingDatabase(database.db))

test('ready: with a database that has this release’s migrations and a queue', async () => {
  expect(await checkReadiness(database.db, { stopping: false })).toEqual({
    database: true,
    migrations: true,
    queue: true,
    running: true,
  })
  const folder = mkdtempSync(path.join(tmpdir(), 'migrations-'))
  mkdirSync(path.join(folder, '30000101000000_next'))
  expect(await checkReadiness(database.db, { folder, stopping: true })).toMatchObject({
    database: true,
    migrations: false,
    running: false,
  })
})

test('not ready: without a database, or with one whose connections are all taken, told long before they time out', async () => {
  const nobody = connect('postgresql://postgres@127.0.0.1:1/none', { pool: 1 })
  const none = { database: false, migrations: false, queue: false, running: true }
  expect(await checkReadiness(nobody, { stopping: false })).toEqual(none)
  await nobody.$disconnect()

  const busy = connect(database.url, { pool: 1, waitMs: 30_000 })
  const started = Date.now()
  await busy.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1`
    expect(await checkReadiness(busy, { stopping: false })).toEqual(none)
  })
  expect(Date.now() - started).toBeLessThan(15_000)
  await busy.$disconnect()
})
