import type { InvoicedOrder } from '@/lib/domain/commerce/invoice'
import { SURCHARGE_SKU } from '@/lib/domain/commerce/store-order'
import { shippingAddress } from '@/lib/domain/commerce/print-order'
import type { Viewer } from '@/lib/domain/viewer'
import type { Db, Tx } from '@/lib/platform/db/client'
import { isUuid } from '@/lib/server/admin/is-uuid'
import { isInvoiceKey } from './invoice-key'

export interface InvoiceAccess {
  viewer: Viewer
  id: string
  /** Of a letter's link. */
  key: string | null
}

/** A paid purchase or print order of the viewer's, or of whoever has its letter; null for anything else. */
export async function findInvoicedOrder(
  db: Db | Tx,
  { viewer, id, key }: InvoiceAccess,
): Promise<InvoicedOrder | null> {
  if (!isUuid(id)) return null
  const isLetter = isInvoiceKey(id, key)
  if (!isLetter && viewer.visitorId === null) return null
  const owned = { id, ...(isLetter ? {} : { visitorId: viewer.visitorId }) }
  return (await findPurchase(db, owned)) ?? (await findPrintOrder(db, owned))
}

type Owned = { id: string; visitorId?: string | null }

async function findPurchase(db: Db | Tx, owned: Owned): Promise<InvoicedOrder | null> {
  const row = await db.purchase.findFirst({ where: { ...owned, status: 'completed' } })
  return (
    row && {
      order: row.orderId,
      paidAt: row.completedAt ?? row.createdAt,
      refundedAt: row.refundedAt,
      buyer: { name: row.customerName, email: row.customerEmail },
      country: row.country,
      language: row.language,
      currency: row.currency,
      lines: [{ product: row.product, quantity: row.quantity, amount: row.amount }],
    }
  )
}

/** Paid in a store: by its payments that stand, or by those refunded where none does. */
async function findPrintOrder(db: Db | Tx, owned: Owned): Promise<InvoicedOrder | null> {
  const row = await db.printOrder.findFirst({
    where: owned,
    select: {
      productType: true,
      quantity: true,
      surcharge: true,
      shippingAddress: true,
      payments: { orderBy: { createdAt: 'asc' } },
      story: { select: { email: true, language: true } },
    },
  })
  const standing = row?.payments.filter(({ refundedAt }) => refundedAt === null) ?? []
  const payments = standing.length > 0 ? standing : (row?.payments ?? [])
  const [first] = payments
  if (!row || !first) return null
  const address = shippingAddress.safeParse(row.shippingAddress).data
  return {
    order: first.orderNumber,
    paidAt: first.createdAt,
    refundedAt: standing.length > 0 ? null : first.refundedAt,
    buyer: { name: address?.name ?? '', email: row.story?.email ?? '' },
    country: address?.country ?? null,
    language: row.story?.language ?? 'en',
    currency: first.currency,
    lines: payments
      .filter(({ currency }) => currency === first.currency)
      .flatMap(({ amount, asOrdered }) => {
        // At another price nothing says what of it was surcharge.
        const surcharge = asOrdered ? row.surcharge : 0
        const { productType: product, quantity } = row
        return [
          { product, quantity, amount: amount - surcharge },
          ...(surcharge > 0 ? [{ product: SURCHARGE_SKU, quantity, amount: surcharge }] : []),
        ]
      }),
  }
}
