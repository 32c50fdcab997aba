/**
 * Applies prisma/migrations at start, without Prisma's command line: in order, each in a transaction, recorded where
 * Prisma records them so that `npm run prisma -- migrate status` agrees. Safe with many processes at once.
 */
import { createHash, randomUUID } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { z } from 'zod'

const LOCK = 72_707_369
const record = z.object({ migration_name: z.string(), checksum: z.string(), finished_at: z.date().nullable() })

/** @returns the names of those applied now; throws on one that failed earlier or was edited since; those of a newer version are left alone */
export async function applyMigrations(url: string, folder: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK])
    await client.query(`CREATE TABLE IF NOT EXISTS _prisma_migrations (
      id VARCHAR(36) PRIMARY KEY NOT NULL, checksum VARCHAR(64) NOT NULL, finished_at TIMESTAMPTZ, migration_name VARCHAR(255) NOT NULL,
      logs TEXT, rolled_back_at TIMESTAMPTZ, started_at TIMESTAMPTZ NOT NULL DEFAULT now(), applied_steps_count INTEGER NOT NULL DEFAULT 0)`)
    const { rows } = await client.query(
      'SELECT migration_name, checksum, finished_at FROM _prisma_migrations WHERE rolled_back_at IS NULL',
    )
    const before = new Map(rows.map((row) => record.parse(row)).map((row) => [row.migration_name, row]))
    const done: string[] = []
    for (const { name, sql, checksum } of migrationsIn(folder)) {
      const earlier = before.get(name)
      if (!earlier) {
        await apply(client, name, sql, checksum)
        done.push(name)
      } else if (!earlier.finished_at) throw new Error(`migration ${name} failed earlier and must be resolved first`)
      else if (earlier.checksum !== checksum) throw new Error(`migration ${name} was edited after it was applied`)
    }
    return done
  } finally {
    await client.end()
  }
}

function migrationsIn(folder: string): { name: string; sql: string; checksum: string }[] {
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
  return names.map((name) => {
    const sql = readFileSync(path.join(folder, name, 'migration.sql'), 'utf8')
    return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
  })
}

async function apply(client: pg.Client, name: string, sql: string, checksum: string): Promise<void> {
  await client.query('BEGIN')
  try {
    await client.query(sql)
    await client.query(
      'INSERT INTO _prisma_migrations (id, checksum, finished_at, migration_name, applied_steps_count) VALUES ($1, $2, now(), $3, 1)',
      [randomUUID(), checksum, name],
    )
    await client.query('COMMIT')
  } catch (cause) {
    await client.query('ROLLBACK')
    throw new Error(`migration ${name}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
  }
}
