import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import pg from 'pg'
import { cloneDatabase, emptyDatabase, testDatabase } from '@/e2e/fixtures/database'
import { makeWrittenStory, NOW } from '@/e2e/fixtures/factory'
import { sample } from '@/e2e/fixtures/sample'
import { connect, type Db } from '@/lib/platform/db/client'
import { env } from '@/lib/platform/env'
import { writeBackup } from '@/lib/platform/postgres/write-backup'
import { addJob } from '@/lib/platform/queue/add'
import { eraseStory } from '@/lib/server/my-stories/erase-story'
import { findPicture, printPicture } from '@/lib/server/stories/get-picture'
import { getBook } from '@/lib/server/stories/get-book'
import { renameStory } from '@/lib/server/my-stories/rename-story'
import { foldStatDeltas } from '@/lib/server/stats/fold-stat-deltas'
import { restoreBackup } from './restore-backup'

jest.mock('@/lib/platform/log', () => ({ log: { info: () => {}, warn: () => {}, error: () => {} } }))
jest.setTimeout(120_000)
const database = testDatabase()
const folder = mkdtempSync(path.join(tmpdir(), 'wagtale-backup-'))
const ledger = path.join(folder, 'apart', 'erased.log')
const migrations = path.resolve('prisma/migrations')
beforeAll(() => Object.assign(env(), { ERASURE_LEDGER: ledger }))
afterAll(() => {
  Object.assign(env(), { ERASURE_LEDGER: undefined })
  rmSync(folder, { recursive: true })
})

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Every row of every logged table as PostgreSQL writes it, by table; and where the sequences stand. */
const contentsOf = (url: string): Promise<Record<string, string[]>> =>
  withClient(url, async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(`
      SELECT format('%I.%I', n.nspname, c.relname) AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
      WHERE c.relkind = 'r' AND c.relpersistence = 'p' AND n.nspname IN ('public', 'graphile_worker')
        AND c.relname NOT IN ('_prisma_migrations', 'migrations')`)
    const contents: Record<string, string[]> = {}
    for (const { name } of tables) {
      const { rows } = await client.query<{ row: string }>(`SELECT t::text AS row FROM ${name} t ORDER BY 1`)
      contents[name] = rows.map(({ row }) => row)
    }
    const { rows } = await client.query<{ row: string }>(
      "SELECT format('%s %s', sequencename, last_value) AS row FROM pg_sequences ORDER BY 1",
    )
    return { ...contents, sequences: rows.map(({ row }) => row) }
  })

async function withDatabase(work: (own: { url: string; db: Db }) => Promise<void>): Promise<void> {
  const own = await emptyDatabase()
  const db = connect(own.url, { pool: 2 })
  try {
    await work({ url: own.url, db })
  } finally {
    await db.$disconnect()
    await own.drop()
  }
}

/** The pages of a book. */
const PAGES = Array.from({ length: 20 }, (_, i) => i + 1)
/** What its family sees of a book: its pictures, and all that a PDF is made of. */
async function bookOf(db: Db, { id, visitorId }: { id: string; visitorId: string }) {
  const viewer = { visitorId, admin: null }
  const pictures = []
  for (const page of sample(PAGES, 'pictures of a restored book', 5)) {
    const found = await findPicture(db, { viewer, id, page })
    pictures.push(found && printPicture(found))
  }
  return { pictures, book: await getBook(db, { viewer, id }) }
}

test('a backup that is restored has every row of every table, books byte for byte the same, and goes on from there', async () => {
  const { db, url } = database
  const first = await makeWrittenStory(db, {
    childName: 'Zoë',
    pets: [{ name: 'Ünï \\ "Bob"', type: 'Dog', gender: 'male', description: 'one\tblue eye' }],
  })
  await renameStory(db, {
    viewer: { visitorId: first.visitorId, admin: null },
    id: first.id,
    title: 'Tab\\. and 雪 🐕',
  })
  await makeWrittenStory(db, { language: 'ar' })
  await db.contactMessage.create({
    data: {
      name: 'A',
      email: 'a@example.com',
      subject: '',
      message: 'two\r\nlines\u2028 \\. \\N\n\\.\n',
      language: 'en',
    },
  })
  await db.auditEntry.create({ data: { actor: 'a', action: 'approve', subjectType: 'story', subjectId: first.id } })
  await foldStatDeltas(db)
  await addJob(db, 'find-stories', { linkId: '00000000-0000-7000-8000-000000000001' }, { key: 'kept' })
  const before = await contentsOf(url)
  const file = path.join(folder, 'first.wagtale')
  const { rows } = await writeBackup(url, file, { now: NOW })
  expect(statSync(file).mode & 0o777).toBe(0o600)
  await expect(writeBackup(url, file, { now: NOW })).rejects.toThrow('is there already')

  await withDatabase(async (empty) => {
    const restored = await restoreBackup(empty.url, { file, migrations, ledger })
    expect(restored).toEqual({ at: NOW.toISOString(), rows, erased: 0 })
    expect(await contentsOf(empty.url)).toEqual(before)
    expect(await bookOf(empty.db, first)).toEqual(await bookOf(db, first))
    // The queue and the triggers work: a new book is ordered, and counted.
    await addJob(empty.db, 'find-stories', { linkId: '00000000-0000-7000-8000-000000000002' })
    await makeWrittenStory(empty.db)
    await foldStatDeltas(empty.db)
    const stories = (await contentsOf(empty.url))['public.stats']?.find((row) => row.includes('stories,-infinity'))
    expect(stories).toBe(`(stories,-infinity,${await empty.db.story.count()})`)
    await expect(restoreBackup(empty.url, { file, migrations, ledger })).rejects.toThrow('has a shop in it already')
  })
})

