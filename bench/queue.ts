// npm run bench:queue [-- SECONDS]: jobs a second of two queues of two workers each, alone and beside a transaction
// that has been reading for SECONDS (120), on a PostgreSQL of its own. Bar: 0.8. First jobs that do nothing, as fast
// as they go and as many as a million books a day have; then whole books.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { makeGiftCode, makeRequest, makeVisitor } from '@/e2e/fixtures/factory'
import { connect, type Db } from '@/lib/platform/db/client'
import { startEmbedded } from '@/lib/platform/postgres/embedded'
import { applyMigrations } from '@/lib/platform/postgres/migrate'
import { migrateQueue } from '@/lib/platform/queue/migrate'
import { startQueue, type Tasks } from '@/lib/platform/queue/start'
import { redeemGiftCode } from '@/lib/server/gifts/redeem-gift-code'
import { tasks } from '@/lib/server/jobs'

const SECONDS = Number(process.argv.at(-1)?.match(/^\d+$/)?.[0] ?? 120)
/** The rate is that of the last seconds. */
const WINDOW_SECONDS = Math.min(15, SECONDS)
/** Three jobs a book, and twice as many at the busiest time of a day. */
const MILLION_A_DAY = 70
const BACKLOG = 200

/** Jobs that do nothing: what is measured is the queue. */
const addIdle = (db: Db, count: number) => db.$executeRaw`
  SELECT graphile_worker.add_job('send-mail', payload := '{"mailId":"00000000-0000-4000-8000-000000000000"}'::json)
  FROM generate_series(1, ${count}::int)`

interface Load {
  name: string
  tasks: Tasks
  /** Keeps the queue supplied until `over`. */
  supply: (db: Db, done: () => number, over: () => boolean) => Promise<void>
  seconds: number
}

let done = 0
const idle = { ...tasks, narrate: async () => {}, 'send-mail': async () => void (done += 1) }
const loads: Load[] = [
  {
    name: 'jobs that do nothing, as fast as they go',
    tasks: idle,
    seconds: SECONDS,
    supply: async (db, finished, over) => {
      for (let added = finished(); !over(); await sleep(5))
        if (added - finished() < BACKLOG) added += await addIdle(db, BACKLOG).then(() => BACKLOG)
    },
  },
  {
    name: `jobs that do nothing, ${MILLION_A_DAY} a second`,
    tasks: idle,
    seconds: SECONDS,
    supply: async (db, finished, over) => {
      const begun = performance.now()
      for (let added = 0; !over(); await sleep(100)) {
        const due = Math.floor(((performance.now() - begun) / 1000) * MILLION_A_DAY) - added
        if (due > 0) added += await addIdle(db, due).then(() => due)
      }
    },
  },
  {
    name: 'whole books',
    tasks: {
      ...idle,
      'send-mail': async () => {},
      'write-story': async (...given) => {
        await tasks['write-story'](...given)
        done += 1
      },
    },
    seconds: SECONDS,
    supply: async (db, finished, over) => {
      const code = await makeGiftCode(db, { usageLimit: 1_000_000 })
      const visitorId = await makeVisitor(db)
      for (let added = finished(); !over(); await sleep(20))
        for (; !over() && added - finished() < 10; added++)
          await redeemGiftCode(db, {
            code,
            visitorId,
            request: makeRequest({
              seed: `seed-${added}`,
              childName: `Mila ${String.fromCharCode(65 + (added % 26))}`,
            }),
            now: new Date(),
          })
    },
  },
]

/** @returns jobs a second of the last seconds */
async function rateAfter(seconds: number): Promise<number> {
  await sleep((seconds - WINDOW_SECONDS) * 1000)
  const [before, since] = [done, performance.now()]
  await sleep(WINDOW_SECONDS * 1000)
  return (done - before) / ((performance.now() - since) / 1000)
}

async function measure(url: string, load: Load): Promise<void> {
  const db = connect(url)
  const queues = [1, 2].map(() => startQueue({ url, db: connect(url), tasks: load.tasks }))
  let over = false
  const supplying = load.supply(
    db,
    () => done,
    () => over,
  )
  await rateAfter(WINDOW_SECONDS)
  const before = await rateAfter(WINDOW_SECONDS)
  const reader = new pg.Client({ connectionString: url })
  await reader.connect()
  await reader.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
  await reader.query('SELECT count(*) FROM stories')
  const beside = await rateAfter(load.seconds)
  await reader.query('COMMIT')
  await reader.end()
  const after = await rateAfter(WINDOW_SECONDS)
  over = true
  await supplying
  await Promise.all(queues.map((queue) => queue.stop(2_000)))
  const [depth] = await db.$queryRaw<{ left: number; dead: number }[]>`
    SELECT (SELECT count(*)::int FROM graphile_worker._private_jobs) AS left, n_dead_tup::int AS dead
    FROM pg_stat_user_tables WHERE relname = '_private_jobs'`
  await db.$executeRaw`DELETE FROM graphile_worker._private_jobs`
  console.log(
    `${load.name}: ${before.toFixed(1)}/s alone, ${beside.toFixed(1)}/s beside a reader of ${load.seconds} s, ${after.toFixed(1)}/s after it; ratio ${(beside / before).toFixed(2)} (${JSON.stringify(depth)})`,
  )
}

const folder = mkdtempSync(path.join(tmpdir(), 'wagtale-bench-queue-'))
chmodSync(folder, 0o755)
const server = await startEmbedded({ root: process.cwd(), dataDir: folder })
try {
  await applyMigrations(server.url, path.join(process.cwd(), 'prisma/migrations'))
  await migrateQueue(server.url)
  for (const load of loads) await measure(server.url, load)
} finally {
  await server.release()
  rmSync(folder, { recursive: true, force: true })
}
process.exit(0)
