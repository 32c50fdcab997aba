// npm run bench:requests -- <address> [rounds]: requests a second of static pages, of the reader and of a picture, on
// a server that runs (RATE_LIMIT_SCALE=100), in turn with the floor on the same database, medians. On the server's
// machine and with its WAGTALE_DATA_DIR or DATABASE_URL.
import { Agent, get, type IncomingHttpHeaders } from 'node:http'
import path from 'node:path'
import { z } from 'zod'
import { readEnv } from '@/lib/platform/env'
import { startEmbedded } from '@/lib/platform/postgres/embedded'
import { withFloor } from './baseline'

const [address = 'http://127.0.0.1:3000', rounds = '7', code = 'WAGTALE1'] = process.argv.slice(2)
const AT_ONCE = 8
const ROUND_MS = 1000
/** What every browser says that it unpacks. */
const BROWSER = { 'accept-encoding': 'gzip, deflate, br' }

interface Target {
  what: string
  url: string
  headers?: Record<string, string>
  status?: number
  of?: string
  bar?: number
}
interface Answer {
  status: number
  headers: IncomingHttpHeaders
}

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
const ask = ({ url, headers }: Target) =>
  new Promise<Answer>((resolve, reject) => {
    get(url, { agent, headers: { ...BROWSER, ...headers } }, (answer) => {
      answer
        .resume()
        .on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers }))
        .on('error', reject)
    }).on('error', reject)
  })

/** Requests a second, so many at once. */
async function rate(target: Target, ms: number): Promise<number> {
  const started = performance.now()
  let done = 0
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (performance.now() - started < ms) {
        const { status } = await ask(target)
        if (status !== (target.status ?? 200)) throw new Error(`${target.url}: ${status}`)
        done++
      }
    }),
  )
  return (done / (performance.now() - started)) * 1000
}

const redeemResponse = z.object({
  story: z.object({ id: z.string(), pages: z.array(z.object({ imageUrl: z.string() })).min(8) }),
})

/** A book of the server's own, as a buyer makes one. */
async function book() {
  const body = {
    code,
    childName: 'Ada',
    childAge: '5-6',
    childGender: 'girl',
    lifeSkill: 'courage',
    email: 'bench@example.com',
    seed: 'bench-requests',
    pets: [
      { name: 'Pip', type: 'Dog', gender: 'male' },
      { name: 'Olive', type: 'Cat', gender: 'female' },
    ],
  }
  const response = await fetch(new URL('/api/gift-codes/redeem', address), {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: new URL(address).origin },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`no book: ${response.status} ${await response.text()}`)
  const cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const { id, pages } = redeemResponse.parse(await response.json()).story
  return { cookie, reader: `${address}/story/${id}/read`, picture: new URL(pages[6]?.imageUrl ?? '', address).href }
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? NaN

const { DATABASE_URL, WAGTALE_DATA_DIR } = readEnv(process.env)
const embedded = DATABASE_URL
  ? undefined
  : await startEmbedded({ root: path.resolve(import.meta.dirname, '..'), dataDir: path.resolve(WAGTALE_DATA_DIR) })
let slow = 0
try {
  const { cookie, reader, picture } = await book()
  const headers = { cookie }
  const { etag = '' } = (await ask({ what: '', url: picture, headers })).headers
  slow = await withFloor(
    async (floor) => {
      const kinds: Target[] = [
        { what: 'floor, static', url: `${floor}/` },
        { what: 'floor, one query', url: `${floor}/asked` },
        ...['/home', '/pricing', '/sample-story'].map((page) => ({
          what: page,
          url: address + page,
          of: 'floor, static',
          bar: 0.7,
        })),
        ...['/es/home', '/es/pricing'].map((page) => ({
          what: page,
          url: address + page,
          of: 'floor, static',
          bar: 0.7,
        })),
        { what: 'reader', url: reader, headers, of: 'floor, one query', bar: 0.6 },
        { what: 'picture.svg', url: picture, headers, of: 'floor, one query' },
        {
          what: 'picture.svg, kept',
          url: picture,
          headers: { ...headers, 'if-none-match': etag },
          status: 304,
          of: 'floor, one query',
        },
      ]
      const rates = new Map<string, number[]>(kinds.map(({ what }) => [what, []]))
      for (const kind of kinds) await rate(kind, ROUND_MS / 2)
      for (let round = 0; round < Number(rounds); round++)
        for (const kind of kinds) rates.get(kind.what)?.push(await rate(kind, ROUND_MS))
      const of = (what: string) => median(rates.get(what) ?? [])
      return kinds.filter(({ what, of: floorKind, bar }) => {
        const ratio = floorKind === undefined ? 1 : of(what) / of(floorKind)
        const under = bar !== undefined && ratio < bar
        console.log(
          `${what.padEnd(18)} ${of(what).toFixed(0).padStart(6)} a second, ${(1000 / of(what)).toFixed(2).padStart(6)} ms each${floorKind === undefined ? '' : `, ${ratio.toFixed(2)} of ${floorKind}${bar === undefined ? '' : ` (${bar})`}`}${under ? '  TOO SLOW' : ''}`,
        )
        return under
      }).length
    },
    { DATABASE_URL: DATABASE_URL ?? embedded?.url ?? '' },
  )
} finally {
  await embedded?.release()
  agent.destroy()
}
process.exit(slow > 0 ? 1 : 0)
