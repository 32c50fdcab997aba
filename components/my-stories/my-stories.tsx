import { useTranslations } from 'next-intl'
import { SleepingDachshund } from '@/components/site/dachshund'
import type { FormAction } from '@/components/site/newsletter/form-result'
import { Button } from '@/components/ui/button'
import { Section } from '@/components/ui/section'
import { EmptyState } from '@/components/ui/empty-state'
import type { MyStories } from '@/lib/domain/book/my-stories'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { localePath } from '@/lib/i18n/locale-path'
import type { Locale } from '@/lib/i18n/locales'
import { Link } from '@/lib/i18n/navigation'
import { api, paths } from '@/lib/paths'
import type { BookMenuActions } from './book-menu'
import { FindForm } from './find-form'
import { PaidOrders, type ShownOrder } from './paid-orders'
import { SeriesContents, seriesId } from './series-contents'
import { SeriesList } from './series-list'

interface MyStoriesProps {
  shelf: MyStories
  /** What was paid for. */
  orders: readonly ShownOrder[]
  withHidden: boolean
  language: Locale
  actions: BookMenuActions
  find: FormAction
}

/**
 * The visitor's books on shelves, one a series, with what can be done with them; and how to find those that were
 * created in another browser.
 */
export function MyStories({
  shelf: { series, totals, page, more },
  orders,
  withHidden,
  language,
  actions,
  find,
}: MyStoriesProps) {
  const [t, beta] = [useTranslations('myStories'), useTranslations('beta')]
  const hidden = withHidden ? 'shown' : undefined
  const at = (path: string) => localePath(language, path)
  return (
    <>
      <Section tone="sky">
        {totals.stories === 0 ? (
          <div className="wrap">
            <h1 className="text-d-l" tabIndex={-1}>
              {t('title')}
            </h1>
            <EmptyState
              picture={<SleepingDachshund className="h-28" />}
              title={t('empty')}
              action={
                <Button asChild>
                  <Link href={paths.create}>{t('createFirst')}</Link>
                </Button>
              }
            >
              <p>{t('emptyText')}</p>
            </EmptyState>
          </div>
        ) : (
          <div className="wrap grid gap-s6">
            <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
              <h1 className="text-d-l" tabIndex={-1}>
                {t('title')}
              </h1>
              <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
                <Button asChild variant="paper" size="sm">
                  <Link href={paths.create}>{t('createAnother')}</Link>
                </Button>
                <a className="text-link" href={api.exportStories} download>
                  {t('exportAll')}
                </a>
              </div>
            </div>
            <SeriesContents series={series} />
            {series.length === 0 && <p className="text-l">{t('allHidden')}</p>}
            <ClientMessages of={['myStories']}>
              {series.map((one, i) => (
                <SeriesList key={one.key} id={seriesId(i)} series={one} actions={actions} />
              ))}
            </ClientMessages>
            <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
              {/* Whole loads: after a change the router would show what it kept of these addresses from before. */}
              {page > 1 && (
                <a className="text-link" href={at(paths.shelf({ page: page - 1, hidden }))}>
                  {t('newer')}
                </a>
              )}
              {more && (
                <a className="text-link" href={at(paths.shelf({ page: page + 1, hidden }))}>
                  {t('older')}
                </a>
              )}
              {totals.hidden > 0 && (
                <a className="text-link" href={at(withHidden ? paths.myStories : paths.shelf({ hidden: 'shown' }))}>
                  {withHidden ? t('leaveHidden') : t('showHidden', { count: totals.hidden })}
                </a>
              )}
            </p>
          </div>
        )}
      </Section>
      {totals.stories > 0 && (
        <Section tone="paper" edge="c">
          <dl className="wrap grid grid-cols-[repeat(auto-fit,minmax(80px,1fr))] gap-s4 text-center max-xs:gap-2">
            <Total name={t('totalStories')} value={totals.stories} />
            <Total name={t('storySeries')} value={totals.series} />
            <Total name={t('sequelsAvailable')} value={totals.sequels} />
          </dl>
        </Section>
      )}
      {orders.length > 0 && <PaidOrders orders={orders} />}
      <Section tone="sun-pale" edge="b">
        <section
          className="wrap grid grid-cols-[repeat(auto-fit,minmax(min(100%,22rem),1fr))] items-center gap-x-[clamp(28px,5vw,72px)] gap-y-6"
          aria-labelledby="find-stories"
        >
          <div>
            <h2 id="find-stories" className="mb-2.5 text-d-m">
              {t('find.title')}
            </h2>
            <p className="max-w-(--measure)">{t('find.lead')}</p>
          </div>
          <FindForm
            find={find}
            language={language}
            text={{
              title: t('find.title'),
              email: t('find.email'),
              send: t('find.send'),
              sending: t('find.sending'),
              sent: t('find.sent'),
              wrong: t('find.wrong'),
              noAnswer: beta('failed'),
            }}
          />
        </section>
      </Section>
    </>
  )
}

const Total = ({ name, value }: { name: string; value: number }) => (
  <div className="flex flex-col-reverse justify-end">
    <dt className="text-s text-ink-soft">{name}</dt>
    <dd className="font-display text-d-l leading-[1.1] font-bold">{value}</dd>
  </div>
)
