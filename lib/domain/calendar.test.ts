import { addDays, addMonths } from './calendar'

test.each([
  ['2026-11-20T10:00:00.000Z', 12, '2027-11-20T10:00:00.000Z'],
  ['2026-01-31T10:00:00.000Z', 1, '2026-02-28T10:00:00.000Z'],
  ['2026-10-31T23:59:00.000Z', 6, '2027-04-30T23:59:00.000Z'],
  ['2026-03-31T10:00:00.000Z', -1, '2026-02-28T10:00:00.000Z'],
  ['2028-02-29T10:00:00.000Z', -36, '2025-02-28T10:00:00.000Z'],
])('%s and %i months is %s', (from, months, to) => {
  expect(addMonths(new Date(from), months).toISOString()).toBe(to)
})

test('days are of 24 hours, forwards and back', () => {
  const noon = new Date('2026-12-31T12:00:00.000Z')
  expect(addDays(noon, 1).toISOString()).toBe('2027-01-01T12:00:00.000Z')
  expect(addDays(noon, -31).toISOString()).toBe('2026-11-30T12:00:00.000Z')
})
