// Gift codes: 8 characters from an alphabet without look-alikes. The demo code keeps its own spelling.
import { z } from 'zod'
import { GIFT_CODE_LENGTH } from './gift-code-length'

/** Without 0/O, 1/I/L, 5/S, 2/Z, 8/B and U/V, which are easily misread on a printed card. */
export const GIFT_CODE_ALPHABET = 'ACDEFGHJKMNPQRTWXY34679'
export const DEMO_GIFT_CODE = 'WAGTALE1'

export const giftCodeText = z
  .string({ error: 'Please enter a gift code.' })
  .transform((s) => s.replace(/[\s\p{Pd}\p{Cf}]/gu, '').toUpperCase())
  .pipe(z.string().min(1, 'Please enter a gift code.').max(64))

export const GIFT_CODE_REASONS = ['unknown', 'inactive', 'expired', 'used'] as const
export type GiftCodeReason = (typeof GIFT_CODE_REASONS)[number]

export interface GiftCodeFacts {
  isActive: boolean
  expiresAt: Date | null
  usageCount: number
  usageLimit: number
}

/**
 * Returns why a code can't be used at `now`; undefined if it can. Checks follow the order of the administrators' list
 * (spec 2, section 4).
 */
export function findGiftCodeRefusal(code: GiftCodeFacts | null, now: Date): GiftCodeReason | undefined {
  if (!code) return 'unknown'
  if (!code.isActive) return 'inactive'
  if (code.expiresAt && code.expiresAt <= now) return 'expired'
  if (code.usageCount >= code.usageLimit) return 'used'
  return undefined
}

/**
 * Makes a code from random bytes. Bytes that would favour some letters are skipped (rejection sampling).
 * @param bytes must return fresh random bytes on each call
 */
export function generateGiftCode(bytes: (n: number) => Uint8Array): string {
  const fair = Math.floor(256 / GIFT_CODE_ALPHABET.length) * GIFT_CODE_ALPHABET.length
  let code = ''
  while (code.length < GIFT_CODE_LENGTH)
    for (const b of bytes(16))
      if (b < fair && code.length < GIFT_CODE_LENGTH) code += GIFT_CODE_ALPHABET[b % GIFT_CODE_ALPHABET.length]
  return code
}

export const GIFT_CODE_TYPES = ['gift', 'admin', 'beta'] as const

export type GiftCodeStatus = 'inactive' | 'expired' | 'used' | 'active'

/**
 * Status in the administrators' list: Inactive, else Expired, else Used once `usedBy` is set, else Active (spec 2,
 * section 4).
 */
export function giftCodeStatus(
  { isActive, expiresAt, usedBy }: { isActive: boolean; expiresAt: Date | null; usedBy: string | null },
  now: Date,
): GiftCodeStatus {
  if (!isActive) return 'inactive'
  if (expiresAt && expiresAt <= now) return 'expired'
  return usedBy === null ? 'active' : 'used'
}
