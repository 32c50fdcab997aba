// Running and recording one migration. The caller opens the transaction.
import { createHash, randomUUID } from 'node:crypto'
import type pg from 'pg'

export interface Migration {
  name: string
  sql: string
}

/**
 * In a comment of a migration that processes of an earlier release don't survive (a column that they write is gone, one
 * that they don't know is required). It is recorded along, since those processes don't have the file.
 */
export const BREAKING = 'breaks earlier releases'

/** SHA-256 in hex, as Prisma computes it. */
export const checksumOf = ({ sql }: Migration): string => createHash('sha256').update(sql).digest('hex')

export async function runMigration(client: pg.Client, migration: Migration): Promise<void> {
  try {
    await client.query(migration.sql)
  } catch (cause) {
    throw new Error(`migration ${migration.name}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
  }
  await recordMigration(client, migration)
}

/** Records a migration as applied, without running it. */
export const recordMigration = (client: pg.Client, migration: Migration): Promise<unknown> =>
  client.query(
    `INSERT INTO _prisma_migrations (id, checksum, finished_at, migration_name, applied_steps_count, logs)
     VALUES ($1, $2, now(), $3, 1, $4)`,
    [randomUUID(), checksumOf(migration), migration.name, migration.sql.includes(`-- ${BREAKING}`) ? BREAKING : null],
  )

export async function inTransaction(client: pg.Client, work: () => Promise<void>): Promise<void> {
  await client.query('BEGIN')
  try {
    await work()
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  }
}
