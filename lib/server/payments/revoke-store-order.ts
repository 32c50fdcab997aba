import type { Store } from '@/lib/domain/commerce/stores'
import { AppError } from '@/lib/domain/errors'
import type { Db } from '@/lib/platform/db/client'
import { revoke } from './revoke'

/**
 * A store gave an order's money back. @throws order_unknown when the news overtook the order: the store sends it again
 */
export async function revokeStoreOrder(db: Db, { store, orderId, now }: { store: Store; orderId: string; now: Date }): Promise<void> {
  await db.$transaction(async (tx) => {
    const rows = await tx.purchase.findMany({ where: { source: store, OR: [{ orderId }, { orderId: { startsWith: `${orderId}/` } }] }, select: { id: true } })
    if (rows.length === 0) throw new AppError('order_unknown')
    for (const { id } of rows) await revoke(tx, { purchaseId: id, now })
  })
}
