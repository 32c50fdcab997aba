/** Everything the code knows about one language. Its words are in `messages/<language>/` (docs/languages.md). */
interface LanguageFacts {
  /** In the language itself, as the picker shows it. */
  name: string
  /** In prompts, which are English. */
  englishName: string
  direction: 'ltr' | 'rtl'
  /** For `Intl`. English is Australian: the day comes first. */
  dateLocale: string
  /** Open Graph wants a territory with the language. */
  openGraphLocale: string
  /** A language that Stripe's form doesn't speak gets English. */
  stripeLocale: string
}

/** The languages of shop and books, in the order shown. */
export const LANGUAGE_FACTS = {
  en: {
    name: 'English',
    englishName: 'Australian English',
    direction: 'ltr',
    dateLocale: 'en-AU',
    openGraphLocale: 'en_AU',
    stripeLocale: 'en',
  },
  es: {
    name: 'Español',
    englishName: 'Spanish',
    direction: 'ltr',
    dateLocale: 'es',
    openGraphLocale: 'es_ES',
    stripeLocale: 'es',
  },
  fr: {
    name: 'Français',
    englishName: 'French',
    direction: 'ltr',
    dateLocale: 'fr',
    openGraphLocale: 'fr_FR',
    stripeLocale: 'fr',
  },
  de: {
    name: 'Deutsch',
    englishName: 'German',
    direction: 'ltr',
    dateLocale: 'de',
    openGraphLocale: 'de_DE',
    stripeLocale: 'de',
  },
  it: {
    name: 'Italiano',
    englishName: 'Italian',
    direction: 'ltr',
    dateLocale: 'it',
    openGraphLocale: 'it_IT',
    stripeLocale: 'it',
  },
  pt: {
    name: 'Português',
    englishName: 'Portuguese',
    direction: 'ltr',
    dateLocale: 'pt',
    openGraphLocale: 'pt_PT',
    stripeLocale: 'pt',
  },
  zh: {
    name: '中文',
    englishName: 'Simplified Chinese',
    direction: 'ltr',
    dateLocale: 'zh',
    openGraphLocale: 'zh_CN',
    stripeLocale: 'zh',
  },
  ja: {
    name: '日本語',
    englishName: 'Japanese',
    direction: 'ltr',
    dateLocale: 'ja',
    openGraphLocale: 'ja_JP',
    stripeLocale: 'ja',
  },
  hi: {
    name: 'हिन्दी',
    englishName: 'Hindi',
    direction: 'ltr',
    dateLocale: 'hi',
    openGraphLocale: 'hi_IN',
    stripeLocale: 'en',
  },
  ar: {
    name: 'العربية',
    englishName: 'Arabic',
    direction: 'rtl',
    dateLocale: 'ar',
    openGraphLocale: 'ar_EG',
    stripeLocale: 'ar',
  },
} as const satisfies Record<string, LanguageFacts>

export type Language = keyof typeof LANGUAGE_FACTS

export const isLanguage = (value: unknown): value is Language =>
  typeof value === 'string' && Object.hasOwn(LANGUAGE_FACTS, value)

export const LANGUAGES = Object.keys(LANGUAGE_FACTS).filter(isLanguage)
export const isRightToLeft = (language: Language): boolean => LANGUAGE_FACTS[language].direction === 'rtl'
