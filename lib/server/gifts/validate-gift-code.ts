import { findGiftCodeRefusal, type GiftCodeReason } from '@/lib/domain/commerce/gift-code'
import { AppError } from '@/lib/domain/errors'
import type { Db } from '@/lib/platform/db/client'

export interface ShownGiftCode {
  code: string
  type: string
  recipientName: string | null
  /** ISO 8601; null for a code that never expires. */
  expiresAt: string | null
  usageCount: number
  usageLimit: number
}
export type Validation = { valid: true; giftCode: ShownGiftCode } | { valid: false; reason: GiftCodeReason }

/** Whether a code could be redeemed at `now`. Always one query, so that the time taken tells nothing about the code. */
export async function validateGiftCode(db: Db, { code, now }: { code: string; now: Date }): Promise<Validation> {
  const row = await db.giftCode.findUnique({
    where: { code },
    select: {
      code: true,
      type: true,
      recipientName: true,
      expiresAt: true,
      usageCount: true,
      usageLimit: true,
      isActive: true,
    },
  })
  const reason = findGiftCodeRefusal(row, now)
  if (!row || reason) return { valid: false, reason: reason ?? 'unknown' }
  const { isActive: _, expiresAt, ...shown } = row
  return { valid: true, giftCode: { ...shown, expiresAt: expiresAt?.toISOString() ?? null } }
}

const ERROR_CODES = {
  unknown: 'code_unknown',
  inactive: 'code_inactive',
  expired: 'code_expired',
  used: 'code_used',
} as const satisfies Record<GiftCodeReason, string>

export const giftCodeError = (reason: GiftCodeReason): AppError => new AppError(ERROR_CODES[reason])

/**
 * Fails fast for a code that can't be used, before anything is created for it. Whether a use is really left is decided
 * by `consumeGiftCode`.
 * @throws code_unknown, code_inactive, code_expired or code_used
 */
export async function checkGiftCode(db: Db, input: { code: string; now: Date }): Promise<void> {
  const validation = await validateGiftCode(db, input)
  if (!validation.valid) throw giftCodeError(validation.reason)
}
