// Where to report a weakness (RFC 9116).
import { DAY_MS } from '@/lib/domain/calendar'
import { LOCALES } from '@/lib/i18n/locales'
import { siteOrigin } from '@/lib/platform/site-origin'
import { supportEmail } from '@/lib/platform/support-email'

export const dynamic = 'force-dynamic'

/** RFC 9116, 2.5.5: less than a year ahead, so that nobody trusts a file that was left behind. */
const VALID_DAYS = 180

export function GET(): Response {
  const day = Math.ceil(Date.now() / DAY_MS) + VALID_DAYS
  const lines = [
    `Contact: mailto:${supportEmail()}`,
    `Expires: ${new Date(day * DAY_MS).toISOString()}`,
    `Preferred-Languages: ${LOCALES.join(', ')}`,
    `Canonical: ${siteOrigin()}/.well-known/security.txt`,
  ]
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=86400' },
  })
}
