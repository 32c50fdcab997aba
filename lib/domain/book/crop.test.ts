import fc from 'fast-check'
import { group, path, rect } from '../illustration/kit/shape'
import { scale, translate, compose } from '../illustration/kit/vector'
import type { Scene } from '../illustration/scene'
import { measureCast, measureWholeHeight, cropToCast } from './crop'

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

describe('measureCast', () => {
  it('applies transforms and ignores scenery', () => {
    expect(measureCast(scene(300, 800))).toEqual({ x: 400, y: 300, width: 100, height: 500 })
    expect(measureCast({ width: 1000, height: 1000, nodes: [rect(0, 0, 1000, 1000, '#bfe1e8')] })).toBeUndefined()
  })
  it('is clipped to the picture', () => {
    expect(measureCast(scene(700, 1300))).toEqual({ x: 400, y: 700, width: 100, height: 300 })
  })
})

describe('cropToCast', () => {
  it('cuts sky first', () => {
    expect(cropToCast(scene(500, 900), 700)).toMatchObject({ y: 255, height: 700 })
  })
  it('moves down for feet and up for heads', () => {
    expect(cropToCast(scene(400, 940), 700).y).toBe(275)
    expect(cropToCast(scene(400, 990), 700).y).toBe(300)
    expect(cropToCast(scene(100, 600), 700).y).toBe(60)
  })
  it('cuts feet before heads when the cast is taller than the window', () => {
    expect(cropToCast(scene(50, 1000), 700).y).toBe(50)
  })
  it('gives up margins before anything essential, and counts named things', () => {
    const tight = cropToCast(scene(150, 820), 680)
    expect(tight.y).toBeLessThanOrEqual(150)
    expect(tight.y + tight.height).toBeGreaterThanOrEqual(820)
    const { nodes, ...page } = scene(500, 900)
    const low = group([path('M0 960H10V990H0Z', '#b93418')], { part: 'prop:egg' })
    expect(cropToCast({ ...page, nodes: [...nodes, low] }, 700).y).toBe(300)
    expect(cropToCast({ ...page, nodes, essential: { x: 0, y: 40, width: 10, height: 100 } }, 700).y).toBe(0)
  })
  it('stays inside the picture, has the requested height and shows whoever fits', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 900 }),
        fc.integer({ min: 20, max: 1000 }),
        fc.integer({ min: 300, max: 1200 }),
        (top, tall, height) => {
          const bottom = Math.min(1000, top + tall)
          const shown = cropToCast(scene(top, bottom), height)
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

test('measureWholeHeight: includes margins above heads and below feet, and ends at the page', () => {
  expect(measureWholeHeight(scene(300, 800))).toBeCloseTo(500 + 40 + 35)
  expect(measureWholeHeight(scene(20, 990))).toBe(1000)
  expect(measureWholeHeight({ width: 1000, height: 1000, nodes: [rect(0, 0, 1000, 1000, '#bfe1e8')] })).toBe(0)
})
