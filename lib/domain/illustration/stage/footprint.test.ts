import { rect } from '../kit/shape'
import { giveWay } from './footprint'

const bench = [rect(400, 700, 200, 90, '#884422')]
const still = { x: 0, y: 0, scale: 1 }

test('a thing gives way just as far as the feet in it ask, and not for feet before or behind it', () => {
  const aside = giveWay(bench, still, [[500, 760]]) ?? 0
  expect(Math.abs(aside)).toBeGreaterThan(100)
  expect(500 < 400 + aside || 500 > 600 + aside).toBe(true)
  expect(giveWay(bench, still, [[500, 860]])).toBe(0)
  expect(giveWay(bench, still, [[500, 640]])).toBe(0)
})

test('where there is no room beside the feet it is left out; ground and rugs stay', () => {
  const crowd = Array.from({ length: 11 }, (_, i) => [i * 100, 760] as const)
  expect(giveWay(bench, still, crowd)).toBeNull()
  expect(giveWay([rect(300, 740, 400, 60, '#884422')], still, [[500, 760]])).toBe(0)
  expect(giveWay([rect(-100, 500, 1200, 400, '#884422')], still, [[500, 760]])).toBe(0)
})

test('feet are measured where the camera shows the thing', () => {
  expect(giveWay(bench, { x: -200, y: -700, scale: 2 }, [[500, 760]])).toBe(0)
  expect(giveWay(bench, { x: -500, y: -700, scale: 2 }, [[500, 790]])).not.toBe(0)
})
