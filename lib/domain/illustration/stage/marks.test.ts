import { oval } from './marks'

test.each([20, 16.5, 13.4, 7.7, 7.3, 6.45, 2.26])('an oval of radius %d is as wide as its two arcs', (radius) => {
  const [, half, across] = /a([\d.]+) [\d.]+ 0 1 0 ([\d.]+) /.exec(oval(0, 0, radius)) ?? []
  expect(Number(across)).toBeCloseTo(2 * Number(half), 5)
  expect(Math.abs(Number(half) - radius)).toBeLessThanOrEqual(0.5)
})
