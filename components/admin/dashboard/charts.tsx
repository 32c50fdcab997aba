import { useTranslations } from 'next-intl'
import { grouped, type DayFigures } from '@/lib/domain/admin/dashboard-stats'
import { paths } from '@/lib/paths'
import { AdminTabs } from '../admin-tabs'
import { PanelTitle } from '../headings'
import { useNumberFormat } from '../use-number-format'
import { Chart, type Series } from './chart'

/** The ranges to choose from, in days, and how many days a bar sums up in each. */
const YEAR = 364
export const RANGES = [
  { days: 30, bar: 1 },
  { days: 90, bar: 3 },
  { days: YEAR, bar: 14 },
] as const

export function Charts({ days, bar }: { days: readonly DayFigures[]; bar: number }) {
  const t = useTranslations('dashboard')
  const { count, money, compactMoney, date: dateOf } = useNumberFormat()
  const groups = grouped(days, bar)
  const date = (day: string | undefined) => (day ? dateOf(day) : '')
  const chart = (title: string, series: Series[], figure: (value: number) => string, least: number, scale = figure) => (
    <Chart
      title={title}
      series={series}
      figure={scale}
      least={least}
      days={[
        ...new Set([date(groups[0]?.day), date(groups[Math.floor(groups.length / 2)]?.day), date(days.at(-1)?.day)]),
      ]}
      barTitle={(at, { name, values }) => `${date(groups[at]?.day)}: ${name} ${figure(values[at] ?? 0)}`}
      summary={series
        .map(({ name, values }) =>
          t('plots.summary', {
            name,
            from: date(groups[0]?.day),
            to: date(days.at(-1)?.day),
            total: figure(values.reduce((sum, value) => sum + value, 0)),
            most: figure(Math.max(0, ...values)),
          }),
        )
        .join(' ')}
    />
  )
  return (
    <section aria-labelledby="plots">
      <div className="mt-7.5 mb-3.5 flex flex-wrap items-end gap-x-8.5 gap-y-3.5">
        <PanelTitle id="plots">{t('plots.title')}</PanelTitle>
        <AdminTabs
          label={t('plots.range')}
          tabs={RANGES.map((range) => ({
            href: range.days === RANGES[0].days ? paths.adminDashboard : `${paths.adminDashboard}?days=${range.days}`,
            label: range.days === YEAR ? t('plots.year') : t('plots.days', { days: range.days }),
            current: range.days === days.length,
          }))}
        />
      </div>
      <div
        className={
          'mb-2.5 grid grid-cols-[repeat(auto-fit,minmax(min(100%,330px),1fr))] gap-3.5 ' +
          'table:max-[1073px]:[&>:last-child]:col-span-full'
        }
      >
        {chart(
          t('plots.stories'),
          [{ name: t('plots.stories'), tone: 'coral', values: groups.map((g) => g.stories) }],
          count,
          2,
        )}
        {chart(
          t('plots.revenue'),
          [{ name: t('plots.revenue'), tone: 'eucalyptus', values: groups.map((g) => g.revenue) }],
          (cents) => money(cents),
          1000,
          compactMoney,
        )}
        {chart(
          t('plots.codes'),
          [
            { name: t('plots.made'), tone: 'sun', values: groups.map((g) => g.codes) },
            { name: t('plots.redeemed'), tone: 'sky', values: groups.map((g) => g.codeUses) },
          ],
          count,
          2,
        )}
      </div>
      <p className="text-ink-soft">{t('plots.each', { days: bar })}</p>
      <details className="mt-1.5">
        <summary className="w-fit py-2 font-heavy underline underline-offset-[0.2em]">{t('plots.table')}</summary>
        <div
          className="max-h-105 overflow-auto bg-card shadow-1"
          tabIndex={0}
          role="region"
          aria-label={t('plots.table')}
        >
          <table className="w-full border-collapse lining-nums tabular-nums">
            <thead>
              <tr>
                {[
                  bar === 1 ? t('plots.day') : t('plots.from'),
                  t('plots.stories'),
                  t('plots.revenue'),
                  t('plots.made'),
                  t('plots.redeemed'),
                ].map((head) => (
                  <th
                    key={head}
                    scope="col"
                    className={
                      'sticky top-0 border-b-2 border-ink bg-card px-3.5 py-1.5 text-end text-xs text-ink-soft ' +
                      'first:text-start'
                    }
                  >
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {groups.toReversed().map((group) => (
                <tr
                  key={group.day}
                  className="*:border-b *:border-admin-line *:px-3.5 *:py-1.5 *:text-end *:whitespace-nowrap"
                >
                  <th scope="row" className="text-start!">
                    <time dateTime={group.day}>{date(group.day)}</time>
                  </th>
                  <td>{count(group.stories)}</td>
                  <td>{money(group.revenue)}</td>
                  <td>{count(group.codes)}</td>
                  <td>{count(group.codeUses)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </section>
  )
}
