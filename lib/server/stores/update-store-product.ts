import { storeListing } from '@/lib/domain/commerce/store-listing'
import type { Viewer } from '@/lib/domain/viewer'
import type { Db } from '@/lib/platform/db/client'
import { log } from '@/lib/platform/log'
import type { ShopifyAccess } from '@/lib/platform/shopify/client'
import { findProduct, type ProductReference } from '@/lib/platform/shopify/find-product'
import { ShopifyError, type ShopifyErrorCode } from '@/lib/platform/shopify/shopify-error'
import { updateProduct } from '@/lib/platform/shopify/update-product'
import { recordAuditEvent } from '@/lib/server/admin/record-audit-event'
import { requireAdmin } from '@/lib/server/authorization/require-admin'
import type { ShopifySetting } from './shopify-settings'

export type StoreUpdate =
  | { success: true; link: string }
  | { success: false; reason: 'not_configured'; missing: readonly ShopifySetting[] }
  | { success: false; reason: ShopifyErrorCode; details: readonly string[] }

interface UpdateInput {
  viewer: Viewer
  settings: { access: ShopifyAccess; product: ProductReference } | { missing: readonly ShopifySetting[] }
  /** Origin of the app. */
  site: string
  now: Date
}

/** Writes title, description and link of the app into the commerce store's product. Repeating it changes nothing. */
export async function updateStoreProduct(db: Db, { viewer, settings, site, now }: UpdateInput): Promise<StoreUpdate> {
  const admin = requireAdmin({ viewer })
  if ('missing' in settings) return { success: false, reason: 'not_configured', missing: settings.missing }
  const { access, product } = settings
  const { link, ...listing } = storeListing(site)
  try {
    const id = await findProduct(access, product)
    await updateProduct(access, { id, ...listing })
    // The store's id ends in its number: gid://shopify/Product/1.
    await recordAuditEvent(db, {
      actor: admin.username,
      act: 'store.update-product',
      subject: { type: 'store_product', id: id.split('/').at(-1) ?? id },
      now,
    })
    return { success: true, link }
  } catch (error) {
    if (!(error instanceof ShopifyError)) throw error
    log.warn('store.update-failed', { code: error.code })
    return { success: false, reason: error.code, details: error.details }
  }
}
