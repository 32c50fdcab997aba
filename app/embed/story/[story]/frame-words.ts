import { createTranslator } from 'use-intl/core'
import type { FrameWords } from '@/components/embed/frame/frame-page'
import type { Locale } from '@/lib/i18n/locales'
import { loadPageMessages } from '@/lib/i18n/messages'

/** The embedded reader's own words. */
export async function frameWords(
  locale: Locale,
): Promise<FrameWords & Record<'goneTitle' | 'gone' | 'failedTitle', string>> {
  const { embedFrame } = await loadPageMessages(locale)
  const t = createTranslator({ locale, messages: embedFrame })
  return {
    pages: t('pages'),
    pageOf: (page, total) => t('pageOf', { page: String(page), total: String(total) }),
    previous: t('previous'),
    next: t('next'),
    theEnd: t('theEnd'),
    makeOwn: t('makeOwn'),
    madeWith: t('madeWith'),
    newTab: t('newTab'),
    goneTitle: t('goneTitle'),
    gone: t('gone'),
    failedTitle: t('failedTitle'),
  }
}
