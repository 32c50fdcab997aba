// A voice behind an address: any server that speaks OpenAI's way of asking for speech, POST /v1/audio/speech
// (https://platform.openai.com/docs/api-reference/audio/createSpeech), as many free ones with neural voices do. It says
// nothing of when words are said, so that is estimated from the sound.
import { readWav, resample } from './read-wav'
import { spreadWords } from './spread-words'
import { PAUSE, type Voice } from './voice'

export interface SpeechServer {
  url: string
  key?: string | undefined
  model: string
  voice: string
}

const SAMPLE_RATE = 16_000
/** Of one utterance; a page has some six, and a minute. */
const PATIENCE_MS = 15_000
const MOST_BYTES = 8_000_000
/** Of an utterance; longer is not what was to be said. */
const SECONDS = { least: 0.1, most: 60 }
const TYPES = /^(?:audio\/(?:x-)?wave?|audio\/vnd\.wave|application\/octet-stream)\b/

/** The marks of an utterance (speakable.ts) are no part of its words. */
const wordsOf = (text: string): string[] => text.split(' ').map((word) => word.replace(/[.!?,]$/, ''))
const nameOf = (word: string): string => (word === PAUSE ? `${word}.` : word)

/** What went wrong, as a code for the log (make-narration.ts): never what was to be said. */
const failure = (code: string, cause?: unknown): Error => new Error(`narrator_${code}`, { cause })

/** Its error is a DOMException. */
const isTimeout = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'TimeoutError'

async function readBody(answer: Response): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of answer.body ?? []) {
    bytes += part.byteLength
    if (bytes > MOST_BYTES) throw failure('too_long')
    parts.push(part)
  }
  return new Uint8Array(Buffer.concat(parts))
}

async function readSound(answer: Response): Promise<Float32Array> {
  if (!answer.ok) throw failure(`status_${answer.status}`)
  if (!TYPES.test(answer.headers.get('content-type') ?? '')) throw failure('type')
  const body = await readBody(answer)
  let sound
  try {
    sound = readWav(body)
  } catch (error) {
    throw failure('sound', error)
  }
  const seconds = sound.samples.length / sound.sampleRate
  if (!(seconds >= SECONDS.least && seconds <= SECONDS.most)) throw failure('length')
  return resample(sound, SAMPLE_RATE)
}

async function fetchSpeech({ url, key, model, voice }: SpeechServer, input: string): Promise<Float32Array> {
  try {
    const answer = await fetch(`${url}/v1/audio/speech`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(key === undefined ? {} : { authorization: `Bearer ${key}` }) },
      body: JSON.stringify({ model, voice, input, response_format: 'wav' }),
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    return await readSound(answer)
  } catch (error) {
    if (error instanceof Error && error.message.startsWith('narrator_')) throw error
    throw failure(isTimeout(error) ? 'timeout' : 'unreachable', error)
  }
}

export function speechServerVoice(server: SpeechServer): Voice {
  return {
    sampleRate: SAMPLE_RATE,
    say: async (text) => {
      const samples = await fetchSpeech(server, text)
      const sounds = spreadWords(wordsOf(text), samples, SAMPLE_RATE)
      if (sounds.length === 0) throw failure('silence')
      return { samples, sounds }
    },
    soundsOf: async (words) => new Map(words.map((word) => [word, [nameOf(word)]])),
  }
}
