import type { Db } from '@/lib/platform/db/client'

export interface CheckoutOrder {
  orderId: string
  cents: number
  gift: { recipientName: string } | null
  done: boolean
}

/** What a payment at the till is for; null for one that we know nothing of, or that will not be paid any more. Whoever has the payment's secret has its order before them anyway. */
export async function readCheckoutOrder(db: Db, { paymentId }: { paymentId: string }): Promise<CheckoutOrder | null> {
  const row = await db.purchase.findUnique({
    where: { paymentIntentId: paymentId, status: { not: 'failed' } },
    select: { orderId: true, amount: true, gift: true, status: true },
  })
  if (!row) return null
  const recipient =
    typeof row.gift === 'object' && row.gift !== null && 'recipientName' in row.gift ? row.gift['recipientName'] : null
  return {
    orderId: row.orderId,
    cents: row.amount,
    gift: typeof recipient === 'string' ? { recipientName: recipient } : null,
    done: row.status === 'completed',
  }
}
