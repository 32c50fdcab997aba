// npm run bench:pages -- <address>: what a page makes a browser fetch before it can be used, on a server that runs,
// as ratios of the floor.
import { gzipSync } from 'node:zlib'
import { withFloor } from './baseline'

const [address = 'http://127.0.0.1:3000'] = process.argv.slice(2)

/** JavaScript of a route over the floor's, at most; HTML in kilobytes, at most. */
const ROUTES: { path: string; scripts: number; html?: number }[] = [
  { path: '/home', scripts: 1.15, html: 20 },
  { path: '/landing', scripts: 1.15, html: 20 },
  { path: '/sample-story', scripts: 1.15 },
  { path: '/about', scripts: 1.15 },
  { path: '/pricing', scripts: 1.15 },
  { path: '/', scripts: 1.45 },
  { path: '/story/sample-mila-and-biscuit/read', scripts: 1.35 },
]

interface Weight {
  html: number
  scripts: number
}

/**
 * Bytes after gzip: the document, and the scripts that it names (those for browsers without modules left out). Null
 * where there is no such page.
 */
async function weigh(site: string, path: string): Promise<Weight | null> {
  const page = await fetch(site + path)
  if (page.status === 404) return null
  if (!page.ok) throw new Error(`${path}: ${page.status}`)
  const html = await page.text()
  const named = [...html.matchAll(/<script\b([^>]*)>/g)].flatMap(([, attributes = '']) =>
    /nomodule/i.test(attributes) ? [] : (attributes.match(/\s(?:src|data-late)="([^"]+)"/)?.[1]?.split(' ') ?? []),
  )
  const sizes = await Promise.all(
    [...new Set(named)].map(
      async (script) => gzipSync(Buffer.from(await (await fetch(new URL(script, site))).arrayBuffer())).length,
    ),
  )
  return { html: gzipSync(html).length, scripts: sizes.reduce((sum, size) => sum + size, 0) }
}

const kB = (bytes: number) => (bytes / 1000).toFixed(1).padStart(6)

const over = await withFloor(async (floorAddress) => {
  const floor = await weigh(floorAddress, '/')
  if (!floor) throw new Error('the floor has no page')
  console.log(`floor ${kB(floor.scripts)} kB of JavaScript, ${kB(floor.html)} kB of HTML, gzip\n`)
  let heavy = 0
  for (const { path, scripts, html } of ROUTES) {
    const weight = await weigh(address, path)
    if (!weight) {
      console.log(`${path.padEnd(38)} no such page`)
      continue
    }
    const ratio = weight.scripts / floor.scripts
    const holds = ratio <= scripts && (html === undefined || weight.html <= html * 1000)
    if (!holds) heavy++
    console.log(
      `${path.padEnd(38)} JavaScript ${kB(weight.scripts)} kB, ${ratio.toFixed(3)} of the floor (${scripts}); HTML ${kB(weight.html)} kB${html === undefined ? '' : ` (${html})`} ${holds ? '' : 'TOO HEAVY'}`,
    )
  }
  return heavy
})
process.exit(over > 0 ? 1 : 0)
