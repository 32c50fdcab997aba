import {
  isPrintTransitionAllowed,
  PRINT_STATUSES,
  shippingAddress,
  type PrintStatus,
} from '@/lib/domain/commerce/print-order'
import type { z } from 'zod'
import type { Viewer } from '@/lib/domain/viewer'
import type { Db } from '@/lib/platform/db/client'
import { requireAdmin } from '@/lib/server/authorization/require-admin'
import { isUuid } from '@/lib/server/admin/is-uuid'
import type { ListedPrintOrder } from './list-all-print-orders'

/** `next`: statuses that it may move to. */
export interface PrintOrderDetail extends ListedPrintOrder {
  storyTitle: string | null
  size: string | null
  printerId: string | null
  estimatedDelivery: Date | null
  actualDelivery: Date | null
  startedAt: Date | null
  shippedAt: Date | null
  /** In the total. */
  surcharge: number
  postage: number | null
  country: string | null
  address: z.output<typeof shippingAddress> | null
  payments: { orderNumber: string; amount: number; currency: string; createdAt: Date; refundedAt: Date | null }[]
  next: PrintStatus[]
}

/** Null for an unknown id. */
export async function readPrintOrder(
  db: Db,
  { viewer, id }: { viewer: Viewer; id: string },
): Promise<PrintOrderDetail | null> {
  requireAdmin({ viewer })
  if (!isUuid(id)) return null
  const row = await db.printOrder.findUnique({
    where: { id },
    select: {
      id: true,
      storyId: true,
      productName: true,
      quantity: true,
      totalPrice: true,
      currency: true,
      status: true,
      trackingNumber: true,
      createdAt: true,
      size: true,
      printfulOrderId: true,
      estimatedDelivery: true,
      actualDelivery: true,
      startedAt: true,
      shippedAt: true,
      surcharge: true,
      postage: true,
      country: true,
      shippingAddress: true,
      story: { select: { title: true } },
      payments: {
        select: { orderNumber: true, amount: true, currency: true, createdAt: true, refundedAt: true },
        orderBy: { createdAt: 'asc' },
      },
    },
  })
  if (!row) return null
  const { story, shippingAddress: address, printfulOrderId, ...order } = row
  return {
    ...order,
    storyTitle: story?.title ?? null,
    printerId: printfulOrderId,
    address: shippingAddress.safeParse(address).data ?? null,
    next: PRINT_STATUSES.filter((status) => isPrintTransitionAllowed(row.status, status)),
  }
}
