import fc from 'fast-check'
import { group, path, rect } from '../illustration/kit/shape'
import { scale, translate, compose } from '../illustration/kit/vector'
import type { Scene } from '../illustration/scene'
import { castBox, wholeHeight, window } from './crop'

const scene = (top: number, bottom: number): Scene => ({
  width: 1000,
  height: 1000,
  nodes: [
    rect(0, 0, 1000, 1000, '#bfe1e8'),
    group(
      [
        group([path(`M0 0H10V10H0Z`, '#b93418')], {
          cast: 'child',
          transform: compose(translate(400, top), scale(10, (bottom - top) / 10)),
        }),
      ],
      {},
    ),
  ],
})

describe('castBox', () => {
  it('follows transforms and knows nothing of scenery', () => {
    expect(castBox(scene(300, 800))).toEqual({ x: 400, y: 300, width: 100, height: 500 })
    expect(castBox({ width: 1000, height: 1000, nodes: [rect(0, 0, 1000, 1000, '#bfe1e8')] })).toBeUndefined()
  })
  it("ends at the picture's edge", () => {
    expect(castBox(scene(700, 1300))).toEqual({ x: 400, y: 700, width: 100, height: 300 })
  })
})

describe('window', () => {
  it('gives up sky first', () => {
    expect(window(scene(500, 900), 700)).toMatchObject({ y: 255, height: 700 })
  })
  it('moves down for feet and up for heads', () => {
    expect(window(scene(400, 940), 700).y).toBe(275)
    expect(window(scene(400, 990), 700).y).toBe(300)
    expect(window(scene(100, 600), 700).y).toBe(60)
  })
  it('lets feet go before heads when everybody is too tall', () => {
    expect(window(scene(50, 1000), 700).y).toBe(10)
  })
  it('stays inside the picture, as tall as asked, and shows whoever fits', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 900 }),
        fc.integer({ min: 20, max: 1000 }),
        fc.integer({ min: 300, max: 1200 }),
        (top, tall, height) => {
          const bottom = Math.min(1000, top + tall)
          const shown = window(scene(top, bottom), height)
          expect(shown.y).toBeGreaterThanOrEqual(0)
          expect(shown.y + shown.height).toBeLessThanOrEqual(1000 + 1e-9)
          expect(shown.height).toBe(Math.min(height, 1000))
          expect(shown.y).toBeLessThanOrEqual(top)
          if (bottom - top + 80 <= shown.height) expect(shown.y + shown.height).toBeGreaterThanOrEqual(bottom - 1e-9)
        },
      ),
    )
  })
})

test('the height that shows everyone whole has air above heads and ground below feet, and ends at the page', () => {
  expect(wholeHeight(scene(300, 800))).toBeCloseTo(500 + 40 + 35)
  expect(wholeHeight(scene(20, 990))).toBe(1000)
  expect(wholeHeight({ width: 1000, height: 1000, nodes: [rect(0, 0, 1000, 1000, '#bfe1e8')] })).toBe(0)
})
