import fc from 'fast-check'
import { brailleRuns, plainText } from './braille-tables'
import { layOutBraille, type BrailleLeaf } from './lay-out-braille'

const cell = fc.integer({ min: 0x2801, max: 0x283f }).map((code) => String.fromCodePoint(code))
const word = fc.array(cell, { minLength: 1, maxLength: 60 }).map((cells) => cells.join(''))
const block = fc.record({
  kind: fc.constantFrom('heading' as const, 'paragraph' as const, 'note' as const),
  cells: fc.array(word, { maxLength: 40 }).map((words) => words.join('\u2800')),
})
const leaves = fc
  .array(fc.array(block, { maxLength: 5 }), { minLength: 1, maxLength: 8 })
  .map((all): BrailleLeaf[] => all.map((blocks, at) => ({ number: at === 0 ? null : at, blocks })))

const pagesOf = (file: string) => file.split('\f').slice(0, -1)
const linesOf = (page: string) => page.split('\r\n').slice(0, -1)

it('every page has 25 lines of at most 40 cells and its number at the foot, whatever is on it', () => {
  fc.assert(
    fc.property(leaves, (some) => {
      for (const [at, page] of pagesOf(layOutBraille(some)).entries()) {
        const lines = linesOf(page)
        expect(lines).toHaveLength(25)
        expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(40)
        expect(lines.at(-1)).toHaveLength(40)
        const figures = [...String(at + 1)].map((figure) => 'JABCDEFGHI'.charAt(Number(figure))).join('')
        expect(lines.at(-1)?.trim()).toBe(`#${figures}`)
      }
    }),
  )
})

it('no cell of the text is lost, doubled or moved', () => {
  fc.assert(
    fc.property(fc.array(block, { minLength: 1, maxLength: 6 }), (blocks) => {
      const only = (kind: 'paragraph') => blocks.map((one) => ({ ...one, kind }))
      const file = layOutBraille([{ number: null, blocks: only('paragraph') }])
      const shown = pagesOf(file)
        .flatMap((page) => linesOf(page).slice(0, -1))
        .join('')
        .replaceAll(' ', '')
      const ASCII = ` A1B'K2L@CIF/MSP"E3H9O6R^DJG>NTQ,*5<-U8V.%[$+X!&;:4\\0Z7(_?W]#Y)=`
      const given = blocks.flatMap(({ cells }) =>
        [...cells].map((one) => ASCII.charAt((one.codePointAt(0) ?? 0) - 0x2800)),
      )
      expect(shown).toBe(given.join('').replaceAll(' ', ''))
    }),
  )
})

it('sets a page as a transcriber does: the number behind dots, paragraphs from the third cell, notes from the seventh', () => {
  const file = layOutBraille([
    { number: null, blocks: [{ kind: 'heading', cells: '⠠⠍⠊⠇⠁' }] },
    {
      number: 12,
      blocks: [
        { kind: 'paragraph', cells: Array.from({ length: 12 }, () => '⠠⠍⠊⠇⠁').join('\u2800') },
        { kind: 'note', cells: Array.from({ length: 9 }, () => '⠁⠁⠁⠁').join('\u2800') },
      ],
    },
  ])
  const [title = '', page = ''] = pagesOf(file)
  expect(linesOf(title)[0]).toBe(`${' '.repeat(17)},MILA`)
  expect(linesOf(page).slice(0, 6)).toEqual([
    `${'-'.repeat(37)}#AB`,
    `  ${Array.from({ length: 6 }, () => ',MILA').join(' ')}`,
    Array.from({ length: 6 }, () => ',MILA').join(' '),
    `      ${Array.from({ length: 7 }, () => 'AAAA').join(' ')}`,
    `    ${Array.from({ length: 2 }, () => 'AAAA').join(' ')}`,
    '',
  ])
})

it('a name in other letters is a run of its own table, and letters that no table has are known as such', () => {
  expect(brailleRuns('Mila and Миша ran.', 'en')).toEqual([
    { text: 'Mila and ', table: 'en-ueb-g2.ctb' },
    { text: 'Миша', table: 'ru-litbrl.ctb' },
    { text: ' ran.', table: 'en-ueb-g2.ctb' },
  ])
  expect(brailleRuns('नमस्ते Zoë', 'hi').map(({ table }) => table)).toEqual(['hi-in-g1.utb', 'en-ueb-g1.ctb'])
  expect(brailleRuns('海', 'en')).toEqual([{ text: '海', table: null }])
  expect(brailleRuns('Mila', 'ja')).toEqual([{ text: 'Mila', table: null }])
})

it('a text has the letters and marks that its table knows', () => {
  expect(plainText('Łukasz\u00a0… l’été, Ñandú', 'fr')).toBe("Lukasz ... l'été, Nandu")
  expect(plainText('Ñandú y Øyvind', 'es')).toBe('Ñandú y Oyvind')
  expect(plainText('“It’s Zoë…”', 'en')).toBe('“It’s Zoë…”')
  expect(plainText('\u2067ميلا\u2069', 'ar')).toBe('ميلا')
})
