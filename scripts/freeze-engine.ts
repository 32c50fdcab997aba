import { build } from 'esbuild'

/** Bundles the current engine as one module, with which later releases draw the books of this version. */
export async function freezeEngine(format: 'esm' | 'cjs'): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['lib/domain/illustration/current-engine.ts'],
    bundle: true,
    minify: true,
    write: false,
    format,
    target: 'es2022',
    external: ['zod'],
    legalComments: 'none',
  })
  const [file] = outputFiles
  if (!file) throw new Error('nothing was built')
  return file.text
}
