import { isPrintTransitionAllowed, momentsOf, type PrintUpdate } from '@/lib/domain/commerce/print-order'
import { AppError } from '@/lib/domain/errors'
import type { Db } from '@/lib/platform/db/client'
import { queuePrintUpdate } from '@/lib/server/mail/queue-print-update'

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/**
 * Applies the printer's update, found by our order id or the printer's. Late and repeated updates change nothing; a
 * new status is mailed to whoever ordered.
 * @throws not_found
 */
export async function receivePrintUpdate(db: Db, { update, now }: { update: PrintUpdate; now: Date }): Promise<void> {
  await db.$transaction(async (tx) => {
    const [order] = await tx.$queryRaw<{ id: string; status: string }[]>`
      SELECT id::text, status FROM print_orders
      WHERE id = ${UUID.test(update.order_id) ? update.order_id : null}::uuid OR printful_order_id = ${update.order_id} LIMIT 1 FOR UPDATE`
    if (!order) throw new AppError('not_found')
    const advances = isPrintTransitionAllowed(order.status, update.status)
    const repeated = order.status === update.status
    if (!advances && !repeated) return
    await tx.printOrder.update({
      where: { id: order.id },
      data: {
        ...(advances ? { status: update.status, ...momentsOf(update.status, now) } : {}),
        ...(update.printer_order_id === undefined ? {} : { printfulOrderId: update.printer_order_id }),
        ...(update.tracking_number === undefined ? {} : { trackingNumber: update.tracking_number }),
        ...(update.estimated_delivery === undefined ? {} : { estimatedDelivery: new Date(update.estimated_delivery) }),
        ...(update.delivered_at === undefined ? {} : { actualDelivery: new Date(update.delivered_at) }),
      },
    })
    if (advances) await queuePrintUpdate(tx, { id: order.id, status: update.status })
  })
}
