import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { Db } from '@/lib/platform/db/client'
import { pingDatabase } from '@/lib/platform/db/ping'
import { readQueueDepth } from '@/lib/platform/queue/depth'

const LONGEST_MS = 2_000

/** What a process needs to answer visitors: each part is there or isn't. */
export interface Readiness {
  database: boolean
  /** All that this release needs are applied. */
  migrations: boolean
  /** Jobs can be added: whether somebody works on them is no reason to turn visitors away. */
  queue: boolean
  /** It isn't about to stop. */
  running: boolean
}

/** Never throws, and takes two seconds at most. @param folder prisma/migrations of this release */
export async function checkReadiness(
  db: Db,
  {
    folder = path.join(/* turbopackIgnore: true */ process.cwd(), 'prisma/migrations'),
    stopping,
  }: { folder?: string; stopping: boolean },
): Promise<Readiness> {
  const [database, migrations, queue] = await Promise.all([
    succeeds(pingDatabase(db)),
    succeeds(checkMigrations(db, folder)),
    succeeds(readQueueDepth(db)),
  ])
  return { database, migrations, queue, running: !stopping }
}

async function checkMigrations(db: Db, folder: string): Promise<void> {
  const rows = await db.$queryRaw<{ name: string }[]>`
    SELECT migration_name AS name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL`
  const applied = new Set(rows.map(({ name }) => name))
  const missing = readdirSync(folder, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && !applied.has(entry.name),
  )
  if (missing.length > 0) throw new Error(`${missing.length} migrations are missing`)
}

async function succeeds(work: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), LONGEST_MS)
  })
  try {
    return await Promise.race([
      work.then(
        () => true,
        () => false,
      ),
      late,
    ])
  } finally {
    clearTimeout(timer)
  }
}
