import type { PrintStatusChange } from '@/lib/domain/commerce/order-filters'
import { isPrintTransitionAllowed, momentsOf } from '@/lib/domain/commerce/print-order'
import { AppError } from '@/lib/domain/errors'
import type { Viewer } from '@/lib/domain/viewer'
import type { Db } from '@/lib/platform/db/client'
import { queuePrintUpdate } from '@/lib/server/mail/queue-print-update'
import { requireAdmin } from '@/lib/server/authorization/require-admin'
import { recordAuditEvent } from '@/lib/server/admin/record-audit-event'

/**
 * Moves a print order forward to another status and mails whoever ordered. The printer's webhook moves orders too, so
 * the change applies only to the status that the administrator saw.
 * @throws not_found; order_moved when the status has changed meanwhile; order_stays for a move that is not allowed
 */
export async function updatePrintOrderStatus(
  db: Db,
  { viewer, change: { id, from, to, trackingNumber }, now }: { viewer: Viewer; change: PrintStatusChange; now: Date },
): Promise<void> {
  const admin = requireAdmin({ viewer })
  await db.$transaction(async (tx) => {
    const [order] = await tx.$queryRaw<
      { status: string }[]
    >`SELECT status FROM print_orders WHERE id = ${id}::uuid FOR UPDATE`
    if (!order) throw new AppError('not_found')
    if (order.status !== from) throw new AppError('order_moved')
    if (!isPrintTransitionAllowed(from, to)) throw new AppError('order_stays')
    await tx.printOrder.update({
      where: { id },
      data: {
        status: to,
        ...momentsOf(to, now),
        ...(trackingNumber ? { trackingNumber } : {}),
        ...(to === 'delivered' ? { actualDelivery: now } : {}),
      },
    })
    await queuePrintUpdate(tx, { id, status: to })
    await recordAuditEvent(tx, {
      actor: admin.username,
      act: 'print-order.move',
      subject: { type: 'print_order', id },
      detail: { from, to },
      now,
    })
  })
}
