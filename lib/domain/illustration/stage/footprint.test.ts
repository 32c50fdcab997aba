import { rect } from '../kit/shape'
import { giveWay, measureFootprint, projectFootprint, type Footprint } from './footprint'

const measured = (x: number, y: number, width: number, height: number): Footprint | null =>
  measureFootprint([rect(x, y, width, height, '#884422')])
const bench: Footprint = { use: 'sit', left: 400, right: 600, front: 790, height: 90 }

test('a thing gives way just as far as the feet in it ask, and not for feet before or behind it', () => {
  const aside = giveWay(bench, [[500, 760]]) ?? 0
  expect(Math.abs(aside)).toBeGreaterThan(100)
  expect(500 < 400 + aside || 500 > 600 + aside).toBe(true)
  expect(giveWay(bench, [[500, 860]])).toBe(0)
  expect(giveWay(bench, [[500, 640]])).toBe(0)
})

test('where there is no room beside the feet it is left out; what may be stood on stays', () => {
  const crowd = Array.from({ length: 11 }, (_, i) => [i * 100, 760] as const)
  expect(giveWay(bench, crowd)).toBeNull()
  expect(giveWay({ ...bench, use: 'stand' }, crowd)).toBe(0)
})

test('a fire keeps its distance, before it too', () => {
  expect(giveWay(bench, [[630, 760]])).toBe(0)
  expect(giveWay({ ...bench, use: 'never' }, [[630, 760]])).not.toBe(0)
  expect(giveWay({ ...bench, use: 'never' }, [[500, 800]])).not.toBe(0)
})

test('what declares no footprint is measured; ground, rows of houses and what lies flat take none', () => {
  expect(measured(400, 700, 200, 90)).toEqual({ use: 'behind', left: 400, right: 600, front: 790, height: 90 })
  expect(measured(300, 740, 400, 60)).toBeNull()
  expect(measured(-100, 500, 1200, 400)).toBeNull()
})

test('feet are measured where the camera shows the thing', () => {
  const near = (x: number, y: number) => projectFootprint(bench, { x, y, scale: 2 })
  expect(giveWay(near(-200, -700), [[500, 760]])).toBe(0)
  expect(giveWay(near(-500, -700), [[500, 790]])).not.toBe(0)
})

test('feet on the line of a sack’s foot would be in it, and it gives way', () => {
  const sack: Footprint = { ...bench, use: 'behind' }
  expect(giveWay(sack, [[500, 790]])).not.toBe(0)
  expect(giveWay(sack, [[500, 800]])).toBe(0)
})
