import { localePath } from '@/lib/i18n/locale-path'
import { DEFAULT_LOCALE, isLocale } from '@/lib/i18n/locales'
import { loadSiteMessages } from '@/lib/i18n/messages'

/** Said until the page's own language has come, and where it doesn't come. */
export const ENGLISH = {
  title: 'Well, that wasn’t in the story',
  text: 'Something went wrong on our side. Nothing that you typed has been lost. Please try again.',
  retry: 'Try again',
  home: 'Go Home',
  homePath: '/',
}

/** What a failed document says in a language: the words that a failed page has too. */
export async function documentWords(language: string): Promise<typeof ENGLISH> {
  if (!isLocale(language) || language === DEFAULT_LOCALE) return ENGLISH
  const { failure, common } = await loadSiteMessages(language)
  return {
    title: failure.title,
    text: failure.text,
    retry: common.retry,
    home: common.goHome,
    homePath: localePath(language, '/'),
  }
}
