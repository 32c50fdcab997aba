'use client'
import { useLocale, useTranslations } from 'next-intl'
import { askedStore, useAsked } from '@/components/site/asked-store'
import { call } from '@/lib/http/client'

/** What this shop's author writes in. */
const languages = askedStore(async () => {
  const { endpoints } = await import('@/lib/http/endpoints')
  return (await call(endpoints.bookLanguages)).languages
})

/** For whoever reads the shop in another language: what language the book will be in. English until it is known. */
export function BookLanguage() {
  const t = useTranslations('create')
  const locale = useLocale()
  const known = useAsked(languages)
  const language = new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale
  return <p className="lead">{known?.includes(locale) ? t('writtenInYours', { language }) : t('writtenInEnglish')}</p>
}
