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
