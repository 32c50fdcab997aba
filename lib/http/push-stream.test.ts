import { once } from 'node:events'
import { createServer, request as ask, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { withResponse } from '@/lib/platform/response-status'
import { pushStream, type PushSink } from './push-stream'

const BYTES = new TextEncoder()

async function open(signal?: AbortSignal) {
  let sink: PushSink | undefined
  const closed = jest.fn()
  const request = new Request('http://localhost/events', signal ? { signal } : {})
  const response = pushStream(request, { maxDurationMs: 60_000 }, async (given) => {
    sink = given
    return closed
  })
  const reader = response.body?.getReader()
  if (!sink || !reader) throw new Error('the stream did not open')
  await reader.read()
  return { sink, reader, closed }
}

test('a client that takes nothing is refused more after half a megabyte, and what it has still comes', async () => {
  const { sink, reader } = await open()
  const chunk = BYTES.encode('x'.repeat(50_000))
  let sent = 0
  while (sink.send(chunk)) sent++
  expect(sent * 50_000).toBeLessThan(700_000)
  sink.end()
  let taken = 0
  while (!(await reader.read()).done) taken++
  expect(taken).toBe(sent)
})

test('whoever waits for a slow client is woken when it takes, and when it goes; then the stream is closed once', async () => {
  const gone = new AbortController()
  const { sink, reader, closed } = await open(gone.signal)
  const chunk = BYTES.encode('x'.repeat(50_000))
  sink.send(chunk)
  const first = sink.drained()
  await reader.read()
  await first
  sink.send(chunk)
  const second = sink.drained()
  gone.abort()
  await second
  expect(sink.send(chunk)).toBe(false)
  expect(closed).toHaveBeenCalledTimes(1)
})

describe('under server.ts', () => {
  /** Pipes as Next does: the headers with the first chunk, and every chunk by itself. */
  async function serve(method = 'GET') {
    const opened: PushSink[] = []
    const piped: string[] = []
    const server = createServer((request, response) => {
      const gone = new AbortController()
      response.on('close', () => gone.abort())
      void withResponse(response, async () => {
        const { body } = pushStream(
          new Request('http://localhost/events', { signal: gone.signal }),
          { maxDurationMs: 60_000 },
          async (sink) => {
            opened.push(sink)
            return () => {}
          },
        )
        if (request.method === 'HEAD' || !body) return response.end()
        for await (const chunk of body) {
          piped.push(new TextDecoder().decode(chunk))
          response.flushHeaders()
          response.write(chunk)
        }
        response.end()
      })
    })
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
    const call = ask({ port: (server.address() as AddressInfo).port, host: '127.0.0.1', method }).end()
    call.on('error', () => {})
    const [answer] = (await once(call, 'response')) as [IncomingMessage]
    answer.on('error', () => {}).setEncoding('utf8')
    while (opened.length === 0) await new Promise((resolve) => setImmediate(resolve))
    const [sink] = opened
    if (!sink) throw new Error('the stream did not open')
    return { sink, answer, call, piped, close: () => void server.close().closeAllConnections() }
  }

  test('events follow the beginning in order, past the body’s stream, and the end ends both', async () => {
    const { sink, answer, piped, close } = await serve()
    let text = ''
    answer.on('data', (part: string) => (text += part))
    for (let n = 0; n < 50; n++) expect(sink.send(BYTES.encode(`id: ${n}\n\n`))).toBe(true)
    sink.end()
    await once(answer, 'end')
    expect(text).toMatch(/^retry: \d+\n\nid: 0\n\nid: 1\n\n/)
    expect(text.match(/id: \d+/g)).toEqual(Array.from({ length: 50 }, (_, n) => `id: ${n}`))
    expect(piped).toEqual([expect.stringMatching(/^retry/)])
    close()
  })

  test('who takes nothing is refused more, who takes again is waited for, who has gone gets nothing', async () => {
    const { sink, answer, call, close } = await serve()
    const chunk = BYTES.encode('x'.repeat(50_000))
    let sent = 0
    // What the sockets themselves hold counts for nothing.
    while (sink.send(chunk) && sent < 1_000) if (++sent % 5 === 0) await new Promise((resolve) => setImmediate(resolve))
    expect(sent).toBeLessThan(1_000)
    const drained = sink.drained()
    answer.resume()
    await drained
    expect(sink.send(chunk)).toBe(true)
    call.destroy()
    while (sink.send(BYTES.encode('x'))) await new Promise((resolve) => setImmediate(resolve))
    close()
  })

  test('an answer without a body takes nothing', async () => {
    const { sink, close } = await serve('HEAD')
    expect(sink.send(BYTES.encode('x'))).toBe(false)
    close()
  })
})
