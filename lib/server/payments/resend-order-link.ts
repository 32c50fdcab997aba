import { createHash } from 'node:crypto'
import type { OrderLinkRequest } from '@/lib/domain/commerce/claim'
import type { Db } from '@/lib/platform/db/client'
import { consumeAttempt } from '@/lib/platform/rate-limit'
import { queueOrder } from '@/lib/server/mail/queue-order'
import { findOrder } from './find-order'

/** Three tries an hour for one email address, right or wrong, from however many browsers. */
const PER_EMAIL = { most: 3, seconds: 3600 }

/**
 * Sends the link of a paid order again to the address that bought it. Answers the same whether there is such an order,
 * and never grants anything itself: only who reads that mailbox can use the order.
 */
export async function resendOrderLink(
  db: Db,
  { request: { orderId, email }, now }: { request: OrderLinkRequest; now: Date },
): Promise<void> {
  const hash = createHash('sha256').update(email.toLowerCase()).digest('hex')
  if ((await consumeAttempt(db, 'orderLinks', PER_EMAIL, hash)) > 0) return
  const purchases = await findOrder(db, { orderId, email })
  await db.$transaction(async (tx) => {
    for (const purchase of purchases)
      if (purchase.status === 'completed' && purchase.refundedAt === null)
        await queueOrder(tx, purchase, { again: now })
  })
}
