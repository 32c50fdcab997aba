import type { Viewer } from '@/lib/domain/viewer'
import type { Db } from '@/lib/platform/db/client'
import { requireAdmin } from '@/lib/server/authorization/require-admin'
import { isUuid } from '@/lib/server/admin/is-uuid'
import type { ListedPurchase } from './list-purchases'

/**
 * `storiesMade`: stories already made with its credit or its gift code. `refundable`: here; orders of a store are
 * refunded in the store. `releasable`: held at another price.
 */
export interface PurchaseDetail extends ListedPurchase {
  country: string | null
  completedAt: Date | null
  paymentId: string | null
  credits: number
  storiesMade: number
  gift: { code: string; recipient: string | null; deliverAt: Date | null } | null
  refundable: boolean
  releasable: boolean
}

/** Null for an unknown id. */
export async function readPurchase(
  db: Db,
  { viewer, id }: { viewer: Viewer; id: string },
): Promise<PurchaseDetail | null> {
  requireAdmin({ viewer })
  if (!isUuid(id)) return null
  const row = await db.purchase.findUnique({
    where: { id },
    select: {
      id: true,
      orderId: true,
      customerName: true,
      customerEmail: true,
      productName: true,
      amount: true,
      currency: true,
      source: true,
      status: true,
      createdAt: true,
      refundedAt: true,
      country: true,
      completedAt: true,
      paymentIntentId: true,
      credit: { select: { quantity: true, spent: true } },
      giftCode: { select: { code: true, recipientName: true, deliverAt: true, usageCount: true, usageLimit: true } },
    },
  })
  if (!row) return null
  const { credit, giftCode, paymentIntentId, ...purchase } = row
  return {
    ...purchase,
    paymentId: paymentIntentId,
    credits: credit?.quantity ?? giftCode?.usageLimit ?? 0,
    storiesMade: credit?.spent ?? giftCode?.usageCount ?? 0,
    gift: giftCode ? { code: giftCode.code, recipient: giftCode.recipientName, deliverAt: giftCode.deliverAt } : null,
    releasable: row.status === 'held' && row.refundedAt === null,
    refundable:
      row.status === 'completed' && row.source === 'stripe' && paymentIntentId !== null && row.refundedAt === null,
  }
}