test('a story that was erased after the backup is not brought back, even where it was being written then', async () => {
  const { db, url } = database
  const [other, erased] = [await makeWrittenStory(db), await makeWrittenStory(db, { childName: 'Quillon' })]
  const written = await makeWrittenStory(db, { childName: 'Peregrine' })
  await db.story.update({ where: { id: written.id }, data: { state: 'writing' } })
  const file = path.join(folder, 'second.wagtale')
  await writeBackup(url, file, { now: NOW })
  await db.story.update({ where: { id: written.id }, data: { state: 'ready' } })
  for (const { id, visitorId } of [erased, written]) await eraseStory(db, { viewer: { visitorId, admin: null }, id })
  const lines = readFileSync(ledger, 'utf8')
  expect(lines.trim().split('\n')).toHaveLength(2)
  expect([erased.id, written.id, 'Quillon'].filter((word) => lines.includes(word))).toEqual([])
  await withDatabase(async (empty) => {
    expect((await restoreBackup(empty.url, { file, migrations, ledger })).erased).toBe(2)
    expect(JSON.stringify(await contentsOf(empty.url))).not.toMatch(
      new RegExp(`Quillon|Peregrine|${erased.id}|${written.id}`),
    )
    expect(await empty.db.story.findUnique({ where: { id: other.id } })).not.toBeNull()
  })
})

test('an erasure that can’t be noted doesn’t happen', async () => {
  const { id, visitorId } = await makeWrittenStory(database.db)
  mkdirSync(path.join(folder, 'no-file'))
  Object.assign(env(), { ERASURE_LEDGER: path.join(folder, 'no-file') })
  await expect(eraseStory(database.db, { viewer: { visitorId, admin: null }, id })).rejects.toThrow('EISDIR')
  Object.assign(env(), { ERASURE_LEDGER: ledger })
  expect(await database.db.story.count({ where: { id } })).toBe(1)
})

test('a backup of an earlier release is brought up to date; one of a later release is refused', async () => {
  const own = await cloneDatabase()
  const earlier = path.join(folder, 'earlier.wagtale')
  try {
    await withClient(own.url, (client) =>
      client.query(`DROP TABLE invoices; DELETE FROM _prisma_migrations WHERE migration_name LIKE '%_invoices'`),
    )
    await writeBackup(own.url, earlier, { now: NOW })
  } finally {
    await own.drop()
  }
  await withDatabase(async (empty) => {
    await restoreBackup(empty.url, { file: earlier, migrations, ledger })
    expect(await empty.db.invoice.count()).toBe(0)
  })
  const fewer = path.join(folder, 'migrations')
  mkdirSync(fewer)
  await expect(restoreBackup('postgresql://nowhere', { file: earlier, migrations: fewer, ledger })).rejects.toThrow(
    /the backup is of a newer release \(\d+_init, /,
  )
})

test('a file that is cut off, changed, or something else is refused before anything is changed', async () => {
  await makeWrittenStory(database.db)
  const file = path.join(folder, 'whole.wagtale')
  await writeBackup(database.url, file, { now: NOW })
  const bytes = readFileSync(file)
  const text = gunzipSync(bytes)
  const cases = [
    ['cut.wagtale', bytes.subarray(0, bytes.length / 2), 'is no backup of a shop, or not a whole one'],
    ['changed.wagtale', gzipSync(Buffer.from(text.toString().replace('Biscuit', 'Bisquit'))), 'missing or changed'],
    ['shorter.wagtale', gzipSync(text.subarray(0, text.lastIndexOf('\n', text.length - 2) + 1)), 'missing or changed'],
    ['text.wagtale', Buffer.from('hello\n'), 'is no backup of a shop'],
  ] as const
  await withDatabase(async (empty) => {
    for (const [name, content, says] of cases) {
      writeFileSync(path.join(folder, name), content)
      await expect(restoreBackup(empty.url, { file: path.join(folder, name), migrations, ledger })).rejects.toThrow(
        says,
      )
    }
    await expect(restoreBackup(empty.url, { file: '/nowhere', migrations, ledger })).rejects.toThrow('there is no file')
    expect(await contentsOf(empty.url)).toEqual({ sequences: [] })
    await expect(writeBackup(empty.url, path.join(folder, 'none'), { now: NOW })).rejects.toThrow('nothing to back up')
  })
})

test('what is written while a backup is taken is in it as a whole, or not at all', async () => {
  const { db, url } = database
  let over = false
  const writing = (async () => {
    while (!over) await db.visitor.create({ data: { id: crypto.randomUUID() } })
  })()
  const file = path.join(folder, 'busy.wagtale')
  await writeBackup(url, file, { now: NOW })
  over = true
  await writing
  await withDatabase(async (empty) => {
    await restoreBackup(empty.url, { file, migrations, ledger })
    expect(await empty.db.visitor.count()).toBeLessThan(await db.visitor.count())
  })
})
