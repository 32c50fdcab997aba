import { matchesOurPrices, orderIdsOf, type StoreOrder } from '@/lib/domain/commerce/store-order'
import type { Store } from '@/lib/domain/commerce/stores'
import { AppError } from '@/lib/domain/errors'
import type { Db } from '@/lib/platform/db/client'
import { log } from '@/lib/platform/log'
import { grantCredits } from './grant-credits'
import { storeRow } from './store-row'

/**
 * Error for an order that is signed by a store but for none of our products. Logged as an alert: a person has to
 * look.
 */
export function refuseStoreOrder(store: Store): AppError {
  log.error('order.mismatch', { alert: true, code: store })
  return new AppError('order_mismatch')
}

/**
 * Records an order that was paid in a store: one purchase per order id, with its credit and the mail with its access
 * link. It belongs to no visitor until its buyer claims it. One at another price than ours (a sale, a voucher, a tip)
 * is held without a credit until a person releases it (release-store-order).
 */
export async function recordStoreOrder(
  db: Db,
  { store, order, now }: { store: Store; order: StoreOrder; now: Date },
): Promise<void> {
  for (const orderId of orderIdsOf(store, order.orderId)) {
    // Stores repeat their webhooks: no transaction for an order that is already there.
    const source = await sourceOf(db, orderId)
    if (source === store) return
    if (source === undefined) {
      const purchaseId = await createPurchase(db, store, { ...order, orderId }, now)
      if (purchaseId !== undefined) {
        if (matchesOurPrices(store, order)) return log.info('order.taken', { purchaseId })
        return log.error('order.held', { alert: true, purchaseId, code: store })
      }
      // Another process was faster, with the same order or with the other store's order of that number.
      if ((await sourceOf(db, orderId)) === store) return
    }
  }
}

const sourceOf = async (db: Db, orderId: string): Promise<string | undefined> =>
  (await db.purchase.findUnique({ where: { orderId }, select: { source: true } }))?.source

const createPurchase = (db: Db, store: Store, order: StoreOrder, now: Date): Promise<string | undefined> =>
  db.$transaction(async (tx) => {
    const isOurs = matchesOurPrices(store, order)
    const [purchase] = await tx.purchase.createManyAndReturn({
      data: [{ ...storeRow(store, order, now), ...(isOurs ? {} : { status: 'held' }) }],
      skipDuplicates: true,
    })
    if (purchase && isOurs) await grantCredits(tx, purchase, now, order.count)
    return purchase?.id
  })
