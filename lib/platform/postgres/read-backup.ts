// Loads a backup into an empty database.
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { z } from 'zod'
import {
  END_OF_ROWS,
  footerSchema,
  headerSchema,
  parseLine,
  readLines,
  type BackupHeader,
  type BackupTable,
} from './backup-format'
import { target } from './write-backup'

/** Rows are sent in parts of about this size. */
const PART_BYTES = 64 * 1024

/**
 * Reads the whole file once, before anything is changed. @throws one sentence where it is no backup, cut off or changed
 */
export async function checkBackup(file: string): Promise<BackupHeader> {
  if (!existsSync(file)) throw new Error(`there is no file ${file}`)
  const hash = createHash('sha256')
  let header: BackupHeader | undefined
  let last: Buffer | undefined
  try {
    for await (const line of readLines(file)) {
      header ??= parseLine(headerSchema, line)
      if (last) hash.update(last)
      last = line
    }
  } catch (cause) {
    throw new Error(`${file} is no backup of a shop, or not a whole one`, { cause })
  }
  const end = last && endOf(last)
  if (!header || end?.sha256 !== hash.digest('hex'))
    throw new Error(`${file} is not whole: a part of it is missing or changed`)
  return header
}

const endOf = (line: Buffer) => {
  try {
    return parseLine(footerSchema, line)
  } catch {
    return undefined
  }
}

/** A shop that was ever started has its sample books. */
const FILLED_FIRST = ['stories', 'users', 'visitors', 'purchases']

/** @throws one sentence where the database has a shop in it */
export async function requireEmpty(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    for (const table of FILLED_FIRST) {
      const { rows } = await client.query('SELECT to_regclass($1) IS NOT NULL AS there', [table])
      if (!z.tuple([z.object({ there: z.boolean() })]).parse(rows)[0].there) continue
      const { rowCount } = await client.query(`SELECT FROM ${pg.escapeIdentifier(table)} LIMIT 1`)
      if (rowCount) throw new Error('the database has a shop in it already: a backup is restored into an empty one')
    }
  } finally {
    await client.end()
  }
}

/**
 * Loads the rows of a backup, all or none, into tables that the migrations of its time have made and maybe filled.
 * @returns how many rows
 */
export async function loadBackup(url: string, file: string, { tables }: BackupHeader): Promise<number> {
  const client = new pg.Client({ connectionString: url, application_name: 'wagtale-restore' })
  await client.connect()
  try {
    await client.query('BEGIN')
    await client.query("SET LOCAL datestyle = ISO; SET LOCAL timezone = 'UTC'; SET LOCAL client_encoding = 'UTF8'")
    // Triggers keep statistics and search terms, which the backup has already. Foreign keys are checked all the same.
    for (const table of tables) await client.query(`ALTER TABLE ${nameOf(table)} DISABLE TRIGGER USER`)
    await client.query(`TRUNCATE ${tables.map(nameOf).join(', ')}`)
    await fill(client, file, tables)
    for (const table of tables) await client.query(`ALTER TABLE ${nameOf(table)} ENABLE TRIGGER USER`)
    const rows = await countRows(client, tables)
    await client.query('COMMIT')
    await client.query('ANALYZE')
    return rows
  } finally {
    await client.end()
  }
}

const nameOf = ({ schema, table }: BackupTable) => `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(table)}`

async function fill(client: pg.Client, file: string, tables: readonly BackupTable[]): Promise<void> {
  const lines = readLines(file)
  // The header.
  await lines.next()
  for (const table of tables) {
    await pipeline(Readable.from(rowsIn(lines)), client.query(copyFrom(`COPY ${target(table)} FROM STDIN`)))
    for (const { column, last, called } of table.sequences)
      await client.query('SELECT setval(pg_get_serial_sequence($1, $2), $3::bigint, $4)', [
        nameOf(table),
        column,
        last,
        called,
      ])
  }
}

async function* rowsIn(lines: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = []
  let bytes = 0
  for (let next = await lines.next(); !next.done; next = await lines.next()) {
    const line = next.value
    if (line.length === END_OF_ROWS.length + 1 && line.toString('latin1') === `${END_OF_ROWS}\n`) break
    waiting.push(line)
    bytes += line.length
    if (bytes < PART_BYTES) continue
    yield Buffer.concat(waiting)
    waiting = []
    bytes = 0
  }
  if (waiting.length > 0) yield Buffer.concat(waiting)
}

async function countRows(client: pg.Client, tables: readonly BackupTable[]): Promise<number> {
  let total = 0
  for (const table of tables) {
    const { rows } = await client.query(`SELECT count(*)::int AS count FROM ${nameOf(table)}`)
    total += z.tuple([z.object({ count: z.int() })]).parse(rows)[0].count
  }
  return total
}
