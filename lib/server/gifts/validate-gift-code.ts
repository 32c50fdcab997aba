import { giftCodeRefusal, type GiftCodeReason } from '@/lib/domain/commerce/gift-code'
import type { Db } from '@/lib/platform/db/client'

export interface ShownGiftCode {
  code: string
  type: string
  recipientName: string | null
  expiresAt: string | null
  usageCount: number
  usageLimit: number
}
export type Validation = { valid: true; giftCode: ShownGiftCode } | { valid: false; reason: GiftCodeReason }

/** Whether a code could be redeemed at `now`. One look-up whatever the answer, so that a wrong code takes as long as a used one. */
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
  const reason = giftCodeRefusal(row, now)
  if (!row || reason) return { valid: false, reason: reason ?? 'unknown' }
  const { isActive: _, expiresAt, ...shown } = row
  return { valid: true, giftCode: { ...shown, expiresAt: expiresAt?.toISOString() ?? null } }
}
