import { PRINT_PRODUCTS, PRINT_SIZE } from '@/lib/domain/commerce/print-order'
import { amountOf, isAsOrdered, statusAfterPayments, type PrintPayment } from '@/lib/domain/commerce/print-payment'
import type { Db, Tx } from '@/lib/platform/db/client'
import { log } from '@/lib/platform/log'
import { queuePrintUpdate } from '@/lib/server/mail/queue-print-update'

interface Received {
  payment: PrintPayment
  refunded: boolean
  now: Date
}

/**
 * Applies a store's order for printed books, paid, cancelled or refunded: in any order and however often it arrives.
 * What can't be told to belong to a print order is held for a person: money that came is never without a row.
 */
export async function receivePrintPayment(db: Db, { payment, refunded, now }: Received): Promise<void> {
  const { storeOrderId } = payment
  const held = await db.$transaction(async (tx) => {
    // The deliveries of one store order wait for each other.
    await tx.$queryRaw`SELECT 1 FROM pg_advisory_xact_lock(hashtextextended(${storeOrderId}, 0))`
    const earlier = await tx.printPayment.findUnique({ where: { storeOrderId } })
    if (earlier && (!refunded || earlier.refundedAt !== null)) return null
    const order = await lockOrder(tx, earlier?.printOrderId ?? payment.printOrderId, payment, now)
    if (earlier) await tx.printPayment.update({ where: { storeOrderId }, data: { refundedAt: now } })
    else
      await tx.printPayment.create({
        data: {
          storeOrderId,
          orderNumber: payment.orderNumber,
          printOrderId: order.id,
          amount: amountOf(payment),
          currency: payment.currency,
          asOrdered: isAsOrdered(payment, order),
          createdAt: now,
          refundedAt: refunded ? now : null,
        },
      })
    const payments = await tx.printPayment.findMany({ where: { printOrderId: order.id } })
    const status = statusAfterPayments(order.status, payments)
    // The printer has begun: whether it can still be stopped is for a person to see.
    if (status === null) return refunded ? order.id : null
    if (status === order.status) return null
    await tx.printOrder.update({ where: { id: order.id }, data: { status } })
    await queuePrintUpdate(tx, { id: order.id, status })
    return status === 'held' ? order.id : null
  })
  if (held !== null) log.error('print.held', { alert: true, printOrderId: held })
}

interface LockedOrder {
  id: string
  status: string
  productType: string
  quantity: number
  unitPrice: number
  surcharge: number
  postage: number | null
  country: string | null
  currency: string
}

/** The print order that the store's order names; if there is none, a row of its own, without a story. */
async function lockOrder(tx: Tx, id: string | null, payment: PrintPayment, now: Date): Promise<LockedOrder> {
  const [found] = await tx.$queryRaw<LockedOrder[]>`
    SELECT id::text, status, product_type AS "productType", quantity, unit_price AS "unitPrice", surcharge, postage, country,
      currency
    FROM print_orders WHERE id = ${id}::uuid FOR UPDATE`
  if (found) return found
  const [line] = payment.lines
  const productType = line?.product ?? 'hardcover_book'
  return tx.printOrder.create({
    data: {
      productType,
      productName: PRINT_PRODUCTS[productType].name,
      size: PRINT_SIZE,
      quantity: payment.lines.reduce((sum, { quantity }) => sum + quantity, 0),
      unitPrice: line?.cents ?? 0,
      surcharge: payment.surcharge,
      totalPrice: amountOf(payment),
      currency: payment.currency,
      // Nobody ordered it here: paid as it may be, a person looks.
      status: 'cancelled',
      createdAt: now,
    },
  })
}
