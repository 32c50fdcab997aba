// After `next build`: prerendered pages in Arabic ask for its three faces at once, 32 kB together, as all pages do for the Latin ones. Next asks
// ahead for a face on every page or on none. Devanagari's are 91 kB and would hold up the paint: what stands in for them is in globals.css.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const EARLY = /^(?:cairo_arabic_700|tajawal_arabic_(?:500|800))_normal\./
const PAGE = /<html lang="ar"/
const STYLES = '<link rel="stylesheet"'

/** The page as it is served, given the names of the build's media; one in another language, or changed already, comes back as it is. */
export function earlyFaces(html: string, media: readonly string[]): string {
  if (!PAGE.test(html)) return html
  const links = media.filter((file) => EARLY.test(file)).map((file) => `<link rel="preload" href="/_next/static/media/${file}" as="font" crossorigin="" type="font/woff2"/>`).join('')
  return html.includes(links) ? html : html.replace(STYLES, links + STYLES)
}

/** Changes the pages of a build folder; says how many. */
export function askForFaces(buildFolder: string): number {
  const folder = join(buildFolder, 'server', 'app')
  const media = readdirSync(join(buildFolder, 'static', 'media'))
  let changed = 0
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.html')) continue
    const file = join(folder, name)
    const html = readFileSync(file, 'utf8')
    const early = earlyFaces(html, media)
    if (early === html) continue
    writeFileSync(file, early)
    changed++
  }
  return changed
}
