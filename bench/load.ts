// npm run bench:load [-- --stories 100000 --hold 30 --port 3341 --from 4]: a shop of its own, more and more visitors until it bends, then twice as
// many; what they got, how much memory it took, and how soon it is itself again. Clients, server and database share the machine.
import { setTimeout as sleep } from 'node:timers/promises'
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { stream } from '@/lib/domain/chance'
import { Crowd } from './load/crowd'
import { order, type Book } from './load/journeys'
import { judge, summarize, type Row, type Sample } from './load/sample'
import { LoadedShop } from './load/shop'
import { Visit } from './load/visit'

const { values } = parseArgs({
  options: {
    stories: { type: 'string', default: '1000' },
    hold: { type: 'string', default: '30' },
    port: { type: 'string', default: '3341' },
    from: { type: 'string', default: '4' },
    /** Leaves out the ramp: holds so many visitors a second. */
    rate: { type: 'string' },
  },
})
const [stories, holdSeconds, port, from] = [values.stories, values.hold, values.port, values.from].map(Number) as [
  number,
  number,
  number,
  number,
]
const CLIENTS = 2
const BOOKS = 30
const STEP_SECONDS = 8
const GROWTH = 1.4
/** Of the bar of a made answer and a little more. */
const AFTER_MS = 1_500
const RECOVERY_SECONDS = 20

const print = (text: string) => void process.stdout.write(`${text}\n`)
const within = (samples: Sample[], since: number, until: number) =>
  samples.filter(({ start }) => start >= since && start < until)

/** What is wrong is wrong whenever it is seen. */
const wrongs = new Map<string, number>()
function noteWrongs(samples: readonly Sample[]): void {
  for (const { why } of samples) if (why !== undefined) wrongs.set(why, (wrongs.get(why) ?? 0) + 1)
}

async function makeBooks(site: string): Promise<{ books: Book[]; families: string[] }> {
  const random = stream('books', 'load')
  const books: Book[] = []
  const families: string[] = []
  for (let made = 0; made < BOOKS; made++) {
    const visit = new Visit(site, `10.1.0.${made + 1}`, undefined, (sample) => noteWrongs([sample]))
    books.push(await order(visit, { random }))
    families.push(visit.browser.cookie)
  }
  return { books, families }
}

/** So many visitors a second for a while. @returns what was due in that while */
async function hold(crowd: Crowd, rate: number, seconds: number, each?: () => void): Promise<Sample[]> {
  crowd.send(rate)
  noteWrongs(await crowd.report())
  const since = Date.now()
  for (let second = 0; second < seconds; second++) {
    await sleep(Math.max(0, since + (second + 1) * 1_000 - Date.now()))
    each?.()
  }
  const until = Date.now()
  await sleep(AFTER_MS)
  const samples = await crowd.report()
  noteWrongs(samples)
  return within(samples, since, until)
}

const seconds = (ms: number) => `${(ms / 1_000).toFixed(2)} s`.padStart(8)

/** @returns the visitors a second at which it bends */
async function ramp(crowd: Crowd): Promise<number> {
  print('\nvisitors/s  requests/s due    good   p95 fixed    made  waiting')
  const step = async (rate: number) => {
    const { due, good, fixed, made, waited, bends } = judge(await hold(crowd, rate, STEP_SECONDS), STEP_SECONDS)
    print(
      `${rate.toFixed(1).padStart(10)}  ${due.toFixed(0).padStart(14)}  ${good.toFixed(0).padStart(6)}  ${seconds(fixed)} ${seconds(made)} ${seconds(waited)}${bends ? '  bends' : ''}${crowd.late > 250 ? `  (a client was ${seconds(crowd.late).trim()} late)` : ''}`,
    )
    return bends
  }
  for (let rate = from; ; rate *= GROWTH) if ((await step(rate)) && (await step(rate))) return rate
}

function printRows(rows: readonly Row[]): void {
  print(`${'answer'.padEnd(12)}     due  refused   wrong       p50      p95      p99`)
  for (const { kind, begun, refused, wrong, p50, p95, p99 } of rows)
    print(
      `${kind.padEnd(12)}${String(begun).padStart(8)} ${String(refused).padStart(8)} ${String(wrong).padStart(7)}  ${seconds(p50)} ${seconds(p95)} ${seconds(p99)}`,
    )
}

/** The end of the last second that wasn't as before, from `since` on. */
function recoveryOf(samples: readonly Sample[], since: number, normal: { fixed: number; made: number }): number {
  let recovered = 0
  for (let second = 0; second < RECOVERY_SECONDS; second++) {
    const part = within([...samples], since + second * 1_000, since + (second + 1) * 1_000)
    const { fixed, made } = judge(part, 1)
    const isNormal =
      part.every(({ outcome }) => outcome === 'ok' || outcome === 'open') &&
      !(fixed > 2 * normal.fixed + 100) &&
      !(made > 2 * normal.made + 100)
    if (!isNormal) recovered = second + 1
  }
  return recovered
}

const shop = await LoadedShop.make({ port, stories })
let crowd: Crowd | undefined
const end = async () => {
  crowd?.leave()
  await shop.close()
}
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void end().finally(() => process.exit(1)))
let failed = false
try {
  const took = await shop.open({ stories })
  const { books, families } = await makeBooks(shop.site)
  print(
    `a shop of ${stories.toLocaleString('en')} stories (filled in ${took.toFixed(0)} s) with ${books.length} to read; load of the machine ${loadavg()[0]?.toFixed(1)}`,
  )
  crowd = Crowd.gather(CLIENTS, { site: shop.site, books, families, admin: await shop.signIn() })
  await hold(crowd, from, 4)
  const normal = judge(await hold(crowd, from, STEP_SECONDS), STEP_SECONDS)
  const bend = values.rate === undefined ? await ramp(crowd) : Number(values.rate) / 2
  // What waits of the ramp isn't part of what follows.
  crowd.send(0)
  await sleep(5_000)
  const before = shop.memory
  const memory: (typeof before)[] = []
  print(`\nTwice that, ${(2 * bend).toFixed(1)} visitors a second, for ${holdSeconds} s:`)
  const held = await hold(crowd, 2 * bend, holdSeconds, () => void memory.push(shop.memory))
  crowd.send(from)
  const since = Date.now()
  await sleep(RECOVERY_SECONDS * 1_000)
  const after = await crowd.report()
  noteWrongs(after)
  crowd.send(0)
  printRows(summarize(held))
  const recovery = recoveryOf(after, since, normal)
  const most = (of: 'web' | 'worker') => Math.max(...memory.map((each) => each[of])).toFixed(0)
  const now = shop.memory
  print(
    `memory in MB, before, most, after: web ${before.web.toFixed(0)}, ${most('web')}, ${now.web.toFixed(0)}; worker ${before.worker.toFixed(0)}, ${most('worker')}, ${now.worker.toFixed(0)}`,
  )
  print(
    `as before ${recovery} s after the crowd had gone; ${await shop.jobs()} jobs were left after ${RECOVERY_SECONDS} s`,
  )
  for (const [why, count] of wrongs) print(`WRONG ${count} times: ${why}`)
  for (const line of shop.errors.slice(0, 5)) print(`logged: ${line.slice(0, 300)}`)
  failed = wrongs.size > 0 || shop.errors.length > 0 || recovery > 10
} finally {
  await end()
}
process.exit(failed ? 1 : 0)
