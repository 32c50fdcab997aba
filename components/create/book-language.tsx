'use client'
import { useLocale, useTranslations } from 'next-intl'
import { useFetchedOnce } from '@/lib/browser/fetch-once-store'
import { bookLanguages } from './book-languages'

/** Says in what language the book will be, on pages in another language than English. English until it is known. */
export function BookLanguage() {
  const t = useTranslations('create')
  const locale = useLocale()
  const known = useFetchedOnce(bookLanguages)
  const language = new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale
  return <p className="lead">{known?.includes(locale) ? t('writtenInYours', { language }) : t('writtenInEnglish')}</p>
}
