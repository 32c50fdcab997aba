import { getRequestConfig } from 'next-intl/server'
import en from '@/messages/en.json'
import { DEFAULT_LOCALE, isLocale, type Locale } from './locales'
import { withFallback, type MessageTree } from './messages'

const OTHERS: Record<Exclude<Locale, typeof DEFAULT_LOCALE>, () => Promise<{ default: MessageTree }>> = {
  es: () => import('@/messages/es.json'),
  fr: () => import('@/messages/fr.json'),
  de: () => import('@/messages/de.json'),
  it: () => import('@/messages/it.json'),
  pt: () => import('@/messages/pt.json'),
  zh: () => import('@/messages/zh.json'),
  ja: () => import('@/messages/ja.json'),
  hi: () => import('@/messages/hi.json'),
  ar: () => import('@/messages/ar.json'),
}

/** A message missing in a language is said in English; one missing there too shows its key. */
export default getRequestConfig(async ({ requestLocale }) => {
  const asked = await requestLocale
  const locale = isLocale(asked) ? asked : DEFAULT_LOCALE
  if (locale === DEFAULT_LOCALE) return { locale, messages: en, timeZone: 'UTC' }
  const { default: own } = await OTHERS[locale]()
  return { locale, messages: withFallback(en, own), timeZone: 'UTC' }
})
