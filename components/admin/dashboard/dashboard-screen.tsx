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
import './dashboard.css'

interface DashboardScreenProps {
  figures: Totals
  days: readonly DayFigures[]
  /** How many days a bar is. */
  bar: number
  activity: readonly Activity[]
  /** Comes when it is there: nothing waits for it. */
  health: ReactNode
}

export function DashboardScreen({ figures, days, bar, activity, health }: DashboardScreenProps) {
  const t = useTranslations('dashboard')
  return (
    <>
      <AdminHeader title={t('title')}>
        <nav className="desk-acts" aria-label={t('codes.label')}>
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
      <div className="desk-two">
        {health}
        <ActivityList activity={activity} />
      </div>
    </>
  )
}
