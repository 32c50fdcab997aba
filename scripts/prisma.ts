// Prisma's command line against the project's database: `npm run prisma -- migrate status`, and so on.
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { startEmbedded } from '@/lib/platform/postgres/embedded'

const root = path.resolve(import.meta.dirname, '..')
const args = process.argv.slice(2)
const offline = ['generate', 'validate', 'format', 'version'].includes(args[0] ?? '')
const dataDir = process.env.WAGTALE_DATA_DIR ?? path.join(root, '.data')
const embedded = process.env.DATABASE_URL || offline ? undefined : await startEmbedded({ root, dataDir })

const { status } = spawnSync(process.execPath, [path.join(root, 'node_modules/prisma/build/index.js'), ...args], {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...process.env,
    ...(embedded ? { DATABASE_URL: embedded.url } : {}),
    PRISMA_SCHEMA_ENGINE_BINARY: process.env.PRISMA_SCHEMA_ENGINE_BINARY ?? path.join(root, 'scripts/schema-engine.mjs'),
    PRISMA_HIDE_UPDATE_MESSAGE: '1',
  },
})
await embedded?.release()
process.exitCode = status ?? 1
