import { randomBytes } from 'node:crypto'
import { generateGiftCode } from '@/lib/domain/commerce/gift-code'
import { BOUGHT_CODE_MONTHS, storedGift } from '@/lib/domain/commerce/gift-order'
import { addMonths } from '@/lib/domain/calendar'
import { creditsFor, isProduct } from '@/lib/domain/commerce/products'
import type { Tx } from '@/lib/platform/db/client'
import type { Purchase } from '@/lib/platform/db/generated/client'
import { recordBooksChanged } from '@/lib/server/collaboration/count-room-books'
import { queueGiftMail, queueOrder } from '@/lib/server/mail/queue-order'

/**
 * Grants what was paid for: a credit, or a gift code for a gift, and queues the mails about it. The caller holds the
 * purchase's row lock, so this runs once; unique keys on credits and codes guard it as well.
 */
export async function grantCredits(tx: Tx, purchase: Purchase, now: Date, count = 1): Promise<void> {
  if (!isProduct(purchase.product)) throw new Error('a purchase of an unknown product')
  await tx.purchase.update({
    where: { id: purchase.id },
    data: { status: 'completed', completedAt: now, processingAt: null, paymentIntentId: purchase.paymentIntentId },
  })
  if (purchase.gift === null) {
    const quantity = creditsFor(purchase.product, purchase.amount / count) * count
    await tx.credit.create({
      data: {
        visitorId: purchase.visitorId,
        source: 'purchase',
        purchaseId: purchase.id,
        product: purchase.product,
        roomId: purchase.roomId,
        quantity,
        createdAt: now,
      },
    })
    if (purchase.roomId !== null) await recordBooksChanged(tx, { roomId: purchase.roomId, now })
    await queueOrder(tx, purchase)
    return
  }
  const gift = storedGift.parse(purchase.gift)
  for (;;) {
    // On the rare collision with an existing code, draws another.
    const [giftCode] = await tx.giftCode.createManyAndReturn({
      data: [
        {
          code: generateGiftCode(randomBytes),
          type: 'gift',
          createdBy: 'purchase',
          purchaseId: purchase.id,
          recipientName: gift.recipientName,
          recipientEmail: gift.recipientEmail || null,
          senderName: gift.senderName,
          message: gift.message || null,
          deliverAt: new Date(gift.deliverAt),
          expiresAt: addMonths(now, BOUGHT_CODE_MONTHS),
          createdAt: now,
        },
      ],
      skipDuplicates: true,
    })
    if (!giftCode) continue
    await queueGiftMail(tx, { code: giftCode, purchase })
    return
  }
}
