// What a piece of work asks the database, as it goes over the wire, and how many pages of memory each of these questions touches.
import pg from 'pg'
import { z } from 'zod'

interface Asked {
  text: string
  values: unknown[]
}
const config = z.object({ text: z.string(), values: z.array(z.unknown()).default([]) }).loose()

/** Notes every query that any connection of this process sends while `work` runs. */
export async function queriesOf(work: () => Promise<unknown>): Promise<Asked[]> {
  const asked: Asked[] = []
  const { query } = pg.Client.prototype
  const noting = function (this: pg.Client, ...args: Parameters<typeof query>) {
    const [first, values] = args as unknown[]
    const known =
      typeof first === 'string'
        ? { text: first, values: Array.isArray(values) ? values : [] }
        : config.safeParse(first).data
    if (known) asked.push({ text: known.text, values: known.values })
    return Reflect.apply(query, this, args) as unknown
  }
  Object.assign(pg.Client.prototype, { query: noting })
  try {
    await work()
  } finally {
    Object.assign(pg.Client.prototype, { query })
  }
  return asked.filter(({ text }) => /^\s*(SELECT|WITH)/i.test(text))
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

/** Pages of 8 kB that a query touches, in memory or on disk, and which tables it reads from end to end. */
export async function buffersOf(
  client: pg.Client,
  { text, values }: Asked,
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
