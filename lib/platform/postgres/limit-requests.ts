import pg from 'pg'
import { z } from 'zod'
import { REQUEST_LIMITS } from '../db/client'
import { errnoCode } from '../errno'

const NEEDS_DIRECT =
  'DATABASE_URL leads to a pooler (PgBouncer): set DATABASE_DIRECT_URL to the address of PostgreSQL itself, for notifications, migrations and the queue'
const INSUFFICIENT_PRIVILEGE = '42501'
const whoRow = z.tuple([z.object({ role: z.string(), database: z.string(), pid: z.number(), limit: z.string() })])
const settingRow = z.object({ setting: z.string() })

const WHO = `SELECT current_user AS role, current_database() AS database, pg_backend_pid() AS pid,
  (SELECT setting FROM pg_settings WHERE name = 'statement_timeout') AS limit`

/**
 * Of this role, from the pooler's machine. Its busy ones keep what they had until it replaces them (server_lifetime).
 */
const END_IDLE = `SELECT pg_terminate_backend(a.pid, 1000) FROM pg_stat_activity a
  JOIN pg_stat_activity asked ON asked.pid = $1 AND asked.datname = a.datname AND asked.usename = a.usename
    AND asked.client_addr IS NOT DISTINCT FROM a.client_addr
  WHERE a.state = 'idle' AND a.pid <> pg_backend_pid()`

interface Addresses {
  /** That of requests. */
  url: string
  /** PostgreSQL itself; the same where no pooler stands in between. */
  direct: string
}

/**
 * Sees to it that requests have their time limits. Without a pooler each connection asks for them, and this only looks
 * whether it may. A pooler refuses that, so there the role of DATABASE_URL gets them by ALTER ROLE, for sessions that
 * begin afterwards. Those that the pooler had open are ended where they are idle, once.
 * @returns the statements that the role of `direct` was not allowed to run: an administrator has to
 * @throws one sentence where `url` is a pooler and `direct` the same
 */
export async function limitRequests({ url, direct }: Addresses): Promise<string[]> {
  if (url === direct) {
    await withClient({ connectionString: url, ...REQUEST_LIMITS }, async () => {}).catch((error: unknown) => {
      throw isRefusedSetting(error) ? new Error(NEEDS_DIRECT, { cause: error }) : error
    })
    return []
  }
  // A pooler may know both by other names than PostgreSQL does.
  const [{ role, database, pid, limit }] = await withClient({ connectionString: url }, async (client) =>
    whoRow.parse((await client.query(WHO)).rows),
  )
  return withClient({ connectionString: direct }, async (client) => {
    const { rows } = await client.query(
      `SELECT unnest(setconfig) AS setting FROM pg_db_role_setting
       WHERE setrole = (SELECT oid FROM pg_roles WHERE rolname = $1) AND setdatabase = (SELECT oid FROM pg_database WHERE datname = $2)`,
      [role, database],
    )
    const known = new Set(rows.map((row) => settingRow.parse(row).setting))
    const names = `${client.escapeIdentifier(role)} IN DATABASE ${client.escapeIdentifier(database)}`
    const refused: string[] = []
    for (const [name, ms] of Object.entries(REQUEST_LIMITS)) {
      if (known.has(`${name}=${ms}`)) continue
      const statement = `ALTER ROLE ${names} SET ${name} = ${ms}`
      await client.query(statement).catch((error: unknown) => {
        if (errnoCode(error) !== INSUFFICIENT_PRIVILEGE) throw error
        refused.push(statement)
      })
    }
    if (refused.length === 0 && Number(limit) !== REQUEST_LIMITS.statement_timeout) await client.query(END_IDLE, [pid])
    return refused
  })
}

const isRefusedSetting = (error: unknown): boolean =>
  error instanceof Error && error.message.includes('unsupported startup parameter')

async function withClient<T>(config: pg.ClientConfig, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(config)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
