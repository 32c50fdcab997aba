import { flite } from './flite'
import { readPage } from './read-page'

const read = async (...blocks: string[]) => {
  const page = { name: 'page-01', heading: '1', blocks }
  return { page, ...(await readPage(page, 'en', flite)) }
}
type ReadPage = Awaited<ReturnType<typeof read>>
const wordsOf = ({ sentences }: ReadPage) => sentences.flatMap(({ words }) => words)
const textsOf = ({ page, sentences }: ReadPage) =>
  sentences.flatMap(({ block, words }) => words.map(({ start, end }) => page.blocks[block]?.slice(start, end)))

/** Loudness of ten milliseconds, in decibels. */
function loudness(samples: Float32Array, ms: number): number {
  const part = samples.subarray(Math.max(0, ms * 16), (ms + 10) * 16)
  return 10 * Math.log10(part.reduce((sum, sample) => sum + sample * sample, 1e-12) / Math.max(1, part.length))
}
/** Above the faintest f and h, below which there is silence. */
const AUDIBLE = -54
const findLoud = (samples: Float32Array, times: readonly number[]) =>
  times.find((ms) => loudness(samples, ms) > AUDIBLE) ?? NaN
const range = (from: number, to: number, step: number) =>
  Array.from({ length: Math.ceil((to - from) / step) }, (_, i) => from + i * step)

const SENTENCES = [
  'Mila looked at the bell. The bell looked at nobody. “Who is it?” asked Biscuit, and ran.',
  'Fitz, the dog, thought: hop, stop, apple, umbrella, seven, chair, yes, one, little, zoo.',
  'He was heavy. Perhaps, said Mum, it is only a bell! She’d found thirty-two spoons in 1998.',
  'Scoop, scoop, scoop, went the brolly. Clap, clap, clap! Then there was a bit of red.',
  'Some say “hmm”, others “BOOM”. Dr. Brown’s knee-deep in mud (and Zoë too); what now?',
]

describe('a page read aloud', () => {
  it.each(SENTENCES)('begins words within 80 ms of their sound: %s', async (text) => {
    const page = await read(text)
    const { samples, sentences } = page
    const late: number[] = []
    for (const { words } of sentences)
      for (const [at, { beginMs }] of words.entries()) {
        // In running speech no energy parts two words; after a pause it does.
        const pause = beginMs - (words[at - 1]?.endMs ?? beginMs - 200)
        if (pause < 80) continue
        late.push(findLoud(samples, range(beginMs - Math.min(200, pause / 2), beginMs + 400, 5)) - beginMs)
      }
    expect(late.length).toBeGreaterThanOrEqual(3)
    for (const ms of late) expect(Math.abs(ms)).toBeLessThanOrEqual(80)
  })
  it('is silent between sentences, and longer between paragraphs', async () => {
    const { sentences, samples } = await read('One. Two.', 'Three.')
    const gaps = sentences.slice(1).map(({ words }, at) => {
      const [from, to] = [sentences[at]?.words.at(-1)?.endMs ?? NaN, words[0]?.beginMs ?? NaN]
      for (const ms of range(from + 80, to - 80, 10)) expect(loudness(samples, ms)).toBeLessThan(AUDIBLE)
      return to - from
    })
    expect(gaps[0]).toBeGreaterThan(400)
    expect(gaps[1]).toBeGreaterThan((gaps[0] ?? 0) + 200)
  })
  it('times every word once, in order, within the sound', async () => {
    for (const text of SENTENCES) {
      const page = await read(text, text)
      let before = 0
      for (const { beginMs, endMs } of wordsOf(page)) {
        expect(beginMs).toBeGreaterThanOrEqual(before)
        expect(endMs).toBeGreaterThan(beginMs)
        before = endMs
      }
      expect(before).toBeLessThan(page.samples.length / 16)
      expect(textsOf(page)).toEqual([...wordsIn(text), ...wordsIn(text)])
    }
  })
  it.each([
    ['Latin', 'Żółć'],
    ['Cyrillic', 'Миша'],
    ['Greek', 'Ελένη'],
    ['Arabic', 'ليلى'],
    ['Hebrew', 'נועה'],
    ['Devanagari', 'अनन्या'],
    ['Chinese', '小美'],
    ['Japanese', 'さくら'],
    ['Korean', '지우'],
    ['Thai', 'ใบบัว'],
  ])('goes on past a name in %s letters, which keeps its time', async (_script, name) => {
    const page = await read(`${name} ran. The dog saw ${name} and ${name}’s hat.`, name)
    const [texts, words] = [textsOf(page), wordsOf(page)]
    expect(texts.join('')).toContain(name)
    expect(texts.at(-1)).toBeDefined()
    for (const [at, { beginMs, endMs }] of words.entries()) {
      expect(endMs - beginMs).toBeGreaterThan(20)
      expect(beginMs).toBeGreaterThanOrEqual(words[at - 1]?.endMs ?? 0)
    }
    expect(texts).toEqual(expect.arrayContaining(['ran', 'The', 'dog', 'saw', 'and', 'hat']))
  })
  it('reads an empty page as silence', async () => {
    const { sentences, samples } = await read('…', '')
    expect(sentences).toEqual([])
    expect(samples.every((sample) => sample === 0)).toBe(true)
  })
})

const wordsIn = (text: string) => text.match(/[\p{L}\p{M}\p{N}’-]+/gu) ?? []
