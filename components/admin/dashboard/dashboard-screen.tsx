import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import type { Activity } from '@/lib/domain/admin/activity'
import type { DayFigures, Totals } from '@/lib/domain/admin/dashboard-stats'
import { Link } from '@/lib/i18n/navigation'
import { paths } from '@/lib/paths'
import { AdminHeader } from '../admin-header'
import { ActivityList } from './activity-list'
import { Charts } from './charts'
import { StatCards } from './stat-cards'

interface DashboardScreenProps {
  figures: Totals
  days: readonly DayFigures[]
  /** How many days a bar sums up. */
  bar: number
  activity: readonly Activity[]
  /** Streamed in later (Suspense), since its checks take time. */
  health: ReactNode
}

export function DashboardScreen({ figures, days, bar, activity, health }: DashboardScreenProps) {
  const t = useTranslations('dashboard')
  return (
    <>
      <AdminHeader title={t('title')}>
        <nav className="flex flex-wrap gap-x-3.5 gap-y-2.5 sm:ms-auto" aria-label={t('codes.label')}>
          <Button asChild variant="success" size="sm">
            <Link href={paths.adminGiftCodes}>{t('codes.create')}</Link>
          </Button>
          <Button asChild variant="outline" size="sm">
            <Link href={`${paths.adminGiftCodes}?tab=manage`}>{t('codes.manage')}</Link>
          </Button>
        </nav>
      </AdminHeader>
      <StatCards figures={figures} />
      <Charts days={days} bar={bar} />
      <div className="mt-6.5 grid items-start gap-3.5 lg:grid-cols-2">
        {health}
        <ActivityList activity={activity} />
      </div>
    </>
  )
}
