import type { PrintOrderRow } from '@/components/book/print/print-orders'
import { isPrintProduct } from '@/lib/domain/commerce/print-order'
import { printOrderLink, printStore } from '@/lib/server/printing/print-store'

/** Own print orders, each that waits for its payment with the store's page. */
export function printOrderRows(
  orders: readonly (Omit<PrintOrderRow, 'payAt'> & { surcharge: number; country: string | null })[],
): PrintOrderRow[] {
  const store = printStore()
  return orders.map((order) => {
    const { productType } = order
    const isOpen = store !== null && order.status === 'pending' && isPrintProduct(productType)
    return { ...order, payAt: isOpen ? printOrderLink(store, { ...order, productType }) : null }
  })
}
