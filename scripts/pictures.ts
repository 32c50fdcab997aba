// npm run -s pictures -- --out DIR: reads story requests as JSON lines from stdin and writes one SVG per page,
// <line>-<page>.svg, both counted from 1.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { writeStory } from '../lib/domain/author/write'
import { ENGINE_VERSION } from '../lib/domain/illustration/engine-version'
import { illustrate } from '../lib/domain/illustration/illustrate'
import { toSvg } from '../lib/domain/illustration/print/svg'
import { resolveCast } from '../lib/domain/illustration/resolve-cast'
import { storyRequest } from '../lib/domain/story/request'

const { values } = parseArgs({ options: { out: { type: 'string' } } })
if (!values.out) {
  console.error('usage: npm run -s pictures -- --out DIR < requests.jsonl')
  process.exit(2)
}
mkdirSync(values.out, { recursive: true })

let line = 0
let failed = false
for await (const text of createInterface({ input: process.stdin })) {
  if (!text.trim()) continue
  line++
  try {
    const request = storyRequest.parse(JSON.parse(text))
    const manuscript = await writeStory(request)
    const book = {
      cast: resolveCast(request, manuscript.extras),
      seed: request.seed,
      engineVersion: ENGINE_VERSION,
      pages: manuscript.pages,
    }
    for (const page of manuscript.pages) {
      const { scene } = illustrate(book, page)
      writeFileSync(
        join(values.out, `${line}-${page.pageNumber}.svg`),
        toSvg(scene, { idPrefix: `p${page.pageNumber}-`, title: page.alt, size: 1000 }),
      )
    }
  } catch (error) {
    failed = true
    console.error(`line ${line}: ${error instanceof Error ? error.message : String(error)}`)
  }
}
process.exit(failed ? 1 : 0)
