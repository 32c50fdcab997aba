// npm run bench:load -- [--stories 100000] [--hold 30] [--from 2] [--rate 20] [--port 3341]: a shop of its own with
// so many stories; more and more visitors a second until it bends, then twice as many; what they got, what it cost,
// and how soon all was as before. `--rate` leaves out the ramp. Clients, server and database share the machine. Ends
// with 1 where an answer was wrong or the shop wasn't itself again in 10 s.
import { loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { stream } from '@/lib/domain/chance'
import { Crowd } from './load/crowd'
import { hold, holdStep, noteWrongs, ramp, recoveryOf, wrongs } from './load/hold'
import { JOURNEYS, order, type Book, type World } from './load/journeys'
import { print, printRows } from './load/print'
import { summarize } from './load/sample'
import { LoadedShop } from './load/shop'
import { Visit } from './load/visit'

const { values } = parseArgs({
  options: {
    stories: { type: 'string', default: '1000' },
    hold: { type: 'string', default: '30' },
    from: { type: 'string', default: '2' },
    rate: { type: 'string' },
    port: { type: 'string', default: '3341' },
  },
})
const stories = Number(values.stories)
const from = Number(values.from)
const CLIENTS = 2
const BOOKS = 30
const WARM_ROUNDS = 4
const PAUSE_MS = 5_000
const RECOVERY_SECONDS = 20
const RECOVERY_BAR = 10
const PROCESSES = ['web', 'worker'] as const

const visit = (site: string, place: number, cookie?: string) =>
  new Visit(site, `10.1.0.${place}`, undefined, (sample) => noteWrongs([sample]), cookie)

/** Books to read, and the cookies of the families that have them. */
async function makeBooks(site: string): Promise<{ books: Book[]; families: string[] }> {
  const random = stream('books', 'load')
  const books: Book[] = []
  const families: string[] = []
  for (let place = 1; place <= BOOKS; place++) {
    const family = visit(site, place)
    books.push(await order(family, { random }))
    families.push(family.browser.cookie)
  }
  return { books, families }
}

/**
 * Each way through the shop some times, one after the other: what is loaded and compiled at a first request is so
 * before the ramp.
 */
async function warmUp(site: string, world: World): Promise<void> {
  const cookies = { administrator: world.admin, family: world.families[0] }
  for (let round = 0; round < WARM_ROUNDS; round++)
    for (const { by, go } of JOURNEYS) await go(visit(site, 200 + round, by && cookies[by]), world)
}

const shop = await LoadedShop.make({ port: Number(values.port) })
let crowd: Crowd | undefined
const close = async () => {
  crowd?.leave()
  await shop.close()
}
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void close().finally(() => process.exit(1)))
let failed = false
try {
  const took = await shop.open({ stories })
  const world = { ...(await makeBooks(shop.site)), admin: await shop.signIn() }
  await warmUp(shop.site, { ...world, random: stream('warm', 'load') })
  print(
    `a shop of ${stories.toLocaleString('en')} stories, filled in ${took.toFixed(0)} s; load of the machine ${loadavg()[0]?.toFixed(1)}`,
  )
  crowd = Crowd.gather(CLIENTS, { site: shop.site, ...world })
  const before = await holdStep(crowd, from)
  const bend = values.rate === undefined ? await ramp(crowd, from, print) : Number(values.rate) / 2
  // What the ramp left isn't part of what follows.
  crowd.send(0)
  await sleep(PAUSE_MS)

  const first = shop.usage
  const usage: (typeof first)[] = []
  print(`\n${(2 * bend).toFixed(1)} visitors a second for ${values.hold} s:`)
  const held = await hold(crowd, 2 * bend, Number(values.hold), () => void usage.push(shop.usage))
  const last = shop.usage
  crowd.send(from)
  const since = Date.now()
  await sleep(RECOVERY_SECONDS * 1_000)
  const after = await crowd.report()
  noteWrongs(after)
  crowd.send(0)

  // With what came of those that were open then.
  const end = Math.max(...held.map(({ start }) => start))
  printRows(
    summarize([...held.filter(({ outcome }) => outcome !== 'open'), ...after.filter(({ start }) => start <= end)]),
  )
  for (const each of PROCESSES) {
    const most = Math.max(...usage.map((one) => one[each].memory))
    const share = (last[each].seconds - first[each].seconds) / Number(values.hold)
    print(
      `${each}: memory ${first[each].memory.toFixed(0)} MB before, ${most.toFixed(0)} at most, ${shop.usage[each].memory.toFixed(0)} after; ${share.toFixed(2)} of a processor`,
    )
  }
  const recovery = recoveryOf(after, since, RECOVERY_SECONDS, before)
  print(`as before ${recovery} s after the crowd had gone; ${await shop.jobs()} jobs left ${RECOVERY_SECONDS} s after`)
  for (const [why, count] of wrongs) print(`WRONG ${count} times: ${why}`)
  for (const line of shop.errors.slice(0, 5)) print(`logged: ${line.slice(0, 600)}`)
  failed = wrongs.size > 0 || shop.errors.length > 0 || recovery > RECOVERY_BAR
} catch (error) {
  failed = true
  print(`${String(error)}: ${[...wrongs.keys()].join('; ')}`)
} finally {
  await close()
}
process.exit(failed ? 1 : 0)
