#!/usr/bin/env node
// Speaks as liblouis' lou_translate does: a table in the arguments, lines in, lines out. Its braille is letter by
// letter, without any rule of a language. Tables of certain names have it fail, lose a line, or hang.
import process from 'node:process'

const CELLS = {
  ...Object.fromEntries(
    [...'abcdefghijklmnopqrstuvwxyz'].map((letter, at) => [letter, '⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚⠅⠇⠍⠝⠕⠏⠟⠗⠎⠞⠥⠧⠺⠭⠽⠵'[at]]),
  ),
  ' ': '⠀',
}
const [, , direction, tables = ''] = process.argv
if (direction !== '--forward' || !/^unicode\.dis,[\w-]+\.[cu]tb$/.test(tables)) {
  process.stderr.write('Invalid arguments\n')
  process.exit(1)
}
let text = ''
process.stdin.setEncoding('utf8').on('data', (part) => (text += part))
process.stdin.on('end', () => {
  if (tables.endsWith(',fails.ctb')) process.exit(3)
  if (tables.endsWith(',loses.ctb')) text = text.slice(text.indexOf('\n') + 1)
  if (!tables.endsWith(',hangs.ctb'))
    process.stdout.write([...text.toLowerCase()].map((sign) => (sign === '\n' ? sign : (CELLS[sign] ?? '⠿'))).join(''))
  else setInterval(() => {}, 1_000)
})
