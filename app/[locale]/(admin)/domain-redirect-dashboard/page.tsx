import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Suspense } from 'react'
import {
  CustomDomainDashboard,
  DOMAIN_TABS,
  RedirectConfigLoading,
  type DomainTab,
} from '@/components/admin/custom-domain/custom-domain-dashboard'
import { RedirectAnalytics } from '@/components/admin/custom-domain/redirect-analytics'
import { DnsSetup, HtmlPage, RedirectPreview } from '@/components/admin/custom-domain/redirect-config'
import type { AdminPage } from '@/lib/http/admin-guard'
import { paths } from '@/lib/paths'
import { db } from '@/lib/platform/db/client'
import { env } from '@/lib/platform/env'
import { readRedirects } from '@/lib/server/custom-domain/read-redirects'
import { redirectConfig } from '@/lib/server/custom-domain/redirect-config'
import { adminPage } from '../admin-page'

const DAYS = 30

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('operators.customDomain')
  return { title: t('title') }
}

export default adminPage(paths.domainRedirectDashboard, async (page) => {
  const tab = DOMAIN_TABS.find((name) => name === page.query['tab']) ?? 'preview'
  const { CUSTOM_DOMAIN } = env()
  return (
    <CustomDomainDashboard tab={tab} domain={CUSTOM_DOMAIN ?? null}>
      {tab === 'analytics' ? (
        <RedirectAnalytics
          {...await readRedirects(db(), { viewer: page.viewer, days: DAYS, now: new Date() })}
          span={DAYS}
        />
      ) : (
        <Suspense fallback={<RedirectConfigLoading />}>
          <Configuration page={page} tab={tab} />
        </Suspense>
      )}
    </CustomDomainDashboard>
  )
})

async function Configuration({ page: { viewer, locale }, tab }: { page: AdminPage; tab: DomainTab }) {
  const { APP_URL: site, CUSTOM_DOMAIN: domain } = env()
  const { dnsInstructions, htmlPage, previewPage } = await redirectConfig({ viewer, locale, site, domain })
  if (tab === 'dns') return <DnsSetup dnsInstructions={dnsInstructions} />
  if (tab === 'html') return <HtmlPage htmlPage={htmlPage} />
  return <RedirectPreview previewPage={previewPage} />
}
