import { matchingStep, newTotpSecret, oneTimeCode, timeStep, toBase32, totpAddress } from './totp'

/** Appendix B of RFC 6238: the secret is the digits 1 to 0, as long as the hash. */
const secretOf = (length: number) => Buffer.from('1234567890'.repeat(7).slice(0, length))
test.each([
  [59, '94287082', '46119246', '90693936'],
  [1_111_111_109, '07081804', '68084774', '25091201'],
  [1_111_111_111, '14050471', '67062674', '99943326'],
  [1_234_567_890, '89005924', '91819424', '93441116'],
  [2_000_000_000, '69279037', '90698825', '38618901'],
  [20_000_000_000, '65353130', '77737706', '47863826'],
])('the codes of RFC 6238 at %i s', (seconds, sha1, sha256, sha512) => {
  const step = timeStep(new Date(seconds * 1000))
  const code = (algorithm: string, length: number) => oneTimeCode(secretOf(length), step, { digits: 8, algorithm })
  expect([code('sha1', 20), code('sha256', 32), code('sha512', 64)]).toEqual([sha1, sha256, sha512])
})

test('a code holds within its step and beside it, with blanks, and nowhere else', () => {
  const secret = secretOf(20)
  const now = new Date('2026-11-26T10:00:10.000Z')
  const step = timeStep(now)
  for (const drift of [-1, 0, 1])
    expect(matchingStep(secret, oneTimeCode(secret, step + drift), now)).toBe(step + drift)
  const code = oneTimeCode(secret, step)
  expect(matchingStep(secret, ` ${code.slice(0, 3)} ${code.slice(3)}`, now)).toBe(step)
  for (const wrong of [
    oneTimeCode(secret, step + 2),
    oneTimeCode(secret, step - 2),
    '',
    '0',
    `${code}0`,
    code.slice(1),
  ])
    expect(matchingStep(secret, wrong, now)).toBeNull()
})

test('base32 as in RFC 4648, and the address that apps read', () => {
  expect(['f', 'fo', 'foo', 'foob', 'fooba', 'foobar'].map((text) => toBase32(Buffer.from(text)))).toEqual([
    'MY',
    'MZXQ',
    'MZXW6',
    'MZXW6YQ',
    'MZXW6YTB',
    'MZXW6YTBOI',
  ])
  expect(newTotpSecret()).toHaveLength(20)
  expect(totpAddress({ issuer: 'Wagtale', username: 'ann b', secret: Buffer.from('fooba') })).toBe(
    'otpauth://totp/Wagtale:ann%20b?secret=MZXW6YTB&issuer=Wagtale',
  )
})
