import { getRequestConfig } from 'next-intl/server'
import { DEFAULT_LOCALE, isLocale, type Locale } from './locales'
import { loadPageMessages, withFallback, type MessageTree } from './messages'

/** By language: merged once, not for each request. */
const merged = new Map<Locale, Promise<MessageTree>>()

async function mergedMessages(locale: Locale): Promise<MessageTree> {
  const english = await loadPageMessages(DEFAULT_LOCALE)
  return locale === DEFAULT_LOCALE ? english : withFallback(english, await loadPageMessages(locale))
}

/** A message missing in a language is shown in English; one missing there too shows its key. */
export default getRequestConfig(async ({ requestLocale }) => {
  const requested = await requestLocale
  const locale = isLocale(requested) ? requested : DEFAULT_LOCALE
  const messages = merged.get(locale) ?? mergedMessages(locale)
  merged.set(locale, messages)
  return { locale, messages: await messages, timeZone: 'UTC' }
})
