import { z } from 'zod'
import { ERRORS, fill, type AppError, type ErrorCode } from '@/lib/domain/errors'
import { DEFAULT_LOCALE, LANGUAGE_KEY, isLocale, type Locale } from '@/lib/i18n/locales'

/** The build compiles messages: one with places to fill in is a list of its parts then, `['Wait ', ['minutes'], ' min.']`. */
const place = z.tuple([z.string()]).transform(([name]) => `{${name}}`)
const text = z.union([z.string(), z.array(z.union([z.string(), place])).transform((parts) => parts.join(''))])
const messages = z.object({ default: z.object({ errors: z.record(z.string(), text) }) })

/** The language of the page that asks, by its address; else the one that the visitor picked: whoever came by a link has picked none. */
export function preferredLanguage(headers: Headers): Locale {
  const page = /^https?:\/\/[^/]+\/([a-z]+)(?:[/?]|$)/.exec(headers.get('referer') ?? '')?.[1]
  if (isLocale(page)) return page
  const picked = new RegExp(`(?:^|;\\s*)${LANGUAGE_KEY}=([^;]*)`).exec(headers.get('cookie') ?? '')?.[1]
  return isLocale(picked) ? picked : DEFAULT_LOCALE
}

/** What people are told of an error. The schemas' own messages, which are the specification's, go out as they are. */
export async function errorText(error: AppError, language: Locale): Promise<string> {
  if (error.code === 'invalid') {
    const [first] = Object.values(error.fields ?? {}).flat()
    if (first) return first
  }
  return fill(await errorMessage(error.code, language), error.params)
}

/** The words of a code, with their places still to fill in. */
export async function errorMessage(code: ErrorCode, language: Locale): Promise<string> {
  const english = ERRORS[code].text
  if (language === DEFAULT_LOCALE) return english
  const { errors } = messages.parse(await import(`../../messages/${language}.json`)).default
  return errors[code] ?? english
}
