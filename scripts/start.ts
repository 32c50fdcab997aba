// `npm start` and `npm run dev` (NODE_ENV says which): everything up, in order, and everything down again. One
// process: database, build and seed first, then the HTTP server (server.ts).
import path from 'node:path'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { readEnv } from '@/lib/platform/env'
import {
  buildSite,
  ignoreClosedOutput,
  loadSettings,
  markInUse,
  plainMessage,
  root,
  step,
  stopSignal,
  stopSteps,
} from './build-steps'
import { isTrial, migrateDatabase, openDatabase, seedDatabase } from './database'

/** A server that was killed a moment ago needs time to let its port go. */
const PORT_MS = 15_000

const dev = process.env.NODE_ENV === 'development'
ignoreClosedOutput()
loadSettings()
const { PORT, LISTEN_HOST, TRUST_PROXY, WAGTALE_DATA_DIR, APP_URL, SMTP_URL, SUPPORT_EMAIL } = readEnv(process.env)
if (TRUST_PROXY > 0 && LISTEN_HOST === undefined)
  console.warn(
    '  TRUST_PROXY is set and LISTEN_HOST is not: whoever reaches this port past the proxy can forge an address',
  )
if (SMTP_URL && !process.env.SUPPORT_EMAIL)
  console.warn(`  SUPPORT_EMAIL is not set: visitors are told to write to ${SUPPORT_EMAIL}, which is nobody's`)
await waitForPort(PORT)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stopSteps)
stopWithNpm()

const database = await step(
  process.env.DATABASE_URL ? 'Using the database of DATABASE_URL' : 'Starting the embedded PostgreSQL',
  openDatabase,
)
let failed = false
try {
  database.watch()
  const applied = await step('Bringing the database up to date', () => migrateDatabase(database))
  for (const name of applied) console.log(`  applied ${name}`)
  Object.assign(process.env, {
    NEXT_TELEMETRY_DISABLED: '1',
    DATABASE_URL: database.url,
    WAGTALE_DATA_DIR: path.resolve(root, WAGTALE_DATA_DIR),
    APP_URL,
  })
  if (!dev) {
    // A build that is named is served as it is, whatever its pages say of the address.
    process.env.WAGTALE_BUILD_DIR ||= await buildSite()
    markInUse(process.env.WAGTALE_BUILD_DIR)
  }
  stopSignal.throwIfAborted()
  const { newPassword } = await seedDatabase(database)
  // Loaded now, since Next reads the environment when it is loaded.
  const { serve } = await import('../server')
  const onListening = () => announce(database.embedded && isTrial(APP_URL), newPassword)
  await serve({ dev, port: PORT, stop: stopSignal, onListening })
} catch (error) {
  if (!stopSignal.aborted) {
    failed = true
    console.error(`  ${plainMessage(error)}`)
  }
} finally {
  if (database.embedded) console.log('• Stopping')
  await database.release()
}
// Outright: standard input or a stray handle must not keep a stopped command alive.
process.exit(failed ? 1 : 0)

/** A SIGTERM sent to npm ends npm alone: when npm is gone, so is whoever asked for this command. */
function stopWithNpm(): void {
  if (process.env.npm_lifecycle_event === undefined) return
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) stopSteps()
  }, 500).unref()
}

function announce(demo: boolean, newPassword: string | null): void {
  const lines = ['', `Wagtale is at ${APP_URL}`]
  if (demo) lines.push('A gift code to try it with: WAGTALE1')
  if (newPassword)
    lines.push(
      `Administrator: ${process.env.ADMIN_USERNAME ?? 'admin'}, password ${newPassword} (shown this once; ${APP_URL}/sign-in)`,
    )
  console.log(`${lines.join('\n')}\n`)
}

async function waitForPort(port: number): Promise<void> {
  const until = Date.now() + PORT_MS
  for (let waiting = false; !(await canListen(port)); waiting = true) {
    if (Date.now() > until) {
      console.error(`Port ${port} is in use by another program. Stop it, or choose another: PORT=3001 npm start`)
      process.exit(1)
    }
    if (!waiting) console.log(`• Waiting for port ${port}`)
    await sleep(250)
  }
}

function canListen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer().once('error', () => resolve(false))
    probe.listen(port, () => probe.close(() => resolve(true)))
  })
}
