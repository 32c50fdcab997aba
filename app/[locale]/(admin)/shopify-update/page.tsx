import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { StoreLinkScreen } from '@/components/admin/store-link/store-link-screen'
import { storeListing } from '@/lib/domain/commerce/store-listing'
import { paths } from '@/lib/paths'
import { env } from '@/lib/platform/env'
import { shopifySettings } from '@/lib/server/stores/shopify-settings'
import { adminPage } from '../admin-page'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('operators.storeLink')
  return { title: t('title') }
}

export default adminPage(paths.storeLink, async () => {
  const settings = shopifySettings()
  const { APP_URL, SHOPIFY_STORE_URL } = env()
  return (
    <StoreLinkScreen
      storeUrl={SHOPIFY_STORE_URL ?? null}
      missing={'missing' in settings ? settings.missing : []}
      product={'product' in settings ? settings.product : null}
      listing={storeListing(APP_URL)}
    />
  )
})
