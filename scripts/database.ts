// The database of a command: the one in DATABASE_URL, else the embedded server; migrated and seeded.
import path from 'node:path'
import { connect } from '@/lib/platform/db/client'
import { withoutLimits } from '@/lib/platform/db/direct-url'
import { readEnv } from '@/lib/platform/env'
import { log } from '@/lib/platform/log'
import { startEmbedded, type WatchReport } from '@/lib/platform/postgres/embedded'
import { limitRequests } from '@/lib/platform/postgres/limit-requests'
import { applyMigrations } from '@/lib/platform/postgres/migrate'
import { migrateQueue } from '@/lib/platform/queue/migrate'
import { seed, type Seeded } from '@/prisma/seed'
import { root } from './build-steps'

export interface Database {
  url: string
  /** What needs a session of its own goes here: the same, or PostgreSQL itself behind a pooler. */
  direct: string
  embedded: boolean
  /** Starts the embedded server again whenever it dies, until `release`. */
  watch: () => void
  /** Stops the embedded server, unless another command uses it. */
  release: () => Promise<void>
}

/** The gift code that everybody knows is for trying the product out, never for a shop that is on the internet. */
export const isTrial = (appUrl: string): boolean => !appUrl.startsWith('https:')

export async function openDatabase(): Promise<Database> {
  const { DATABASE_URL, DATABASE_DIRECT_URL, WAGTALE_DATA_DIR } = readEnv(process.env)
  if (DATABASE_URL) {
    const direct = DATABASE_DIRECT_URL === undefined ? DATABASE_URL : withoutLimits(DATABASE_DIRECT_URL)
    return { url: DATABASE_URL, direct, embedded: false, watch: () => {}, release: async () => {} }
  }
  const server = await startEmbedded({ root, dataDir: path.resolve(root, WAGTALE_DATA_DIR) })
  return { ...server, direct: server.url, embedded: true, watch: () => server.watch(reportDatabase) }
}

const reportDatabase: WatchReport = (event, error) => {
  if (event === 'restarted') log.info('database.restarted')
  else log.error(`database.${event}`, { alert: true, ...(error === undefined ? {} : { error }) })
}

/** @throws in one sentence where DATABASE_URL is a pooler and DATABASE_DIRECT_URL doesn't say what is behind it */
export async function migrateDatabase({ url, direct }: Pick<Database, 'url' | 'direct'>): Promise<string[]> {
  for (const statement of await limitRequests({ url, direct }))
    console.warn(`  Requests have no time limit until an administrator of the database has run: ${statement}`)
  const applied = await applyMigrations(
    direct,
    path.join(root, 'prisma/migrations'),
    path.join(root, 'prisma/baseline'),
  )
  await migrateQueue(direct)
  return applied
}

export async function seedDatabase({ url, embedded }: Database): Promise<Seeded> {
  const { APP_URL, ADMIN_USERNAME, ADMIN_PASSWORD } = readEnv(process.env)
  const db = connect(url, { pool: 2 })
  try {
    return await seed(db, {
      embedded,
      trial: embedded && isTrial(APP_URL),
      username: ADMIN_USERNAME,
      ...(ADMIN_PASSWORD ? { password: ADMIN_PASSWORD } : {}),
    })
  } finally {
    await db.$disconnect()
  }
}
