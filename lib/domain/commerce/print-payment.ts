// What a store's order pays for printed books, and what that makes of the print order.
import type { PrintProduct, PrintStatus } from './print-order'

export interface PrintPayment {
  /** The store's own id of its order. */
  storeOrderId: string
  /** The number that the buyer knows. */
  orderNumber: string
  /** The print order that it pays, as far as the order says so. */
  printOrderId: string | null
  lines: readonly { product: PrintProduct; quantity: number; cents: number }[]
  currency: string
}

interface Ordered {
  productType: string
  quantity: number
  unitPrice: number
  currency: string
}

/** Whether a store's order is for exactly this book, this number of copies and our price. */
export const isAsOrdered = ({ lines, currency }: Pick<PrintPayment, 'lines' | 'currency'>, order: Ordered): boolean =>
  currency === order.currency &&
  lines.every(({ product, cents }) => product === order.productType && cents === order.unitPrice) &&
  lines.reduce((sum, { quantity }) => sum + quantity, 0) === order.quantity

export const amountOf = ({ lines }: Pick<PrintPayment, 'lines'>): number =>
  lines.reduce((sum, { quantity, cents }) => sum + quantity * cents, 0)

const WITH_THE_PRINTER: readonly string[] = ['in_production', 'shipped', 'delivered']

/**
 * The status of a print order by its store orders. Held for a person: paid at another price or twice, or after it was
 * cancelled. Whatever the printer has begun stays as it is.
 */
export function statusAfterPayments(
  status: string,
  payments: readonly { asOrdered: boolean; refundedAt: Date | null }[],
): PrintStatus | null {
  if (WITH_THE_PRINTER.includes(status)) return null
  const paid = payments.filter(({ refundedAt }) => refundedAt === null)
  if (paid.length === 0) return payments.length > 0 ? 'cancelled' : null
  return status !== 'cancelled' && paid.length === 1 && paid.every(({ asOrdered }) => asOrdered) ? 'paid' : 'held'
}
