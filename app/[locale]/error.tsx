'use client'
import { useTranslations } from 'next-intl'
import { lazy, Suspense } from 'react'
import type { FailureProps } from '@/components/site/retry-failed-page'

function OnlyTheWayOn() {
  const t = useTranslations('common')
  return (
    <a className="text-link" href="">
      {t('retry')}
    </a>
  )
}

/** What the shop's own frame needs when it fails itself: every page carries it for that rare case, so what it says comes when it is needed. */
const Failed = lazy(() =>
  import('@/components/site/error-screen').then(
    ({ Failure }) => ({ default: Failure }),
    () => ({ default: OnlyTheWayOn }),
  ),
)

export default function LocaleFailure(props: FailureProps) {
  return (
    <main>
      <Suspense>
        <Failed {...props} />
      </Suspense>
    </main>
  )
}
