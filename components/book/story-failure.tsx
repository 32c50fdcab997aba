'use client'
import { useTranslations } from 'next-intl'
import { SleepingDachshund } from '@/components/site/dachshund'
import { Button } from '@/components/ui/button'
import { ErrorState } from '@/components/ui/states'
import { Link } from '@/lib/i18n/navigation'
import { paths } from '@/lib/paths'
import './story.css'

/** The story is there, perhaps, but could not be loaded. */
export function StoryFailure({ retry }: { retry: () => void }) {
  const t = useTranslations('failure')
  const common = useTranslations('common')
  return (
    <main id="main" className="wrap quiet">
      <ErrorState
        heading="h1"
        picture={<SleepingDachshund className="h-24" />}
        title={t('title')}
        action={
          <p className="flex flex-wrap items-center justify-center gap-s4">
            <Button onClick={retry}>{common('retry')}</Button>
            <Link className="text-link" href={paths.createStory()}>{common('goHome')}</Link>
          </p>
        }
      >
        <p>{t('story')}</p>
      </ErrorState>
    </main>
  )
}
