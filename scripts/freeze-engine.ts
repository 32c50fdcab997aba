import { build } from 'esbuild'

/** The engine as it draws today, in one module: what a later release draws this version's books with. */
export async function freezeEngine(format: 'esm' | 'cjs'): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: "export { illustrate } from './illustrate'; export { drawCover } from './cover'",
      resolveDir: 'lib/domain/illustration',
      loader: 'ts',
    },
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
