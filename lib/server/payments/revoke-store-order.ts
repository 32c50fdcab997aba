import { orderIdsOf, type StoreOrder } from '@/lib/domain/commerce/store-order'
import type { Store } from '@/lib/domain/commerce/stores'
import type { Db } from '@/lib/platform/db/client'
import { revokeCredits } from './revoke-credits'
import { storeRow } from './store-row'

/**
 * A store called an order off, or gave its money back. News that overtakes the order itself is kept in the order's place, so that the order
 * gives nothing when it comes. `lines`: what of the order is ours, each under an id of its own.
 */
export async function revokeStoreOrder(
  db: Db,
  { store, lines, now }: { store: Store; lines: readonly StoreOrder[]; now: Date },
): Promise<void> {
  await db.$transaction(async (tx) => {
    for (const line of lines) {
      for (const orderId of orderIdsOf(store, line.orderId)) {
        // An order that is being taken at this moment is waited for by its id.
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
