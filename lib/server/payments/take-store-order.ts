import { PRODUCT_FACTS } from '@/lib/domain/commerce/products'
import { matchesOurPrices, type StoreOrder } from '@/lib/domain/commerce/store-order'
import type { Store } from '@/lib/domain/commerce/stores'
import { LANGUAGES } from '@/lib/domain/story/lists'
import { AppError } from '@/lib/domain/errors'
import type { Db } from '@/lib/platform/db/client'
import { newId } from '@/lib/platform/ids'
import { log } from '@/lib/platform/log'
import { grant } from './grant'

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
export async function takeStoreOrder(db: Db, { store, order, now }: { store: Store; order: StoreOrder; now: Date }): Promise<void> {
  if (!matchesOurPrices(store, order)) throw refuseStoreOrder(store)
  // Sent again, as stores do: no transaction for what is there.
  if (await db.purchase.findUnique({ where: { orderId: order.orderId }, select: { id: true } })) return
  const language = LANGUAGES.find((known) => known === order.language) ?? 'en'
  const taken = await db.$transaction(async (tx) => {
    const [purchase] = await tx.purchase.createManyAndReturn({
      data: [{
        orderId: order.orderId, customerEmail: order.email, customerName: order.name, product: order.product, productName: PRODUCT_FACTS[order.product].name,
        amount: order.cents * order.count, currency: order.currency, source: store, accessToken: newId(), language, createdAt: now,
      }],
      skipDuplicates: true,
    })
    if (purchase) await grant(tx, purchase, now, order.count)
    return purchase
  })
  if (taken) log.info('order.taken', { purchaseId: taken.id })
}
