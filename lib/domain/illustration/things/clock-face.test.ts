import { clockHands, readClock, timeOf, withTime } from './clock-face'

test('a clock shows the told hour, or one that the light makes likely', () => {
  expect(timeOf({ light: 'morning', time: '5:55' })).toBe('5:55')
  expect([timeOf({ light: 'noon' }), timeOf({ light: 'night' })]).toEqual(['12:00', '9:00'])
  expect(withTime('clock', 'post', { light: 'noon' })).toBe('post 12:00')
  expect(withTime('sign', 'CLOSED', { light: 'noon' })).toBe('CLOSED')
  expect(readClock('post 5:55')).toEqual({ variant: 'post', time: '5:55' })
  expect(readClock()).toEqual({ variant: '', time: '10:10' })
})

test('the hands point where they do at that hour, in a mirrored place too', () => {
  const three = clockHands('3:00', 10)
  expect(three.long).toEqual([0, -10])
  expect(three.short[0]).toBeCloseTo(6)
  expect(three.short[1]).toBeCloseTo(0)
  // At half past nine the short hand is halfway to ten.
  const { long, short } = clockHands('9:30', 10)
  expect(long[1]).toBeCloseTo(10)
  expect(short[0]).toBeLessThan(-5)
  expect(short[1]).toBeLessThan(0)
  expect(clockHands('3:00', 10, true).short[0]).toBeCloseTo(-6)
})
