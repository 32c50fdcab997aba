import fc from 'fast-check'
import { splitSentences } from '../../domain/book/narration/script'
import { speakable, utterances } from './speakable'

describe('what the voice says for a word', () => {
  it.each([
    ['Zoë', 'Zoe'],
    ['Łukasz', 'Lukasz'],
    ['Ærø', 'AEro'],
    ['Ngọc', 'Ngoc'],
    ['she’d', "she'd"],
    ['knee-deep', 'knee-deep'],
    ['a.m', 'a.m'],
    ['BOOM', 'boom'],
    ['BBC', 'BBC'],
    ['I', 'I'],
    ['Shhhh', 'shush'],
    ['Hmm', 'hum'],
    ['Mr', 'Mr'],
    ['５', '5'],
    ['Миша', null],
    ['小美', null],
    ['🐕', null],
    ['’', null],
  ])('%s: %s', (word, spoken) => expect(speakable(word)).toBe(spoken))
  it('is plain ASCII that is no option of a command, whatever it was', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (word) => {
        expect(speakable(word) ?? 'a').toMatch(/^[A-Za-z0-9][A-Za-z0-9'.-]*$/)
      }),
    )
  })
})

describe('utterances of a sentence', () => {
  const of = (text: string) => splitSentences(text, 'en').flatMap((sentence) => utterances(text, sentence))
  it('keep the marks at which the voice pauses', () => {
    expect(of('“Stop!” said Mila — and, well… no: (yes).').map((one) => one?.text)).toEqual([
      'Stop! said Mila, and, well, no, yes.',
    ])
  })
  it('are cut at a word that can’t be said', () => {
    expect(of('The dog saw Миша and 小美 run.').map((one) => one?.text ?? null)).toEqual([
      'The dog saw',
      null,
      'and',
      null,
      'run.',
    ])
  })
  it('have every word of the sentence once', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        for (const sentence of splitSentences(text, 'en')) {
          const found = utterances(text, sentence).map((one) => one?.spoken.length ?? 1)
          expect(found.reduce((sum, count) => sum + count, 0)).toBe(sentence.words.length)
        }
      }),
    )
  })
})
