/**
 * A link that opens the commerce store's checkout with one of our products in the cart. Its documentation: "Create cart
 * permalinks" (shopify.dev); attributes of the cart become `note_attributes` of the order.
 */
import { z } from 'zod'
import { isPrintProduct, type PrintProduct } from './print-order'
import { isProduct, type Product } from './products'

type Sold = Product | PrintProduct
/** The store's own number of each product that it sells for us. */
export type StoreVariants = Partial<Record<Sold, string>>

const isSold = (sku: string | undefined): sku is Sold => isProduct(sku) || isPrintProduct(sku)

/** As it is set: `digital=44012345678901, hardcover_book=44012345678902`. */
export const storeVariants = z.string().transform((typed, context): StoreVariants => {
  const variants: StoreVariants = {}
  for (const pair of typed.split(',').map((one) => one.trim())) {
    const [, sku, id] = /^(\w+)=(\d{1,20})$/.exec(pair) ?? []
    if (isSold(sku) && id !== undefined) variants[sku] = id
    else context.addIssue(`pairs like digital=44012345678901, parted by commas, not "${pair}"`)
  }
  return variants
})

interface Cart {
  /** The store's number of the product. */
  variant: string
  quantity: number
  /** Further products, by the store's number. */
  further?: readonly { variant: string; quantity: number }[] | undefined
  email?: string | undefined
  attributes?: Readonly<Record<string, string>>
}

export function cartLink(store: string, { variant, quantity, further = [], email, attributes = {} }: Cart): string {
  const lines = [{ variant, quantity }, ...further].map((line) => `${line.variant}:${line.quantity}`)
  const link = new URL(`/cart/${lines.join(',')}`, store)
  if (email) link.searchParams.set('checkout[email]', email)
  for (const [name, value] of Object.entries(attributes)) link.searchParams.set(`attributes[${name}]`, value)
  return link.href
}
