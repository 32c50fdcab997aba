import { speak, startSpeechServer, wav, type FakeSpeechServer } from '@/e2e/fakes/speech-server'
import { narratePage } from './narrate-page'
import { readWav, resample } from './read-wav'
import { speechServerVoice } from './speech-server'
import { spreadWords } from './spread-words'

let server: FakeSpeechServer
beforeAll(async () => {
  server = await startSpeechServer()
})
beforeEach(() => {
  server.requests.length = 0
  server.behave(speak)
})
afterAll(() => server.close())

const voice = () => speechServerVoice({ url: server.url, key: 'secret', model: 'm', voice: 'v' })
const PAGE = { name: 'page-01', heading: '1', blocks: ['Mila looked up. “It rang!” said Zoë.', 'Миша ran.'] }

it('reads a page by its server: every word in its order, within its sound', async () => {
  const { sentences, durationMs, mp3 } = await narratePage(PAGE, 'en', voice())
  expect(server.requests[0]).toEqual({
    authorization: 'Bearer secret',
    body: { model: 'm', voice: 'v', input: 'Mila looked up.', response_format: 'wav' },
  })
  expect(mp3.byteLength).toBeGreaterThan(1_000)
  const words = sentences.flatMap((sentence) => sentence.words)
  expect(words).toHaveLength(9)
  const begins = words.map(({ beginMs }) => beginMs)
  expect(begins).toEqual(begins.toSorted((a, b) => a - b))
  expect(new Set(begins).size).toBe(9)
  expect(words.at(-1)?.endMs).toBeLessThan(durationMs)
})

const sound = { 'content-type': 'audio/wav' }
it.each<[string, string, Parameters<FakeSpeechServer['behave']>[0]]>([
  ['an error', 'narrator_status_500', (answer) => answer.writeHead(500).end('Mila looked up')],
  ['another type', 'narrator_type', (answer) => answer.writeHead(200, { 'content-type': 'text/html' }).end('<p>')],
  ['no sound', 'narrator_sound', (answer) => answer.writeHead(200, sound).end('RIFFnothing')],
  [
    'a sound that breaks off',
    'narrator_sound',
    (answer) => answer.writeHead(200, sound).end(wav(2).subarray(0, 9_000)),
  ],
  [
    'a line that breaks',
    'narrator_unreachable',
    (answer) => {
      answer.writeHead(200, { ...sound, 'content-length': '90000' })
      answer.write(wav(1))
      setTimeout(() => answer.destroy(), 50)
    },
  ],
  ['too much', 'narrator_too_long', (answer) => answer.writeHead(200, sound).end(wav(180))],
  ['too long a sound', 'narrator_length', (answer) => answer.writeHead(200, sound).end(wav(70, { rate: 16_000 }))],
  ['silence', 'narrator_silence', (answer) => answer.writeHead(200, sound).end(wav(2, { loud: 0 }))],
  ['another place', 'narrator_unreachable', (answer) => answer.writeHead(302, { location: '/elsewhere' }).end()],
])('tells %s by a code, and nothing of the words', async (_, code, behaviour) => {
  server.behave(behaviour)
  const failing = voice().say('Mila looked up.')
  await expect(failing).rejects.toThrow(new RegExp(`^${code}$`))
})

it('does not wait for ever', async () => {
  const given = AbortSignal.timeout
  jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => given.call(AbortSignal, 100))
  server.behave(() => {})
  await expect(voice().say('Mila looked up.')).rejects.toThrow(/^narrator_timeout$/)
  jest.restoreAllMocks()
})

it('tells a server that is gone', async () => {
  const other = await startSpeechServer()
  await other.close()
  await expect(speechServerVoice({ url: other.url, model: 'm', voice: 'v' }).say('Mila')).rejects.toThrow(
    /^narrator_unreachable$/,
  )
})

it('reads WAV of one channel or two, also where its length was not known, and keeps a tone at another rate', () => {
  for (const channels of [1, 2]) expect(readWav(wav(1, { channels })).samples).toHaveLength(24_000)
  expect(readWav(wav(1, { length: 0xffffffff })).samples).toHaveLength(24_000)
  const tone = resample(readWav(wav(1)), 16_000)
  expect(tone).toHaveLength(16_000)
  const crossings = tone.reduce(
    (sum, sample, at) => sum + (at > 0 && sample >= 0 !== (tone[at - 1] ?? 0) >= 0 ? 1 : 0),
    0,
  )
  expect(Math.abs(crossings - 440)).toBeLessThan(4)
  expect(Math.max(...tone.subarray(100, -100))).toBeCloseTo(0.3, 1)
})

it('gives words their share of what is heard, none of the silence', () => {
  const rate = 16_000
  const samples = new Float32Array(3 * rate)
  // A second of sound, one of silence, one of sound.
  for (const from of [0, 2]) for (let at = 0; at < rate; at++) samples[from * rate + at] = 0.3 * Math.sin(at / 5)
  const sounds = spreadWords(['one', 'two', 'six', 'ten'], samples, rate)
  expect(sounds.map(({ begin }) => Math.round(begin * 10) / 10)).toEqual([0, 0.5, 2, 2.5])
  expect(spreadWords(['one'], new Float32Array(rate), rate)).toEqual([])
})
