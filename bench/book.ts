// What one book costs, warm, in CPU time of this process: its text, its twenty pictures, its PDF. `npm run bench:book`
import { gzipSync } from 'node:zlib'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { writeStory } from '@/lib/domain/author/write'
import { ENGINE_VERSION } from '@/lib/domain/illustration/engine-version'
import { illustrate } from '@/lib/domain/illustration/illustrate'
import { toSvg } from '@/lib/domain/illustration/print/svg'
import { resolveCast } from '@/lib/domain/illustration/resolve-cast'
import { storyRequest } from '@/lib/domain/story/request'
import { documentBook } from '@/lib/documents/document-book'
import { loadBookPhrases } from '@/lib/i18n/book-messages'
import { DocumentPool } from '@/lib/documents/client'

const RUNS = 9
/** Books before a server's code is compiled to the full. */
const WARMING = 6
const PETS = [
  { name: 'Biscuit', type: 'Dog', gender: 'male' },
  { name: 'Olive', type: 'Cat', gender: 'female' },
  { name: 'Clover', type: 'Horse', gender: 'female' },
  { name: 'Finn', type: 'Fish', gender: 'unknown' },
  { name: 'Gogo', type: 'Animal Toy', gender: 'unknown' },
] as const

const request = (pets: number, seed: string) =>
  storyRequest.parse({
    childName: 'Mila',
    childAge: '5-6',
    childGender: 'girl',
    lifeSkill: 'friendship',
    seed,
    pets: PETS.slice(0, pets),
  })

const median = (values: number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
const cpuMs = async (work: () => unknown): Promise<number> => {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
const line = (what: string, value: number, unit: string, bar: number) =>
  console.log(
    `${value > bar ? '✗' : '✓'} ${what.padEnd(44)} ${value.toFixed(1).padStart(8)} ${unit.padEnd(10)} (bar ${bar})`,
  )

for (const pets of [2, 5]) {
  const text: number[] = []
  const pictures: number[] = []
  const sizes: number[] = []
  for (let run = -WARMING; run < RUNS; run++) {
    const storyInput = request(pets, `bench ${run}`)
    let book = await writeStory(storyInput)
    const textCost = await cpuMs(async () => {
      book = await writeStory(storyInput)
    })
    const look = {
      cast: resolveCast(storyInput, book.extras),
      seed: storyInput.seed,
      engineVersion: ENGINE_VERSION,
      pages: book.pages,
    }
    const svgs: string[] = []
    const pictureCost = await cpuMs(() => {
      for (const page of book.pages) svgs.push(toSvg(illustrate(look, page).scene))
    })
    if (run < 0) continue
    text.push(textCost)
    pictures.push(pictureCost)
    sizes.push(...svgs.map((svg) => gzipSync(svg).length / 1024))
  }
  line(`text of a book, ${pets} pets`, median(text), 'ms CPU', 10)
  line(`its 20 pictures`, median(pictures), 'ms CPU', 250)
  line(`one picture`, median(pictures) / 20, 'ms CPU', 12)
  line(`one picture, median`, median(sizes), 'kB gzip', pets === 2 ? 40 : 70)
  line(`one picture, largest`, Math.max(...sizes), 'kB gzip', pets === 2 ? 40 : 70)
}

const worker = path.resolve('build/documents-worker.mjs')
if (!existsSync(worker)) throw new Error('build the documents worker first: npm run build')
const pool = new DocumentPool({ file: worker })
const storyInput = request(2, 'bench pdf')
const manuscript = await writeStory(storyInput)
const book = documentBook({
  childName: 'Mila',
  petNames: ['Biscuit', 'Olive'],
  credit: 'Wagtale Press',
  phrases: await loadBookPhrases(manuscript.language, { childName: 'Mila', petNames: ['Biscuit', 'Olive'] }),
  manuscript,
  look: { cast: resolveCast(storyInput, manuscript.extras), seed: storyInput.seed, engineVersion: ENGINE_VERSION },
})
const times: number[] = []
let size = 0
for (let run = 0; run <= RUNS; run++) {
  const before = performance.now()
  size = (await pool.make({ kind: 'pdf', paper: 'square', book })).byteLength
  if (run > 0) times.push(performance.now() - before)
  else line('PDF of a book, first of a worker', performance.now() - before, 'ms', 2500)
}
line('PDF of a book, warm', median(times), 'ms', 2500)
line('PDF of a book', size / 1e6, 'MB', 4)
await pool.close()
