/** @jest-environment node */
import fc from 'fast-check'
import { recordedSound } from '@/e2e/fixtures/recorded-sound'
import { LANGUAGES } from '../../languages'
import { QUIET_MS } from './limits'
import { readMp3 } from './read-mp3'
import { readingMs, timeSentences } from './time-sentences'
import { trimSilence } from './trim-silence'

describe('MP3', () => {
  it.each([
    [24_000, 1, 1.5],
    [16_000, 1, 0.7],
    [44_100, 2, 2.2],
  ] as const)('of %i Hz in %i channels tells its length by its frames', async (sampleRate, channels, seconds) => {
    const facts = readMp3(await recordedSound({ seconds, sampleRate, channels }))
    expect(facts).toMatchObject({ sampleRate, isMono: channels === 1 })
    // The encoder adds its own delay and fills the last frame.
    expect(Math.abs((facts?.durationMs ?? 0) - seconds * 1000)).toBeLessThan(120)
  })
  it('is refused when a byte is missing or added, when it is two sounds, and when it is something else', async () => {
    const sound = await recordedSound({ seconds: 0.5 })
    const other = await recordedSound({ seconds: 0.5, sampleRate: 16_000 })
    expect(readMp3(sound.subarray(0, -1))).toBeNull()
    expect(readMp3(new Uint8Array([...sound, 0]))).toBeNull()
    expect(readMp3(new Uint8Array([0, ...sound]))).toBeNull()
    expect(readMp3(new Uint8Array([...sound, ...other]))).toBeNull()
    expect(readMp3(new Uint8Array())).toBeNull()
    for (const head of ['RIFF\0\0\0\0WAVEfmt ', '\u001aE\u00df\u00a3webm', '\0\0\0\u0020ftypmp42', 'ID3\u0003\0'])
      expect(readMp3(Buffer.concat([Buffer.from(head, 'latin1'), Buffer.alloc(4_000)]))).toBeNull()
  })
  it('never breaks on any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
        const facts = readMp3(new Uint8Array([0xff, 0xf3, ...bytes]))
        expect(facts === null || facts.durationMs > 0).toBe(true)
      }),
    )
  })
})

describe('sentences of a recorded page', () => {
  const blocks = ['Mila ran. “Wait!” called Dad, and he laughed.', 'The end of the road was near.']
  it('follow one another without a gap, from the quiet before to the quiet after', () => {
    fc.assert(
      fc.property(fc.integer({ min: 400, max: 181_000 }), fc.constantFrom(...LANGUAGES), (durationMs, language) => {
        const sentences = timeSentences({ blocks }, language, durationMs)
        const spans = sentences.flatMap(({ words }) => words)
        expect(spans.length).toBeGreaterThanOrEqual(3)
        expect(spans[0]?.beginMs).toBeLessThanOrEqual(QUIET_MS.before)
        expect(spans.at(-1)?.endMs).toBeLessThanOrEqual(durationMs)
        for (const [at, { beginMs, endMs }] of spans.entries()) {
          expect(endMs).toBeGreaterThanOrEqual(beginMs)
          expect(beginMs).toBeGreaterThanOrEqual(spans[at - 1]?.endMs ?? 0)
        }
      }),
    )
  })
  it('each is one piece of its block, and a longer one takes longer', () => {
    const sentences = timeSentences({ blocks }, 'en', 10_000)
    expect(sentences.map(({ block, start, end }) => blocks[block]?.slice(start, end))).toEqual([
      'Mila ran.',
      '“Wait!” called Dad, and he laughed.',
      'The end of the road was near.',
    ])
    const [short, long] = sentences.map(({ words: [span] }) => (span?.endMs ?? 0) - (span?.beginMs ?? 0))
    expect(long).toBeGreaterThan((short ?? 0) * 2)
  })
  it('a page is quiet for about as long as a parent reads', () => {
    const ms = readingMs({ blocks }, 'en')
    expect(ms).toBeGreaterThan(4_000)
    expect(ms).toBeLessThan(9_000)
  })
})

describe('silence', () => {
  const RATE = 24_000
  const tone = (seconds: number, loud: number) =>
    Float32Array.from({ length: Math.round(seconds * RATE) }, (_, at) => loud * Math.sin(at / 9))
  const joined = (...parts: Float32Array[]) => Float32Array.from(parts.flatMap((part) => [...part]))
  it('is nothing to send, and neither is a knock', () => {
    expect(trimSilence(tone(3, 0), RATE)).toBeNull()
    expect(trimSilence(tone(3, 0.004), RATE)).toBeNull()
    expect(trimSilence(joined(tone(1, 0), tone(0.08, 0.9), tone(1, 0)), RATE)).toBeNull()
    expect(trimSilence(new Float32Array(), RATE)).toBeNull()
  })
  it('around what is said is the same in every take', () => {
    const quiet = (QUIET_MS.before + QUIET_MS.after) / 1000
    for (const around of [0, 0.1, 3]) {
      const trimmed = trimSilence(joined(tone(around, 0), tone(2, 0.3), tone(around, 0)), RATE)
      expect((trimmed?.length ?? 0) / RATE).toBeCloseTo(2 + quiet, 1)
      const begin = trimmed?.findIndex((sample) => Math.abs(sample) > 0.1) ?? 0
      expect(Math.abs((begin * 1000) / RATE - QUIET_MS.before)).toBeLessThan(25)
    }
  })
})
