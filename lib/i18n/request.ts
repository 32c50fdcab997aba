import { getRequestConfig } from 'next-intl/server'
import en from '@/messages/en.json'
import { DEFAULT_LOCALE, isLocale } from './locales'
import { MESSAGES } from './message-files'
import { withFallback, type MessageTree } from './messages'
import { tied } from './tied'

/** Made once for each language, not for each page that is asked for. */
const made = new WeakMap<MessageTree, MessageTree>()

/** A message missing in a language is said in English; one missing there too shows its key. */
export default getRequestConfig(async ({ requestLocale }) => {
  const asked = await requestLocale
  const locale = isLocale(asked) ? asked : DEFAULT_LOCALE
  if (locale === DEFAULT_LOCALE) return { locale, messages: en, timeZone: 'UTC' }
  const { default: own } = await MESSAGES[locale]()
  const messages = made.get(own) ?? tied(locale, withFallback(en, own))
  made.set(own, messages)
  return { locale, messages, timeZone: 'UTC' }
})
