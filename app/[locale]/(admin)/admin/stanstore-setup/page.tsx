import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { CreatorStoreScreen } from '@/components/admin/creator-store/creator-store-screen'
import { paths } from '@/lib/paths'
import { db } from '@/lib/platform/db/client'
import { env } from '@/lib/platform/env'
import { CONVERSION_DAYS, creatorStoreAnalytics } from '@/lib/server/stores/creator-store-analytics'
import { creatorStoreInfo } from '@/lib/server/stores/creator-store-info'
import { adminPage } from '../../admin-page'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('operators.creatorStore')
  return { title: t('title') }
}

export default adminPage(paths.creatorStore, async ({ viewer }) => (
  <CreatorStoreScreen
    {...creatorStoreInfo({ viewer, site: env().APP_URL })}
    analytics={await creatorStoreAnalytics(db(), { viewer, now: new Date() })}
    days={CONVERSION_DAYS}
  />
))
