import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Changes the prerendered pages of a build folder; says how many came out otherwise than they were. */
export function changePages(buildFolder: string, change: (html: string) => string): number {
  const folder = join(buildFolder, 'server', 'app')
  let changed = 0
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.html')) continue
    const file = join(folder, name)
    const html = readFileSync(file, 'utf8')
    const next = change(html)
    if (next === html) continue
    writeFileSync(file, next)
    changed++
  }
  return changed
}
