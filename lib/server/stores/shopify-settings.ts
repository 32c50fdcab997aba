import type { ShopifyAccess } from '@/lib/platform/shopify/client'
import type { ProductReference } from '@/lib/platform/shopify/find-product'
import { env, type Env } from '@/lib/platform/env'

type Settings = Pick<Env, 'SHOPIFY_STORE_URL' | 'SHOPIFY_ADMIN_TOKEN' | 'SHOPIFY_API_BASE'>
export type ShopifySetting = keyof Settings
type ShopifySettings = { access: ShopifyAccess; product: ProductReference } | { missing: ShopifySetting[] }

/** SKU of the digital story in the store, as its order webhooks name it. */
const DIGITAL_SKU = 'digital'
const PRODUCT_PATH = /\/products\/([^/?#]+)/

/**
 * How to reach the Admin API, or which settings are missing. It stands on the store's myshopify.com host, so a store
 * page under another domain needs SHOPIFY_API_BASE. The product is the one in the store page's address, else the one
 * with our SKU.
 */
export function shopifySettings(settings: Settings = env()): ShopifySettings {
  const { SHOPIFY_STORE_URL: store, SHOPIFY_ADMIN_TOKEN: token, SHOPIFY_API_BASE: base } = settings
  const origin =
    base ?? (store && new URL(store).hostname.endsWith('.myshopify.com') ? new URL(store).origin : undefined)
  if (!store || !token || !origin) {
    return {
      missing: [
        ...(store ? [] : (['SHOPIFY_STORE_URL'] as const)),
        ...(token ? [] : (['SHOPIFY_ADMIN_TOKEN'] as const)),
        ...(store && !origin ? (['SHOPIFY_API_BASE'] as const) : []),
      ],
    }
  }
  const handle = PRODUCT_PATH.exec(new URL(store).pathname)?.[1]
  return {
    access: { origin, token },
    product: handle ? { handle: decodeURIComponent(handle) } : { sku: DIGITAL_SKU },
  }
}
