import fc from 'fast-check'
import { byteRange, fileResponse } from './byte-range'

const HEADERS = { etag: '"a"', 'content-type': 'audio/mpeg', 'cache-control': 'private, no-cache' }
const BYTES = new Uint8Array(Array.from({ length: 100 }, (_, i) => i))
const get = (headers: Record<string, string> = {}) =>
  fileResponse(new Request('http://localhost/a.mp3', { headers }), BYTES, HEADERS)
const bytesOf = async (answer: Response) => [...new Uint8Array(await answer.arrayBuffer())]

test.each([
  ['bytes=0-', 0, 99],
  ['bytes=0-0', 0, 0],
  ['bytes=10-19', 10, 19],
  ['bytes=90-500', 90, 99],
  ['bytes=-10', 90, 99],
  ['bytes=-500', 0, 99],
])('%s is a part of the file', async (range, from, to) => {
  const answer = get({ range })
  expect(answer.status).toBe(206)
  expect(answer.headers.get('content-range')).toBe(`bytes ${from}-${to}/100`)
  expect(answer.headers.get('content-length')).toBe(String(to - from + 1))
  expect(await bytesOf(answer)).toEqual([...BYTES.slice(from, to + 1)])
})

test.each(['bytes=100-', 'bytes=100-200', 'bytes=-0'])('%s lies outside of the file', (range) => {
  const answer = get({ range })
  expect([answer.status, answer.headers.get('content-range')]).toEqual([416, 'bytes */100'])
})

test.each([undefined, 'bytes=', 'bytes=-', 'bytes=9-3', 'bytes=0-1,5-6', 'lines=1-2', 'bytes=a-b'])(
  '%s gives the whole file',
  async (range) => {
    const answer = get(range === undefined ? {} : { range })
    expect([answer.status, answer.headers.get('accept-ranges')]).toEqual([200, 'bytes'])
    expect(await bytesOf(answer)).toEqual([...BYTES])
  },
)

test('a part of another version is the whole of this one', async () => {
  expect(get({ range: 'bytes=1-2', 'if-range': '"a"' }).status).toBe(206)
  expect(get({ range: 'bytes=1-2', 'if-range': '"b"' }).status).toBe(200)
})

test('parts that follow one another are the file, whatever their size', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5_000 }), fc.integer({ min: 1, max: 700 }), (size, step) => {
      let at = 0
      while (at < size) {
        const range = byteRange(`bytes=${at}-${at + step - 1}`, size)
        if (range === null || range === 'outside') throw new Error(`no part at ${at}`)
        expect(range.from).toBe(at)
        expect(range.to).toBeLessThan(size)
        at = range.to + 1
      }
      expect(byteRange(`bytes=${at}-`, size)).toBe('outside')
    }),
  )
})
