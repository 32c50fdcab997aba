'use client'
import { useLocale, useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { localePath } from '@/lib/i18n/locale-path'
import { ErrorMessage } from './error-message'
import type { ErrorPageProps } from './retry-failed-page'

/** What stands in the place of a page that failed. */
export function ErrorScreen(props: ErrorPageProps) {
  const { error } = props
  const t = useTranslations('failure')
  const common = useTranslations('common')
  const locale = useLocale()
  useEffect(() => console.error(error), [error])
  const words = {
    title: t('title'),
    text: t('text'),
    reference: error.digest === undefined ? undefined : t('reference', { digest: error.digest }),
    retry: common('retry'),
    home: common('goHome'),
    homePath: localePath(locale, '/'),
  }
  return (
    <section className="relative bg-(--sheet) py-s6 md:py-s7" data-tone="sky">
      <ErrorMessage words={words} failure={props} />
    </section>
  )
}
