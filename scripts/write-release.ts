// What a build leaves for those who only run it: build/release.json, and the files of the release before.
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import type { Env } from '@/lib/platform/env'

const FILE = 'build/release.json'

/** Read by scripts/release.mjs too, which is plain JavaScript. */
const releaseSchema = z.object({
  /** Folders below the project. */
  site: z.string(),
  commands: z.string(),
  /** Settings that the site's pages were built with. */
  built: z.object({ APP_URL: z.string(), SUPPORT_EMAIL: z.string(), BOOK_MONTHS: z.number() }),
})
type Release = z.output<typeof releaseSchema>

interface Built {
  root: string
  site: string
  commands: string
  settings: Pick<Env, 'APP_URL' | 'SUPPORT_EMAIL' | 'BOOK_MONTHS'>
}

export function writeRelease({ root, site, commands, settings }: Built): void {
  const { APP_URL, SUPPORT_EMAIL, BOOK_MONTHS } = settings
  const release: Release = { site, commands, built: { APP_URL, SUPPORT_EMAIL, BOOK_MONTHS } }
  writeFileSync(path.join(root, FILE), `${JSON.stringify(release, null, 2)}\n`)
}

const readRelease = (root: string): Release | undefined =>
  existsSync(path.join(root, FILE))
    ? releaseSchema.parse(JSON.parse(readFileSync(path.join(root, FILE), 'utf8')))
    : undefined

/** A list of a site's own files, beside them: the release after next carries none of ours. */
const OWN = 'own-static.json'

const listFiles = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort()

/**
 * Copies the scripts, styles and faces of the release before into this one. Their names hold hashes of what is in them,
 * so a page that was opened before the change still finds the files that it asks for later.
 * @param from the release's folder; one that never was built has nothing to carry
 * @returns how many files it didn't have
 */
export function carryStaticFiles({ from, to, site }: { from: string; to: string; site: string }): number {
  const own = path.join(to, site, 'static')
  const list = path.join(to, site, OWN)
  if (!existsSync(list)) writeFileSync(list, JSON.stringify(listFiles(own)))
  const before = readRelease(from)
  if (!before) return 0
  const earlier = path.join(from, before.site, 'static')
  const listed = path.join(from, before.site, OWN)
  const files = existsSync(listed)
    ? z.array(z.string()).parse(JSON.parse(readFileSync(listed, 'utf8')))
    : listFiles(earlier)
  const missing = files.filter((name) => !existsSync(path.join(own, name)))
  for (const name of missing) {
    mkdirSync(path.dirname(path.join(own, name)), { recursive: true })
    cpSync(path.join(earlier, name), path.join(own, name))
  }
  return missing.length
}
