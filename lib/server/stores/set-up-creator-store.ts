import type { Viewer } from '@/lib/domain/viewer'
import type { Db } from '@/lib/platform/db/client'
import { checkPage } from '@/lib/platform/check-page'
import { creatorStoreAnalytics } from './creator-store-analytics'
import type { CreatorStoreInfo } from './creator-store-info'

export const SETUP_STEPS = ['address', 'page', 'secret', 'order'] as const
export type SetupStep = (typeof SETUP_STEPS)[number]
export type SetupState = 'done' | 'missing' | 'failed' | 'waiting'

export interface CreatorStoreSetup {
  /** Everything that can be done before the first order is done. */
  success: boolean
  steps: { step: SetupStep; state: SetupState }[]
  webhookUrl: string
}

interface SetupInput {
  viewer: Viewer
  info: CreatorStoreInfo
  now: Date
}

/**
 * Checks the connection to the creator store. The store has no API that makes a product, so a person copies the product
 * there; this tells whether what is needed for its orders to reach us is in place.
 */
export async function setUpCreatorStore(db: Db, { viewer, info, now }: SetupInput): Promise<CreatorStoreSetup> {
  const { lastOrderAt } = await creatorStoreAnalytics(db, { viewer, now })
  const { storeUrl, missing, webhookUrl } = info
  const page = storeUrl === null ? null : await checkPage(storeUrl)
  const steps: CreatorStoreSetup['steps'] = [
    { step: 'address', state: storeUrl === null ? 'missing' : 'done' },
    { step: 'page', state: page === null ? 'missing' : page === 'reached' ? 'done' : 'failed' },
    { step: 'secret', state: missing.includes('STANSTORE_WEBHOOK_SECRET') ? 'missing' : 'done' },
    { step: 'order', state: lastOrderAt === null ? 'waiting' : 'done' },
  ]
  return { success: steps.every(({ state }) => state === 'done' || state === 'waiting'), steps, webhookUrl }
}
