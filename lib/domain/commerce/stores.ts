// The two external stores that sell the book. Their addresses come from the environment.
export const STORES = ['stanstore', 'shopify'] as const
export type Store = (typeof STORES)[number]

/** Brand names, the same in every language. */
export const STORE_NAMES: Record<Store, string> = { stanstore: 'Stan Store', shopify: 'Shopify' }

export const isStore = (value: unknown): value is Store => STORES.some((store) => store === value)

/** Adds the buyer's email and the product to the query of a store's address; existing parameters stay. */
export function addBuyerToUrl(
  address: string,
  { email, product }: { email?: string | undefined; product?: string | undefined },
): string {
  if (!email && !product) return address
  const url = new URL(address)
  if (email) url.searchParams.set('email', email)
  if (product) url.searchParams.set('product', product)
  return url.href
}
