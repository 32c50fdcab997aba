// `npm run worker`: the queue alone, for machines that only write books.
import { migrateDatabase, openDatabase } from './database'
import { connect } from '@/lib/platform/db/client'
import { startQueue } from '@/lib/platform/queue/start'
import { env } from '@/lib/platform/env'
import { jobsAtOnce, tasks } from '@/lib/server/jobs'
import { ignoreClosedOutput, loadSettings } from './build-steps'

ignoreClosedOutput()
loadSettings()
const database = await openDatabase()
database.watch()
await migrateDatabase(database.url)
process.env.DATABASE_URL = database.url
const db = connect(database.url)
const queue = startQueue({
  url: database.url,
  db,
  tasks,
  concurrency: jobsAtOnce(env().ANTHROPIC_API_KEY !== undefined),
})
console.log('• The queue runs here. Ctrl-C stops it.')

let stopping = false
async function stop() {
  if (stopping) return
  stopping = true
  await queue.stop()
  await db.$disconnect()
  await database.release()
  process.exit(0)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop())
