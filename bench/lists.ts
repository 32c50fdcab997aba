// npm run bench:lists: the buffers that the first and a deep page of every list touch, with a thousand stories and a
// million. An argument sets the size of the large shop: `npm run bench:lists -- 50000` takes half a minute.
import pg from 'pg'
import { cloneDatabase, closeTestServer, openTestServer } from '@/e2e/fixtures/database'
import { connect, type Db } from '@/lib/platform/db/client'
import { foldStatDeltas } from '@/lib/server/stats/fold-stat-deltas'
import { fill } from './lists/fill'
import { LISTS, type List } from './lists/lists'
import { buffersOf, queriesOf } from './lists/watch'

const SMALL = 1_000
const LARGE = Number(process.argv[2] ?? 1_000_000)
/** Buffers of the large shop over those of the small one, at most. */
const BAR = 1.5
/** Where in a list its deep page begins. */
const DEPTH = 0.5

type Row = Map<string, { buffers: number; scans: string[] }>

/** The key of the row at DEPTH, found by counting, which no list may do. */
async function deepKey(client: pg.Client, { table, where = 'true' }: NonNullable<List['of']>): Promise<string> {
  const { rows } = await client.query<{ key: string }>(`
    SELECT (extract(epoch FROM created_at) * 1000)::bigint || '~' || id AS key FROM ${table} WHERE ${where}
    ORDER BY created_at DESC, id DESC OFFSET (SELECT (count(*) * ${DEPTH})::int FROM ${table} WHERE ${where}) LIMIT 1`)
  return rows[0]?.key ?? ''
}

async function measure(client: pg.Client, db: Db): Promise<Row> {
  const measured: Row = new Map()
  for (const { name, read, of } of LISTS) {
    for (const [page, key] of [['first', undefined], ...(of ? [['deep', await deepKey(client, of)]] : [])] as [
      string,
      string | undefined,
    ][]) {
      await read(db, key)
      let buffers = 0
      const scans: string[] = []
      for (const query of await queriesOf(() => read(db, key))) {
        const one = await buffersOf(client, query)
        buffers += one.buffers
        scans.push(...one.scans)
      }
      measured.set(`${name}, ${page}`, { buffers, scans })
    }
  }
  return measured
}

async function measureShop(stories: number): Promise<Row> {
  const { url, drop } = await cloneDatabase()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const db = connect(url, { pool: 2 })
  try {
    const started = Date.now()
    await fill(client, stories)
    await foldStatDeltas(db)
    await client.query('VACUUM (ANALYZE) stats, stat_deltas')
    console.log(
      `a shop of ${stories.toLocaleString('en')} stories, created in ${Math.round((Date.now() - started) / 1000)} s`,
    )
    return await measure(client, db)
  } finally {
    await db.$disconnect()
    await client.end()
    await drop()
  }
}

await openTestServer()
let over = 0
try {
  const small = await measureShop(SMALL)
  const large = await measureShop(LARGE)
  console.log(
    `\n${'buffers of 8 kB'.padEnd(42)}${String(SMALL).padStart(9)}${String(LARGE).padStart(9)}   ratio (bar ${BAR})`,
  )
  for (const [name, { buffers, scans }] of large) {
    const before = small.get(name)?.buffers ?? 0
    const ratio = buffers / Math.max(1, before)
    const withinBar = ratio <= BAR
    if (!withinBar) over++
    console.log(
      `${name.padEnd(42)}${String(before).padStart(9)}${String(buffers).padStart(9)}   ${ratio.toFixed(2)}${withinBar ? '' : '  OVER'}${scans.length > 0 ? `  reads whole: ${[...new Set(scans)].join(', ')}` : ''}`,
    )
  }
  console.log(over === 0 ? '\nEvery list is within the bar.' : `\n${over} over the bar.`)
} finally {
  await closeTestServer()
}
process.exit(over > 0 ? 1 : 0)
