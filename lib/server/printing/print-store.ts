import type { PrintProduct } from '@/lib/domain/commerce/print-order'
import { cartLink, type StoreVariants } from '@/lib/domain/commerce/store-cart'
import { PRINT_ORDER_NOTE } from '@/lib/domain/commerce/store-order'
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
 * Where a print order is paid: the store's checkout with the book in its cart, whose attribute `print_order` comes back
 * by the webhook and tells what was paid. While the store's number of the book isn't set, the store's page; it then has
 * to copy `print_order` from the address itself.
 */
export function printOrderLink(
  store: string,
  { id, productType, quantity }: PrintOrderLink,
  variants: StoreVariants = env().SHOPIFY_VARIANTS ?? {},
): string {
  const variant = variants[productType]
  if (variant !== undefined) return cartLink(store, { variant, quantity, attributes: { [PRINT_ORDER_NOTE]: id } })
  const address = new URL(store)
  address.searchParams.set(PRINT_ORDER_NOTE, id)
  address.searchParams.set('product', productType)
  address.searchParams.set('quantity', String(quantity))
  return address.href
}
