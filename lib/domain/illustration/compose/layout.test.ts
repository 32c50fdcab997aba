import fc from 'fast-check'
import { findFreeAir, layoutItems, MARGIN, PAGE } from './layout'
import type { LayoutItem } from './layout'

const ground = { y: 900, rowStep: 40, centreX: 500 }
const item = fc.record({
  width: fc.integer({ min: 20, max: 500 }),
  height: fc.integer({ min: 20, max: 500 }),
  want: fc.double({ min: 0, max: 1, noNaN: true }),
  row: fc.constantFrom(-1 as const, 0 as const, 1 as const),
  faced: fc.boolean(),
})
const items = fc.array(item, { minLength: 1, maxLength: 8 }).map((list) =>
  list.map(({ width, height, want, row, faced }, i): LayoutItem => ({
    id: `i${i}`,
    box: { x: -width / 2, y: -height, width, height },
    wantedX: want,
    row,
    lift: 0,
    minor: !faced,
    ...(faced ? { face: { centre: [0, -height * 0.8] as const, radius: Math.min(width, height) * 0.15 } } : {}),
  })),
)

test('whatever fits is placed inside the frame, by its row, in the order wanted', () => {
  fc.assert(
    fc.property(items, (list) => {
      const { placed, fit } = layoutItems(list, ground, 10)
      expect(placed).toHaveLength(list.length)
      expect(fit).toBeGreaterThan(0)
      if (fit < 1) return
      for (const { item: it, x, y } of placed) {
        expect(x + it.box.x).toBeGreaterThanOrEqual(MARGIN - 0.001)
        expect(x + it.box.x + it.box.width).toBeLessThanOrEqual(PAGE - MARGIN + 0.001)
        expect(y).toBe(ground.y + it.row * ground.rowStep)
      }
    }),
  )
})

test('two of one row keep off each other’s faces', () => {
  fc.assert(
    fc.property(items, (list) => {
      const { placed } = layoutItems(
        list.map((i) => ({ ...i, row: 0 })),
        ground,
        10,
      )
      for (const a of placed)
        for (const b of placed) {
          if (a === b || !a.item.face) continue
          const [left, right] = [
            a.x + a.item.face.centre[0] - a.item.face.radius,
            a.x + a.item.face.centre[0] + a.item.face.radius,
          ]
          const overlap = Math.min(right, b.x + b.item.box.x + b.item.box.width) - Math.max(left, b.x + b.item.box.x)
          expect(overlap).toBeLessThanOrEqual(0.001)
        }
    }),
  )
})

test('what flies finds free air inside the frame', () => {
  const box = { x: -40, y: -60, width: 80, height: 60 }
  const taken = [{ x: 300, y: 300, width: 400, height: 600 }]
  const {
    at: [x, y],
    free,
  } = findFreeAir(box, [500, 400], taken, 10)
  expect(free).toBe(true)
  expect(x + box.x >= 0 && x + box.x + box.width <= PAGE && y + box.y >= 0).toBe(true)
  expect(y <= 300 || x + 40 <= 300 || x - 40 >= 700).toBe(true)
})

describe('whoever is busy', () => {
  const person = (id: string, wantedX: number, more: Partial<LayoutItem>): LayoutItem => ({
    id,
    box: { x: -60, y: -300, width: 120, height: 300 },
    face: { centre: [0, -240], radius: 40 },
    wantedX,
    row: 0,
    lift: 0,
    minor: false,
    ...more,
  })
  const overlapOf = (items: readonly LayoutItem[]): number => {
    const [a, b] = layoutItems(items, ground, 10).placed
    if (!a || !b) throw new Error('two items')
    return a.x + a.item.box.x + a.item.box.width - (b.x + b.item.box.x)
  }
  const animal = { box: { x: -70, y: -120, width: 140, height: 120 }, row: 1 }

  test('has animals beside, not before hands and lap', () => {
    const before = [person('child', 0.4, { busy: false }), person('pet1', 0.6, { ...animal, isAnimal: true })]
    expect(overlapOf(before)).toBeGreaterThan(30)
    const beside = [person('child', 0.4, { busy: true }), person('pet1', 0.6, { ...animal, isAnimal: true })]
    expect(overlapOf(beside)).toBeLessThan(16)
  })

  test('sits beside whoever else sits', () => {
    const sitters = [person('child', 0.4, { sits: true }), person('elder', 0.6, { sits: true, row: -0.3 })]
    expect(overlapOf(sitters)).toBeLessThan(16)
  })
})
