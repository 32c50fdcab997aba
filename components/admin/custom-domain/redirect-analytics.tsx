import { useTranslations } from 'next-intl'
import { REDIRECTS_AFTER_SECONDS, TRACKING } from '@/lib/domain/custom-domain/custom-domain'
import { REDIRECT_SOURCES, sumRedirects, type RedirectCounts } from '@/lib/domain/custom-domain/redirects'
import { AdminTable } from '../admin-table'
import { EmptyList } from '../empty-list'
import { DescriptionList } from '../facts'
import { PanelTitle } from '../headings'
import { panelVariants } from '../panel-variants'
import { StatList } from '../stat-list'
import { useNumberFormat } from '../use-number-format'

interface RedirectAnalyticsProps {
  total: RedirectCounts
  days: readonly { day: string; counts: RedirectCounts }[]
  /** How many days the list goes back. */
  span: number
}

/** Redirects in all, and by day and source. */
export function RedirectAnalytics({ total, days, span }: RedirectAnalyticsProps) {
  const t = useTranslations('operators.customDomain')
  const { count, fullDate } = useNumberFormat()
  const rows = days.flatMap(({ day, counts }) =>
    REDIRECT_SOURCES.map((source) => ({ id: `${day} ${source}`, day, source, ...counts[source] })).filter(
      ({ automatic, manual }) => automatic + manual > 0,
    ),
  )
  return (
    <div className="grid gap-6.5">
      <StatList
        stats={[
          { label: t('visitors'), value: count(sumRedirects(total)), more: t('visitorsNote') },
          { label: t('automatic'), value: count(sumRedirects(total, 'automatic')) },
          { label: t('manual'), value: count(sumRedirects(total, 'manual')) },
          { label: t('conversion'), value: '–', more: t('conversionNote') },
          { label: t('redirectTime'), value: t('seconds', { seconds: REDIRECTS_AFTER_SECONDS }) },
        ]}
      />
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <section aria-labelledby="redirects-by-day" className="min-w-0">
          <PanelTitle id="redirects-by-day" className="mb-2">
            {t('byDay', { days: span })}
          </PanelTitle>
          <AdminTable
            caption={t('byDay', { days: span })}
            rows={rows}
            empty={<EmptyList>{t('none')}</EmptyList>}
            columns={[
              { key: 'day', head: t('day'), heads: true, cell: ({ day }) => <b>{fullDate(day)}</b> },
              { key: 'source', head: t('source'), cell: ({ source }) => t(`sources.${source}`) },
              { key: 'automatic', head: t('automatic'), figures: true, cell: ({ automatic }) => count(automatic) },
              { key: 'manual', head: t('manual'), figures: true, cell: ({ manual }) => count(manual) },
            ]}
          />
        </section>
        <section aria-labelledby="redirect-tracking" className={panelVariants()}>
          <PanelTitle id="redirect-tracking">{t('tracking')}</PanelTitle>
          <p className="max-w-(--measure)">{t('trackingNote')}</p>
          <div dir="ltr">
            <DescriptionList
              facts={Object.entries(TRACKING).map(([name, value]) => [name, <code key={name}>{value}</code>] as const)}
            />
          </div>
        </section>
      </div>
    </div>
  )
}
