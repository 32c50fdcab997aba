import { preferredLanguage } from '@/lib/http/error-text'
import { route } from '@/lib/http/route'
import { env } from '@/lib/platform/env'
import { requireAdmin } from '@/lib/server/authorization/require-admin'
import { redirectConfig } from '@/lib/server/custom-domain/redirect-config'

/** The redirect page as it will stand on another host; it goes on to the site after its three seconds. */
export const GET = route({ allow: requireAdmin }, async ({ request, viewer }) => {
  const { APP_URL, CUSTOM_DOMAIN } = env()
  const locale = preferredLanguage(request.headers)
  const { htmlPage } = await redirectConfig({ viewer, locale, site: APP_URL, domain: CUSTOM_DOMAIN })
  return new Response(htmlPage, {
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'private, no-store' },
  })
})
