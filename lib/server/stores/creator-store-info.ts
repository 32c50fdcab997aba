import { CREATOR_STORE_PRODUCT } from '@/lib/domain/commerce/store-listing'
import type { Viewer } from '@/lib/domain/viewer'
import { api } from '@/lib/paths'
import { env, type Env } from '@/lib/platform/env'
import { requireAdmin } from '@/lib/server/authorization/require-admin'

type Settings = Pick<Env, 'STANSTORE_URL' | 'STANSTORE_WEBHOOK_SECRET'>
export type CreatorStoreSetting = keyof Settings

export interface CreatorStoreInfo {
  product: typeof CREATOR_STORE_PRODUCT
  webhookUrl: string
  storeUrl: string | null
  missing: CreatorStoreSetting[]
}

/** The product to offer in the creator store, and how far the store is configured. */
export function creatorStoreInfo({
  viewer,
  site,
  settings = env(),
}: {
  viewer: Viewer
  site: string
  settings?: Settings
}): CreatorStoreInfo {
  requireAdmin({ viewer })
  const { STANSTORE_URL, STANSTORE_WEBHOOK_SECRET } = settings
  return {
    product: CREATOR_STORE_PRODUCT,
    webhookUrl: site + api.stanstoreWebhook,
    storeUrl: STANSTORE_URL ?? null,
    missing: [
      ...(STANSTORE_URL ? [] : (['STANSTORE_URL'] as const)),
      ...(STANSTORE_WEBHOOK_SECRET ? [] : (['STANSTORE_WEBHOOK_SECRET'] as const)),
    ],
  }
}
