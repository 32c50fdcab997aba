import { getTranslations } from 'next-intl/server'
import { InlineSpace } from '@/components/ui/inline-space'
import { alertVariants } from '@/components/ui/alert'
import { cn } from '@/components/ui/cn'
import { PARTNERS, activeRevenue } from '@/lib/domain/partnerships/partners'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { InfoSection } from '../info/info-section'
import { InfoTop } from '../info/info-top'
import { PartnershipsClient } from './partnerships-client'

export async function PartnershipsScreen() {
  const t = await getTranslations('partnerships')
  return (
    <>
      <InfoTop tone="coral-pale" title={t('title')} lead={t('lead')} figures="partners">
        <p className={cn(alertVariants(), 'mt-6 max-w-136')}>
          <b>{t('sampleTitle')}</b>
          <InlineSpace />
          {t('sample')}
        </p>
      </InfoTop>
      <InfoSection tone="sky" edge="c" last>
        <div className="wrap">
          <dl className="mb-7.5 flex flex-wrap gap-x-15 gap-y-4">
            <div>
              <dt className="font-heavy">{t('revenue')}</dt>
              <dd className="font-display text-d-m leading-[1.2] font-bold">
                <bdi>{t('perMonth', { dollars: String(activeRevenue(PARTNERS)) })}</bdi>{' '}
                <small className="inline-block font-ui text-s leading-[1.3] font-medium">{t('revenueOf')}</small>
              </dd>
            </div>
            <div>
              <dt className="font-heavy">{t('total')}</dt>
              <dd className="font-display text-d-m leading-[1.2] font-bold">
                <bdi>{PARTNERS.length}</bdi>{' '}
                <small className="inline-block font-ui text-s leading-[1.3] font-medium">{t('totalOf')}</small>
              </dd>
            </div>
          </dl>
          <ClientMessages of={['partnerships']}>
            <PartnershipsClient />
          </ClientMessages>
        </div>
      </InfoSection>
    </>
  )
}
