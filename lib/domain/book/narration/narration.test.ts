import fc from 'fast-check'
import { narratorsOf } from '@/e2e/fixtures/book-messages'
import { LANGUAGES } from '../../story/lists'
import { estimateMinutes, countSyllables, timeWords, findWordAt, findWordByOffset, fitUtterance } from './pacing'
import { splitSentences, splitWords } from './script'
import { deviceVoiceFor, distinctVoices, voicesIn, type DeviceVoice } from './voices'

const spokenWords = (text: string, language = 'en') =>
  splitWords(text, language).map(({ start, end }) => text.slice(start, end))

describe('segmentation', () => {
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
  it('splits sentences and keeps their offsets in the page', () => {
    const text = 'The bell rang. “Who is it?” asked Mila.\n\nNobody.'
    expect(splitSentences(text, 'en').map(({ start, end }) => text.slice(start, end))).toEqual([
      'The bell rang.',
      '“Who is it?” asked Mila.',
      'Nobody.',
    ])
  })
  it('keeps a French closing mark, and what follows it in small letters, with its sentence', () => {
    const text =
      '«\u00a0Moi aussi\u202f!\u00a0» dit Bo. «\u00a0Oh non\u202f?\u00a0» Elle rit. Chut… Encore\u202f: «\u00a0Viens\u202f!\u00a0»'
    expect(splitSentences(text, 'fr').map(({ start, end }) => text.slice(start, end))).toEqual([
      '«\u00a0Moi aussi\u202f!\u00a0» dit Bo.',
      '«\u00a0Oh non\u202f?\u00a0»',
      'Elle rit.',
      'Chut… Encore\u202f: «\u00a0Viens\u202f!\u00a0»',
    ])
  })
  it('keeps Japanese words in brackets with who speaks them', () => {
    const text = '「だめ！」と\u3000ミラは\u3000いいました。\u3000「だれ？」\u3000とおくで\u3000音が\u3000しました。'
    expect(splitSentences(text, 'ja').map(({ start, end }) => text.slice(start, end))).toEqual([
      '「だめ！」と\u3000ミラは\u3000いいました。',
      '「だれ？」',
      'とおくで\u3000音が\u3000しました。',
    ])
  })
  it('contains every word exactly once', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom(...LANGUAGES), (text, language) => {
        const pieces = splitSentences(text, language)
        expect(pieces.flatMap((piece) => piece.words)).toEqual(splitWords(text, language))
        for (const piece of pieces)
          for (const word of piece.words) expect(word.start >= piece.start && word.end <= piece.end).toBe(true)
      }),
    )
  })
})

describe('pacing', () => {
  it('counts syllables', () => {
    expect(['boat', 'Biscuit', 'umbrella', 'a', 'little', 'made', '小狗', 'ليلى'].map(countSyllables)).toEqual([
      1, 2, 3, 1, 1, 1, 2, 2,
    ])
  })
  it('gives long words more time and pauses at a comma', () => {
    const text = 'Umbrella, hat on.'
    const [sentence] = splitSentences(text, 'en')
    if (!sentence) throw new Error('no sentence')
    const { begins } = timeWords(text, sentence, 1)
    expect((begins[1] ?? 0) - (begins[0] ?? 0)).toBeGreaterThan(2 * ((begins[2] ?? 0) - (begins[1] ?? 0)))
    expect(timeWords(text, sentence, 2).ms).toBeCloseTo(timeWords(text, sentence, 1).ms / 2)
  })
  it('takes 150 words a minute over a page, within 25 %', () => {
    const text =
      'Mila looked at the bell. The bell looked at nobody. “It is only a bell,” she said, and her voice came out small.\n\nBiscuit sat on her foot. He was warm, and he was heavy, and he was not going anywhere.'
    const all = splitSentences(text, 'en')
    const ms = all.reduce((sum, sentence) => sum + timeWords(text, sentence, 1).ms, 0)
    const pace = splitWords(text, 'en').length / (ms / 60_000)
    expect(pace).toBeGreaterThan(112)
    expect(pace).toBeLessThan(188)
  })
  it('continues from any word, never back and never past the end', () => {
    const text = 'One two three four five.'
    const [sentence] = splitSentences(text, 'en')
    if (!sentence) throw new Error('no sentence')
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4 }), fc.nat(10_000), fc.nat(10_000), (from, a, b) => {
        const [early, late] = a < b ? [a, b] : [b, a]
        const first = findWordAt(text, sentence, 1, early, from)
        const second = findWordAt(text, sentence, 1, late, from)
        expect(first).toBeGreaterThanOrEqual(from)
        expect(second).toBeGreaterThanOrEqual(first)
        expect(second).toBeLessThanOrEqual(4)
      }),
    )
    expect(findWordAt(text, sentence, 1, 0, 3)).toBe(3)
  })
  it('cuts utterances of slow voices to the limit and loses no word', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('Mila', 'remembered', 'the', 'lighthouse,', 'slowly'), {
          minLength: 1,
          maxLength: 60,
        }),
        fc.double({ min: 0.4, max: 2, noNaN: true }),
        (words, speed) => {
          const text = `${words.join(' ')}.`
          const [sentence] = splitSentences(text, 'en')
          if (!sentence) throw new Error('no sentence')
          const { begins, ms } = timeWords(text, sentence, speed)
          for (let at = 0; at < words.length;) {
            const next = fitUtterance(text, sentence, speed, at)
            expect(next).toBeGreaterThan(at)
            expect((begins[next] ?? ms) - (begins[at] ?? 0)).toBeLessThan(15_000)
            at = next
          }
        },
      ),
    )
  })
  it('maps word boundary events to words', () => {
    const words = splitWords('One two three', 'en')
    expect([0, 2, 4, 6, 8, 99].map((offset) => findWordByOffset(words, offset))).toEqual([0, 0, 1, 1, 2, 2])
  })
  it('estimates minutes, rounded up', () => {
    expect([
      estimateMinutes(600, 1),
      estimateMinutes(601, 1),
      estimateMinutes(600, 0.5),
      estimateMinutes(0, 1),
    ]).toEqual([4, 5, 8, 1])
  })
})

describe('voices', () => {
  const voice = (name: string, lang: string, localService = true): DeviceVoice => ({
    name,
    lang,
    localService,
    default: false,
  })
  it('narrators: three women and three men per language, with unique ids', () => {
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
  it('device voices: match the book’s language by any tag, local ones first', () => {
    const device = [voice('Google français', 'fr-FR', false), voice('Thomas', 'fr_FR'), voice('Samantha', 'en-US')]
    expect(voicesIn('fr', device).map(({ name }) => name)).toEqual(['Thomas', 'Google français'])
  })
  it("device voice: matches the narrator's gender, and differs while there are enough", () => {
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
  it('device voice: is shared when there are few, and undefined without any', () => {
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
