// Runs a bench as it would be shipped, bundled as the server is: a runner that compiles on the fly adds a fifth to
// what is measured. `node bench/built.mjs bench/book.ts`
import { build } from 'esbuild'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'

const [entry] = process.argv.slice(2)
if (!entry) throw new Error('which bench?')
const outfile = join('build', `bench-${basename(entry, '.ts')}.mjs`)
await build({
  entryPoints: [entry],
  outfile,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  packages: 'external',
  jsx: 'automatic',
  logLevel: 'warning',
})
await import(pathToFileURL(outfile).href)
