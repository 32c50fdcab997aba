import { monthsAfter, newGiftCode } from './new-gift-code'

test('a gift needs somebody to give it to; a code of an administrator does not', () => {
  const missing = newGiftCode.safeParse({ type: 'gift' })
  expect(missing.error?.issues).toMatchObject([{ path: ['recipientEmail'], message: 'Recipient email is required for gift codes' }])
  expect(newGiftCode.safeParse({ recipientEmail: '' }).success).toBe(false)
  expect(newGiftCode.parse({ type: 'admin' })).toEqual({ type: 'admin', expiryMonths: 12 })
  expect(newGiftCode.parse({ recipientEmail: 'a@example.com', expiryMonths: '3', approved: true })).toEqual({ type: 'gift', recipientEmail: 'a@example.com', expiryMonths: 3 })
  expect(newGiftCode.safeParse({ type: 'admin', expiryMonths: 2 }).success).toBe(false)
  expect(newGiftCode.safeParse({ type: 'beta' }).success).toBe(false)
})

test.each([
  ['2026-11-20T10:00:00.000Z', 12, '2027-11-20T10:00:00.000Z'],
  ['2026-01-31T10:00:00.000Z', 1, '2026-02-28T10:00:00.000Z'],
  ['2026-10-31T23:59:00.000Z', 6, '2027-04-30T23:59:00.000Z'],
])('%s and %i months is %s', (from, months, to) => {
  expect(monthsAfter(new Date(from), months).toISOString()).toBe(to)
})
