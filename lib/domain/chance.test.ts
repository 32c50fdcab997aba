import fc from 'fast-check'
import { chance, pick, stream } from './chance'

test('chance: the same seed and key give the same number in [0, 1)', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (seed, key) => {
      const value = chance(seed, key)
      expect(value).toBe(chance(seed, key))
      expect(value).toBeGreaterThanOrEqual(0)
      expect(value).toBeLessThan(1)
    }),
  )
})

test('chance: numbers are evenly distributed over keys', () => {
  const counts = [0, 0, 0, 0]
  for (let i = 0; i < 4000; i++) {
    const drawn = pick('seed', `key ${i}`, [0, 1, 2, 3])
    counts[drawn] = (counts[drawn] ?? 0) + 1
  }
  for (const n of counts) expect(Math.abs(n - 1000)).toBeLessThan(120)
})

test('stream: restarts with the same numbers and does not get stuck', () => {
  const [a, b] = [stream('s', 'k'), stream('s', 'k')]
  const values = Array.from({ length: 200 }, () => a())
  expect(values).toEqual(Array.from({ length: 200 }, () => b()))
  expect(new Set(values).size).toBeGreaterThan(195)
})
