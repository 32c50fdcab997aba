// The database of a command: the one in DATABASE_URL, else the embedded server; migrated and seeded.
import path from 'node:path'
import { connect } from '@/lib/platform/db/client'
import { readEnv } from '@/lib/platform/env'
import { log } from '@/lib/platform/log'
import { startEmbedded, type WatchReport } from '@/lib/platform/postgres/embedded'
import { applyMigrations } from '@/lib/platform/postgres/migrate'
import { migrateQueue } from '@/lib/platform/queue/migrate'
import { seed, type Seeded } from '@/prisma/seed'
import { root } from './build-steps'

export interface Database {
  url: string
  embedded: boolean
  /** Starts the embedded server again whenever it dies, until `release`. */
  watch: () => void
  /** Stops the embedded server, unless another command uses it. */
  release: () => Promise<void>
}

/** The gift code that everybody knows is for trying the product out, never for a shop that is on the internet. */
export const isTrial = (appUrl: string): boolean => !appUrl.startsWith('https:')

export async function openDatabase(): Promise<Database> {
  const { DATABASE_URL, WAGTALE_DATA_DIR } = readEnv(process.env)
  if (DATABASE_URL) return { url: DATABASE_URL, embedded: false, watch: () => {}, release: async () => {} }
  const server = await startEmbedded({ root, dataDir: path.resolve(root, WAGTALE_DATA_DIR) })
  return { ...server, embedded: true, watch: () => server.watch(reportDatabase) }
}

const reportDatabase: WatchReport = (event, error) => {
  if (event === 'restarted') log.info('database.restarted')
  else log.error(`database.${event}`, { alert: true, ...(error === undefined ? {} : { error }) })
}

export async function migrateDatabase(url: string): Promise<string[]> {
  const applied = await applyMigrations(url, path.join(root, 'prisma/migrations'), path.join(root, 'prisma/baseline'))
  await migrateQueue(url)
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
