// Prisma's command line against the project's database: `npm run prisma -- migrate status`, and so on.
import { startEmbedded } from '@/lib/platform/postgres/embedded'
import { readEnv } from '@/lib/platform/env'
import { commandOf, loadSettings, prismaEnv, root, run } from './build-steps'
import path from 'node:path'

loadSettings()
const args = process.argv.slice(2)
const offline = ['generate', 'validate', 'format', 'version'].includes(args[0] ?? '')
const { DATABASE_URL, DATABASE_DIRECT_URL, WAGTALE_DATA_DIR } = readEnv(process.env)
const embedded =
  DATABASE_URL || offline ? undefined : await startEmbedded({ root, dataDir: path.resolve(root, WAGTALE_DATA_DIR) })
const url = embedded?.url ?? DATABASE_DIRECT_URL

try {
  await run([commandOf('prisma'), ...args], { ...prismaEnv(), ...(url === undefined ? {} : { DATABASE_URL: url }) })
} catch {
  // Prisma has printed the error.
  process.exitCode = 1
} finally {
  await embedded?.release()
}
