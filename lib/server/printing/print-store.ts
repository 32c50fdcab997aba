import type { PrintProduct } from '@/lib/domain/commerce/print-order'
import { env, type Env } from '@/lib/platform/env'

interface PrintOrderLink {
  id: string
  productType: PrintProduct
  quantity: number
}

/** The commerce store's page, which sells the printed books; null while none is set up. */
export const printStore = (settings: Pick<Env, 'SHOPIFY_STORE_URL'> = env()): string | null =>
  settings.SHOPIFY_STORE_URL ?? null

/**
 * Where a print order is paid. The store is to copy `print_order` into its order's note attributes, by which its webhook
 * pays the order.
 */
export function printOrderLink(store: string, { id, productType, quantity }: PrintOrderLink): string {
  const address = new URL(store)
  address.searchParams.set('print_order', id)
  address.searchParams.set('product', productType)
  address.searchParams.set('quantity', String(quantity))
  return address.href
}
