// Before the server starts: the address that the site is served at takes the place of the one that its static pages were built with
// (lib/platform/site-origin.ts), so that one build serves anywhere. Takes a moment, and nothing when the address is the last one.
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { BUILT_ORIGIN } from '@/lib/platform/site-origin'
import { sealPages } from './seal-pages'

const PRERENDERED = /\.(html|rsc|meta|body)$/

/** Gives how many files it changed. One cut short is finished by the next. */
export function addressPages(buildFolder: string, origin: string): number {
  const stamp = join(buildFolder, 'wagtale.address')
  const present = existsSync(stamp) ? readFileSync(stamp, 'utf8') : BUILT_ORIGIN
  if (present === origin) return 0
  const folder = join(buildFolder, 'server', 'app')
  let changed = 0
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!PRERENDERED.test(name)) continue
    const file = join(folder, name)
    // As bytes: a picture among them must come out as it went in.
    const text = readFileSync(file, 'latin1')
    if (!text.includes(present)) continue
    writeFileSync(file, text.replaceAll(present, origin), 'latin1')
    changed++
  }
  // Their inline scripts have changed, and so the hashes that allow them.
  sealPages(buildFolder)
  writeFileSync(stamp, origin)
  return changed
}
