import fc from 'fast-check'
import { placeWords, wordAt } from './place-words'
import { splitSentences } from './script'

/** Blocks with their words a tenth of a second apart. */
function timed(...blocks: string[]) {
  let beginMs = 0
  const words = blocks.flatMap((text, block) =>
    splitSentences(text, 'en').flatMap((sentence) =>
      sentence.words.map(({ start, end }): [number, number, number, number] => [block, start, end, (beginMs += 100)]),
    ),
  )
  return { blocks, words }
}
const lit = (shown: string, blocks: string[]) =>
  placeWords(shown, timed(...blocks)).map(({ start, end }) => (start < 0 ? null : shown.slice(start, end)))

it('finds the words of paragraphs, of a title with names, and of The End', () => {
  expect(lit('Stop.\n\nStop now.', ['Stop.', 'Stop now.'])).toEqual(['Stop', 'Stop', 'now'])
  const title = 'Mila and the Bell. Starring Mila and Biscuit.'
  const words = placeWords(title, timed('Mila and the Bell', 'Starring', 'Mila and Biscuit'))
  expect(words.map(({ start, end }) => title.slice(start, end))).toEqual(title.match(/\w+/g))
  expect(words.at(-1)).toMatchObject({ start: title.indexOf('Biscuit') })
  expect(lit('The End. Thank you.', ['The End', 'Thank you.'])).toEqual(['The', 'End', 'Thank', 'you'])
})

it('lights nothing of a block that is shown in other words, and all of the next', () => {
  expect(lit('One. Three.', ['One.', 'Two.', 'Three.'])).toEqual(['One', null, 'Three'])
})

it('goes on from word to word as time goes on', () => {
  const words = placeWords('One two three', timed('One two three'))
  expect([0, 100, 199, 200, 9_999].map((ms) => wordAt(words, ms)?.start ?? null)).toEqual([null, 0, 0, 4, 8])
  fc.assert(
    fc.property(fc.nat(2_000), fc.nat(2_000), (a, b) => {
      const [early, late] = [Math.min(a, b), Math.max(a, b)].map((ms) => wordAt(words, ms)?.beginMs ?? 0)
      expect(late).toBeGreaterThanOrEqual(early ?? 0)
    }),
  )
})
