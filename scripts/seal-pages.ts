// The one step after `next build`, and with late-scripts.ts the only file that knows what Next writes. For each
// prerendered page: scripts after the first paint; a second content security policy that allows the page's own inline
// scripts, by their hashes, and no other; the status 404 of the pages for addresses that are none. It fails when
// Next's output is no longer what it was made for, and when middleware.ts doesn't know a page that is rendered for
// each request, or knows one that isn't. See docs/decisions/first-paint.md and content-security-policy.md.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { z } from 'zod'
import { DEFAULT_LOCALE, LOCALES } from '@/lib/i18n/locales'
import { RECORDER_SCRIPTS } from '@/lib/http/content-security-policy'
import { paths } from '@/lib/paths'
import { moveScripts } from './late-scripts'

const HEADER = 'content-security-policy'
const NOT_FOUND_PAGE = /^[a-z]{2}\/lost$/
const RECORDER_PAGE = new RegExp(`^[a-z]{2}${paths.record}$`)
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

/**
 * Seals the pages of a build folder; may be run again.
 * @returns how many pages it sealed
 * @throws with one sentence for people when the build isn't what this step was made for
 */
export function sealPages(buildFolder: string): { pages: number } {
  const folder = join(buildFolder, 'server', 'app')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'))
  for (const file of files) sealPage(folder, file.replace(/\.html$/, ''))
  checkNonceMatchers(buildFolder)
  return { pages: files.length }
}

function sealPage(folder: string, page: string): void {
  const name = page.split(sep).join('/')
  const file = join(folder, `${page}.html`)
  const metaFile = join(folder, `${page}.meta`)
  const fail = (why: string) =>
    new Error(`sealing /${name}: ${why}; scripts/seal-pages.ts has to follow what Next writes`)
  if (!existsSync(metaFile)) throw fail('it has no .meta file for its headers')
  let html: string
  try {
    html = moveScripts(readFileSync(file, 'utf8'))
  } catch (error) {
    throw fail(error instanceof Error ? error.message : String(error))
  }
  writeFileSync(file, html)
  const meta = pageMeta.parse(JSON.parse(readFileSync(metaFile, 'utf8')))
  const policy = [
    "script-src 'self'",
    ...(RECORDER_PAGE.test(name) ? [RECORDER_SCRIPTS] : []),
    ...inlineScriptHashes(html),
  ].join(' ')
  const sealed = { ...meta, headers: { ...meta.headers, [HEADER]: policy } }
  writeFileSync(metaFile, JSON.stringify(NOT_FOUND_PAGE.test(name) ? { ...sealed, status: 404 } : sealed))
}

const routesManifest = z.record(z.string(), z.string())
const prerenderManifest = z.looseObject({ routes: z.record(z.string(), z.unknown()) })
const middlewareManifest = z.looseObject({
  middleware: z.object({
    '/': z.looseObject({
      matchers: z.array(z.looseObject({ regexp: z.string(), has: z.array(z.unknown()).optional() })),
    }),
  }),
})

/**
 * Pages rendered for each request get their nonce from middleware.ts, which must match each of them, in every
 * language, and no prerendered page. Its matchers with a condition (a header, a cookie) are about something else.
 * @throws naming the pages
 */
export function checkNonceMatchers(buildFolder: string): void {
  const read = (file: string): unknown => JSON.parse(readFileSync(join(buildFolder, file), 'utf8'))
  const routes = routesManifest.parse(read('app-path-routes-manifest.json'))
  const prerendered = prerenderManifest.parse(read('prerender-manifest.json')).routes
  const { matchers } = middlewareManifest.parse(read(join('server', 'middleware-manifest.json'))).middleware['/']
  const patterns = matchers.filter(({ has }) => has === undefined).map(({ regexp }) => new RegExp(regexp))
  const wrong: string[] = []
  for (const [entry, route] of Object.entries(routes)) {
    if (!entry.endsWith('/page') || !route.startsWith('/[locale]')) continue
    for (const locale of LOCALES) {
      const path = route.replace('/[locale]', `/${locale}`).replace(/\[[^\]]*\]/g, 'any')
      const address = locale === DEFAULT_LOCALE ? path.replace(`/${locale}`, '') || '/' : path
      const matched = patterns.some((pattern) => pattern.test(address))
      if (matched === path in prerendered) wrong.push(`${address} is ${matched ? '' : 'not '}matched`)
    }
  }
  if (wrong.length > 0)
    throw new Error(
      `middleware.ts must match the pages that are rendered for each request, and no other: ${wrong.join(', ')}`,
    )
}
