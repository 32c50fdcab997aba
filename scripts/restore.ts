// `npm run restore -- FILE`: a backup into an empty database, or, with the embedded one, an empty data folder.
import path from 'node:path'
import { erasureLedger } from '@/lib/platform/erasure-ledger'
import { restoreBackup } from '@/lib/server/backup/restore-backup'
import { loadSettings, plainMessage, root } from './build-steps'
import { openDatabase } from './database'

const [file, ...more] = process.argv.slice(2)
if (file === undefined || more.length > 0) {
  console.error(
    'npm run restore -- FILE\nInto the database of DATABASE_URL, or of WAGTALE_DATA_DIR, which must be empty.',
  )
  process.exit(1)
}

loadSettings()
const database = await openDatabase()
try {
  const { at, rows, erased } = await restoreBackup(database.direct, {
    file: path.resolve(file),
    migrations: path.join(root, 'prisma/migrations'),
    ledger: erasureLedger(),
  })
  console.log(`${rows} rows are back, as they were at ${at}`)
  console.log(`${erased} stories of it were erased since, by ${erasureLedger()}, and are gone again`)
} catch (error) {
  console.error(`  ${plainMessage(error)}`)
  process.exitCode = 1
} finally {
  await database.release()
}
