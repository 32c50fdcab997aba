'use client'
import { useLocale, useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { localePath } from '@/lib/i18n/locale-path'
import { startAgain, type FailureProps } from './start-again'

/** What stands in the place of a page that failed. Every page carries it, so it is made of plain elements; a full load is a fresh start. */
export function Failure(props: FailureProps) {
  const { error } = props
  const t = useTranslations('failure')
  const common = useTranslations('common')
  const locale = useLocale()
  useEffect(() => console.error(error), [error])
  return (
    <section className="sheet" data-tone="sky">
      <div className="wrap">
        <div className="state" role="alert">
          <span className="asleep" />
          <h1 className="state-title">{t('title')}</h1>
          <p>{t('text')}</p>
          {error.digest !== undefined && <p className="hint">{t('reference', { digest: error.digest })}</p>}
          <p className="flex flex-wrap items-center justify-center gap-s4">
            <button type="button" className="btn" onClick={() => startAgain(props)}>{common('retry')}</button>
            <a className="text-link" href={localePath(locale, '/')}>{common('goHome')}</a>
          </p>
        </div>
      </div>
    </section>
  )
}
