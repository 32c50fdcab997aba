import { findGiftCodeRefusal } from '@/lib/domain/commerce/gift-code'
import type { Tx } from '@/lib/platform/db/client'
import { giftCodeError } from './validate-gift-code'

/**
 * Consumes one use of a code, and records the credit that it gave and the story that spent it, all in one statement,
 * so that concurrent requests can't exceed the limit. A story without a dedication gets that of the gift's giver.
 * @throws code_unknown, code_inactive, code_expired or code_used
 */
export async function consumeGiftCode(
  tx: Tx,
  {
    code,
    visitorId,
    storyId,
    usedBy,
    now,
  }: { code: string; visitorId: string; storyId: string; usedBy: string; now: Date },
): Promise<void> {
  const inserted = await tx.$executeRaw`
    WITH code AS (
      UPDATE gift_codes SET usage_count = usage_count + 1,
        used_by = CASE WHEN usage_count + 1 >= usage_limit THEN ${usedBy} ELSE used_by END,
        used_at = CASE WHEN usage_count + 1 >= usage_limit THEN ${now} ELSE used_at END
      WHERE code = ${code} AND is_active AND (expires_at IS NULL OR expires_at > ${now}) AND usage_count < usage_limit
      RETURNING id, usage_count, purchase_id
    ), dedicated AS (
      UPDATE stories SET dedication = purchases.gift->>'dedication' FROM code JOIN purchases ON purchases.id = code.purchase_id
      WHERE stories.id = ${storyId} AND stories.dedication IS NULL AND purchases.gift->>'dedication' <> ''
    ), credit AS (
      INSERT INTO credits (id, user_id, source, gift_code_id, gift_code_use, product, quantity, spent)
      SELECT gen_random_uuid(), ${visitorId}, 'gift_code', id, usage_count, 'digital', 1, 1 FROM code
      RETURNING id
    )
    INSERT INTO credit_spends (credit_id, unit, story_id) SELECT id, 1, ${storyId} FROM credit`
  if (inserted === 0) {
    const giftCode = await tx.giftCode.findUnique({
      where: { code },
      select: { isActive: true, expiresAt: true, usageCount: true, usageLimit: true },
    })
    // Reported as used if the code became redeemable between the two statements; the next try succeeds.
    throw giftCodeError(findGiftCodeRefusal(giftCode, now) ?? 'used')
  }
}
