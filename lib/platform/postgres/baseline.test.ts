import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { z } from 'zod'
import { databaseSchema } from '@/e2e/fixtures/catalogue'
import { cloneDatabase } from '@/e2e/fixtures/database'
import { applyMigrations } from './migrate'

const MIGRATIONS = path.resolve('prisma/migrations')
const BASELINE = path.resolve('prisma/baseline')
const REPLACED = readFileSync(path.join(import.meta.dirname, 'fixtures/replaced-history.sql'), 'utf8')
/** Migrations after the squash: a database with the replaced history has none of them. */
const { satisfied, applied } = z
  .object({ satisfied: z.array(z.string()), applied: z.array(z.string()) })
  .parse(JSON.parse(readFileSync(path.join(BASELINE, 'history.json'), 'utf8')))
const SQUASHED = [...satisfied, ...applied]
const LATER = readdirSync(MIGRATIONS, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !SQUASHED.includes(entry.name))
  .map((entry) => entry.name)
  .sort()
const RECORDED = 'SELECT migration_name, checksum FROM _prisma_migrations ORDER BY migration_name'

let database: Awaited<ReturnType<typeof cloneDatabase>>
let client: pg.Client
beforeEach(async () => {
  database = await cloneDatabase()
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
}, 60_000)
afterEach(async () => {
  await client.end()
  await database.drop()
})

const INSERT_DATA = `
  INSERT INTO stories (id, child_name, child_age, pet_name, pet_type, life_skill, seed, engine_version, updated_at,
    search_terms) VALUES ('s1', 'Mila', '5-6', 'Pip', 'Dog', 'courage', 'seed', 1, now(), '{mila,pip}');
  INSERT INTO contact_messages (id, name, email, subject, message)
    VALUES (gen_random_uuid(), 'Zoë', 'zoe@example.com', 'Hello', 'A question');
  INSERT INTO stats (metric, day, amount) VALUES ('stories', '-infinity', 41);
  INSERT INTO mail_outbox (id, dedupe_key, template, recipient, params) VALUES
    (gen_random_uuid(), 'given-code:1:0', 'given-code', 'a@example.com', '{}'),
    (gen_random_uuid(), 'story-not-made:s1', 'story-not-made', 'b@example.com', '{}')`
const READ_DATA = [
  'SELECT term FROM story_search_terms ORDER BY term',
  'SELECT list, term FROM search_terms ORDER BY term',
  `SELECT metric, sum(amount)::int FROM (SELECT metric, day, amount FROM stats UNION ALL SELECT metric, day, amount FROM stat_deltas) s
   GROUP BY 1 ORDER BY 1`,
]
/** Makes the database one of the last release before the squash. */
async function replaceHistory(fill = ''): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'wagtale-migrations-'))
  for (const name of SQUASHED) cpSync(path.join(MIGRATIONS, name), path.join(folder, name), { recursive: true })
  await client.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public')
  await applyMigrations(database.url, folder)
  rmSync(folder, { recursive: true })
  await client.query(fill)
}

async function readData(): Promise<unknown[][]> {
  const data: unknown[][] = []
  for (const sql of READ_DATA) data.push((await client.query<Record<string, unknown>>(sql)).rows)
  return data
}

test('a database with the replaced history gets the new names and history, and keeps its data', async () => {
  const schema = await databaseSchema(client)
  const { rows: recorded } = await client.query(RECORDED)
  await replaceHistory(INSERT_DATA)
  const data = await readData()
  await client.query(REPLACED)
  expect(await databaseSchema(client)).not.toEqual(schema)

  expect(await applyMigrations(database.url, MIGRATIONS, BASELINE)).toEqual(LATER)

  expect(await databaseSchema(client)).toEqual(schema)
  expect((await client.query(RECORDED)).rows).toEqual(recorded)
  expect(await readData()).toEqual(data)
  expect((await client.query('SELECT template, dedupe_key FROM mail_outbox ORDER BY template')).rows).toEqual([
    { template: 'gift-code-issued', dedupe_key: 'gift-code-issued:1:0' },
    { template: 'story-failed', dedupe_key: 'story-failed:s1' },
  ])
  expect(await applyMigrations(database.url, MIGRATIONS, BASELINE)).toEqual([])
})

test('runs waiting in the queue under the old name of the maintenance job are removed, other jobs are not', async () => {
  await replaceHistory()
  await client.query(REPLACED)
  await client.query(`SELECT graphile_worker.add_job('tidy'), graphile_worker.add_job('send-mail')`)
  await applyMigrations(database.url, MIGRATIONS, BASELINE)
  expect((await client.query('SELECT task_identifier FROM graphile_worker.jobs')).rows).toEqual([
    { task_identifier: 'send-mail' },
  ])
})

test.each([
  ['lacks the last one', `DELETE FROM _prisma_migrations WHERE migration_name LIKE '%desk_words'`],
  ['has one that failed', `UPDATE _prisma_migrations SET finished_at = NULL WHERE migration_name LIKE '%desk_words'`],
])('a replaced history that %s is refused, and nothing is changed', async (_, change) => {
  await replaceHistory()
  await client.query(REPLACED)
  await client.query(change)
  const schema = await databaseSchema(client)
  await expect(applyMigrations(database.url, MIGRATIONS, BASELINE)).rejects.toThrow(
    'this database has 12 of the 13 migrations that were squashed: ' +
      'start the release before the squash on it once, or restore a backup',
  )
  expect(await databaseSchema(client)).toEqual(schema)
})
