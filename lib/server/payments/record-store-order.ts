import { matchesOurPrices, orderIdsOf, type StoreOrder } from '@/lib/domain/commerce/store-order'
import type { Store } from '@/lib/domain/commerce/stores'
import { AppError } from '@/lib/domain/errors'
import type { Db } from '@/lib/platform/db/client'
import { log } from '@/lib/platform/log'
import { grantCredits } from './grant-credits'
import { storeRow } from './store-row'

/** What is signed by a store but is nothing that we sell: a person has to look at it. */
export function refuseStoreOrder(store: Store): AppError {
  log.error('order.mismatch', { alert: true, code: store })
  return new AppError('order_mismatch')
}

/**
 * An order that a store has been paid for becomes a purchase, once for each order id, with its credit and the letter that holds its
 * access link. It belongs to nobody's browser until its buyer brings it to one.
 * @throws order_mismatch for what is not sold like that; a person is told
 */
export async function recordStoreOrder(
  db: Db,
  { store, order, now }: { store: Store; order: StoreOrder; now: Date },
): Promise<void> {
  if (!matchesOurPrices(store, order)) throw refuseStoreOrder(store)
  for (const orderId of orderIdsOf(store, order.orderId)) {
    // Sent again, as stores do: no transaction for what is there.
    const source = await sourceOf(db, orderId)
    if (source === store) return
    if (source === undefined) {
      const purchaseId = await createPurchase(db, store, { ...order, orderId }, now)
      if (purchaseId !== undefined) return log.info('order.taken', { purchaseId })
      // Another process was faster: with the same order, or with the other store's of that number.
      if ((await sourceOf(db, orderId)) === store) return
    }
  }
}

const sourceOf = async (db: Db, orderId: string): Promise<string | undefined> =>
  (await db.purchase.findUnique({ where: { orderId }, select: { source: true } }))?.source

const createPurchase = (db: Db, store: Store, order: StoreOrder, now: Date): Promise<string | undefined> =>
  db.$transaction(async (tx) => {
    const [purchase] = await tx.purchase.createManyAndReturn({
      data: [storeRow(store, order, now)],
      skipDuplicates: true,
    })
    if (purchase) await grantCredits(tx, purchase, now, order.count)
    return purchase?.id
  })
