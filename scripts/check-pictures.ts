// npm run check:pictures -- COUNT [FIRST]: draws this many random books and prints a table of what must hold, with
// every kind of flaw. VERBOSE=1 prints each flaw when it is found.
import fc from 'fast-check'
import { anyRequest } from '../e2e/fixtures/any-request'
import { NoTemplateError } from '../lib/domain/author/no-template'
import { CHECK_NAMES, CHECKS, checkBook } from '../lib/domain/illustration/check/book'

const [count = 200, first = 0] = process.argv.slice(2).map(Number)
if (!(count > 0)) throw new Error('usage: check:pictures -- COUNT [FIRST]')
const EVERY = 50

const rows = new Map(CHECK_NAMES.map((name) => [name, { count: 0, flaws: 0, books: new Set<number>() }]))
const kinds = new Map<string, { times: number; example: string }>()
const notes = new Map<string, number>()
let [books, pictures] = [0, 0]
const started = process.cpuUsage()
let unwritten = 0
// Stopped before the end, it says what it has found so far.
let isStopped = false
process.once('SIGINT', () => (isStopped = true))
for (let at = first; books < count && !isStopped; at++) {
  const [request] = fc.sample(anyRequest(), { seed: at, numRuns: 1 })
  if (!request) throw new Error('no request')
  // Not every life skill has a story for every age.
  const found = await checkBook(request).catch((error: unknown) => {
    if (error instanceof NoTemplateError) return null
    throw error
  })
  if (!found) {
    unwritten++
    continue
  }
  books++
  pictures += found.pictures
  for (const note of found.notes) notes.set(note, (notes.get(note) ?? 0) + 1)
  for (const [name, row] of rows) row.count += found.counts[name]
  for (const { check, page, flaw } of found.flaws) {
    const row = rows.get(check)
    if (row) row.flaws++
    row?.books.add(at)
    const kind = `${check}: ${flaw.replace(/\d+(\.\d+)?/g, 'n')}`
    const known = kinds.get(kind)
    kinds.set(kind, {
      times: (known?.times ?? 0) + 1,
      example: known?.example ?? `book ${at}, page ${page}: ${flaw}`,
    })
    if (process.env['VERBOSE'])
      console.log(`book ${at}, page ${page}: ${check}: ${flaw} [${request.lifeSkill} ${request.childAge}]`)
  }
  if (books % EVERY === 0) console.error(`${books} of ${count}`)
}
printTable()
process.exit(kinds.size === 0 ? 0 : 1)

function printTable(): void {
  const { user, system } = process.cpuUsage(started)
  console.log(
    `${books} books, ${pictures} pictures, ${Math.round((user + system) / 1e6)} s CPU, ` +
      `${unwritten} requests without a story`,
  )
  const most = <T>(list: Map<string, T>, of: (value: T) => number) => [...list].sort((a, b) => of(b[1]) - of(a[1]))
  for (const [note, times] of most(notes, (n) => n).slice(0, 12))
    console.log(`noted ${String(times).padStart(6)} x ${note}`)
  for (const [kind, { times, example }] of most(kinds, ({ times: n }) => n))
    console.log(`WRONG ${String(times).padStart(6)} x ${kind} (${example})`)
  console.log('measured  wrong  in books  what must hold')
  for (const [name, row] of rows)
    console.log(
      `${String(row.count).padStart(8)} ${String(row.flaws).padStart(6)} ${String(row.books.size).padStart(9)}  ${CHECKS[name]}`,
    )
}
