import { inQuiet } from './in-quiet.mjs'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

/** Work that takes 100 ms and says when it began. */
const pieces =
  (started: string[], start = performance.now()) =>
  (name: string) =>
  (done: () => void) => {
    started.push(`${name} ${Math.round(performance.now() - start)}`)
    setTimeout(done, 100)
  }

test('work waits until nobody has asked for a while, and is done one after another', () => {
  const started: string[] = []
  const { asked, later } = inQuiet({ quiet: 3000, patience: 60_000 })
  const piece = pieces(started)
  asked()
  for (const name of ['a', 'b', 'c']) later(piece(name))
  jest.advanceTimersByTime(2000)
  asked()
  jest.advanceTimersByTime(2999)
  expect(started).toEqual([])
  jest.advanceTimersByTime(51)
  asked()
  jest.advanceTimersByTime(10_000)
  expect(started).toEqual(['a 5000', 'b 8050', 'c 8150'])
  later(piece('d'))
  expect(started.at(-1)).toBe('d 15050')
})

test('where somebody asks all the time, it is done all the same', () => {
  const started: string[] = []
  const { asked, later } = inQuiet({ quiet: 3000, patience: 60_000 })
  later(pieces(started)('a'))
  later(pieces(started)('b'))
  for (let second = 0; second < 62; second++) {
    asked()
    jest.advanceTimersByTime(1000)
  }
  expect(started).toEqual(['a 60000', 'b 60100'])
})
