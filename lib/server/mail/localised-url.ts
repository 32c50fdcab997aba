import { isLocale } from '@/lib/i18n/locales'
import { localePath } from '@/lib/i18n/locale-path'
import { env } from '@/lib/platform/env'

/** The whole address of a page of ours in the language of a mail. */
export const localisedUrl = (language: string, path: string): string =>
  env().APP_URL + (isLocale(language) ? localePath(language, path) : path)
