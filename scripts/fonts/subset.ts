// npm run fonts:subset: writes the faces that every page of the shop needs at once into app/font-files, with the letters of the shop's own words and no
// more. What else the packages' files hold (hints for screens of coarse dots, fractions, small figures, rarer signs) is two fifths of them.
// Run it when a package of faces changes.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import subsetFont from 'subset-font'

const root = path.resolve(import.meta.dirname, '../..')
const packages = createRequire(path.join(root, 'package.json'))

const FACES = [
  { face: 'corben-700', from: '@fontsource/corben/files/corben-latin-700-normal.woff2' },
  { face: 'corben-400', from: '@fontsource/corben/files/corben-latin-400-normal.woff2' },
  { face: 'alegreya-sans-500', from: '@fontsource/alegreya-sans/files/alegreya-sans-latin-500-normal.woff2' },
  { face: 'alegreya-sans-800', from: '@fontsource/alegreya-sans/files/alegreya-sans-latin-800-normal.woff2' },
]
/** Of the features kerning, the figures that tables ask for, and ligatures but Corben's, which throw an arc from s to f, from s to p and over ck. */
const trimming = (face: string) =>
  ({
    targetFormat: 'woff2',
    noHinting: true,
    keepFeatures: ['kern', 'lnum', 'tnum', ...(face.startsWith('corben') ? [] : ['liga'])],
  }) as const

/** Latin letters and signs of the shop's own words, in every language. app/fonts.ts names them as ranges. */
export const LETTERS = [
  ` !"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]_abcdefghijklmnopqrstuvwxyz`,
  '\u00a0¡£¥©ª«°·º»¿ÀÁÂÃÄÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖ×ØÙÚÛÜßàáâãäæçèéêëìíîïñòóôõöøùúûüÿŒœ–—‘’“”„…\u202f‹›€™−',
].join('')

if (process.argv[1] !== undefined && import.meta.filename === path.resolve(process.argv[1])) {
  for (const { face, from } of FACES) {
    const [scope = '', name = '', ...file] = from.split('/')
    const whole = readFileSync(path.join(path.dirname(packages.resolve(`${scope}/${name}/package.json`)), ...file))
    const trimmed = await subsetFont(whole, LETTERS, trimming(face))
    writeFileSync(path.join(root, 'app/font-files', `${face}.woff2`), trimmed)
    console.log(`${face} ${whole.length} -> ${trimmed.length}`)
  }
}
