import fc from 'fast-check'
import type { Matrix, Point } from '../scene'
import { eachCurve } from './curves'
import { boxOf, createEmptyExtent, includePath } from './measure-path'

const number = fc.integer({ min: -400, max: 400 }).map((tenths) => tenths / 10)
const command = (letters: string, count: number) =>
  fc
    .tuple(fc.constantFrom(...letters), fc.array(number, { minLength: count, maxLength: count }))
    .map(([letter, numbers]) => letter + numbers.join(' '))
const arc = fc
  .tuple(fc.constantFrom('A', 'a'), number, number, fc.boolean(), fc.boolean(), number, number)
  .map(([letter, rx, ry, large, sweep, x, y]) => `${letter}${rx} ${ry} 30 ${+large} ${+sweep} ${x} ${y}`)
const anyPath = fc
  .tuple(
    command('M', 2),
    fc.array(
      fc.oneof(command('Cc', 6), command('SsQq', 4), command('LlTtm', 2), command('HhVv', 1), arc, fc.constant('Z')),
      { minLength: 1, maxLength: 12 },
    ),
  )
  .map(([first, rest]) => first + rest.join(''))

const M: Matrix = [0.8, 0.3, -0.4, 1.2, 10, -20]
const place = ([x, y]: Point): Point => [M[0] * x + M[2] * y + M[4], M[1] * x + M[3] * y + M[5]]
const STEPS = 60

test('the box of any path holds all of it and is no larger than its curves reach', () => {
  fc.assert(
    fc.property(anyPath, (d) => {
      const extent = createEmptyExtent()
      includePath(extent, d, M, 0)
      const { x, y, width, height } = boxOf(extent)
      const xs: number[] = []
      const ys: number[] = []
      let longest = 0
      eachCurve(d, (...four) => {
        const [a, b, c, e] = four.map(place) as [Point, Point, Point, Point]
        longest = Math.max(longest, ...[b, c, e].map((p) => Math.hypot(p[0] - a[0], p[1] - a[1])))
        for (let i = 0; i <= STEPS; i++) {
          const t = i / STEPS
          const mix = (k: 0 | 1) =>
            a[k] * (1 - t) ** 3 + 3 * b[k] * t * (1 - t) ** 2 + 3 * c[k] * t * t * (1 - t) + e[k] * t ** 3
          xs.push(mix(0))
          ys.push(mix(1))
        }
      })
      if (!xs.length) return
      // Between two samples a curve goes little farther than either.
      const near = 1e-6 + longest / STEPS
      for (const [least, from] of [
        [Math.min(...xs), x],
        [Math.min(...ys), y],
        [-Math.max(...xs), -x - width],
        [-Math.max(...ys), -y - height],
      ] as const) {
        expect(from).toBeLessThanOrEqual(least + 1e-6)
        expect(from).toBeGreaterThanOrEqual(least - near)
      }
    }),
  )
})
