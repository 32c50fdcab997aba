/**
 * Adopts a database whose migrations were squashed since: prisma/baseline names the replaced migrations and holds the
 * SQL that renames what they created. Everything happens in one transaction.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type pg from 'pg'
import { z } from 'zod'
import { inTransaction, recordMigration, runMigration, type Migration } from './run-migration'

const history = z.object({
  /** The migrations before the squash, all of them. */
  replaced: z.array(z.string()).min(1),
  /** New migrations whose objects the database has after rename.sql: recorded, not run. */
  satisfied: z.array(z.string()),
  /** New migrations that are run, after these. */
  applied: z.array(z.string()),
})

/**
 * Does nothing unless the database has replaced migrations.
 * @throws if it has only some of them, or one that failed
 */
export async function adoptReplacedHistory(
  client: pg.Client,
  { folder, migrations }: { folder: string; migrations: readonly Migration[] },
): Promise<void> {
  const { replaced, satisfied, applied } = history.parse(
    JSON.parse(readFileSync(path.join(folder, 'history.json'), 'utf8')),
  )
  const { rows } = await client.query<{ name: string; finished: boolean }>(
    `SELECT migration_name AS name, finished_at IS NOT NULL AS finished FROM _prisma_migrations
     WHERE rolled_back_at IS NULL AND migration_name = ANY($1)`,
    [replaced],
  )
  if (rows.length === 0) return
  const finished = new Set(rows.filter((row) => row.finished).map((row) => row.name))
  if (rows.length !== finished.size || finished.size !== replaced.length)
    throw new Error(
      `this database has ${finished.size} of the ${replaced.length} migrations that were squashed: ` +
        'start the release before the squash on it once, or restore a backup',
    )
  const named = (name: string): Migration => {
    const migration = migrations.find((one) => one.name === name)
    if (!migration) throw new Error(`prisma/baseline names migration ${name}, which is missing`)
    return migration
  }
  await inTransaction(client, async () => {
    await client.query(readFileSync(path.join(folder, 'rename.sql'), 'utf8'))
    await client.query('DELETE FROM _prisma_migrations WHERE migration_name = ANY($1)', [replaced])
    for (const name of satisfied) await recordMigration(client, named(name))
    for (const name of applied) await runMigration(client, named(name))
  })
}
