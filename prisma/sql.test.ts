import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { databaseCode } from '@/e2e/fixtures/catalogue'
import { testDatabase } from '@/e2e/fixtures/database'

const FOLDER = path.join(import.meta.dirname, 'sql')
const files = readdirSync(FOLDER).map((file) => ({ file, sql: readFileSync(path.join(FOLDER, file), 'utf8') }))
const database = testDatabase()

// Where they differ, a file was changed without a migration (or the other way round): put the file's text into a new
// one.
test('the migrations create exactly the functions and triggers of prisma/sql', async () => {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  try {
    const migrated = await databaseCode(client)
    await client.query('BEGIN')
    await client.query(`DO $$ DECLARE f regprocedure; BEGIN
      FOR f IN SELECT oid FROM pg_proc WHERE pronamespace = 'public'::regnamespace LOOP
        IF to_regprocedure(f::text) IS NOT NULL THEN EXECUTE 'DROP FUNCTION ' || f || ' CASCADE'; END IF;
      END LOOP; END $$`)
    expect(await databaseCode(client)).toEqual([])
    for (const { sql } of files) await client.query(sql)
    expect(await databaseCode(client)).toEqual(migrated)
    await client.query('ROLLBACK')
  } finally {
    await client.end()
  }
})

test.each(files)('$file names the files that rely on it, and each of them names it', ({ file, sql }) => {
  const users = [...new Set(sql.match(/lib\/server\/[\w/-]+\.ts/g))]
  expect(users.length).toBeGreaterThan(0)
  for (const user of users) expect(readFileSync(user, 'utf8')).toContain(`prisma/sql/${file}`)
})
