import path from 'node:path'
import { connect, type Db } from '@/lib/platform/db/client'
import { erasureHash, readErasures } from '@/lib/platform/erasure-ledger'
import { applyMigrations, listMigrations } from '@/lib/platform/postgres/migrate'
import { checkBackup, loadBackup, requireEmpty } from '@/lib/platform/postgres/read-backup'
import { migrateQueue } from '@/lib/platform/queue/migrate'
import { eraseRestoredStory } from '@/lib/server/my-stories/erase-story'

interface Restored {
  /** When the backup was taken. */
  at: string
  rows: number
  /** Stories of the backup that their families erased after it was taken. */
  erased: number
}

interface RestoreOptions {
  file: string
  /** prisma/migrations. */
  migrations: string
  /** See lib/platform/erasure-ledger. */
  ledger: string
}

/**
 * Restores a backup into an empty database: the tables of its time, its rows, what this release changed since, and
 * without the stories that were erased since. @throws one sentence, before anything is changed, where that can't be
 */
export async function restoreBackup(url: string, { file, migrations, ledger }: RestoreOptions): Promise<Restored> {
  const header = await checkBackup(file)
  const known = listMigrations(migrations)
  const newer = header.migrations.filter((name) => !known.includes(name))
  if (newer.length > 0)
    throw new Error(`the backup is of a newer release (${newer.join(', ')}): restore it with that one`)
  await requireEmpty(url)
  await applyMigrations(url, migrations, undefined, header.migrations)
  await migrateQueue(url)
  const rows = await loadBackup(url, file, header)
  await applyMigrations(url, migrations, path.join(migrations, '../baseline'))
  const db = connect(url, { pool: 2 })
  try {
    return { at: header.at, rows, erased: await eraseAgain(db, await readErasures(ledger)) }
  } finally {
    await db.$disconnect()
  }
}

const PAGE = 1_000

/** Goes through all stories by id, since only their hashes are known. @returns how many were erased */
async function eraseAgain(db: Db, hashes: ReadonlySet<string>): Promise<number> {
  let erased = 0
  if (hashes.size === 0) return erased
  for (let after = ''; ;) {
    const stories = await db.story.findMany({
      where: { id: { gt: after }, visitorId: { not: null } },
      select: { id: true, visitorId: true },
      orderBy: { id: 'asc' },
      take: PAGE,
    })
    for (const { id, visitorId } of stories) {
      if (visitorId === null || !hashes.has(erasureHash(id))) continue
      await eraseRestoredStory(db, { id, visitorId })
      erased++
    }
    const last = stories.at(-1)
    if (!last) return erased
    after = last.id
  }
}
