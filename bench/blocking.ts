// npm run bench:blocking: for how long the server's own thread is held while documents are made, zipped and sent.
// Bar: never over 50 ms. What counts is the thread's own time on the processor between two turns of the event loop,
// so that a busy machine adds nothing (Linux; elsewhere the clock's).
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { Readable } from 'node:stream'
import type { ReadableStream as NodeStream } from 'node:stream/web'
import { writeStory } from '@/lib/domain/author/write'
import { ENGINE_VERSION } from '@/lib/domain/illustration/engine-version'
import { resolveCast } from '@/lib/domain/illustration/resolve-cast'
import { storyRequest } from '@/lib/domain/story/request'
import { documentBook } from '@/lib/documents/document-book'
import { loadBookPhrases } from '@/lib/i18n/book-messages'
import { DocumentPool } from '@/lib/documents/client'
import { editionOf } from '@/lib/documents/epub/edition'
import type { DocumentJob } from '@/lib/documents/job'
import { zipStream, type ZipFile } from '@/lib/documents/zip-stream'

const RUNS = 3
/** A busy machine is no failure here. */
const PATIENCE_MS = 600_000
const BAR_MS = 50
const WHEN = new Date('2026-11-20T09:00:00.000Z')

const SCHEDULE = `/proc/self/task/${process.pid}/schedstat`
const spentMs: () => number = existsSync(SCHEDULE)
  ? () => Number(readFileSync(SCHEDULE, 'utf8').split(' ')[0]) / 1e6
  : () => performance.now()

/** Often enough to catch each turn that matters, seldom enough to leave the processor to the work. */
const LOOK_MS = 2

/** The longest that the event loop was held while `work` went on, in ms. */
async function longestTurn(work: () => Promise<unknown>): Promise<number> {
  let longest = 0
  let watching = true
  const loop = (before: number) => {
    const now = spentMs()
    longest = Math.max(longest, now - before)
    if (watching) setTimeout(loop, LOOK_MS, spentMs())
  }
  setTimeout(loop, LOOK_MS, spentMs())
  await work()
  watching = false
  return longest
}

const worker = path.resolve('build/documents-worker.mjs')
if (!existsSync(worker)) throw new Error('build the documents worker first: npm run build')
const pool = new DocumentPool({ file: worker, timeout: PATIENCE_MS })
const storyInput = storyRequest.parse({
  childName: 'Mila',
  childAge: '5-6',
  childGender: 'girl',
  lifeSkill: 'friendship',
  seed: 'bench blocking',
  pets: [
    { name: 'Biscuit', type: 'Dog', gender: 'male' },
    { name: 'Olive', type: 'Cat', gender: 'female' },
    { name: 'Clover', type: 'Horse', gender: 'female' },
    { name: 'Finn', type: 'Fish', gender: 'unknown' },
    { name: 'Gogo', type: 'Animal Toy', gender: 'unknown' },
  ],
})
const manuscript = await writeStory(storyInput)
const book = documentBook({
  childName: 'Mila',
  petNames: storyInput.pets.map(({ name }) => name),
  credit: 'Wagtale Press',
  phrases: await loadBookPhrases(manuscript.language, {
    childName: 'Mila',
    petNames: storyInput.pets.map(({ name }) => name),
  }),
  manuscript,
  look: { cast: resolveCast(storyInput, manuscript.extras), seed: storyInput.seed, engineVersion: ENGINE_VERSION },
})

const JOBS: Record<string, DocumentJob> = {
  pdf: { kind: 'pdf', book, paper: 'square' },
  epub: { kind: 'epub', book, ...editionOf('bench', WHEN) },
  narrated: { kind: 'epub', book, reading: { voice: 'wagtale' }, ...editionOf('bench', WHEN) },
  mp3: { kind: 'mp3', book, reading: { voice: 'wagtale' } },
  colouring: { kind: 'colouring', book, paper: 'a4' },
  interior: { kind: 'interior', book, printer: 'kdp', pages: 32 },
}
async function* shelf(): AsyncGenerator<ZipFile> {
  for (let at = 0; at < 3; at++) {
    yield { name: `${at}/story.json`, bytes: new TextEncoder().encode(JSON.stringify(book)), packed: false }
    for (const kind of ['pdf', 'epub'] as const)
      yield { name: `${at}/story.${kind}`, bytes: await pool.make(JOBS[kind] ?? fail()), packed: true }
  }
}
const fail = (): never => {
  throw new Error('no such job')
}

// Sent as the site sends them: a web response over Node's own server.
const answers: Record<string, () => Promise<Response>> = {
  zip: async () => new Response(zipStream(shelf(), { modified: WHEN, onLeave: () => undefined })),
  ...Object.fromEntries(
    Object.entries(JOBS).map(([kind, job]) => [
      kind,
      async () => new Response(new Blob([new Uint8Array(await pool.make(job))])),
    ]),
  ),
}
const server = createServer((request, response) => {
  void answers[request.url?.slice(1) ?? '']?.().then(
    ({ body }) => body && Readable.fromWeb(body as NodeStream).pipe(response),
  )
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const at = server.address()
const address = `http://127.0.0.1:${typeof at === 'object' && at ? at.port : 0}`

/** Read in a process of its own: whoever fetches is not the server. */
async function fetched(kind: string): Promise<number> {
  const { spawn } = await import('node:child_process')
  const reader = spawn(
    process.execPath,
    [
      '-e',
      `fetch('${address}/${kind}').then(async (a) => { let n = 0; for await (const part of a.body) n += part.length; console.log(n) })`,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  let output = ''
  for await (const part of reader.stdout) output += String(part)
  return Number(output)
}

console.log(
  `nothing at all${' '.repeat(16)} ${(await longestTurn(() => new Promise((resolve) => setTimeout(resolve, 500)))).toFixed(1).padStart(6)} ms`,
)
for (const kind of Object.keys(answers)) {
  const turns: number[] = []
  let bytes = 0
  for (let run = 0; run < RUNS; run++)
    turns.push(
      await longestTurn(async () => {
        bytes = await fetched(kind)
      }),
    )
  const worst = Math.max(...turns)
  console.log(
    `${worst > BAR_MS ? '✗' : '✓'} ${kind.padEnd(12)} ${(bytes / 1e6).toFixed(2).padStart(6)} MB   longest ${worst.toFixed(1).padStart(6)} ms (bar ${BAR_MS})`,
  )
}
server.close()
await pool.close()
