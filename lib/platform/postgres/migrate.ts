/**
 * Applies prisma/migrations at start, without Prisma's command line: in order, each in a transaction, recorded where
 * Prisma records them so that `npm run prisma -- migrate status` agrees. Safe with many processes at once.
 */
import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { z } from 'zod'
import { adoptReplacedHistory } from './baseline'
import { BREAKING, checksumOf, inTransaction, runMigration, type Migration } from './run-migration'

const LOCK = 72_707_369
const record = z.object({
  migration_name: z.string(),
  checksum: z.string(),
  finished_at: z.date().nullable(),
  logs: z.string().nullable(),
})

/**
 * @param folder prisma/migrations, or a folder of the same shape
 * @param baseline prisma/baseline; without it, databases with the replaced history are not recognised
 * @param only leaves out all others: for the rows of a backup, which come into the tables of their time
 * @returns the names of the migrations applied now
 * @throws if a migration failed earlier or was edited after it was applied, or if the replaced history is incomplete; if
 *   a newer release has migrated this database, and there is something left to apply or older releases don't survive it
 */
export async function applyMigrations(
  url: string,
  folder: string,
  baseline?: string,
  only?: readonly string[],
): Promise<string[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK])
    await client.query(`CREATE TABLE IF NOT EXISTS _prisma_migrations (
      id VARCHAR(36) PRIMARY KEY NOT NULL, checksum VARCHAR(64) NOT NULL, finished_at TIMESTAMPTZ,
      migration_name VARCHAR(255) NOT NULL, logs TEXT, rolled_back_at TIMESTAMPTZ,
      started_at TIMESTAMPTZ NOT NULL DEFAULT now(), applied_steps_count INTEGER NOT NULL DEFAULT 0)`)
    const migrations = readMigrations(folder).filter(({ name }) => only?.includes(name) ?? true)
    if (baseline) await adoptReplacedHistory(client, { folder: baseline, migrations })
    const { rows } = await client.query(
      'SELECT migration_name, checksum, finished_at, logs FROM _prisma_migrations WHERE rolled_back_at IS NULL',
    )
    const recorded = new Map(rows.map((row) => record.parse(row)).map((row) => [row.migration_name, row]))
    refuseNewer(migrations, [...recorded.values()])
    const applied: string[] = []
    for (const migration of migrations) {
      const { name } = migration
      const earlier = recorded.get(name)
      if (!earlier) {
        await inTransaction(client, () => runMigration(client, migration))
        applied.push(name)
      } else if (!earlier.finished_at) throw new Error(`migration ${name} failed earlier and must be resolved first`)
      else if (earlier.checksum !== checksumOf(migration))
        throw new Error(`migration ${name} was edited after it was applied`)
    }
    return applied
  } finally {
    await client.end()
  }
}

/** An older release starts beside a newer one, which is how releases are exchanged; it changes nothing there. */
function refuseNewer(own: readonly Migration[], recorded: readonly z.output<typeof record>[]): void {
  const last = own.at(-1)?.name ?? ''
  const newer = recorded.filter(({ migration_name: name }) => name > last)
  if (newer.length === 0) return
  const names = newer.map(({ migration_name: name }) => name).join(', ')
  const known = new Set(recorded.map(({ migration_name: name }) => name))
  if (newer.some(({ logs }) => logs === BREAKING))
    throw new Error(`a newer release has changed this database so that this one can't use it: ${names}`)
  if (own.some(({ name }) => !known.has(name)))
    throw new Error(`a newer release has migrated this database (${names}): migrate with that one`)
}

export const listMigrations = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()

function readMigrations(folder: string): Migration[] {
  return listMigrations(folder).map((name) => ({
    name,
    sql: readFileSync(path.join(folder, name, 'migration.sql'), 'utf8'),
  }))
}
