import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Suspense } from 'react'
import { DashboardScreen } from '@/components/admin/dashboard/dashboard-screen'
import { HealthPanel, HealthSkeleton } from '@/components/admin/dashboard/health-panel'
import { RANGES } from '@/components/admin/dashboard/charts'
import type { Viewer } from '@/lib/domain/viewer'
import { paths } from '@/lib/paths'
import { db } from '@/lib/platform/db/client'
import { measureHealth } from '@/lib/server/admin/dashboard/health/measure-health'
import { readStats } from '@/lib/server/admin/dashboard/read-stats'
import { recentActivity } from '@/lib/server/admin/dashboard/recent-activity'
import { configuredClaude } from '@/lib/server/story-generation/configured-claude'
import { adminPage } from '../../admin-page'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('dashboard')
  return { title: t('title') }
}

export default adminPage(paths.adminDashboard, async ({ viewer, query }) => {
  const { days, bar } = RANGES.find((range) => String(range.days) === query['days']) ?? RANGES[0]
  const [stats, activity] = await Promise.all([
    readStats(db(), { viewer, now: new Date(), days }),
    recentActivity(db(), { viewer }),
  ])
  const { days: byDay, ...figures } = stats
  return (
    <DashboardScreen
      figures={figures}
      days={byDay}
      bar={bar}
      activity={activity}
      health={
        <Suspense fallback={<HealthSkeleton />}>
          <Health viewer={viewer} />
        </Suspense>
      }
    />
  )
})

async function Health({ viewer }: { viewer: Viewer }) {
  return <HealthPanel health={await measureHealth(db(), { viewer, now: new Date(), claude: configuredClaude() })} />
}
