import { FileCache } from './file-cache'

const bytes = (length: number) => new Uint8Array(length)
/** A file that is made when told, and who asked for it. */
function maker(length = 10) {
  const files: { finish: () => void; fail: () => void; signal: AbortSignal }[] = []
  const make = (signal: AbortSignal) =>
    new Promise<Uint8Array>((resolve, reject) => {
      files.push({ finish: () => resolve(bytes(length)), fail: () => reject(new Error('no paper')), signal })
    })
  return { files, make }
}
const newCache = () => new FileCache({ bytes: 100, milliseconds: 1_000 })

test('whoever asks while a file is being made gets that one, and so does whoever asks later, for a while', async () => {
  const cache = newCache()
  const { files, make } = maker()
  const both = [cache.get('a', make, { now: 0 }), cache.get('a', make, { now: 0 })]
  files[0]?.finish()
  const [first, second] = await Promise.all(both)
  expect(second).toBe(first)
  expect(await cache.get('a', make, { now: 999 })).toBe(first)
  expect(files).toHaveLength(1)

  const again = cache.get('a', make, { now: 1_000 })
  files[1]?.finish()
  expect(await again).not.toBe(first)
})

test('one who leaves takes it from nobody; when all have left, the work is stopped and nothing is kept', async () => {
  const cache = newCache()
  const { files, make } = maker()
  const [one, other] = [new AbortController(), new AbortController()]
  const leaving = cache.get('a', make, { signal: one.signal })
  const staying = cache.get('a', make, { signal: other.signal })
  one.abort(new Error('gone'))
  await expect(leaving).rejects.toThrow('gone')
  expect(files[0]?.signal.aborted).toBe(false)
  files[0]?.finish()
  expect((await staying).byteLength).toBe(10)

  const alone = new AbortController()
  const left = cache.get('b', make, { signal: alone.signal })
  alone.abort(new Error('gone too'))
  await expect(left).rejects.toThrow('gone too')
  expect(files[1]?.signal.aborted).toBe(true)
  const fresh = cache.get('b', make)
  files[2]?.finish()
  expect((await fresh).byteLength).toBe(10)
})

test('a failure is told to all who wait and not kept', async () => {
  const cache = newCache()
  const { files, make } = maker()
  const both = [cache.get('a', make), cache.get('a', make)]
  files[0]?.fail()
  for (const each of both) await expect(each).rejects.toThrow('no paper')
  const again = cache.get('a', make)
  files[1]?.finish()
  expect((await again).byteLength).toBe(10)
})

test('no more bytes than allowed: the one asked for longest ago goes first, and a huge one is not kept', async () => {
  const cache = newCache()
  let count = 0
  const make = (length: number) => async () => {
    count += 1
    return bytes(length)
  }
  for (const key of ['a', 'b', 'a', 'c']) await cache.get(key, make(40), { now: 0 })
  expect(count).toBe(3)
  await cache.get('a', make(40), { now: 0 })
  expect(count).toBe(3)
  await cache.get('b', make(40), { now: 0 })
  expect(count).toBe(4)
  await cache.get('huge', make(101), { now: 0 })
  await cache.get('huge', make(101), { now: 0 })
  expect(count).toBe(6)
})
