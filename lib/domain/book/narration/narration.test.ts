import fc from 'fast-check'
import { narratorsOf } from '@/e2e/fixtures/book-messages'
import { LANGUAGES } from '../../story/lists'
import { minutesToHear, syllables, timing, wordAt, wordByOffset, wordsInOneGo } from './pacing'
import { sentences, wordsIn } from './script'
import { deviceVoiceFor, distinctVoices, voicesIn, type DeviceVoice } from './voices'

const spokenWords = (text: string, language = 'en') =>
  wordsIn(text, language).map(({ start, end }) => text.slice(start, end))

describe('what is said', () => {
  it('finds words in every script', () => {
    expect(spokenWords("“Stop!” said Mila, knee-deep in Mum's river.")).toEqual([
      'Stop',
      'said',
      'Mila',
      'knee-deep',
      'in',
      "Mum's",
      'river',
    ])
    expect(spokenWords('小狗跑了。', 'zh').join('')).toBe('小狗跑了')
    expect(spokenWords('نامت ميلا.', 'ar')).toEqual(['نامت', 'ميلا'])
  })
  it('is cut into sentences that keep their place in the page', () => {
    const text = 'The bell rang. “Who is it?” asked Mila.\n\nNobody.'
    expect(sentences(text, 'en').map(({ start, end }) => text.slice(start, end))).toEqual([
      'The bell rang.',
      '“Who is it?” asked Mila.',
      'Nobody.',
    ])
  })
  it('loses no word and says none twice', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom(...LANGUAGES), (text, language) => {
        const pieces = sentences(text, language)
        expect(pieces.flatMap((piece) => piece.words)).toEqual(wordsIn(text, language))
        for (const piece of pieces)
          for (const word of piece.words) expect(word.start >= piece.start && word.end <= piece.end).toBe(true)
      }),
    )
  })
})

describe('the clock of syllables', () => {
  it('counts', () => {
    expect(['boat', 'Biscuit', 'umbrella', 'a', 'little', 'made', '小狗', 'ليلى'].map(syllables)).toEqual([
      1, 2, 3, 1, 1, 1, 2, 2,
    ])
  })
  it('lets long words last and stops at a comma', () => {
    const text = 'Umbrella, hat on.'
    const [sentence] = sentences(text, 'en')
    if (!sentence) throw new Error('no sentence')
    const { begins } = timing(text, sentence, 1)
    expect((begins[1] ?? 0) - (begins[0] ?? 0)).toBeGreaterThan(2 * ((begins[2] ?? 0) - (begins[1] ?? 0)))
    expect(timing(text, sentence, 2).ms).toBeCloseTo(timing(text, sentence, 1).ms / 2)
  })
  it('keeps the pace of 150 words a minute over a page of ours, within a quarter', () => {
    const text =
      'Mila looked at the bell. The bell looked at nobody. “It is only a bell,” she said, and her voice came out small.\n\nBiscuit sat on her foot. He was warm, and he was heavy, and he was not going anywhere.'
    const all = sentences(text, 'en')
    const ms = all.reduce((sum, sentence) => sum + timing(text, sentence, 1).ms, 0)
    const pace = wordsIn(text, 'en').length / (ms / 60_000)
    expect(pace).toBeGreaterThan(112)
    expect(pace).toBeLessThan(188)
  })
  it('goes on from any word, never back and never past the end', () => {
    const text = 'One two three four five.'
    const [sentence] = sentences(text, 'en')
    if (!sentence) throw new Error('no sentence')
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4 }), fc.nat(10_000), fc.nat(10_000), (from, a, b) => {
        const [early, late] = a < b ? [a, b] : [b, a]
        const first = wordAt(text, sentence, 1, early, from)
        const second = wordAt(text, sentence, 1, late, from)
        expect(first).toBeGreaterThanOrEqual(from)
        expect(second).toBeGreaterThanOrEqual(first)
        expect(second).toBeLessThanOrEqual(4)
      }),
    )
    expect(wordAt(text, sentence, 1, 0, 3)).toBe(3)
  })
  it('gives a slow voice no more than it can say in one go, and loses no word', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('Mila', 'remembered', 'the', 'lighthouse,', 'slowly'), {
          minLength: 1,
          maxLength: 60,
        }),
        fc.double({ min: 0.4, max: 2, noNaN: true }),
        (words, speed) => {
          const text = `${words.join(' ')}.`
          const [sentence] = sentences(text, 'en')
          if (!sentence) throw new Error('no sentence')
          const { begins, ms } = timing(text, sentence, speed)
          for (let at = 0; at < words.length;) {
            const next = wordsInOneGo(text, sentence, speed, at)
            expect(next).toBeGreaterThan(at)
            expect((begins[next] ?? ms) - (begins[at] ?? 0)).toBeLessThan(15_000)
            at = next
          }
        },
      ),
    )
  })
  it('follows a voice that says where it is', () => {
    const words = wordsIn('One two three', 'en')
    expect([0, 2, 4, 6, 8, 99].map((offset) => wordByOffset(words, offset))).toEqual([0, 0, 1, 1, 2, 2])
  })
  it('reckons minutes', () => {
    expect([minutesToHear(600, 1), minutesToHear(601, 1), minutesToHear(600, 0.5), minutesToHear(0, 1)]).toEqual([
      4, 5, 8, 1,
    ])
  })
})

describe('voices', () => {
  const voice = (name: string, lang: string, localService = true): DeviceVoice => ({
    name,
    lang,
    localService,
    default: false,
  })
  it('are three women and three men in each language, each with an id of its own', () => {
    const all = LANGUAGES.flatMap((language) => narratorsOf(language))
    expect(new Set(all.map(({ id }) => id)).size).toBe(60)
    for (const language of LANGUAGES)
      expect(narratorsOf(language).map(({ gender }) => gender)).toEqual([
        'female',
        'female',
        'female',
        'male',
        'male',
        'male',
      ])
  })
  it('speak the language of the book, by whatever tag, and the local ones first', () => {
    const device = [voice('Google français', 'fr-FR', false), voice('Thomas', 'fr_FR'), voice('Samantha', 'en-US')]
    expect(voicesIn('fr', device).map(({ name }) => name)).toEqual(['Thomas', 'Google français'])
  })
  it("fit the narrator's gender and differ while there are enough", () => {
    const device = ['Daniel', 'Karen', 'Moira', 'Tessa'].map((name) => voice(name, 'en-AU'))
    expect(narratorsOf('en').map((one) => deviceVoiceFor(one, device)?.name)).toEqual([
      'Karen',
      'Moira',
      'Tessa',
      'Daniel',
      'Daniel',
      'Daniel',
    ])
    expect(distinctVoices(narratorsOf('en'), device)).toBe(4)
  })
  it('are shared when the device has few, and none when it has none', () => {
    expect(narratorsOf('en').map((one) => deviceVoiceFor(one, [voice('English', 'en')])?.name)).toEqual(
      Array(6).fill('English'),
    )
    expect(
      deviceVoiceFor(narratorsOf('hi')[0] ?? { id: '', name: '', gender: 'female', language: 'hi', displayName: '' }, [
        voice('Karen', 'en-AU'),
      ]),
    ).toBeUndefined()
    expect(distinctVoices(narratorsOf('hi'), [voice('Karen', 'en-AU')])).toBe(0)
  })
})
