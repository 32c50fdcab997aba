// npx tsx scripts/fonts/title-face.ts: writes the outlines of the letters in which titles are set on covers (Corben
// Bold) as a module, for pictures in which no font can be.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { typesetter } from '../../lib/documents/pdf/fonts'
import { inflateFonts } from '../inflate-fonts'

const LETTERS =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.,:;!?\'"()-&+/#%' +
  '¿ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝßàáâãäåæçèéêëìíîïñòóôõöøùúûüýÿŒœ¡«»–—‘’“”„…'
/** Points an em. */
const GRID = 250

const fonts = join(process.cwd(), 'build', 'fonts')
inflateFonts(process.cwd(), fonts)
const type = await typesetter(fonts, 'en')

/** An outline of lines and quadratic curves, each relative to the point before, on a grid. */
function shorten(svg: string, em: number): string {
  let [x, y, startX, startY] = [0, 0, 0, 0]
  let out = ''
  for (const [, command = '', rest = ''] of svg.matchAll(/([MLQZ])([^MLQZ]*)/g)) {
    const numbers = (rest.match(/-?[\d.]+/g) ?? []).map((one) => Math.round((Number(one) / em) * GRID))
    if (command === 'Z') {
      out += 'z'
      ;[x, y] = [startX, startY]
      continue
    }
    // Fonts count upwards, pictures downwards.
    const relative = numbers.map((value, i) => (i % 2 ? -value - y : value - x))
    out +=
      command.toLowerCase() + relative.map((value, i) => (i > 0 && value >= 0 ? ` ${value}` : String(value))).join('')
    x = numbers.at(-2) ?? x
    y = -(numbers.at(-1) ?? -y)
    if (command === 'M') [startX, startY] = [x, y]
  }
  return out
}
const rows = [...LETTERS].map((letter) => {
  // The face draws a sign or two wrong; the book's other faces stand in for it.
  const face = type.face(type.runs(letter, 'title')[0]?.face ?? 'corben-bold')
  const glyph = face.glyphForCodePoint(letter.codePointAt(0) ?? 0)
  const key = letter === "'" ? `"'"` : `'${letter}'`
  return `  ${key}: '${shorten(glyph.path.toSVG(), face.unitsPerEm)}',`
})
writeFileSync(
  'lib/domain/illustration/cover/title-face.ts',
  `// Outlines of Corben Bold (SIL Open Font License), written by scripts/fonts/title-face.ts: relative commands, baseline at\n// the origin, ${GRID} to an em.\nexport const TITLE_FACE_EM = ${GRID}\nexport const TITLE_FACE: Readonly<Record<string, string>> = {\n${rows.join('\n')}\n}\n`,
)
