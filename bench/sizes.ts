// npm run bench:sizes [-- BOOKS]: what a book costs a shop that sells many: rows and bytes in PostgreSQL, write-ahead
// log, jobs, CPU of a worker and of PostgreSQL. Ordered with a gift code, written by the built-in author, its letter
// written to a file, its page opened once. The figures of docs/operating.md.
import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { makeGiftCode, makeRequest, makeVisitor } from '@/e2e/fixtures/factory'
import { connect } from '@/lib/platform/db/client'
import { env } from '@/lib/platform/env'
import { startEmbedded } from '@/lib/platform/postgres/embedded'
import { findPostgres } from '@/lib/platform/postgres/find-postgres'
import { applyMigrations } from '@/lib/platform/postgres/migrate'
import { migrateQueue } from '@/lib/platform/queue/migrate'
import { startQueue } from '@/lib/platform/queue/start'
import { redeemGiftCode } from '@/lib/server/gifts/redeem-gift-code'
import { tasks } from '@/lib/server/jobs'
import { findPicture, printPicture } from '@/lib/server/stories/get-picture'
import { getStory } from '@/lib/server/stories/get-story'

const BOOKS = Number(process.argv.at(-1)?.match(/^\d+$/)?.[0] ?? 300)
const TICKS = Number(spawnSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }).stdout)

const folder = mkdtempSync(path.join(tmpdir(), 'wagtale-bench-sizes-'))
chmodSync(folder, 0o755)
const own = { root: process.cwd(), dataDir: path.join(folder, 'database') }
const { url, release } = await startEmbedded(own)
Object.assign(env(), { DATABASE_URL: url, WAGTALE_DATA_DIR: path.join(folder, 'data') })
const db = connect(url)

/** CPU seconds of PostgreSQL's processes, those that have ended too. */
function postgresSeconds(): number {
  const postmaster = readFileSync(path.join(findPostgres(own.root, own.dataDir).cluster, 'postmaster.pid'), 'utf8')
  const pid = postmaster.split('\n')[0] ?? ''
  const children = spawnSync('ps', ['-o', 'pid=', '--ppid', pid], { encoding: 'utf8' }).stdout.split('\n')
  const ticks = [pid, ...children.map((child) => child.trim())].filter(Boolean).map((process) => {
    const fields = readFileSync(`/proc/${process}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    // User and system time; of the postmaster also that of its children that have ended.
    return fields.slice(11, process === pid ? 15 : 13).reduce((sum, field) => sum + Number(field), 0)
  })
  return ticks.reduce((sum, count) => sum + count, 0) / TICKS
}

interface State {
  bytes: Map<string, number>
  wal: number
  jobs: number
  own: number
  postgres: number
}
async function readState(): Promise<State> {
  const tables = await db.$queryRaw<{ name: string; bytes: bigint }[]>`
    SELECT schemaname || '.' || relname AS name, pg_total_relation_size(relid) AS bytes FROM pg_stat_user_tables`
  const [{ wal = 0n, jobs = 0n } = {}] = await db.$queryRaw<{ wal: bigint; jobs: bigint }[]>`
    SELECT pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::bigint AS wal,
      (SELECT coalesce(last_value, 0) FROM pg_sequences WHERE schemaname = 'graphile_worker' AND sequencename LIKE '%jobs_id_seq%')::bigint AS jobs`
  const { user, system } = process.cpuUsage()
  return {
    bytes: new Map(tables.map(({ name, bytes }) => [name, Number(bytes)])),
    wal: Number(wal),
    jobs: Number(jobs),
    own: (user + system) / 1e6,
    postgres: postgresSeconds(),
  }
}

async function makeBooks(count: number, from: number): Promise<void> {
  const code = await makeGiftCode(db, { usageLimit: count })
  for (let at = from; at < from + count; at++) {
    const visitorId = await makeVisitor(db)
    const seed = `seed-${at}`
    const id = await redeemGiftCode(db, { code, visitorId, request: makeRequest({ seed }), now: new Date() })
    while ((await db.story.findUniqueOrThrow({ where: { id }, select: { state: true } })).state !== 'ready')
      await new Promise((resolve) => setTimeout(resolve, 20))
    await getStory(db, { viewer: { visitorId, admin: null }, id })
  }
  while (
    (await db.mailOutbox.count({ where: { sentAt: null } })) > 0 ||
    (await db.$queryRaw<unknown[]>`SELECT FROM graphile_worker._private_jobs`).length > 0
  )
    await new Promise((resolve) => setTimeout(resolve, 50))
}

try {
  await applyMigrations(url, path.join(process.cwd(), 'prisma/migrations'))
  await migrateQueue(url)
  const queue = startQueue({ url, db: connect(url), tasks: { ...tasks, narrate: async () => {} } })
  await makeBooks(20, 0)
  await db.$executeRaw`CHECKPOINT`
  const before = await readState()
  await makeBooks(BOOKS, 20)
  const after = await readState()
  await queue.stop()
  const per = (total: number) => total / BOOKS
  console.log(`jobs a book: ${per(after.jobs - before.jobs).toFixed(2)}`)
  console.log(`write-ahead log a book: ${(per(after.wal - before.wal) / 1000).toFixed(1)} kB`)
  console.log(`CPU a book: orders and worker ${(per(after.own - before.own) * 1000).toFixed(0)} ms`)
  console.log(`CPU a book: PostgreSQL ${(per(after.postgres - before.postgres) * 1000).toFixed(0)} ms`)
  let sum = 0
  for (const [name, bytes] of [...after.bytes].sort((a, b) => b[1] - a[1])) {
    const grown = per(bytes - (before.bytes.get(name) ?? 0))
    sum += grown
    if (grown > 20) console.log(`  ${name}: ${(grown / 1000).toFixed(2)} kB a book`)
  }
  console.log(`rows with indexes a book: ${(sum / 1000).toFixed(1)} kB`)

  const [{ id = '', visitorId = '' } = {}] = await db.$queryRaw<{ id: string; visitorId: string }[]>`
    SELECT id, user_id AS "visitorId" FROM stories WHERE user_id IS NOT NULL LIMIT 1`
  const reading = await readState()
  const READS = 20
  for (let turn = 0; turn < READS; turn++)
    for (let page = 1; page <= 20; page++) {
      const found = await findPicture(db, { viewer: { visitorId, admin: null }, id, page })
      if (found) printPicture(found)
    }
  const read = await readState()
  console.log(
    `CPU of 20 pictures by their calls: ${(((read.own - reading.own) / READS) * 1000).toFixed(0)} ms, PostgreSQL ${(((read.postgres - reading.postgres) / READS) * 1000).toFixed(0)} ms`,
  )
} finally {
  await db.$disconnect()
  await release()
  rmSync(folder, { recursive: true, force: true })
}
process.exit(0)
