import type { Store } from '@/lib/domain/commerce/stores'
import { env } from '@/lib/platform/env'

export interface StoreAddress {
  store: Store
  url: string
}
type Settings = { [K in 'STANSTORE_URL' | 'SHOPIFY_STORE_URL']?: string | undefined }

/** Address of the preferred store, else of the other one. Null when neither is configured. */
export function storeAddress(preferred: Store, settings: Settings = env()): StoreAddress | null {
  const urls = { stanstore: settings.STANSTORE_URL, shopify: settings.SHOPIFY_STORE_URL }
  const other = preferred === 'stanstore' ? 'shopify' : 'stanstore'
  for (const store of [preferred, other] as const) {
    const url = urls[store]
    if (url !== undefined) return { store, url }
  }
  return null
}
