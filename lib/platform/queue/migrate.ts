import { Logger, runMigrations } from 'graphile-worker'
import pg from 'pg'

const LOCK = 72_707_370

/** Creates or updates the queue's own schema, graphile_worker. Safe with many concurrent processes. */
export async function migrateQueue(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK])
    await runMigrations({ connectionString: url, maxPoolSize: 1, logger: new Logger(() => () => {}) })
  } finally {
    await client.end()
  }
}
