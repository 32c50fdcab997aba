import type { Db } from '@/lib/platform/db/client'

export interface Access {
  orderId: string
  product: string
  productName: string
  left: number
  total: number
  refunded: boolean
  gift: boolean
}

/** The purchase of an access link; null for an unknown token. */
export async function readAccess(db: Db, { token }: { token: string }): Promise<Access | null> {
  const row = await db.purchase.findFirst({
    where: { accessToken: token, status: 'completed' },
    select: {
      orderId: true,
      product: true,
      productName: true,
      refundedAt: true,
      gift: true,
      credit: { select: { quantity: true, spent: true } },
    },
  })
  if (!row) return null
  const { quantity = 0, spent = 0 } = row.credit ?? {}
  return {
    orderId: row.orderId,
    product: row.product,
    productName: row.productName,
    left: quantity - spent,
    total: quantity,
    refunded: row.refundedAt !== null,
    gift: row.gift !== null,
  }
}
