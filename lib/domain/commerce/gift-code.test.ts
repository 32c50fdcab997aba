import { randomBytes } from 'node:crypto'
import { GIFT_CODE_ALPHABET, generateGiftCode, giftCodeText, findGiftCodeRefusal } from './gift-code'

const now = new Date('2026-11-20T00:00:00Z')
const good = { isActive: true, expiresAt: null, usageCount: 0, usageLimit: 1 }

test('generated code: eight letters of the alphabet, evenly distributed', () => {
  const counts = new Map<string, number>()
  for (let i = 0; i < 3000; i++) {
    const code = generateGiftCode((n) => randomBytes(n))
    expect(code).toMatch(/^[ACDEFGHJKMNPQRTWXY34679]{8}$/)
    for (const c of code) counts.set(c, (counts.get(c) ?? 0) + 1)
  }
  const mean = 24000 / GIFT_CODE_ALPHABET.length
  for (const c of GIFT_CODE_ALPHABET) expect(Math.abs((counts.get(c) ?? 0) - mean)).toBeLessThan(mean * 0.2)
})

test('refusal: each reason, in the order shown to administrators', () => {
  expect(findGiftCodeRefusal(null, now)).toBe('unknown')
  expect(findGiftCodeRefusal({ ...good, isActive: false, usageCount: 1 }, now)).toBe('inactive')
  expect(findGiftCodeRefusal({ ...good, expiresAt: now, usageCount: 1 }, now)).toBe('expired')
  expect(findGiftCodeRefusal({ ...good, usageCount: 1 }, now)).toBe('used')
  expect(findGiftCodeRefusal(good, now)).toBeUndefined()
})

test('typed code: spaces, dashes and invisible signs are removed, letters become upper case', () => {
  expect(giftCodeText.parse('\u2068WAGT\u00a0–\u00a0ale1\u2069')).toBe('WAGTALE1')
  expect(giftCodeText.parse(' wagt-ale1 ')).toBe('WAGTALE1')
  expect(giftCodeText.safeParse('').success).toBe(false)
})
