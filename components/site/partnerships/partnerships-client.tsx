'use client'
import { useTranslations } from 'next-intl'
import { lazy, Suspense } from 'react'
import { useBrowserValue } from '@/lib/browser/use-hydrated'
import { Card } from '@/components/ui/card'
import { TabsTrigger, TabsList, TabsContent, Tabs } from '@/components/ui/tabs'
import { PARTNERS, PARTNER_STATUSES } from '@/lib/domain/partnerships/partners'
import { PartnerCard } from './partner-card'

/** Comes when its tab is opened: forms and their rules weigh more than the page. */
const PartnerForm = lazy(() => import('./partner-form'))

/** Partners by where they stand, and the form for another. The codes name the address that the page was opened at. */
export function PartnershipsClient() {
  const t = useTranslations('partnerships')
  const origin = useBrowserValue(() => window.location.origin, '')
  return (
    <Tabs defaultValue="active">
      <TabsList aria-label={t('tabs.label')}>
        {PARTNER_STATUSES.map((status) => (
          <TabsTrigger key={status} value={status}>
            {t(`tabs.${status}`)}
          </TabsTrigger>
        ))}
        <TabsTrigger value="add">{t('tabs.add')}</TabsTrigger>
      </TabsList>
      {PARTNER_STATUSES.map((status) => (
        <TabsContent
          key={status}
          value={status}
          className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,340px),1fr))] gap-x-8.5 gap-y-2.5 pt-14.5 data-[state=inactive]:hidden"
        >
          {PARTNERS.filter((partner) => partner.status === status).map((partner) => (
            <PartnerCard key={partner.id} partner={partner} origin={origin} />
          ))}
        </TabsContent>
      ))}
      <TabsContent value="add">
        <Card className="mt-8.5 max-w-[720px] pt-7.5!">
          <Suspense fallback={<div className="skeleton min-h-136!" />}>
            <PartnerForm origin={origin} />
          </Suspense>
        </Card>
      </TabsContent>
    </Tabs>
  )
}
