import { giftCodeStatus } from './gift-code'
import { formatGiftCodesCsv } from './gift-code-csv'
import { newGiftCode, newGiftCodes, readRecipients } from './new-gift-code'

const PLAIN = { usageLimit: 1, mail: false, language: 'en' }

test('new code: a gift requires a recipient, an administrator’s code does not', () => {
  const missing = newGiftCode.safeParse({ type: 'gift' })
  expect(missing.error?.issues).toMatchObject([
    { path: ['recipientEmail'], message: 'Recipient email is required for gift codes' },
  ])
  expect(newGiftCode.safeParse({ recipientEmail: '' }).success).toBe(false)
  expect(newGiftCode.parse({ type: 'admin' })).toEqual({ type: 'admin', expiryMonths: 12, ...PLAIN })
  expect(newGiftCode.parse({ recipientEmail: 'a@example.com', expiryMonths: '3', approved: true })).toEqual({
    type: 'gift',
    recipientEmail: 'a@example.com',
    expiryMonths: 3,
    ...PLAIN,
  })
  expect(newGiftCode.safeParse({ type: 'admin', mail: true }).error?.issues).toMatchObject([
    { path: ['recipientEmail'] },
  ])
  expect(newGiftCode.safeParse({ type: 'admin', usageLimit: 0 }).success).toBe(false)
  expect(newGiftCode.safeParse({ type: 'admin', expiryMonths: 2 }).success).toBe(false)
  expect(newGiftCode.safeParse({ type: 'beta' }).success).toBe(false)
})

test('pasted recipients: one per line, name and address in any order; every invalid line is reported', () => {
  expect(
    readRecipients(
      'gran@example.com\r\n\n Gran Ng, gran.ng@example.com\n"Opa" <opa@example.com>\nann@example.com\tAnn\n',
    ),
  ).toEqual({
    recipients: [
      { email: 'gran@example.com', name: '' },
      { email: 'gran.ng@example.com', name: 'Gran Ng' },
      { email: 'opa@example.com', name: 'Opa' },
      { email: 'ann@example.com', name: 'Ann' },
    ],
    wrong: [],
  })
  expect(readRecipients('Gran\na@example.com,b,c').wrong).toEqual([1, 2])
  const problem = (input: object) => newGiftCodes.safeParse(input).error?.issues.map(({ message }) => message)
  expect(problem({ recipients: 'ok@example.com\nnobody' })).toEqual(['No valid email address on line 2'])
  expect(problem({ recipients: ' \n ' })).toEqual(['Recipient email is required for gift codes'])
  expect(problem({ recipients: Array.from({ length: 501 }, (_, i) => `a${i}@example.com`).join('\n') })).toEqual([
    'Make at most 500 codes at once',
  ])
  expect(problem({ type: 'admin', count: '501' })).toEqual(['Make at most 500 codes at once'])
  expect(newGiftCodes.parse({ type: 'admin', count: '3' }).codes).toEqual([null, null, null])
})

test('CSV: contains no formula and reads back unchanged', () => {
  const code = {
    code: 'ABCD2345',
    type: 'gift',
    recipientEmail: 'a@example.com',
    expiresAt: '2027-01-01T00:00:00.000Z',
    usageLimit: 1,
  }
  const csv = formatGiftCodesCsv([
    { ...code, recipientName: '=HYPERLINK("http://evil","x")', notes: '  @SUM(1)' },
    { ...code, recipientName: 'Ann "Nan" Ng', notes: '-1+2\r\nline two' },
  ])
  const [head, first, ...more] = csv.split('\r\n')
  expect(head).toBe('\uFEFF"code","type","recipient_name","recipient_email","expires_at","usage_limit","notes"')
  expect(first).toBe(
    '"ABCD2345","gift","\'=HYPERLINK(""http://evil"",""x"")","a@example.com","2027-01-01T00:00:00.000Z","1","\'  @SUM(1)"',
  )
  expect(more.join('\r\n')).toBe(
    '"ABCD2345","gift","Ann ""Nan"" Ng","a@example.com","2027-01-01T00:00:00.000Z","1","\'-1+2\r\nline two"\r\n',
  )
})

test('status: in the order of the specification', () => {
  const now = new Date('2026-11-20T00:00:00Z')
  const code = { isActive: true, expiresAt: null, usedBy: null }
  expect(giftCodeStatus({ isActive: false, expiresAt: now, usedBy: 'x' }, now)).toBe('inactive')
  expect(giftCodeStatus({ ...code, expiresAt: now, usedBy: 'x' }, now)).toBe('expired')
  expect(giftCodeStatus({ ...code, usedBy: 'x' }, now)).toBe('used')
  expect(giftCodeStatus(code, now)).toBe('active')
})
