'use client'
import { useTranslations } from 'next-intl'
import { lazy, Suspense } from 'react'
import { useInBrowser } from '@/lib/browser/use-hydrated'
import { Pad } from '@/components/ui/section'
import { Tab, TabList, TabPanel, Tabs } from '@/components/ui/tabs'
import { PARTNERS, PARTNER_STATUSES } from '@/lib/domain/partnerships/partners'
import { PartnerCard } from './partner-card'

/** Comes when its tab is opened: forms and their rules weigh more than the page. */
const PartnerForm = lazy(() => import('./partner-form'))

/** Partners by where they stand, and the form for another. The codes name the address that the page was opened at. */
export function PartnerDesk() {
  const t = useTranslations('partnerships')
  const origin = useInBrowser(() => window.location.origin, '')
  return (
    <Tabs defaultValue="active">
      <TabList aria-label={t('tabs.label')}>
        {PARTNER_STATUSES.map((status) => (
          <Tab key={status} value={status}>
            {t(`tabs.${status}`)}
          </Tab>
        ))}
        <Tab value="add">{t('tabs.add')}</Tab>
      </TabList>
      {PARTNER_STATUSES.map((status) => (
        <TabPanel key={status} value={status} className="partners">
          {PARTNERS.filter((partner) => partner.status === status).map((partner) => (
            <PartnerCard key={partner.id} partner={partner} origin={origin} />
          ))}
        </TabPanel>
      ))}
      <TabPanel value="add">
        <Pad className="partner-pad">
          <Suspense fallback={<div className="skeleton partner-form-place" />}>
            <PartnerForm origin={origin} />
          </Suspense>
        </Pad>
      </TabPanel>
    </Tabs>
  )
}
