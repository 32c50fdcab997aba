import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Suspense } from 'react'
import { BetaCounters } from '@/components/admin/beta/beta-counters'
import { BetaCountersLoading, BetaDashboardScreen } from '@/components/admin/beta/beta-dashboard-screen'
import { BETA_PLACES } from '@/lib/domain/commerce/beta-application'
import { betaExpiry, betaStatus } from '@/lib/domain/commerce/beta-tester'
import { findGiftCodeRefusal } from '@/lib/domain/commerce/gift-code'
import type { Viewer } from '@/lib/domain/viewer'
import { paths } from '@/lib/paths'
import { db } from '@/lib/platform/db/client'
import { betaStats } from '@/lib/server/beta/beta-stats'
import { listBetaTesters } from '@/lib/server/beta/list-beta-testers'
import { localisedUrl } from '@/lib/server/mail/localised-url'
import { adminPage } from '../admin-page'
import { mailAgain } from './actions'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('operators.beta')
  return { title: t('title') }
}

export default adminPage(paths.betaDashboard, async ({ viewer, locale }) => {
  const time = new Date()
  const testers = await listBetaTesters(db(), { viewer })
  return (
    <BetaDashboardScreen
      url={localisedUrl(locale, paths.betaProgram)}
      mailAgain={mailAgain}
      testers={testers.map((tester) => ({
        ...tester,
        status: betaStatus(tester),
        expiry: betaExpiry(tester.expiresAt, time),
        usable: findGiftCodeRefusal(tester, time) === undefined,
      }))}
      counters={
        <Suspense fallback={<BetaCountersLoading />}>
          <Counters viewer={viewer} />
        </Suspense>
      }
    />
  )
})

async function Counters({ viewer }: { viewer: Viewer }) {
  return <BetaCounters initial={await betaStats(db(), { viewer })} places={BETA_PLACES} />
}
