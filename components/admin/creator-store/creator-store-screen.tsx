import { useTranslations } from 'next-intl'
import { CopyButton } from '@/components/site/copy-button'
import { Button } from '@/components/ui/button'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { AdminHeader } from '../admin-header'
import { DateTime } from '../date-time'
import { DescriptionList } from '../facts'
import { PanelTitle } from '../headings'
import { MissingSettings } from '../missing-settings'
import { panelVariants } from '../panel-variants'
import { StatList } from '../stat-list'
import { useNumberFormat } from '../use-number-format'
import { SetupForm } from './setup-form'

interface CreatorStoreScreenProps {
  product: {
    name: string
    description: string
    cents: number
    currency: string
    categories: readonly string[]
    tags: readonly string[]
  }
  webhookUrl: string
  storeUrl: string | null
  missing: readonly string[]
  analytics: {
    revenue: Readonly<Record<string, number>>
    totalSales: number
    conversionRate: number | null
    topCustomerRegions: readonly { country: string; sales: number }[]
    lastOrderAt: Date | null
  }
  /** How many days the conversion rate covers. */
  days: number
}

export function CreatorStoreScreen({
  product,
  webhookUrl,
  storeUrl,
  missing,
  analytics,
  days,
}: CreatorStoreScreenProps) {
  const t = useTranslations('operators.creatorStore')
  const { count, money, percent, list } = useNumberFormat()
  const { revenue, totalSales, conversionRate, topCustomerRegions, lastOrderAt } = analytics
  const sums = Object.entries(revenue).map(([currency, cents]) => money(cents, currency))
  const english = (text: string) => (
    <span lang="en" dir="ltr">
      {text}
    </span>
  )
  return (
    <ClientMessages of={['operators']}>
      <AdminHeader title={t('title')}>
        {storeUrl !== null && (
          <Button asChild variant="outline" size="sm" className="sm:ms-auto">
            <a href={storeUrl} target="_blank" rel="noopener noreferrer">
              {t('openStore')}
            </a>
          </Button>
        )}
      </AdminHeader>
      {missing.length > 0 && (
        <MissingSettings title={t('missingTitle')}>{t('missing', { settings: list(missing) })}</MissingSettings>
      )}
      <section aria-labelledby="store-analytics" className="mb-6.5">
        <PanelTitle id="store-analytics" className="mb-3">
          {t('analytics')}
        </PanelTitle>
        <StatList
          stats={[
            { label: t('revenue'), value: sums.length > 0 ? <bdi>{list(sums)}</bdi> : money(0, product.currency) },
            {
              label: t('totalSales'),
              value: count(totalSales),
              more: lastOrderAt ? (
                <>
                  {t('lastOrder')} <DateTime at={lastOrderAt} />
                </>
              ) : (
                t('noOrders')
              ),
            },
            {
              label: t('conversionRate'),
              value: conversionRate === null ? '–' : percent(conversionRate),
              more: t('rateNote', { days }),
            },
            {
              label: t('regions'),
              value:
                topCustomerRegions.length > 0
                  ? list(topCustomerRegions.map(({ country, sales }) => `${country} (${count(sales)})`))
                  : '–',
              more: t('regionsNote'),
            },
          ]}
        />
      </section>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
        <section aria-labelledby="store-product" className={panelVariants()}>
          <PanelTitle id="store-product">{t('product')}</PanelTitle>
          <p className="max-w-(--measure)">{t('productNote')}</p>
          <DescriptionList
            facts={[
              [t('name'), english(product.name)],
              [t('description'), english(product.description)],
              [t('price'), <bdi key="price">{money(product.cents, product.currency)}</bdi>],
              [t('categories'), english(product.categories.join(', '))],
              [t('tags'), english(product.tags.join(', '))],
            ]}
          />
          <div className="flex flex-wrap gap-x-3.5 gap-y-3">
            <CopyButton value={product.name} text={t('copyName')} done={t('copied')} />
            <CopyButton value={product.description} text={t('copyDescription')} done={t('copied')} />
            <CopyButton value={product.tags.join(', ')} text={t('copyTags')} done={t('copied')} />
          </div>
        </section>
        <div className="grid gap-6">
          <section aria-labelledby="store-webhook" className={panelVariants()}>
            <PanelTitle id="store-webhook">{t('webhook')}</PanelTitle>
            <p className="max-w-(--measure)">{t('webhookNote')}</p>
            <p>
              <code dir="ltr" className="block bg-paper-2 px-3.5 py-2.5 wrap-anywhere">
                {webhookUrl}
              </code>
            </p>
            <p>
              <CopyButton value={webhookUrl} text={t('copyWebhook')} done={t('copied')} />
            </p>
          </section>
          <SetupForm />
        </div>
      </div>
    </ClientMessages>
  )
}
