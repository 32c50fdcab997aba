import { createTranslator } from 'use-intl/core'
import { ERRORS, fill, type AppError, type ErrorCode, type ErrorParams } from '@/lib/domain/errors'
import { DEFAULT_LOCALE, LANGUAGE_KEY, isLocale, type Locale } from '@/lib/i18n/locales'
import { loadSiteMessages } from '@/lib/i18n/messages'

/** The language of a request: of the page that sent it, by its address; else the one that the visitor picked. */
export function preferredLanguage(headers: Headers): Locale {
  const page = /^https?:\/\/[^/]+\/([a-z]+)(?:[/?]|$)/.exec(headers.get('referer') ?? '')?.[1]
  if (isLocale(page)) return page
  const picked = new RegExp(`(?:^|;\\s*)${LANGUAGE_KEY}=([^;]*)`).exec(headers.get('cookie') ?? '')?.[1]
  return isLocale(picked) ? picked : DEFAULT_LOCALE
}

/** An error's text for a visitor. A schema's own messages, which are the specification's, stay as they are. */
export async function errorText(error: AppError, language: Locale): Promise<string> {
  if (error.code === 'invalid') {
    const [first] = Object.values(error.fields ?? {}).flat()
    if (first) return first
  }
  return (await errorTranslator(language))(error.code, error.params)
}

/** What says an error's text in a language: in English where the language lacks it. */
export async function errorTranslator(language: Locale): Promise<(code: ErrorCode, params?: ErrorParams) => string> {
  const english = (code: ErrorCode, params: ErrorParams = {}) => fill(ERRORS[code].text, params)
  if (language === DEFAULT_LOCALE) return english
  const { errors } = await loadSiteMessages(language)
  const translate = createTranslator({ locale: language, messages: errors })
  return (code, params) => (code in errors ? translate(code, params) : english(code, params))
}
