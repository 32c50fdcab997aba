// Runs while the site is built: the files that an embedded reader and its widget load, compiled and minified.
import { EMBED_CACHE_SECONDS } from '@/lib/domain/embed/oembed'

const OPTIONS = {
  bundle: true,
  minify: true,
  write: false,
  target: 'es2020',
  legalComments: 'none',
  loader: { '.woff2': 'file' },
} as const

/** Files by name. */
async function bundle(entryPoints: readonly string[]): Promise<Map<string, Uint8Array<ArrayBuffer>>> {
  // What builds is not installed where the site only runs.
  const { build } = await import('esbuild')
  const { outputFiles } = await build({
    ...OPTIONS,
    absWorkingDir: process.cwd(),
    entryPoints: [...entryPoints],
    outdir: 'out',
    entryNames: '[name]',
    format: 'iife',
    assetNames: '[name]-[hash]',
  })
  return new Map(outputFiles.map(({ path, contents }) => [path.split(/[\\/]/).at(-1) ?? '', new Uint8Array(contents)]))
}

/** `reader.js`, `reader.css`, and the faces that the latter names. */
export const bundleReader = () => bundle(['components/embed/browser/reader.ts', 'components/embed/frame/reader.css'])

/** `wagtale-widget.js`. */
export const bundleWidget = () => bundle(['components/embed/browser/wagtale-widget.ts'])

const TYPES: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  woff2: 'font/woff2',
}

/** Faces have their hash in their names; the other names stay, so these are asked for again soon. */
export function browserFile(name: string, contents: Uint8Array<ArrayBuffer> | undefined): Response {
  const type = TYPES[name.split('.').at(-1) ?? '']
  if (!contents || type === undefined) return new Response(null, { status: 404 })
  const caching = name.endsWith('.woff2') ? 'max-age=31536000, immutable' : `max-age=${5 * EMBED_CACHE_SECONDS}`
  return new Response(contents, { headers: { 'content-type': type, 'cache-control': `public, ${caching}` } })
}
