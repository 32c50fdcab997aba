import { getTranslations } from 'next-intl/server'
import { InlineSpace } from '@/components/ui/inline-space'
import { Section } from '@/components/ui/section'
import { alertVariants } from '@/components/ui/alert'
import { cn } from '@/components/ui/cn'
import { PARTNERS, activeRevenue } from '@/lib/domain/partnerships/partners'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { InfoTop } from '../info/info-top'
import '../info/info.css'
import { PartnershipsClient } from './partnerships-client'
import './partnerships.css'

export async function PartnershipsScreen() {
  const t = await getTranslations('partnerships')
  return (
    <>
      <InfoTop tone="coral-pale" title={t('title')} lead={t('lead')} figures="partners">
        <p className={cn(alertVariants(), 'partner-sample')}>
          <b>{t('sampleTitle')}</b>
          <InlineSpace />
          {t('sample')}
        </p>
      </InfoTop>
      <Section tone="sky" edge="c" className="info-first info-end">
        <div className="wrap">
          <dl className="partner-totals">
            <div>
              <dt>{t('revenue')}</dt>
              <dd>
                <bdi>{t('perMonth', { dollars: String(activeRevenue(PARTNERS)) })}</bdi> <small>{t('revenueOf')}</small>
              </dd>
            </div>
            <div>
              <dt>{t('total')}</dt>
              <dd>
                <bdi>{PARTNERS.length}</bdi> <small>{t('totalOf')}</small>
              </dd>
            </div>
          </dl>
          <ClientMessages of={['partnerships']}>
            <PartnershipsClient />
          </ClientMessages>
        </div>
      </Section>
    </>
  )
}
