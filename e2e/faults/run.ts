// `npm run faults`: what happens to shops at night, done to the production build, one after the other; a table of what
// held. `npm run faults -- NAME ...` runs those whose name begins so; `--write` puts the table into docs/operating.md.
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { buildSite, commandFile } from '@/scripts/build-steps'
import { hasPooler } from '@/e2e/fixtures/pooler'
import { JOURNEY_SITE } from '@/e2e/journeys/ports'
import type { Drill } from './drill'
import { Shop } from './shop/shop'
import { findWrongs, REPEATED } from './shop/whole'
import { writeTable, type Result } from './table'

const LONGEST_MS = 120_000
/** In how many seconds a shop is whole again where no person is needed. */
const BAR = 30
const folder = import.meta.dirname
const print = (text: string) => void process.stdout.write(`${text}\n`)

const isDrill = z.custom<Drill>((value) => typeof value === 'object' && value !== null && 'run' in value)
const drillFile = z.object({ drills: z.array(isDrill) })

async function readDrills(): Promise<Drill[]> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.drill.ts'))
  const found = await Promise.all(
    files.sort().map(async (file) => drillFile.parse(await import(pathToFileURL(path.join(folder, file)).href)).drills),
  )
  return found.flat()
}

const withinTime = <T>(work: Promise<T>, ms = LONGEST_MS): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error(`took longer than ${ms / 1000} s`)), ms).unref()
    }),
  ])

/** What one drill left is not held against the next. */
const known = new Set<string>()

/** What a person would look at first. */
async function symptoms(shop: Shop, begun: string): Promise<string[]> {
  const jobs = await shop.postgres
    .rows(
      `SELECT t.identifier, j.attempts, j.locked_by, j.run_at - now() AS due, j.last_error FROM graphile_worker._private_jobs j
       JOIN graphile_worker._private_tasks t ON t.id = j.task_id ORDER BY j.id LIMIT 5`,
    )
    .catch(() => [])
  const lines = shop.logs
    .split('\n')
    .filter((line) => /"level":"(?:warn|error)"/.test(line) && (/"time":"([^"]+)"/.exec(line)?.[1] ?? '') >= begun)
  return [...jobs.map((job) => JSON.stringify(job)), ...lines.slice(-12)].map((line) => line.slice(0, 300))
}

async function runDrill(shop: Shop, drill: Drill): Promise<Result> {
  const result: Result = { drill, seconds: null, wrongs: [] }
  const begun = new Date().toISOString()
  if (drill.needsRoot && process.getuid?.() !== 0) return { ...result, skipped: 'needs root' }
  if (drill.needsPooler && !hasPooler()) return { ...result, skipped: 'needs PgBouncer' }
  try {
    result.seconds = await withinTime(drill.run(shop), drill.longestMs)
    if (result.seconds > BAR) result.wrongs.push(`back only after ${result.seconds.toFixed(1)} s`)
  } catch (error) {
    result.wrongs.push(error instanceof Error ? error.message : String(error), ...(await symptoms(shop, begun)))
  }
  try {
    await shop.heal()
    const wrongs = await findWrongs(shop)
    const isAllowed = (wrong: string) => known.has(wrong) || (drill.mayRepeat === true && wrong.startsWith(REPEATED))
    result.wrongs.push(...wrongs.filter((wrong) => !isAllowed(wrong)))
    for (const wrong of wrongs) known.add(wrong)
  } catch (error) {
    result.wrongs.push(`not healed: ${error instanceof Error ? error.message : String(error)}`)
  }
  return result
}

const wanted = process.argv.slice(2).filter((name) => !name.startsWith('--'))
const all = await readDrills()
const drills = all.filter(({ name }) => wanted.length === 0 || wanted.some((one) => name.startsWith(one)))
if (drills.length === 0) throw new Error(`no drill begins with ${wanted.join(' or ')}`)
const shop = new Shop(process.env.WAGTALE_BUILD_DIR || (await buildSite(JOURNEY_SITE)), {
  start: await commandFile('start'),
  worker: await commandFile('worker'),
})
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void shop.close().finally(() => process.exit(1)))
const results: Result[] = []
const started = performance.now()
try {
  await shop.open()
  for (const drill of drills) {
    if (shop.isClosed) break
    const begun = performance.now()
    const result = await runDrill(shop, drill)
    // Stopped in its middle, it says nothing.
    if (shop.isClosed) break
    results.push(result)
    if (process.argv.includes('--write'))
      writeTable(
        results,
        all.map(({ name }) => name),
      )
    const word =
      result.skipped ?? (result.wrongs.length > 0 ? 'FAILED' : `back in ${(result.seconds ?? 0).toFixed(1)} s`)
    print(`${drill.name}: ${word} (${((performance.now() - begun) / 1000).toFixed(1)} s)`)
    for (const wrong of result.wrongs) print(`    ${wrong}`)
  }
} finally {
  await shop.close()
}
const failed = results.filter(({ wrongs }) => wrongs.length > 0)
print(`${results.length} drills in ${((performance.now() - started) / 1000).toFixed(0)} s, ${failed.length} failed`)
process.exit(failed.length > 0 ? 1 : 0)
