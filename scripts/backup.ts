// `npm run backup -- FILE`: all that the shop keeps, as it is now, into one file. The shop goes on meanwhile.
import { addDays } from '@/lib/domain/calendar'
import { readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { readEnv } from '@/lib/platform/env'
import { headerSchema, parseLine, readLines } from '@/lib/platform/postgres/backup-format'
import { writeBackup } from '@/lib/platform/postgres/write-backup'
import { loadSettings, plainMessage } from './build-steps'
import { openDatabase } from './database'

const [given, ...more] = process.argv.slice(2)
if (given === undefined || more.length > 0) {
  console.error('npm run backup -- FILE\nFor example: npm run backup -- /backups/2026-11-26.wagtale')
  process.exit(1)
}
const file = path.resolve(given)

loadSettings()
const { BACKUP_DAYS, WAGTALE_DATA_DIR } = readEnv(process.env)
const database = await openDatabase()
try {
  const now = new Date()
  const { rows } = await writeBackup(database.direct, file, { now })
  console.log(`${rows} rows are in ${file}`)
  if (!process.env.AUTH_SECRET)
    console.log(
      `Cookies and second factors need ${path.resolve(WAGTALE_DATA_DIR, 'auth.secret')} too: keep a copy elsewhere.`,
    )
  for (const old of await listOlder(path.dirname(file), addDays(now, -BACKUP_DAYS).getTime())) {
    rmSync(old)
    console.log(`Removed ${old}, older than ${BACKUP_DAYS} days`)
  }
} catch (error) {
  console.error(`  ${plainMessage(error)}`)
  process.exitCode = 1
} finally {
  await database.release()
}

/** Files that are backups by what is in them, whatever their names. */
async function listOlder(folder: string, time: number): Promise<string[]> {
  const found: string[] = []
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const name = path.join(folder, entry.name)
    if (entry.isFile() && (await takenAt(name)) < time) found.push(name)
  }
  return found
}

async function takenAt(name: string): Promise<number> {
  try {
    for await (const line of readLines(name)) return Date.parse(parseLine(headerSchema, line).at)
  } catch {
    // Another kind of file.
  }
  return Infinity
}
