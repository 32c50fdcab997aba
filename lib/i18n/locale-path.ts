import { DEFAULT_LOCALE, isLocale, type Locale } from './locales'

/** An in-app path (`/pricing?x=1`) as it is addressed in a language: the default language has no prefix. */
export function localePath(locale: Locale, path: string): string {
  if (locale === DEFAULT_LOCALE) return path
  return path === '/'
    ? `/${locale}`
    : path.startsWith('/?') || path.startsWith('/#')
      ? `/${locale}${path.slice(1)}`
      : `/${locale}${path}`
}

/** The language that an address names, and the path without it; null where it names none. */
export function splitLocale(pathname: string): { locale: Locale | null; path: string } {
  const [, first = '', ...rest] = pathname.split('/')
  return isLocale(first) ? { locale: first, path: `/${rest.join('/')}` } : { locale: null, path: pathname }
}
