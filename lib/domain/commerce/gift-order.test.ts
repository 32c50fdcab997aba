import { canDeliverOn, deliveryTime, resolveTimeZone } from './gift-order'

const NOW = new Date('2026-11-20T14:30:00.000Z')

test.each([
  ['', 'UTC', true],
  ['2026-11-20', 'UTC', true],
  ['2026-11-19', 'UTC', false],
  // At this moment it is the 21st in Sydney and the 20th in New York.
  ['2026-11-20', 'Australia/Sydney', false],
  ['2026-11-21', 'Australia/Sydney', true],
  ['2026-11-20', 'America/New_York', true],
  ['2027-11-20', 'UTC', true],
  ['2027-11-21', 'UTC', false],
  ['2026-11-20', 'Nowhere/Land', true],
])('“%s” in %s can be chosen: %s', (day, timeZone, can) => {
  expect(canDeliverOn(day, { timeZone, now: NOW })).toBe(can)
})

test('delivery: for every selectable day, the letter is sent on it, or at once for today', () => {
  for (const timeZone of ['Australia/Sydney', 'America/New_York', 'Asia/Kathmandu', 'Pacific/Kiritimati']) {
    for (let ahead = -2; ahead < 380; ahead++) {
      const day = new Date(NOW.getTime() + ahead * 86_400_000).toISOString().slice(0, 10)
      if (!canDeliverOn(day, { timeZone, now: NOW })) continue
      const out = deliveryTime({ deliverOn: day, timeZone }, NOW)
      const there = new Intl.DateTimeFormat('en-CA', { timeZone }).format(out)
      expect([timeZone, day, there]).toEqual([timeZone, day, day])
    }
  }
})

test('time zone: an unknown zone becomes UTC', () => {
  expect([resolveTimeZone('Australia/Sydney'), resolveTimeZone('Nowhere/Land'), resolveTimeZone('')]).toEqual([
    'Australia/Sydney',
    'UTC',
    'UTC',
  ])
})
