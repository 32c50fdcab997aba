import { useTranslations } from 'next-intl'
import type { Activity, ActivityType } from '@/lib/domain/admin/activity'
import { Link } from '@/lib/i18n/navigation'
import { paths } from '@/lib/paths'
import { DateTime } from '../date-time'
import { EmptyList } from '../empty-list'
import { PanelTitle } from '../headings'

const PAGE_OF: Record<ActivityType, (activity: Activity) => string> = {
  story: ({ id }) => paths.story(id),
  purchase: ({ id }) => `${paths.adminOrders}?order=${id}`,
  refund: ({ id }) => `${paths.adminOrders}?order=${id}`,
  gift_code: () => paths.adminGiftCodes,
  message: ({ id }) => `${paths.adminInbox}?part=all&message=${id}`,
  print_order: ({ id }) => `${paths.adminOrders}?tab=print&order=${id}`,
}

/** The latest activity; each entry links to its subject. */
export function ActivityList({ activity }: { activity: readonly Activity[] }) {
  const t = useTranslations('dashboard')
  return (
    <section className="bg-card px-5.5 pt-5 pb-4.5 shadow-1" aria-labelledby="activity">
      <PanelTitle id="activity">{t('activity.title')}</PanelTitle>
      {activity.length === 0 && <EmptyList>{t('activity.none')}</EmptyList>}
      <ol className="mt-2">
        {activity.map((one) => (
          <li
            key={`${one.type} ${one.id}`}
            className="flex flex-wrap justify-between gap-x-4 border-b border-admin-line pt-2.25 pb-2.5"
          >
            <Link href={PAGE_OF[one.type](one)} className="flex-[1_1_240px] wrap-anywhere">
              {t(
                one.type === 'story' && !one.params['title'] ? 'activity.writing' : `activity.${one.type}`,
                one.params,
              )}
            </Link>
            <span className="whitespace-nowrap text-ink-soft lining-nums tabular-nums">
              <DateTime at={one.timestamp} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
