// Writes all that a database holds into a file, as it was at one moment, while others go on using it.
import { createHash } from 'node:crypto'
import { createWriteStream, existsSync, renameSync, rmSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { z } from 'zod'
import { END_OF_ROWS, FORMAT, type BackupHeader, type BackupTable } from './backup-format'

interface Written {
  rows: number
}

/**
 * One transaction sees one moment, whatever is written meanwhile. It reads only, and waits for nobody.
 * @throws where the file is there already, or the database has no tables of ours
 */
export async function writeBackup(url: string, file: string, { now }: { now: Date }): Promise<Written> {
  if (existsSync(file)) throw new Error(`${file} is there already: a backup is never written over another`)
  const client = new pg.Client({ connectionString: url, application_name: 'wagtale-backup' })
  await client.connect()
  const partial = `${file}.part`
  const written: Written = { rows: 0 }
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    // What text COPY writes must not depend on whose machine it is.
    await client.query("SET LOCAL datestyle = ISO; SET LOCAL timezone = 'UTC'; SET LOCAL client_encoding = 'UTF8'")
    await pipeline(
      Readable.from(contents(client, now, written)),
      createGzip(),
      createWriteStream(partial, { mode: 0o600, flags: 'w' }),
    )
    const handle = await open(partial, 'r+')
    await handle.sync()
    await handle.close()
    renameSync(partial, file)
    return written
  } finally {
    rmSync(partial, { force: true })
    await client.end()
  }
}

async function* contents(client: pg.Client, now: Date, written: Written): AsyncGenerator<Buffer> {
  const hash = createHash('sha256')
  const hashed = (part: Buffer) => {
    hash.update(part)
    return part
  }
  const header = await readHeader(client, now)
  yield hashed(line(header))
  for (const table of header.tables) {
    for await (const part of rowsOf(client, table)) {
      // A row is a line: newlines in a value are escaped.
      for (const byte of part) if (byte === 0x0a) written.rows++
      yield hashed(part)
    }
    yield hashed(Buffer.from(`${END_OF_ROWS}\n`))
  }
  yield line({ ...written, sha256: hash.digest('hex') })
}

const line = (value: unknown): Buffer => Buffer.from(`${JSON.stringify(value)}\n`)

const parts = z.custom<Buffer>((part) => Buffer.isBuffer(part))
async function* rowsOf(client: pg.Client, table: BackupTable): AsyncGenerator<Buffer> {
  for await (const part of client.query(copyTo(`COPY ${target(table)} TO STDOUT`))) yield parts.parse(part)
}

/** A table and its columns, as COPY takes them. */
export const target = ({ schema, table, columns }: BackupTable): string =>
  `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(table)} (${columns.map((name) => pg.escapeIdentifier(name)).join(', ')})`

const migrationRow = z.object({ name: z.string() })
const queueRow = z.tuple([z.object({ id: z.int() })])

async function readHeader(client: pg.Client, now: Date): Promise<BackupHeader> {
  const { rows: found } = await client.query(
    "SELECT to_regclass('_prisma_migrations') IS NOT NULL AND to_regclass('graphile_worker.migrations') IS NOT NULL AS ours",
  )
  if (!z.tuple([z.object({ ours: z.boolean() })]).parse(found)[0].ours)
    throw new Error('this database has no shop in it: nothing to back up')
  const { rows: migrations } = await client.query(
    'SELECT migration_name AS name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY migration_name',
  )
  const { rows: queue } = await client.query('SELECT max(id)::int AS id FROM graphile_worker.migrations')
  return {
    format: FORMAT,
    version: 1,
    at: now.toISOString(),
    migrations: migrations.map((row) => migrationRow.parse(row).name),
    queue: queueRow.parse(queue)[0].id,
    tables: await listTables(client),
  }
}

const columnRow = z.object({
  schema: z.string(),
  table: z.string(),
  columns: z.array(z.string()),
  owned: z.array(z.object({ column: z.string(), sequence: z.string() })),
})

/**
 * Every table but those that the migrations fill by themselves (their own lists) and unlogged ones, which a crash may
 * lose too. A table comes after those that it refers to. Generated columns are left out.
 */
async function listTables(client: pg.Client): Promise<BackupTable[]> {
  const { rows } = await client.query(`
    SELECT n.nspname AS schema, c.relname AS table,
      array_agg(a.attname::text ORDER BY a.attnum) FILTER (WHERE a.attgenerated = '') AS columns,
      coalesce(json_agg(json_build_object('column', a.attname, 'sequence', q.name)) FILTER (WHERE q.name IS NOT NULL), '[]')
        AS owned
    FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
    CROSS JOIN LATERAL (SELECT pg_get_serial_sequence(format('%I.%I', n.nspname, c.relname), a.attname) AS name) q
    WHERE c.relkind = 'r' AND c.relpersistence = 'p' AND n.nspname IN ('public', 'graphile_worker')
      AND (n.nspname, c.relname) NOT IN (('public', '_prisma_migrations'), ('graphile_worker', 'migrations'))
    GROUP BY 1, 2 ORDER BY 1, 2`)
  const tables: BackupTable[] = []
  for (const row of rows) {
    const { schema, table, columns, owned } = columnRow.parse(row)
    tables.push({ schema, table, columns, sequences: await Promise.all(owned.map((one) => stateOf(client, one))) })
  }
  return inOrder(tables, await listReferences(client))
}

const sequenceRow = z.tuple([z.object({ last: z.string(), called: z.boolean() })])
async function stateOf(client: pg.Client, { column, sequence }: { column: string; sequence: string }) {
  // The name comes quoted from PostgreSQL itself.
  const { rows } = await client.query(`SELECT last_value::text AS last, is_called AS called FROM ${sequence}`)
  return { column, ...sequenceRow.parse(rows)[0] }
}

const referenceRow = z.object({ from: z.string(), to: z.string() })
async function listReferences(client: pg.Client): Promise<z.output<typeof referenceRow>[]> {
  const { rows } = await client.query(`
    SELECT f.nspname || '.' || c.relname AS from, t.nspname || '.' || r.relname AS to
    FROM pg_constraint k
    JOIN pg_class c ON c.oid = k.conrelid JOIN pg_namespace f ON f.oid = c.relnamespace
    JOIN pg_class r ON r.oid = k.confrelid JOIN pg_namespace t ON t.oid = r.relnamespace
    WHERE k.contype = 'f' AND k.conrelid <> k.confrelid`)
  return rows.map((row) => referenceRow.parse(row))
}

function inOrder(tables: readonly BackupTable[], references: readonly { from: string; to: string }[]): BackupTable[] {
  const nameOf = ({ schema, table }: BackupTable) => `${schema}.${table}`
  const ordered: BackupTable[] = []
  const done = new Set<string>()
  for (let left = [...tables]; left.length > 0;) {
    const ready = left.filter((table) => references.every(({ from, to }) => from !== nameOf(table) || done.has(to)))
    if (ready.length === 0) throw new Error(`tables refer to each other: ${left.map(nameOf).join(', ')}`)
    ordered.push(...ready)
    for (const table of ready) done.add(nameOf(table))
    left = left.filter((table) => !done.has(nameOf(table)))
  }
  return ordered
}
