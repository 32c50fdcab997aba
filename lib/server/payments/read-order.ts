import type { Db } from '@/lib/platform/db/client'

export interface CheckoutOrder {
  orderId: string
  cents: number
  gift: { recipientName: string } | null
  /** The room whose book it buys. */
  roomId: string | null
  done: boolean
}

/**
 * The order of a payment on the checkout page. Null for an unknown payment and for one that will not be paid any more.
 * No ownership check: whoever has the payment's client secret already sees the order.
 */
export async function readCheckoutOrder(db: Db, { paymentId }: { paymentId: string }): Promise<CheckoutOrder | null> {
  const row = await db.purchase.findUnique({
    where: { paymentIntentId: paymentId, status: { not: 'failed' } },
    select: { orderId: true, amount: true, gift: true, status: true, roomId: true },
  })
  if (!row) return null
  const recipient =
    typeof row.gift === 'object' && row.gift !== null && 'recipientName' in row.gift ? row.gift['recipientName'] : null
  return {
    orderId: row.orderId,
    cents: row.amount,
    gift: typeof recipient === 'string' ? { recipientName: recipient } : null,
    roomId: row.roomId,
    done: row.status === 'completed',
  }
}
