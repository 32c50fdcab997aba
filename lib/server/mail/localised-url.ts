import { LANGUAGES } from '@/lib/domain/story/lists'
import { env } from '@/lib/platform/env'

/** Its pages have no prefix. */
const DEFAULT_LANGUAGE = 'en'

/** A page of ours in the language of the letter. */
export function localisedUrl(language: string, path: string): string {
  if (language === DEFAULT_LANGUAGE || !LANGUAGES.some((known) => known === language)) return `${env().APP_URL}${path}`
  // The landing page is `/de`, and `/de?code=…`: with a slash at its end it would only lead there.
  return `${env().APP_URL}/${language}${path.replace(/^\/(?=$|[?#])/, '')}`
}
