import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { paths } from '@/lib/paths'
import { AdminHeader } from '../admin-header'
import { AdminTabs } from '../admin-tabs'
import { MissingSettings } from '../missing-settings'

export const DOMAIN_TABS = ['preview', 'dns', 'html', 'analytics'] as const
export type DomainTab = (typeof DOMAIN_TABS)[number]

interface CustomDomainDashboardProps {
  tab: DomainTab
  /** CUSTOM_DOMAIN, if it is set. */
  domain: string | null
  children: ReactNode
}

export function CustomDomainDashboard({ tab, domain, children }: CustomDomainDashboardProps) {
  const t = useTranslations('operators.customDomain')
  return (
    <ClientMessages of={['operators']}>
      <AdminHeader title={t('title')}>
        <AdminTabs
          label={t('tabs.label')}
          tabs={DOMAIN_TABS.map((name) => ({
            href: `${paths.domainRedirectDashboard}?tab=${name}`,
            label: t(`tabs.${name}`),
            current: name === tab,
          }))}
        />
      </AdminHeader>
      {domain === null && <MissingSettings title={t('missingTitle')}>{t('missing')}</MissingSettings>}
      {children}
    </ClientMessages>
  )
}

/** Shown while the configuration is put together. */
export function RedirectConfigLoading() {
  const t = useTranslations('operators.customDomain')
  return (
    <p role="status" className="min-h-40 text-ink-soft">
      {t('loading')}
    </p>
  )
}
