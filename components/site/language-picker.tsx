'use client'
import { useLocale } from 'next-intl'
import type { CSSProperties } from 'react'
import { cn } from '@/components/ui/cn'
import { localePath, splitLocale } from '@/lib/i18n/locale-path'
import { LANGUAGE_KEY, LOCALES, localeName, isLocale, type Locale } from '@/lib/i18n/locales'
import { useDisabledUntilHydrated } from '@/lib/browser/use-hydrated'
import { writeStorage } from '@/lib/browser/storage'
import styles from './picker.module.css'

const A_YEAR_IN_SECONDS = 31_536_000

/** Remembers the language in storage (for unprefixed addresses) and in a cookie (for `/`, answered by the server). */
function remember(locale: Locale) {
  document.cookie = `${LANGUAGE_KEY}=${locale}; path=/; max-age=${A_YEAR_IN_SECONDS}; samesite=lax`
  writeStorage(LANGUAGE_KEY, locale)
}

/** A flag that is fetched only where the style sheet shows it. */
const flag = (locale: string): CSSProperties & { '--flag': string } => ({ '--flag': `url(/paper/flags/${locale}.svg)` })

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
    <label className={cn('inline-flex items-center', styles['picker'], styles['language'])} style={flag(current)}>
      <span className="sr-only">{label}</span>
      <select value={current} onChange={(event) => choose(event.target.value)} {...waiting}>
        {LOCALES.map((locale) => (
          <option key={locale} value={locale} lang={locale} style={flag(locale)}>
            {localeName(locale)}
          </option>
        ))}
      </select>
    </label>
  )
}
