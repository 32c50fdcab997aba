'use client'
import { useLocale } from 'next-intl'
import { localePath, splitLocale } from '@/lib/i18n/locale-path'
import { LANGUAGE_KEY, LOCALES, localeName, isLocale, type Locale } from '@/lib/i18n/locales'
import { useDisabledUntilHydrated } from '@/lib/browser/use-hydrated'
import { writeStorage } from '@/lib/browser/storage'

const A_YEAR_IN_SECONDS = 31_536_000

/** Remembers the language in storage (for unprefixed addresses) and in a cookie (for `/`, answered by the server). */
function remember(locale: Locale) {
  document.cookie = `${LANGUAGE_KEY}=${locale}; path=/; max-age=${A_YEAR_IN_SECONDS}; samesite=lax`
  writeStorage(LANGUAGE_KEY, locale)
}

export function LanguagePicker({ label }: { label: string }) {
  const current = useLocale()
  const waiting = useDisabledUntilHydrated()
  const choose = (locale: string) => {
    if (!isLocale(locale)) return
    remember(locale)
    const { pathname, search, hash } = window.location
    window.location.assign(localePath(locale, splitLocale(pathname).path) + search + hash)
  }
  return (
    <label className="picker picker-language">
      <span className="sr-only">{label}</span>
      <select className="fits" value={current} onChange={(event) => choose(event.target.value)} {...waiting}>
        {LOCALES.map((locale) => (
          <option key={locale} value={locale} lang={locale}>
            {localeName(locale)}
          </option>
        ))}
      </select>
    </label>
  )
}
