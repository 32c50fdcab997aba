import { useTranslations } from 'next-intl'
import type { Activity, ActivityType } from '@/lib/domain/admin/activity'
import { Link } from '@/lib/i18n/navigation'
import { paths } from '@/lib/paths'
import { DateTime } from '../date-time'
import { EmptyList } from '../empty-list'

const PAGE_OF: Record<ActivityType, (activity: Activity) => string> = {
  story: ({ id }) => paths.story(id),
  purchase: ({ id }) => `${paths.adminOrders}?order=${id}`,
  refund: ({ id }) => `${paths.adminOrders}?order=${id}`,
  gift_code: () => paths.adminGiftCodes,
  message: ({ id }) => `${paths.adminInbox}?part=all&message=${id}`,
  print_order: ({ id }) => `${paths.adminOrders}?tab=print&order=${id}`,
}

/** What happened lately; each leads to the thing itself. */
export function ActivityList({ activity }: { activity: readonly Activity[] }) {
  const t = useTranslations('dashboard')
  return (
    <section className="desk-panel" aria-labelledby="activity">
      <h2 id="activity">{t('activity.title')}</h2>
      {activity.length === 0 && <EmptyList>{t('activity.none')}</EmptyList>}
      <ol className="activity">
        {activity.map((one) => (
          <li key={`${one.type} ${one.id}`} data-type={one.type}>
            <Link href={PAGE_OF[one.type](one)}>
              {t(
                one.type === 'story' && !one.params['title'] ? 'activity.writing' : `activity.${one.type}`,
                one.params,
              )}
            </Link>
            <DateTime at={one.timestamp} />
          </li>
        ))}
      </ol>
    </section>
  )
}
