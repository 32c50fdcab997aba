'use client'
import { useLocale, useTranslations } from 'next-intl'
import { useSyncExternalStore } from 'react'
import { call } from '@/lib/http/client'
import { endpoints } from '@/lib/http/endpoints'

/** What this shop's author writes in; asked for once, and English until it is known. */
let languages: readonly string[] = ['en']
let asked = false
const readers = new Set<() => void>()

function subscribe(reader: () => void): () => void {
  readers.add(reader)
  if (!asked) {
    asked = true
    call(endpoints.bookLanguages).then(
      (answer) => {
        languages = answer.languages
        readers.forEach((read) => read())
      },
      () => {
        asked = false
      },
    )
  }
  return () => readers.delete(reader)
}

/** For whoever reads the shop in another language: what language the book will be in. */
export function BookLanguage() {
  const t = useTranslations('create')
  const locale = useLocale()
  const inYours = useSyncExternalStore(subscribe, () => languages.includes(locale), () => false)
  const language = new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale
  return <p className="desk-lead">{inYours ? t('writtenInYours', { language }) : t('writtenInEnglish')}</p>
}
