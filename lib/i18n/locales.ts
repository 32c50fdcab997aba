import { isLanguage, LANGUAGE_FACTS, LANGUAGES, type Language } from '../domain/languages'

export const LOCALES = LANGUAGES
export type Locale = Language
export const DEFAULT_LOCALE = 'en' satisfies Locale

/** Browser storage and cookie carry the picked language under one name. */
export const LANGUAGE_KEY = 'wagtale-language'

export const isLocale = isLanguage
export const direction = (locale: Locale): 'ltr' | 'rtl' => LANGUAGE_FACTS[locale].direction
export const dateLocale = (locale: Locale): string => LANGUAGE_FACTS[locale].dateLocale
/** A language's own name for itself. */
export const localeName = (locale: Locale): string => LANGUAGE_FACTS[locale].name
