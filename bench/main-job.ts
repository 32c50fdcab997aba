// How long the main job takes, on a server that runs: `npm run bench:main-job -- http://localhost:3000`. Medians and
// worst of RUNS, one after the other. Start the server with RATE_LIMIT_SCALE=100: the limits count here too. Bars: a
// finished story <= 1,000 ms, a PDF <= 2,500 ms.
import { z } from 'zod'

const RUNS = 15
const [address = 'http://localhost:3000', code = 'WAGTALE1'] = process.argv.slice(2)
const redeemResponse = z.object({
  story: z.object({
    id: z.string(),
    version: z.number(),
    pages: z.array(z.object({ imageUrl: z.string() })).length(20),
  }),
})

const request = (run: number) => ({
  code,
  childName: 'Ada',
  childAge: '5-6',
  childGender: 'girl',
  lifeSkill: 'courage',
  email: 'bench@example.com',
  seed: `bench-${run}`,
  pets: [
    { name: `Pip${run}`, type: 'Dog', gender: 'male' },
    { name: 'Olive', type: 'Cat', gender: 'female' },
  ],
})

const times = new Map<string, number[]>()
async function timed<T>(what: string, work: () => Promise<T>): Promise<T> {
  const started = performance.now()
  const done = await work()
  times.set(what, [...(times.get(what) ?? []), performance.now() - started])
  return done
}

async function fetched(path: string, init?: RequestInit): Promise<ArrayBuffer> {
  const response = await fetch(new URL(path, address), init)
  const body = await response.arrayBuffer()
  if (!response.ok) throw new Error(`${path}: ${response.status} ${new TextDecoder().decode(body).slice(0, 200)}`)
  return body
}

for (let run = 0; run < RUNS; run++) {
  const body = JSON.stringify(request(run))
  const answer = await timed('redeem to finished story', () =>
    fetched('/api/gift-codes/redeem', { method: 'POST', headers: { 'content-type': 'application/json' }, body }),
  )
  const { story } = redeemResponse.parse(JSON.parse(new TextDecoder().decode(answer)))
  await timed('story as JSON', () => fetched(`/api/stories/${story.id}`))
  await timed('twenty pictures', () => Promise.all(story.pages.map(({ imageUrl }) => fetched(imageUrl))))
  await timed('PDF', () => fetched(`/api/stories/${story.id}/download`))
}

for (const [what, list] of times) {
  const sorted = list.toSorted((a, b) => a - b)
  const median = sorted[Math.floor(sorted.length / 2)] ?? NaN
  console.log(
    `${what.padEnd(26)} median ${median.toFixed(0).padStart(6)} ms   worst ${(sorted.at(-1) ?? NaN).toFixed(0).padStart(6)} ms`,
  )
}
