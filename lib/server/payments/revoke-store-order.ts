import { orderIdsOf, type StoreOrder } from '@/lib/domain/commerce/store-order'
import type { Store } from '@/lib/domain/commerce/stores'
import type { Db } from '@/lib/platform/db/client'
import { revokeCredits } from './revoke-credits'
import { storeRow } from './store-row'

/**
 * Revokes an order that a store cancelled or refunded. A cancellation that arrives before its order is stored as a
 * refunded purchase, so that the order grants nothing when it comes.
 * @param lines our products in the order, each with an order id of its own
 */
export async function revokeStoreOrder(
  db: Db,
  { store, lines, now }: { store: Store; lines: readonly StoreOrder[]; now: Date },
): Promise<void> {
  await db.$transaction(async (tx) => {
    for (const line of lines) {
      for (const orderId of orderIdsOf(store, line.orderId)) {
        // Waits, by the unique order id, for a transaction that is recording this order right now.
        await tx.purchase.createMany({
          data: [{ ...storeRow(store, { ...line, orderId }, now), status: 'failed', refundedAt: now }],
          skipDuplicates: true,
        })
        const existing = await tx.purchase.findUnique({ where: { orderId }, select: { id: true, source: true } })
        if (existing?.source !== store) continue
        await revokeCredits(tx, { purchaseId: existing.id, now })
        break
      }
    }
  })
}
