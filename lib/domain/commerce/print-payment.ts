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
  /** All that was paid as the printer's surcharge. */
  surcharge: number
  /** As far as the order says them. */
  postage: number | null
  country: string | null
  currency: string
}

interface Ordered {
  productType: string
  quantity: number
  unitPrice: number
  surcharge: number
  /** As quoted; null where it wasn't, and the store's till alone knew it. */
  postage: number | null
  country: string | null
  currency: string
}

/** Whether a parcel goes where it was quoted to, for the postage that was quoted. */
const isPostedAsQuoted = ({ postage, country }: Pick<PrintPayment, 'postage' | 'country'>, order: Ordered): boolean =>
  order.postage === null ||
  ((postage === null || postage === order.postage) && (country === null || country === order.country))

/** Whether a store's order is for exactly this book, this number of copies, and what was quoted for them. */
export const isAsOrdered = (
  { lines, currency, surcharge, ...parcel }: Omit<PrintPayment, 'storeOrderId' | 'orderNumber' | 'printOrderId'>,
  order: Ordered,
): boolean =>
  currency === order.currency &&
  surcharge === order.surcharge &&
  isPostedAsQuoted(parcel, order) &&
  lines.every(({ product, cents }) => product === order.productType && cents === order.unitPrice) &&
  lines.reduce((sum, { quantity }) => sum + quantity, 0) === order.quantity

/** For the books with their surcharge. Postage is the store's, on its own bill. */
export const amountOf = ({ lines, surcharge }: Pick<PrintPayment, 'lines' | 'surcharge'>): number =>
  lines.reduce((sum, { quantity, cents }) => sum + quantity * cents, surcharge)

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
