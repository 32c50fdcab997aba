// npm run bench:rooms -- <address> [address of a second process] [process id]: how long an idea takes to the others
// at a table of 2, 10 and 50, beside a bare server of events in turn; transactions per idea; with a process id, the
// memory that 100 rooms with 10 open pages take. On a server that runs (RATE_LIMIT_SCALE=100), on its machine and
// with its WAGTALE_DATA_DIR or DATABASE_URL. Bars: 300 ms; fan-out's 95th percentile 3 times the bare server's; 1 GB.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { connect, type Db } from '@/lib/platform/db/client'
import { readEnv } from '@/lib/platform/env'
import { startEmbedded } from '@/lib/platform/postgres/embedded'
import { ms, quantile } from './rooms/quantile'
import { openStream, type OpenStream } from './rooms/stream'
import { cookieOf, headerOf, makeTable, type Table } from './rooms/table'

const args = process.argv.slice(2)
const addresses = args.filter((arg) => arg.startsWith('http'))
const [pid] = args.filter((arg) => /^\d+$/.test(arg))
const [address = 'http://127.0.0.1:3000'] = addresses
const TABLES = [2, 10, 50]
const IDEAS = 60
const ROUNDS = 3

const settings = readEnv(process.env)
const database = settings.DATABASE_URL
  ? { url: settings.DATABASE_URL, release: async () => {} }
  : await startEmbedded({ root: process.cwd(), dataDir: path.resolve(settings.WAGTALE_DATA_DIR) })
const db = connect(database.url, { pool: 4 })

let ideas = 0
const nextIdea = () => `the-idea-${++ideas}-end`
const wordsOf = (data: string): string | null => /the-idea-\d+-end/.exec(data)?.[0] ?? null
const streamsOf = ({ id, cookies }: Table): Promise<OpenStream[]> =>
  Promise.all(
    cookies.map((cookie, at) =>
      openStream(
        `${addresses[at % addresses.length] ?? address}/api/collaborative-stories/${id}/events`,
        headerOf(cookie),
        wordsOf,
      ),
    ),
  )

async function post(url: string, cookie: string, body: object): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`)
  await response.arrayBuffer()
}

async function arrivedEverywhere(streams: readonly OpenStream[], key: string): Promise<number[]> {
  for (let waited = 0; waited < 5_000; waited += 2) {
    const times = streams.map(({ arrivals }) => arrivals.get(key))
    if (times.every((time) => time !== undefined)) return times
    await sleep(2)
  }
  throw new Error('an idea did not arrive everywhere within 5 s')
}

interface Figures {
  /** For each idea and stream, from the press to the arrival. */
  latency: number[]
  /** From the first arrival at the table to this one. */
  fanOut: number[]
}
async function measure(
  figures: Figures,
  streams: readonly OpenStream[],
  say: (words: string) => Promise<void>,
): Promise<void> {
  const key = nextIdea()
  const started = performance.now()
  await say(key)
  const times = await arrivedEverywhere(streams, key)
  const first = Math.min(...times)
  figures.latency.push(...times.map((time) => time - started))
  figures.fanOut.push(...times.map((time) => time - first))
}

async function transactions(client: Db): Promise<number> {
  // The counters arrive with a delay.
  await sleep(1_500)
  const [row] = await client.$queryRaw<{ count: number }[]>`
    SELECT xact_commit::int AS count FROM pg_stat_database WHERE datname = current_database()`
  return row?.count ?? NaN
}

const bare = spawn(process.execPath, ['bench/rooms/bare-server.mjs'], { stdio: ['ignore', 'pipe', 'inherit'] })
const [port] = await once(bare.stdout, 'data')
const bareUrl = `http://127.0.0.1:${String(port).trim()}/`

try {
  for (const size of TABLES) {
    const ours: Figures = { latency: [], fanOut: [] }
    const floor: Figures = { latency: [], fanOut: [] }
    let spent = 0
    for (let round = 0; round < ROUNDS; round++) {
      const table = await makeTable(db, size)
      const streams = await streamsOf(table)
      const listeners = await Promise.all(table.cookies.map((cookie) => openStream(bareUrl, headerOf(cookie), wordsOf)))
      await sleep(500)
      const before = await transactions(db)
      // In turn, idea by idea: whatever else the machine does meets both.
      for (let idea = 0; idea < IDEAS; idea++) {
        await measure(ours, streams, (content) =>
          post(`${address}/api/collaborative-stories/${table.id}/contributions`, cookieOf(table), {
            content,
            type: 'plot',
          }),
        )
        // As many bytes as an entry of the log.
        await measure(floor, listeners, (content) => post(bareUrl, '', { content, padding: 'x'.repeat(380) }))
      }
      spent += (await transactions(db)) - before
      for (const { ids } of streams)
        if (ids.some((id, at) => at > 0 && id !== (ids[at - 1] ?? 0) + 1))
          throw new Error('an entry is missing or doubled')
      for (const stream of [...streams, ...listeners]) stream.close()
    }
    const [p95, floor95] = [quantile(ours.fanOut, 0.95), quantile(floor.fanOut, 0.95)]
    console.log(
      `table of ${String(size).padStart(2)}   to all: median ${ms(quantile(ours.latency, 0.5))}, 95 % ${ms(quantile(ours.latency, 0.95))}, worst ${ms(Math.max(...ours.latency))} ` +
        `(bare: ${ms(quantile(floor.latency, 0.5))}, ${ms(quantile(floor.latency, 0.95))})   fan-out 95 % ${ms(p95)}, bare ${ms(floor95)}, ratio ${(p95 / floor95).toFixed(2)}   ` +
        `${(spent / IDEAS / ROUNDS).toFixed(1)} transactions an idea`,
    )
  }

  const residentMb = () => Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
  const before = pid === undefined ? NaN : residentMb()
  const tables: Table[] = []
  for (let room = 0; room < 100; room++) tables.push(await makeTable(db, 10))
  const open: OpenStream[][] = []
  for (const table of tables) open.push(await streamsOf(table))
  await sleep(3_000)
  const started = performance.now()
  const key = nextIdea()
  await Promise.all(
    tables.map(({ id, cookies }) =>
      post(`${address}/api/collaborative-stories/${id}/contributions`, cookieOf({ cookies }, 1), {
        content: key,
        type: 'plot',
      }),
    ),
  )
  const times = await arrivedEverywhere(open.flat(), key)
  console.log(
    `100 rooms of 10   an idea in each at once reaches all in ${ms(Math.max(...times) - started)}` +
      (pid === undefined ? '' : `   memory ${before.toFixed(0)} MB before, ${residentMb().toFixed(0)} MB now`),
  )
  for (const stream of open.flat()) stream.close()
} finally {
  bare.kill()
  await db.$disconnect()
  await database.release()
}
process.exit(0)
