// The two external stores that sell the book. Where each is, the environment says.
export const STORES = ['stanstore', 'shopify'] as const
export type Store = (typeof STORES)[number]

/** Names are the stores' own, the same in every language. */
export const STORE_NAMES: Record<Store, string> = { stanstore: 'Stan Store', shopify: 'Shopify' }

export const isStore = (value: unknown): value is Store => STORES.some((store) => store === value)

/** A store's address with the buyer's email in its query; what the query holds already stays. */
export function withEmail(address: string, email: string | undefined): string {
  if (!email) return address
  const url = new URL(address)
  url.searchParams.set('email', email)
  return url.href
}
