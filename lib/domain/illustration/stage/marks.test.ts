import fc from 'fast-check'
import { oval } from './marks'

test('an oval is as round as its two arcs: no radius is larger than half of its chord', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0.2, max: 400, noNaN: true }),
      fc.double({ min: 0.2, max: 400, noNaN: true }),
      (rx, ry) => {
        const arcs = [...oval(3, 5, rx, ry).matchAll(/a([\d.]+) ([\d.]+) 0 1 0 ?(-?[\d.]+) 0/g)]
        expect(arcs).toHaveLength(2)
        for (const [, radius, , chord] of arcs) {
          expect(Number(radius)).toBeLessThanOrEqual(Math.abs(Number(chord)) / 2)
          expect(Math.abs(Math.abs(Number(chord)) - 2 * rx)).toBeLessThanOrEqual(0.51)
        }
      },
    ),
  )
})
