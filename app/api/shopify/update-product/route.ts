import { createTranslator } from 'use-intl/core'
import { preferredLanguage } from '@/lib/http/error-text'
import { route } from '@/lib/http/route'
import { loadPageMessages } from '@/lib/i18n/messages'
import { env } from '@/lib/platform/env'
import { requireAdmin } from '@/lib/server/authorization/require-admin'
import { shopifySettings } from '@/lib/server/stores/shopify-settings'
import { updateStoreProduct } from '@/lib/server/stores/update-store-product'

/** 200 in either case: what the store storeWords is the answer (spec 2: success, message, error, link). */
export const POST = route({ allow: requireAdmin }, async ({ request, db, viewer }) => {
  const locale = preferredLanguage(request.headers)
  const { operators } = await loadPageMessages(locale)
  const t = createTranslator({ locale, messages: { operators }, namespace: 'operators.storeLink' })
  const update = await updateStoreProduct(db, {
    viewer,
    settings: shopifySettings(),
    site: env().APP_URL,
    now: new Date(),
  })
  if (update.success) return { success: true, message: t('updated'), link: update.link }
  if (update.reason === 'not_configured')
    return { success: false, error: t('errors.not_configured', { settings: update.missing.join(', ') }) }
  const storeWords = update.details.length > 0 ? ` ${t('storeSays', { words: update.details.join(' ') })}` : ''
  return { success: false, error: t(`errors.${update.reason}`) + storeWords }
})
