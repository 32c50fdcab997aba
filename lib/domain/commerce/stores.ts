// The two external stores that sell the book. Where each is, the environment says.
export const STORES = ['stanstore', 'shopify'] as const
export type Store = (typeof STORES)[number]

/** Names are the stores' own, the same in every language. */
export const STORE_NAMES: Record<Store, string> = { stanstore: 'Stan Store', shopify: 'Shopify' }

export const isStore = (value: unknown): value is Store => STORES.some((store) => store === value)

/** A store's address with the buyer's email and the product in its query; what the query holds already stays. */
export function withBuyer(
  address: string,
  { email, product }: { email?: string | undefined; product?: string | undefined },
): string {
  if (!email && !product) return address
  const url = new URL(address)
  if (email) url.searchParams.set('email', email)
  if (product) url.searchParams.set('product', product)
  return url.href
}
