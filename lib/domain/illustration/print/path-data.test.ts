import fc from 'fast-check'
import type { Point } from '../scene'
import { eachCurve } from './curves'
import { shortenPath, chooseStep, type Step } from './path-data'

test.each<[string, Step, string, string]>([
  ['goes from point to point', 0.1, 'M10 20L30 25C1 2 3 4 50 60Z', 'M10 20l20 5c-29-23-27-21 20 35z'],
  [
    'says a repeated command once, and lines along an axis short',
    1,
    'M0 0L5 5L10 10H20V30L0 30Z',
    'M0 0l5 5 5 5h10v20h-20z',
  ],
  ['goes on from where a part began once it is closed', 1, 'M10 10L20 10ZL5 5M7 7l1 1', 'M10 10h10zl-5-5m2 2l1 1'],
  ['keeps numbers apart without a leading nought', 0.1, 'M0.55.55l-0.04-.26 1.96 3', 'M.6 .6l-.1-.3 2 3'],
  ['takes pairs after a move as lines', 1, 'm1 1 2 0 0 2', 'M1 1h2v2'],
  ['reads what is written as a power', 0.1, 'M1e1 -2.5e-7L1.5e+1 0', 'M10 0h5'],
  ['keeps an arc its radii and flags', 0.5, 'M0 0A10.25 5 30 0 1 20 .3', 'M0 0a10.3 5 30 0 1 20 .5'],
  ['keeps a dot that has only its round ends', 1, 'M4 4h0M8 8l0 0', 'M4 4h0m4 4h0'],
])('%s', (_, step, d, short) => expect(shortenPath(d, step)).toBe(short))

const number = fc.double({ min: -999, max: 999, noNaN: true }).map((v) => Math.round(v * 100) / 100)
const numbers = (n: number) => fc.array(number, { minLength: n, maxLength: n }).map((list) => list.join(' '))
const part = fc.oneof(
  ...(
    [
      ['L', 2],
      ['l', 2],
      ['H', 1],
      ['h', 1],
      ['V', 1],
      ['v', 1],
      ['C', 6],
      ['c', 6],
      ['S', 4],
      ['s', 4],
      ['Q', 4],
      ['q', 4],
      ['T', 2],
      ['t', 2],
      ['M', 2],
      ['m', 2],
    ] as const
  ).map(([letter, n]) => numbers(n).map((args) => `${letter}${args}`)),
  fc.constant('Z'),
)
const curves = (d: string): Point[] => {
  const points: Point[] = []
  eachCurve(d, (...four) => points.push(...four))
  return points
}

test('no point of any path moves by more than half a step, however long the path', () => {
  fc.assert(
    fc.property(
      fc.array(part, { minLength: 1, maxLength: 30 }),
      fc.constantFrom<Step>(1, 0.5, 0.2, 0.1),
      (parts, step) => {
        const d = `M10 10${parts.join('')}`
        const [original, printed] = [curves(d), curves(shortenPath(d, step))]
        expect(printed).toHaveLength(original.length)
        // A mirrored handle counts its point twice: that much more for each in a row.
        const slack = 2 + 2 * Math.max(0, ...d.split(/[^STst\d\s.-]/).map((run) => run.replace(/[^STst]/g, '').length))
        original.forEach((point, i) =>
          point.forEach((value, axis) =>
            expect(Math.abs(value - (printed[i]?.[axis] ?? NaN))).toBeLessThanOrEqual((step / 2) * slack + 1e-6),
          ),
        )
      },
    ),
    { seed: 3, numRuns: 300 },
  )
})

test('the grid is finer for what is drawn larger', () => {
  expect([0.1, 0.5, 0.52, 0.9, 1.04, 1.75, 2.6, 5, 40].map(chooseStep)).toEqual([1, 1, 1, 1, 1, 0.5, 0.2, 0.2, 0.1])
})
