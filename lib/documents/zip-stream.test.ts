import { strToU8, unzipSync, strFromU8 } from 'fflate'
import { zipStream, type ZipFile } from './zip-stream'

const collected = async (stream: ReadableStream<Uint8Array>) =>
  new Uint8Array(await new Response(stream as ReadableStream<Uint8Array<ArrayBuffer>>).arrayBuffer())
const modified = new Date(2026, 10, 21, 12)

test('what comes out can be unpacked: empty files, files of many pieces, names in any script', async () => {
  const large = Uint8Array.from({ length: 700_001 }, (_, at) => (at * 31 + (at >> 8)) % 256)
  async function* files(): AsyncGenerator<ZipFile> {
    yield { name: 'a/小明.json', bytes: strToU8('{"a":"ليلى"}'), packed: false }
    yield { name: 'b/large.pdf', bytes: large, packed: true }
    yield { name: 'c/exact.bin', bytes: large.subarray(0, 128 * 1024), packed: true }
    yield { name: 'empty.txt', bytes: new Uint8Array(0), packed: false }
  }
  const unpacked = unzipSync(await collected(zipStream(files(), { modified, onLeave: () => {} })))
  expect(Object.keys(unpacked)).toEqual(['a/小明.json', 'b/large.pdf', 'c/exact.bin', 'empty.txt'])
  expect(strFromU8(unpacked['a/小明.json'] ?? new Uint8Array())).toBe('{"a":"ليلى"}')
  expect(Buffer.from(unpacked['b/large.pdf'] ?? []).equals(Buffer.from(large))).toBe(true)
  expect(unpacked['c/exact.bin']).toHaveLength(128 * 1024)
})

test('nothing is made before it is asked for, and whoever leaves ends the work', async () => {
  let produced = 0
  let ended = false
  let left = false
  async function* files(): AsyncGenerator<ZipFile> {
    try {
      for (;;) {
        produced += 1
        yield { name: `${produced}.bin`, bytes: new Uint8Array(10), packed: true }
      }
    } finally {
      ended = true
    }
  }
  const reader = zipStream(files(), {
    modified,
    onLeave: () => {
      left = true
    },
  }).getReader()
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(produced).toBe(0)
  await reader.read()
  const before = produced
  expect(before).toBeLessThan(4)
  await reader.cancel()
  expect({ ended, left }).toEqual({ ended: true, left: true })
  expect(produced).toBe(before)
})

test('a fault in the making breaks the download, so that nobody keeps half a zip for a whole one', async () => {
  async function* files(): AsyncGenerator<ZipFile> {
    yield { name: 'a', bytes: new Uint8Array(3), packed: true }
    throw new Error('the database is gone')
  }
  await expect(collected(zipStream(files(), { modified, onLeave: () => {} }))).rejects.toThrow('the database is gone')
})
