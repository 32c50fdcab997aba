// After `next build`: gives every prerendered page a second content security policy that allows the inline scripts it was built with, by
// their hashes, and no other. See docs/decisions/content-security-policy.md.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { compileAhead } from './compile-ahead'
import { askForFaces } from './early-faces'
import { delayScripts } from './late-scripts'

const HEADER = 'content-security-policy'
const pageMeta = z.looseObject({ headers: z.record(z.string(), z.string()).optional() })

/** `'sha256-…'` of each inline script in a page, as a browser computes it: over the exact text between the tags. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>()
  for (const [, attributes = '', text = ''] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (/\ssrc=/.test(attributes) || text === '') continue
    hashes.add(`'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  }
  return [...hashes]
}

/** Seals the pages of a build folder; says how many. A page sealed before is sealed anew. */
export function sealPages(buildFolder: string): number {
  const folder = join(buildFolder, 'server', 'app')
  let sealed = 0
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.html')) continue
    const metaFile = join(folder, file.replace(/\.html$/, '.meta'))
    if (!existsSync(metaFile)) continue
    const meta = pageMeta.parse(JSON.parse(readFileSync(metaFile, 'utf8')))
    const policy = ["script-src 'self'", ...inlineScriptHashes(readFileSync(join(folder, file), 'utf8'))].join(' ')
    writeFileSync(metaFile, JSON.stringify({ ...meta, headers: { ...meta.headers, [HEADER]: policy } }))
    sealed++
  }
  return sealed
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const build = process.argv[2] ?? '.next'
  delayScripts(build)
  compileAhead(build)
  askForFaces(build)
  console.log(`${sealPages(build)} pages sealed`)
}
