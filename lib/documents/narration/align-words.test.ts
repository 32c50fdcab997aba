import fc from 'fast-check'
import { alignWords } from './align-words'

const sounds = (text: string) => text.split(' ').map((name, at) => ({ name, begin: at, end: at + 1 }))

it('gives each word its sounds, though some are said otherwise in context', () => {
  // "the apple": the first word's vowel differs, and a sound is added.
  expect(
    alignWords(
      [
        ['dh', 'ax'],
        ['ae', 'p', 'ax', 'l'],
      ],
      sounds('pau dh iy y ae p ax l pau'),
    ),
  ).toEqual([
    { begin: 1, end: 4 },
    { begin: 4, end: 8 },
  ])
})

it('places a word without a sound of its own where the next one begins', () => {
  expect(alignWords([['k', 'ae', 't'], [], ['d', 'ao', 'g']], sounds('k ae t d ao g'))).toEqual([
    { begin: 0, end: 3 },
    { begin: 3, end: 3 },
    { begin: 3, end: 6 },
  ])
})

it('keeps words in order, each within what is heard', () => {
  const names = fc.array(fc.constantFrom('k', 'ae', 't', 'ax', 's'), { maxLength: 5 })
  fc.assert(
    fc.property(fc.array(names, { minLength: 1, maxLength: 6 }), names, (words, voiced) => {
      const spans = alignWords(
        words,
        voiced.map((name, at) => ({ name, begin: at, end: at + 1 })),
      )
      expect(spans).toHaveLength(words.length)
      let before = 0
      for (const { begin, end } of spans) {
        expect(begin).toBeGreaterThanOrEqual(before)
        expect(end).toBeGreaterThanOrEqual(begin)
        expect(end).toBeLessThanOrEqual(voiced.length)
        before = begin
      }
    }),
  )
})
