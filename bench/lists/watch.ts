// The queries that a function sends, as they go over the wire, and how many buffers each of them touches.
import pg from 'pg'
import { z } from 'zod'

interface Query {
  text: string
  values: unknown[]
}
const config = z.object({ text: z.string(), values: z.array(z.unknown()).default([]) }).loose()

/** Records every query that any connection of this process sends while `work` runs. */
export async function queriesOf(work: () => Promise<unknown>): Promise<Query[]> {
  const queries: Query[] = []
  const { query } = pg.Client.prototype
  const recording = function (this: pg.Client, ...args: Parameters<typeof query>) {
    const [first, values] = args as unknown[]
    const known =
      typeof first === 'string'
        ? { text: first, values: Array.isArray(values) ? values : [] }
        : config.safeParse(first).data
    if (known) queries.push({ text: known.text, values: known.values })
    return Reflect.apply(query, this, args) as unknown
  }
  Object.assign(pg.Client.prototype, { query: recording })
  try {
    await work()
  } finally {
    Object.assign(pg.Client.prototype, { query })
  }
  return queries.filter(({ text }) => /^\s*(SELECT|WITH)/i.test(text))
}

const plan = z.tuple([
  z.object({ Plan: z.object({ 'Shared Hit Blocks': z.number(), 'Shared Read Blocks': z.number() }).loose() }).loose(),
])
interface Node {
  'Node Type'?: unknown
  'Relation Name'?: unknown
  'Index Name'?: unknown
  Plans?: Node[]
}

/** Buffers (pages of 8 kB, cached or read) that a query touches, and the tables that it scans sequentially. */
export async function buffersOf(
  client: pg.Client,
  { text, values }: Query,
): Promise<{ buffers: number; scans: string[] }> {
  const { rows } = await client.query<{ 'QUERY PLAN': unknown }>({
    text: `EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${text}`,
    values,
  })
  const [{ Plan: top }] = plan.parse(rows[0]?.['QUERY PLAN'])
  const scans: string[] = []
  const walk = (node: Node) => {
    if (node['Node Type'] === 'Seq Scan') scans.push(String(node['Relation Name']))
    node.Plans?.forEach(walk)
  }
  walk(top as Node)
  return { buffers: top['Shared Hit Blocks'] + top['Shared Read Blocks'], scans }
}
