import { z } from 'zod'
import { ERRORS, fill, type AppError } from '@/lib/domain/errors'
import { DEFAULT_LOCALE, LANGUAGE_KEY, isLocale, type Locale } from '@/lib/i18n/locales'

/** The build compiles messages: one with places to fill in is a list of its parts then, `['Wait ', ['minutes'], ' min.']`. */
const place = z.tuple([z.string()]).transform(([name]) => `{${name}}`)
const words = z.union([z.string(), z.array(z.union([z.string(), place])).transform((parts) => parts.join(''))])
const messages = z.object({ default: z.object({ errors: z.record(z.string(), words) }) })

/** The language that the visitor picked, where the browser says so. */
export function pickedLanguage(headers: Headers): Locale {
  const picked = new RegExp(`(?:^|;\\s*)${LANGUAGE_KEY}=([^;]*)`).exec(headers.get('cookie') ?? '')?.[1]
  return isLocale(picked) ? picked : DEFAULT_LOCALE
}

/** What people are told of an error. The schemas' own messages, which are the specification's, go out as they are. */
export async function errorText(error: AppError, language: Locale): Promise<string> {
  if (error.code === 'invalid') {
    const [first] = Object.values(error.fields ?? {}).flat()
    if (first) return first
  }
  const english = ERRORS[error.code].text
  if (language === DEFAULT_LOCALE) return fill(english, error.params)
  const { errors } = messages.parse(await import(`../../messages/${language}.json`)).default
  return fill(errors[error.code] ?? english, error.params)
}
