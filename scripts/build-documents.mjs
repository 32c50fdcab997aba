// Builds what makes the documents: a worker of our own code (packages stay in node_modules) and its fonts.
import { build } from 'esbuild'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { inflateFonts } from './inflate-fonts.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')

inflateFonts(root, join(root, 'build/fonts'))
await build({
  entryPoints: [join(root, 'lib/documents/worker.ts')],
  outfile: join(root, 'build/documents-worker.mjs'),
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  packages: 'external',
  jsx: 'automatic',
  sourcemap: 'linked',
  logLevel: 'warning',
})
