// After `next build`: prerendered pages in Arabic ask for its three faces at once, 32 kB together, as all pages do for the Latin ones. Next asks
// ahead for a face on every page or on none. Devanagari's are 91 kB and would hold up the paint: what stands in for them is in globals.css.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { changePages } from './change-pages'

const EARLY = /^(?:cairo_arabic_700|tajawal_arabic_(?:500|800))_normal\./
const PAGE = /<html lang="ar"/
const STYLES = '<link rel="stylesheet"'

/** The page as it is served, given the names of the build's media; one in another language, or changed already, comes back as it is. */
function earlyFaces(html: string, media: readonly string[]): string {
  if (!PAGE.test(html)) return html
  const links = media
    .filter((file) => EARLY.test(file))
    .map(
      (file) => `<link rel="preload" href="/_next/static/media/${file}" as="font" crossorigin="" type="font/woff2"/>`,
    )
    .join('')
  return html.includes(links) ? html : html.replace(STYLES, links + STYLES)
}

/** Changes the pages of a build folder; says how many. */
export function askForFaces(buildFolder: string): number {
  const media = readdirSync(join(buildFolder, 'static', 'media'))
  return changePages(buildFolder, (html) => earlyFaces(html, media))
}
