// A server of speech (POST /v1/audio/speech) over real HTTP, whose voice hums as long as reading takes.
import { createServer, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'

const RATE = 24_000
const SECONDS_A_WORD = 0.35

/** 16-bit PCM. `length`: what its header says of it, where that is not so. */
export function wav(
  seconds: number,
  { rate = RATE, channels = 1, loud = 0.3, length = null as number | null } = {},
): Buffer {
  const frames = Math.round(seconds * rate)
  const file = Buffer.alloc(44 + frames * 2 * channels)
  file.write('RIFF', 0)
  file.writeUInt32LE(file.length - 8, 4)
  file.write('WAVEfmt ', 8)
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(channels, 22)
  file.writeUInt32LE(rate, 24)
  file.writeUInt32LE(rate * 2 * channels, 28)
  file.writeUInt16LE(2 * channels, 32)
  file.writeUInt16LE(16, 34)
  file.write('data', 36)
  file.writeUInt32LE(length ?? frames * 2 * channels, 40)
  for (let at = 0; at < frames; at++)
    for (let channel = 0; channel < channels; channel++)
      file.writeInt16LE(
        Math.round(loud * 32_767 * Math.sin((2 * Math.PI * 220 * at) / rate)),
        44 + (at * channels + channel) * 2,
      )
  return file
}

export interface SpeechRequest {
  model: string
  voice: string
  input: string
  response_format: string
}
type Behaviour = (answer: ServerResponse, request: SpeechRequest) => void

export const speak: Behaviour = (answer, { input }) => {
  answer.writeHead(200, { 'content-type': 'audio/wav' }).end(wav(input.split(' ').length * SECONDS_A_WORD))
}

export interface FakeSpeechServer {
  url: string
  requests: { authorization: string | undefined; body: SpeechRequest }[]
  behave: (next: Behaviour) => void
  close: () => Promise<void>
}

export async function startSpeechServer(): Promise<FakeSpeechServer> {
  let behaviour = speak
  const requests: FakeSpeechServer['requests'] = []
  const server = createServer((request, answer) => {
    if (request.method !== 'POST' || request.url !== '/v1/audio/speech') return void answer.writeHead(404).end()
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(parts).toString('utf8')) as SpeechRequest
      requests.push({ authorization: request.headers.authorization, body })
      behaviour(answer, body)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    behave: (next) => {
      behaviour = next
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
