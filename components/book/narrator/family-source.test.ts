import type { NarrationAnswer } from '@/lib/domain/book/narration/narration-answer'
import { familySource } from './family-source'
import type { NarratedBook } from './narration-source'

const READ: NarrationAnswer = {
  state: 'ready',
  id: 'r1',
  done: 1,
  total: 2,
  pages: [
    { blocks: ['The title'], durationMs: 2_000, words: [[0, 0, 9, 250]], take: 't1' },
    { blocks: ['Mila ran. Olive slept.'], durationMs: 0, words: [] },
  ],
}
const OURS: NarrationAnswer = {
  state: 'ready',
  id: 'n1',
  done: 2,
  total: 2,
  pages: READ.pages.map(({ blocks }, at) => ({ blocks, durationMs: 900 + at, words: [[0, 0, 4, 5]] })),
}
const book = (ours: boolean): NarratedBook => ({
  id: 's1',
  version: 3,
  language: ours ? 'en' : 'de',
  ours,
  recorders: [{ id: 'r1', name: 'Oma' }],
})
const requests: string[] = []
let ours: Response | null
beforeEach(() => {
  requests.length = 0
  ours = Response.json(OURS)
  jest.spyOn(console, 'warn').mockImplementation(() => {})
  URL.createObjectURL = () => 'blob:sound'
  globalThis.fetch = async (path) => {
    requests.push(String(path))
    if (String(path).startsWith('/api/recordings/r1/narration')) return Response.json(READ)
    if (String(path).includes('/sound.mp3')) return new Response('sound')
    if (ours === null) throw new TypeError('no network')
    return ours
  }
})
const { signal } = new AbortController()

it('a page that nobody recorded is Wagtale’s where it speaks the language, and both are kept for later', async () => {
  const source = familySource(book(true), 'r1')
  const { pages } = await source.load(() => {}, signal)
  expect(pages.map(({ durationMs }) => durationMs)).toEqual([2_000, 901])
  await source.sound('r1', 1)
  await source.sound('r1', 2)
  const sounds = [
    '/api/recordings/r1/pages/1/sound.mp3?v=t1',
    '/api/stories/s1/narrations/wagtale/pages/2/sound.mp3?v=n1',
  ]
  expect(requests.slice(-2)).toEqual(sounds)
  expect(source.files(READ)).toEqual(expect.arrayContaining([...sounds, '/api/recordings/r1/narration?v=3']))
})

it.each([
  ['elsewhere', false],
  ['without Wagtale’s voice', true],
])('%s it is quiet for as long as it takes to read, its sentences lit one after the other', async (_, speaks) => {
  ours = null
  const source = familySource(book(speaks), 'r1')
  const { pages } = await source.load(() => {}, signal)
  expect(pages[1]?.durationMs).toBeGreaterThan(1_500)
  expect(pages[1]?.words.map(([, start, end]) => [start, end])).toEqual([
    [0, 9],
    [10, 22],
  ])
  const before = requests.length
  expect(await source.sound('r1', 2)).toBe('blob:sound')
  expect(requests).toHaveLength(before)
})
