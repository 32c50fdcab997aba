import bidiFactory from 'bidi-js'
import fc from 'fast-check'
import type { Run } from './fonts'
import { toVisualOrder, startsRightToLeft } from './bidi'

const runs = (...texts: string[]): Run[] => texts.map((text, i) => ({ face: `f${i}`, text }))
const texts = (list: readonly Run[]) => list.map(({ text }) => text)

it('begins as its first letter does', () => {
  expect(['“سلام”, Mila', '12 דנה', 'Mila سلام', '🐶 1!', ''].map(startsRightToLeft)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
})

describe('the order of the paper', () => {
  it('is that of reading in a line of Latin letters', () => {
    const line = runs('Mila ', '王小明', ' und Мила')
    expect(toVisualOrder(line, 'ltr')).toBe(line)
  })
  it('keeps Arabic in the order of reading, for the font library to turn round, and takes words from the right', () => {
    // In visual order: the mark, the Latin name, then the Arabic that precedes it in reading order.
    expect(
      texts(
        toVisualOrder(
          [
            { face: 'arabic', text: 'قالت ' },
            { face: 'andika', text: 'Rex' },
            { face: 'arabic', text: '؟' },
          ],
          'rtl',
        ),
      ),
    ).toEqual(['؟', 'Rex', 'قالت '])
    expect(texts(toVisualOrder(runs('With ', 'سلام', ' from me'), 'ltr'))).toEqual(['With ', 'سلام', ' from me'])
  })
  it('turns brackets and what stands between letters with their line', () => {
    expect(
      texts(
        toVisualOrder(
          [
            { face: 'andika', text: '(12) ' },
            { face: 'arabic', text: 'موجة' },
          ],
          'rtl',
        ),
      ),
    ).toEqual(['موجة', ' (', '12', ')'])
  })
  it('is that of the Unicode algorithm, whatever is mixed', () => {
    const bidi = bidiFactory()
    const word = fc.constantFrom('Rex', 'ميلا', 'דנה', '12', '!', '(', ')', ' ', '، ', '٣')
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 1, maxLength: 8 }),
        fc.constantFrom('ltr' as const, 'rtl' as const),
        (words, direction) => {
          const text = words.join('')
          const onPaper = toVisualOrder(runs(...words), direction)
            .map((run) =>
              /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(run.text) ? [...run.text].reverse().join('') : run.text,
            )
            .join('')
          expect(onPaper).toBe(
            bidi.getReorderedString(text, {
              ...bidi.getEmbeddingLevels(text, direction),
              paragraphs: [{ start: 0, end: text.length - 1, level: direction === 'rtl' ? 1 : 0 }],
            }),
          )
        },
      ),
    )
  })
})
