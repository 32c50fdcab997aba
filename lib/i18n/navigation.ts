import { createNavigation } from 'next-intl/navigation'
import { DEFAULT_LOCALE, LOCALES } from './locales'

/** Next's own navigation, which keeps the language of the page at hand: give it paths without a prefix. */
export const { Link, redirect, usePathname, useRouter, getPathname } = createNavigation({
  locales: LOCALES,
  defaultLocale: DEFAULT_LOCALE,
  localePrefix: 'as-needed',
  localeCookie: false,
  localeDetection: false,
})
