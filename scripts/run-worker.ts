// `npm run worker`: the queue alone, for machines that only write books and read them aloud.
import { migrateDatabase, openDatabase } from './database'
import { connect } from '@/lib/platform/db/client'
import { startQueue } from '@/lib/platform/queue/start'
import { env } from '@/lib/platform/env'
import { exportTraces } from '@/lib/platform/export-traces'
import { watchShop } from '@/lib/server/alerts/watch-shop'
import { narratePage } from '@/lib/documents/client'
import { jobsAtOnce, tasksWith } from '@/lib/server/jobs'
import { ignoreClosedOutput, loadSettings } from './build-steps'

ignoreClosedOutput()
loadSettings()
const database = await openDatabase()
database.watch()
await migrateDatabase(database)
process.env.DATABASE_URL = database.url
const db = connect(database.direct)
const { OTEL_EXPORTER_OTLP_ENDPOINT, ANTHROPIC_API_KEY, ALERT_WEBHOOK_URL, ALERT_EMAIL, WAGTALE_DATA_DIR } = env()
const traces = OTEL_EXPORTER_OTLP_ENDPOINT
  ? exportTraces({ endpoint: OTEL_EXPORTER_OTLP_ENDPOINT, role: 'worker' })
  : null
const queue = startQueue({
  url: database.direct,
  db,
  tasks: tasksWith(narratePage),
  concurrency: jobsAtOnce(ANTHROPIC_API_KEY !== undefined),
})
const over = new AbortController()
if (ALERT_WEBHOOK_URL || ALERT_EMAIL) void watchShop({ db, dataDir: WAGTALE_DATA_DIR, stop: over.signal })
console.log('• The queue runs here. Ctrl-C stops it.')

let stopping = false
async function stop() {
  if (stopping) return
  stopping = true
  over.abort()
  await queue.stop()
  await traces?.stop()
  await db.$disconnect()
  await database.release()
  process.exit(0)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop())
