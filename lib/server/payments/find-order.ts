import { normaliseOrderId } from '@/lib/domain/commerce/claim'
import type { Db } from '@/lib/platform/db/client'
import type { Purchase } from '@/lib/platform/db/generated/client'

/**
 * The paid and the refunded purchases of one order. An order of several products is one purchase per product; the
 * further ones, and an order whose number the other store has too, have a suffix after a slash (`orderIdsOf`).
 * @param source a store, to leave the other store's order of the same number out
 */
export async function findOrder(
  db: Db,
  { orderId, email, source }: { orderId: string; email: string; source?: string },
): Promise<Purchase[]> {
  const [orderNumber = ''] = normaliseOrderId(orderId).split('/')
  const rows = await db.$queryRaw<{ id: string }[]>`SELECT id::text FROM purchases
    WHERE lower(customer_email) = lower(${email})
      AND (order_id = ${orderNumber} OR starts_with(order_id, ${`${orderNumber}/`}))
      AND (${source ?? null}::text IS NULL OR source = ${source ?? null})`
  return db.purchase.findMany({
    where: { id: { in: rows.map(({ id }) => id) }, OR: [{ status: 'completed' }, { refundedAt: { not: null } }] },
    orderBy: { orderId: 'asc' },
  })
}
