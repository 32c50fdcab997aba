import type { Language } from '@/lib/domain/story/lists'
import { env } from '@/lib/platform/env'
import { api, paths } from '@/lib/paths'

/** Links in a subscriber's mails, in the subscriber's language. */
export function newsletterLinks(
  token: string,
  language: Language,
): { confirm: string; leave: string; oneClick: string; shop: string } {
  const { APP_URL } = env()
  const site = language === 'en' ? APP_URL : `${APP_URL}/${language}`
  return {
    confirm: site + paths.newsletterConfirm(token),
    leave: site + paths.newsletterLeave(token),
    oneClick: APP_URL + api.newsletterLeave(token),
    shop: `${site}/`,
  }
}
