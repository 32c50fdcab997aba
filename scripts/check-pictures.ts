// npm run check:pictures -- COUNT [FIRST]: draws this many random books and prints every picture rule that they break.
import fc from 'fast-check'
import { anyRequest } from '../e2e/fixtures/any-request'
import { NoTemplateError } from '../lib/domain/author/no-template'
import { checkBook } from '../lib/domain/illustration/check/book'

const [count = 200, first = 0] = process.argv.slice(2).map(Number)
if (!(count > 0)) throw new Error('usage: check:pictures -- COUNT [FIRST]')
const EVERY = 50

const failures = new Map<string, { times: number; example: string }>()
const notes = new Map<string, number>()
let [books, pictures] = [0, 0]
const started = process.cpuUsage()
let unwritten = 0
for (let at = first; books < count; at++) {
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
  for (const { page, flaw } of found.flaws) {
    const kind = flaw.replace(/\d+(\.\d+)?/g, 'n')
    const known = failures.get(kind)
    failures.set(kind, {
      times: (known?.times ?? 0) + 1,
      example: known?.example ?? `book ${at}, page ${page}: ${flaw}`,
    })
    if (process.env['VERBOSE']) console.log(`book ${at}, page ${page}: ${flaw}`)
  }
  if (books % EVERY === 0) console.error(`${books} of ${count}`)
}
const { user, system } = process.cpuUsage(started)
console.log(
  `${books} books, ${pictures} pictures, ${Math.round((user + system) / 1e6)} s CPU, ` +
    `${unwritten} requests without a story`,
)
const most = <T>(list: Map<string, T>, of: (value: T) => number) => [...list].sort((a, b) => of(b[1]) - of(a[1]))
for (const [note, times] of most(notes, (n) => n).slice(0, 12))
  console.log(`noted ${String(times).padStart(6)} x ${note}`)
for (const [kind, { times, example }] of most(failures, ({ times }) => times))
  console.log(`WRONG ${String(times).padStart(6)} x ${kind} (${example})`)
if (failures.size === 0) console.log('All of it holds.')
process.exit(failures.size === 0 ? 0 : 1)
