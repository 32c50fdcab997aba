import fc from 'fast-check'
import { LANGUAGES } from '../../story/lists'
import { FEELINGS } from '../../illustration/direction'
import { splitSentences } from '../narration/script'
import { chooseCues, type Candidate, type MotionPage } from './choose-cues'
import { MOVEMENTS } from './movements'
import { WORD_ROWS } from './words'

const NAMES = [
  { who: 'child', name: 'Mila' },
  { who: 'pet1', name: 'Biscuit' },
  { who: 'pet2', name: 'Olive' },
  { who: 'elder', name: 'Pop' },
]
const ALL: Candidate[] = [
  { owner: 'child', part: 'eyes' },
  { owner: 'child', part: 'hair' },
  { owner: 'pet1', part: 'tail' },
  { owner: 'pet1', part: 'ear' },
  { owner: 'pet2', part: 'tail' },
  { owner: 'elder', part: 'eyes' },
  { owner: 'kite', part: 'thing' },
  { owner: 'big-bell', part: 'thing' },
]
const page = (content: string, rest: Partial<MotionPage> = {}): MotionPage => ({
  content,
  language: 'en',
  names: NAMES,
  windy: false,
  candidates: ALL,
  ...rest,
})
const moved = (of: MotionPage) => chooseCues(of).map(({ sentence, owner, part }) => `${sentence} ${owner} ${part}`)

test('motion: what a sentence names moves, a thing before whom it names', () => {
  expect(moved(page('Mila let go. Up went the kite over Biscuit.'))).toEqual(['0 child eyes', '1 kite thing'])
  expect(moved(page('Biscuit heard the big brass bell.'))).toEqual(['0 big-bell thing'])
  expect(moved(page('Mila looked at Biscuit.'))).toEqual(['0 child eyes'])
  expect(moved(page('Biscuit looked at Mila.'))).toEqual(['0 pet1 tail'])
})

test('motion: a part that is named moves, of whom the sentence names, or of the only one who has it', () => {
  expect(moved(page('Mila scratched Biscuit behind the ears.'))).toEqual(['0 pet1 ear'])
  const alone = ALL.filter(({ owner }) => owner !== 'pet2')
  expect(moved(page('Then a tail went round and round.', { candidates: alone }))).toEqual(['0 pet1 tail'])
  expect(moved(page('Then a tail went round and round.'))).toEqual([])
  // Whose eyes these are is not said.
  expect(moved(page('The eyes were red.'))).toEqual([])
})

test('motion: feeling and wind choose among parts', () => {
  const scared = [{ who: 'pet1', name: 'Biscuit', feeling: 'scared' as const }]
  expect(moved(page('Biscuit stood still.', { names: scared }))).toEqual(['0 pet1 ear'])
  expect(moved(page('Mila stood still.', { windy: true }))).toEqual(['0 child hair'])
})

test('motion: a word is no part of another word, and a name none of another name', () => {
  expect(moved(page('Milan is far, and a bellyache is near.'))).toEqual([])
  expect(moved(page('Two kites and the bells of Olives.'))).toEqual(['0 kite thing'])
})

test('motion: nothing moves that the picture does not show', () => {
  expect(moved(page('Up went the kite. Biscuit saw it.', { candidates: [] }))).toEqual([])
})

test.each([
  ['de', 'Milas Drachen stieg. Biscuits Schwanz wedelte.', ['0 kite thing', '1 pet1 tail']],
  ['fr', 'Le cerf-volant monta. La queue de Biscuit remua.', ['0 kite thing', '1 pet1 tail']],
  ['es', 'La cometa subió. Biscuit movió la cola.', ['0 kite thing', '1 pet1 tail']],
  ['ja', 'たこが あがりました。Biscuitの しっぽが ゆれました。', ['0 kite thing', '1 pet1 tail']],
  ['zh', '风筝飞了起来。Biscuit摇了摇尾巴。', ['0 kite thing', '1 pet1 tail']],
  ['ar', 'طارت الطائرة الورقية.', ['0 kite thing']],
  ['ar', 'رنّ الجرس.', ['0 big-bell thing']],
  ['hi', 'पतंग ऊपर गई।', ['0 kite thing']],
] as const)('motion: words of %s: %s', (language, content, expected) => {
  expect(moved(page(content, { language }))).toEqual(expected)
})

test('motion: every word has one in each language, and every movement ends where it began, within two seconds', () => {
  for (const row of WORD_ROWS) expect(row.filter((word) => word.trim()).length).toBe(LANGUAGES.length)
  for (const { ms, frames } of Object.values(MOVEMENTS)) {
    expect(ms).toBeLessThanOrEqual(2000)
    expect([frames[0], frames.at(-1)]).toEqual([
      [0, 0, 0, 1, 1],
      [0, 0, 0, 1, 1],
    ])
  }
})

test('motion: one cue a sentence, three a page, each something else that is shown, and one of them opens', () => {
  const words = ['Mila', 'Biscuit', 'Olive', 'Pop', 'kite', 'bell', 'tail', 'ears', 'ran', 'and', 'eyes']
  const sentence = fc
    .array(fc.constantFrom(...words), { minLength: 1, maxLength: 8 })
    .map((some) => `${some.join(' ')}.`)
  fc.assert(
    fc.property(
      fc.array(sentence, { maxLength: 7 }),
      fc.subarray(ALL),
      fc.array(fc.constantFrom(...FEELINGS), { minLength: 4, maxLength: 4 }),
      fc.boolean(),
      (sentences, candidates, feelings, windy) => {
        const content = sentences.join(' ')
        const names = NAMES.map((one, i) => ({ ...one, feeling: feelings[i] }))
        const cues = chooseCues(page(content, { candidates, names, windy }))
        const at = cues.map((cue) => cue.sentence)
        expect(at).toEqual([...new Set(at)].toSorted((a, b) => a - b))
        expect(cues.length).toBeLessThanOrEqual(3)
        expect(at.every((one) => one < splitSentences(content, 'en').length)).toBe(true)
        expect(new Set(cues.map(({ owner, part }) => `${owner} ${part}`)).size).toBe(cues.length)
        for (const { owner, part } of cues) expect(candidates).toContainEqual({ owner, part })
        expect(cues.filter(({ opens }) => opens).length).toBe(Math.min(1, cues.length))
      },
    ),
  )
})
