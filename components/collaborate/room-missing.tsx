import { useTranslations } from 'next-intl'
import { SleepingDachshund } from '@/components/site/dachshund'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { Section } from '@/components/ui/section'
import { ROOM_DAYS } from '@/lib/domain/collaboration/room'
import { Link } from '@/lib/i18n/navigation'
import { paths } from '@/lib/paths'

/** No such room, or one that has forgotten itself. */
export function RoomMissing() {
  const t = useTranslations('together.missing')
  return (
    <Section tone="sky" className="pt-9 pb-34 md:pt-12">
      <div className="wrap">
        <Card className="mx-auto max-w-160">
          <EmptyState
            heading="h1"
            picture={<SleepingDachshund className="h-24" />}
            title={t('title')}
            action={
              <Button asChild>
                <Link href={paths.collaborate}>{t('go')}</Link>
              </Button>
            }
          >
            <p>{t('text', { days: ROOM_DAYS })}</p>
          </EmptyState>
        </Card>
      </div>
    </Section>
  )
}
