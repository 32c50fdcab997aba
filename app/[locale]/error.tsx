'use client'
import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { Button } from '@/components/ui/button'
import { ErrorState } from '@/components/ui/states'
import { SleepingDachshund } from '@/components/site/dachshund'
import { Link } from '@/lib/i18n/navigation'
import { paths } from '@/lib/paths'

export default function Failure({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
  const t = useTranslations('failure')
  const common = useTranslations('common')
  useEffect(() => console.error(error), [error])
  return (
    <main className="wrap">
      <ErrorState
        heading="h1"
        picture={<SleepingDachshund className="h-24" />}
        title={t('title')}
        action={
          <p className="flex flex-wrap items-center justify-center gap-s4">
            <Button onClick={reset}>{common('retry')}</Button>
            <Link className="text-link" href={paths.createStory()}>{common('goHome')}</Link>
          </p>
        }
      >
        <p>{t('text')}</p>
        {error.digest !== undefined && <p className="hint">{t('reference', { digest: error.digest })}</p>}
      </ErrorState>
    </main>
  )
}
