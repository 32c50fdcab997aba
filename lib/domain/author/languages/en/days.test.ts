import fc from 'fast-check'
import { describeDay } from './days'

test.each([
  ['moving house', 'the day of moving house'],
  ['Moving house', 'the day of moving house'],
  ['first lost tooth', 'the day of the first lost tooth'],
  ['my first lost tooth!', 'the day of the first lost tooth'],
  ['First Lost Tooth', 'First Lost Tooth Day'],
  ['Our Gold Medal Day', 'Gold Medal Day'],
  ['Nana’s 80th', 'the day of Nana’s 80th'],
  ["Nana's 80th birthday", "Nana's 80th birthday"],
  ['80th birthday', 'the 80th birthday'],
  ['the day we moved', 'the day they moved'],
  ['We moved', 'the day they moved'],
  ['the school play', 'the day of the school play'],
  ['School play', 'the day of the school play'],
  ['sports day', 'sports day'],
  ['first day at kindy', 'the first day at kindy'],
  ['Songkran', 'Songkran'],
  ['Parade of Lights', 'Parade of Lights'],
  ['Christmas party', 'the day of the Christmas party'],
  ['お花見', 'お花見'],
])('typed day %s: "It was %s."', (typed, day) => {
  expect(describeDay(typed)).toBe(day)
})

test.each([undefined, '', '🏖️', 'I lost a tooth', 'the day that we finally get the keys to the new house'])(
  'typed day %s: is not named',
  (typed) => {
    expect(describeDay(typed)).toBeUndefined()
  },
)

test('typed day: whatever is typed, it is short and has no quotation marks', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (typed) => {
      const day = describeDay(typed) ?? 'Monday'
      expect(day.split(' ').length).toBeLessThanOrEqual(8)
      expect(day).not.toMatch(/["“”„«»]/)
    }),
  )
})
