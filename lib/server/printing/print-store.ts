import type { PrintProduct } from '@/lib/domain/commerce/print-order'
import { cartLink, type StoreVariants } from '@/lib/domain/commerce/store-cart'
import { findRates, type PrintRates } from '@/lib/domain/commerce/print-rates'
import { PRINT_ORDER_NOTE } from '@/lib/domain/commerce/store-order'
import { env, type Env } from '@/lib/platform/env'

interface PrintOrderLink {
  id: string
  productType: PrintProduct
  quantity: number
  surcharge: number
  country: string | null
}

interface Setting {
  variants?: StoreVariants
  rates?: PrintRates | undefined
}

/** The commerce store's page, which sells the printed books; null while none is set up. */
export const printStore = (settings: Pick<Env, 'SHOPIFY_STORE_URL'> = env()): string | null =>
  settings.SHOPIFY_STORE_URL ?? null

/**
 * Where a print order is paid: the store's checkout with the book in its cart, whose attribute `print_order` comes back
 * by the webhook and tells what was paid, and with the printer's surcharge as a product of its own. While the store's
 * number of one of them isn't set, the store's page; it then has to copy `print_order` from the address itself.
 */
export function printOrderLink(
  store: string,
  { id, productType, quantity, surcharge, country }: PrintOrderLink,
  { variants = env().SHOPIFY_VARIANTS ?? {}, rates = env().PRINT_RATES }: Setting = {},
): string {
  const variant = variants[productType]
  const extra = surcharge === 0 ? null : surchargeLine(rates, { productType, quantity, surcharge, country })
  if (variant !== undefined && extra !== undefined)
    return cartLink(store, {
      variant,
      quantity,
      further: extra ? [extra] : [],
      attributes: { [PRINT_ORDER_NOTE]: id },
    })
  const address = new URL(store)
  address.searchParams.set(PRINT_ORDER_NOTE, id)
  address.searchParams.set('product', productType)
  address.searchParams.set('quantity', String(quantity))
  if (surcharge > 0) address.searchParams.set('surcharge', String(surcharge))
  return address.href
}

/** Nothing where the rates don't know this surcharge any more: the order was written by others. */
function surchargeLine(
  rates: PrintRates | undefined,
  { productType, quantity, surcharge, country }: Omit<PrintOrderLink, 'id'>,
): { variant: string; quantity: number } | undefined {
  const book = rates && findRates(rates, country ?? '')?.[productType]
  if (book?.surchargeVariant === undefined || book.surcharge * quantity !== surcharge) return undefined
  return { variant: book.surchargeVariant, quantity }
}
