import { isPrintTransitionAllowed, type PrintUpdate } from '@/lib/domain/commerce/print-order'
import { AppError } from '@/lib/domain/errors'
import type { Db } from '@/lib/platform/db/client'
import { queuePrintUpdate } from '@/lib/server/mail/queue-print-update'

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** What the printer says of an order, by our number or by its own. Late and repeated news change nothing; what is new is passed on to whoever ordered. */
export async function receivePrintUpdate(db: Db, { news }: { news: PrintUpdate }): Promise<void> {
  await db.$transaction(async (tx) => {
    const [order] = await tx.$queryRaw<{ id: string; status: string }[]>`
      SELECT id::text, status FROM print_orders WHERE id = ${UUID.test(news.order_id) ? news.order_id : null}::uuid OR printful_order_id = ${news.order_id} LIMIT 1 FOR UPDATE`
    if (!order) throw new AppError('not_found')
    const on = isPrintTransitionAllowed(order.status, news.status)
    const same = order.status === news.status
    if (!on && !same) return
    await tx.printOrder.update({
      where: { id: order.id },
      data: {
        ...(on ? { status: news.status } : {}),
        ...(news.printer_order_id === undefined ? {} : { printfulOrderId: news.printer_order_id }),
        ...(news.tracking_number === undefined ? {} : { trackingNumber: news.tracking_number }),
        ...(news.estimated_delivery === undefined ? {} : { estimatedDelivery: new Date(news.estimated_delivery) }),
        ...(news.delivered_at === undefined ? {} : { actualDelivery: new Date(news.delivered_at) }),
      },
    })
    if (on) await queuePrintUpdate(tx, { id: order.id, status: news.status })
  })
}
