import { LANGUAGES, type Language } from '../domain/languages'

export const LOCALES = LANGUAGES
export type Locale = Language
export const DEFAULT_LOCALE = 'en' satisfies Locale

/** Each language by its own name, as the picker shows it. */
export const LOCALE_NAMES: Record<Locale, string> = {
  en: 'English',
  es: 'Español',
  fr: 'Français',
  de: 'Deutsch',
  it: 'Italiano',
  pt: 'Português',
  zh: '中文',
  ja: '日本語',
  hi: 'हिन्दी',
  ar: 'العربية',
}

/** Browser storage and cookie carry the picked language under one name. */
export const LANGUAGE_KEY = 'wagtale-language'

export const isLocale = (value: unknown): value is Locale => LOCALES.some((locale) => locale === value)
export const direction = (locale: Locale): 'ltr' | 'rtl' => (locale === 'ar' ? 'rtl' : 'ltr')
/** Dates and figures in English are Australian: the day comes first. */
export const dateLocale = (locale: Locale): string => (locale === 'en' ? 'en-AU' : locale)
