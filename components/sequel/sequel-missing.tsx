import { useTranslations } from 'next-intl'
import { SleepingDachshund } from '@/components/site/dachshund'
import { Button } from '@/components/ui/button'
import { Section } from '@/components/ui/section'
import { EmptyState } from '@/components/ui/empty-state'
import { Link } from '@/lib/i18n/navigation'
import { paths } from '@/lib/paths'

/** No book to go on from: none was named, or it is not the visitor's own. */
export function SequelMissing() {
  const t = useTranslations('sequel')
  return (
    <Section tone="sky">
      <div className="wrap">
        <EmptyState
          heading="h1"
          picture={<SleepingDachshund className="h-28" />}
          title={t('missingTitle')}
          action={
            <Button asChild>
              <Link href={paths.myStories}>{t('back')}</Link>
            </Button>
          }
        >
          <p>{t('missing')}</p>
        </EmptyState>
      </div>
    </Section>
  )
}
