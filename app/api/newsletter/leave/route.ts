import { newsletterToken } from '@/lib/domain/newsletter/subscription'
import { route } from '@/lib/http/route'
import { env } from '@/lib/platform/env'
import { unsubscribe } from '@/lib/server/newsletter/unsubscribe'
import { paths } from '@/lib/paths'

/** One-click unsubscribe (RFC 8058): mail programs POST a form with nothing but `List-Unsubscribe=One-Click`. */
export const POST = route({ query: newsletterToken }, async ({ query, db }) => {
  await unsubscribe(db, { ...query, now: new Date() })
  return {}
})

/** For mail programs that only open links: redirects to a page that asks first, since mail scanners open links too. */
export const GET = route({ query: newsletterToken }, async ({ query }) =>
  Response.redirect(`${env().APP_URL}${paths.newsletterLeave(query.token)}`, 307),
)
