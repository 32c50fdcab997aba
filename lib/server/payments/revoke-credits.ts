import type { Tx } from '@/lib/platform/db/client'
import { giftMailKey } from '@/lib/server/mail/queue-order'

/**
 * Revokes what is left of a refunded purchase. Books already made stay with their buyer; a gift mail that is not yet
 * due is not sent.
 */
export async function revokeCredits(tx: Tx, { purchaseId, now }: { purchaseId: string; now: Date }): Promise<void> {
  await tx.purchase.updateMany({ where: { id: purchaseId, refundedAt: null }, data: { refundedAt: now } })
  await tx.credit.updateMany({ where: { purchaseId, revokedAt: null }, data: { revokedAt: now } })
  const code = await tx.giftCode.findUnique({ where: { purchaseId }, select: { id: true } })
  if (!code) return
  await tx.giftCode.update({ where: { id: code.id }, data: { isActive: false } })
  await tx.mailOutbox.deleteMany({ where: { dedupeKey: giftMailKey(code.id), sentAt: null } })
}
