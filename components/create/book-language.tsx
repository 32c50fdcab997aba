'use client'
import { use } from 'react'
import { useLocale, useTranslations } from 'next-intl'
import { useFetchedOnce } from '@/lib/browser/fetch-once-store'
import { bookLanguages } from '@/components/forms/book-languages'
import { WrittenStoriesContext } from './written-stories'

/**
 * Says in what language the book will be, on pages in another language than English. Until it is known whether an
 * author writes any book in this one, what the page was built with: some stories, or none.
 */
export function BookLanguage() {
  const t = useTranslations('create')
  const locale = useLocale()
  const some = use(WrittenStoriesContext).length > 0
  const all = useFetchedOnce(bookLanguages)?.includes(locale)
  const language = new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale
  if (all) return <p className="lead">{t('writtenInYours', { language })}</p>
  return <p className="lead">{some ? t('someWrittenInYours', { language }) : t('writtenInEnglish')}</p>
}
