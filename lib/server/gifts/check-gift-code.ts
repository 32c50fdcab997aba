import { AppError } from '@/lib/domain/errors'
import type { GiftCodeReason } from '@/lib/domain/commerce/gift-code'
import type { Db } from '@/lib/platform/db/client'
import { validateGiftCode } from './validate-gift-code'

const CODE_OF = {
  unknown: 'code_unknown',
  inactive: 'code_inactive',
  expired: 'code_expired',
  used: 'code_used',
} as const satisfies Record<GiftCodeReason, string>

export const refuseGiftCode = (reason: GiftCodeReason): AppError => new AppError(CODE_OF[reason])

/** Throws for a code that can't be used, before anything is made for it. Whether a use is left is settled when it is taken. */
export async function checkGiftCode(db: Db, asked: { code: string; now: Date }): Promise<void> {
  const answer = await validateGiftCode(db, asked)
  if (!answer.valid) throw refuseGiftCode(answer.reason)
}
