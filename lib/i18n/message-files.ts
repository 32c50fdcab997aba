import type { DEFAULT_LOCALE, Locale } from './locales'

/** What is said in each language but the first, which everything else falls back to. */
export const MESSAGES = {
  es: () => import('@/messages/es.json'),
  fr: () => import('@/messages/fr.json'),
  de: () => import('@/messages/de.json'),
  it: () => import('@/messages/it.json'),
  pt: () => import('@/messages/pt.json'),
  zh: () => import('@/messages/zh.json'),
  ja: () => import('@/messages/ja.json'),
  hi: () => import('@/messages/hi.json'),
  ar: () => import('@/messages/ar.json'),
} satisfies Record<Exclude<Locale, typeof DEFAULT_LOCALE>, () => Promise<unknown>>
