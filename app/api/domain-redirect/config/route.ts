import { preferredLanguage } from '@/lib/http/error-text'
import { route } from '@/lib/http/route'
import { env } from '@/lib/platform/env'
import { requireAdmin } from '@/lib/server/authorization/require-admin'
import { redirectConfig } from '@/lib/server/custom-domain/redirect-config'

export const GET = route({ allow: requireAdmin }, async ({ request, viewer }) => {
  const { APP_URL, CUSTOM_DOMAIN } = env()
  const locale = preferredLanguage(request.headers)
  const { dnsInstructions, htmlPage } = await redirectConfig({ viewer, locale, site: APP_URL, domain: CUSTOM_DOMAIN })
  return { dnsInstructions, htmlPage }
})
