import { whyNot } from '@/lib/domain/commerce/gift-code'
import type { Tx } from '@/lib/platform/db/client'
import { refuseGiftCode } from './check-gift-code'

/**
 * Takes one use of a code, in one statement that no race gets past, and writes down the credit that it gave and the story that it went to.
 * A code that can't be used says why.
 */
export async function takeGiftCode(tx: Tx, { code, visitorId, storyId, usedBy, now }: { code: string; visitorId: string; storyId: string; usedBy: string; now: Date }): Promise<void> {
  const [taken] = await tx.$queryRaw<{ id: string; usage_count: number }[]>`
    UPDATE gift_codes SET usage_count = usage_count + 1,
      used_by = CASE WHEN usage_count + 1 >= usage_limit THEN ${usedBy} ELSE used_by END,
      used_at = CASE WHEN usage_count + 1 >= usage_limit THEN ${now} ELSE used_at END
    WHERE code = ${code} AND is_active AND (expires_at IS NULL OR expires_at > ${now}) AND usage_count < usage_limit
    RETURNING id::text, usage_count`
  if (!taken) {
    const facts = await tx.giftCode.findUnique({ where: { code }, select: { isActive: true, expiresAt: true, usageCount: true, usageLimit: true } })
    // A code freed between the two statements has been taken again by then, or will be at the next try.
    throw refuseGiftCode(whyNot(facts, now) ?? 'used')
  }
  await tx.credit.create({
    data: {
      visitorId, source: 'gift_code', giftCodeId: taken.id, giftCodeUse: taken.usage_count, product: 'digital', quantity: 1, spent: 1,
      spends: { create: { unit: 1, storyId } },
    },
  })
}
