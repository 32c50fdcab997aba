// npm run fonts:subset: writes the fonts that every page needs at once, with only the letters of the site's own texts.
// Hints for coarse screens, fractions, small figures and rarer signs are two fifths of the whole files.
// Run it when a font or LETTERS changes.
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import subsetFont from 'subset-font'

const folder = path.resolve(import.meta.dirname, '../../fonts/web')

const FONTS = [
  { name: 'corben-700', whole: 'corben-latin-700-normal' },
  { name: 'corben-400', whole: 'corben-latin-400-normal' },
  { name: 'alegreya-sans-500', whole: 'alegreya-sans-latin-500-normal' },
  { name: 'alegreya-sans-800', whole: 'alegreya-sans-latin-800-normal' },
]

/**
 * Keeps kerning and the figures that tables ask for. Corben's ligatures go: they draw an arc from s to f, from s to p
 * and over ck, which readers who learn their letters do not know.
 */
const subsetOptions = (name: string) =>
  ({
    targetFormat: 'woff2',
    noHinting: true,
    keepFeatures: ['kern', 'lnum', 'tnum', ...(name.startsWith('corben') ? [] : ['liga'])],
  }) as const

/** Latin letters and signs of the site's own texts, in every language. app/fonts.ts lists them as unicode-range. */
export const LETTERS = [
  ` !"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]_abcdefghijklmnopqrstuvwxyz`,
  '\u00a0¡£¥©ª«°·º»¿ÀÁÂÃÄÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖ×ØÙÚÛÜßàáâãäæçèéêëìíîïñòóôõöøùúûüÿŒœ–—‘’“”„…\u202f‹›€™−',
].join('')

if (process.argv[1] !== undefined && import.meta.filename === path.resolve(process.argv[1])) {
  for (const { name, whole } of FONTS) {
    const source = readFileSync(path.join(folder, `${whole}.woff2`))
    const subset = await subsetFont(source, LETTERS, subsetOptions(name))
    writeFileSync(path.join(folder, `${name}-subset.woff2`), subset)
    console.log(`${name} ${source.length} -> ${subset.length}`)
  }
}
