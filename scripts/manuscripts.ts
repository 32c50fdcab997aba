// Story requests as JSON lines on standard input; one manuscript a line on standard output. No database, no network.
// A line without a seed gets one of its own text, so that the same line is the same book, and two children's books
// differ. A line may carry "earlier" (title, lifeSkill, recall; also place, deed), as a sequel does. A bad line gives
// {"line", "error"}, and exit code 1 at the end.
import { createInterface } from 'node:readline'
import { z } from 'zod'
import { writeStory } from '../lib/domain/author/write'
import { hash } from '../lib/domain/chance'
import { storyRequest } from '../lib/domain/story/request'

const line = storyRequest.extend({
  seed: storyRequest.shape.seed.optional(),
  earlier: z
    .object({
      title: z.string(),
      lifeSkill: z.string(),
      place: z.string().optional(),
      recall: z.string(),
      deed: z.string().optional(),
    })
    .optional(),
})

const explain = (error: unknown): string =>
  error instanceof z.ZodError
    ? error.issues.map((i) => `${i.path.join('.') || 'request'}: ${i.message}`).join('; ')
    : error instanceof Error
      ? error.message
      : String(error)

async function main(): Promise<void> {
  let number = 0
  for await (const text of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
    number++
    if (!text.trim()) continue
    try {
      const { earlier, seed = String(hash(text)), ...request } = line.parse(JSON.parse(text))
      process.stdout.write(`${JSON.stringify(await writeStory({ ...request, seed }, earlier))}\n`)
    } catch (error) {
      process.stdout.write(`${JSON.stringify({ line: number, error: explain(error) })}\n`)
      process.exitCode = 1
    }
  }
}

await main()
