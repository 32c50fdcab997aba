// Next's own navigation, which keeps the language of the page at hand: give it paths without a prefix.
import { redirect as go } from 'next/navigation'
import { localePath } from './locale-path'
import type { Locale } from './locales'

export { Link } from './link'
export { usePathname, useRouter } from './use-navigation'

/** For the server, which says the language. Never returns. */
export const redirect = ({ href, locale }: { href: string; locale: Locale }): never => go(localePath(locale, href))
