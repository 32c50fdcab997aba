import { useTranslations } from 'next-intl'
import { SleepingDachshund } from '@/components/site/dachshund'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Link } from '@/lib/i18n/navigation'
import { paths } from '@/lib/paths'
import { MessagePage } from './message-page'

/** No such story, or none that this visitor may read. */
export function StoryMissing() {
  const t = useTranslations('reader')
  const common = useTranslations('common')
  return (
    <MessagePage>
      <EmptyState
        heading="h1"
        picture={<SleepingDachshund className="h-24" />}
        title={t('notFoundTitle')}
        action={
          <Button asChild>
            <Link href={paths.createStory()}>{common('goHome')}</Link>
          </Button>
        }
      >
        <p>{t('notFoundText')}</p>
      </EmptyState>
    </MessagePage>
  )
}
