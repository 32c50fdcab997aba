'use client'
import { useTranslations } from 'next-intl'
import { lazy, Suspense } from 'react'
import type { ErrorPageProps } from '@/components/site/retry-failed-page'

function OnlyTheWayOn() {
  const t = useTranslations('common')
  return (
    <a className="text-link" href="">
      {t('retry')}
    </a>
  )
}

/**
 * What the shop's own frame needs when it fails itself: every page carries it for that rare case, so what it says
 * comes when it is needed.
 */
const Failed = lazy(() =>
  import('@/components/site/error-screen').then(
    ({ ErrorScreen }) => ({ default: ErrorScreen }),
    () => ({ default: OnlyTheWayOn }),
  ),
)

export default function LocaleError(props: ErrorPageProps) {
  return (
    <main>
      <Suspense>
        <Failed {...props} />
      </Suspense>
    </main>
  )
}
