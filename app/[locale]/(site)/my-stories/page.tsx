import { setRequestLocale } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { Suspense } from 'react'
import { canRead } from '@/app/can-read'
import { noindexMetadata } from '@/app/noindex-metadata'
import { shownOrders } from '@/app/papers/shown-orders'
import { MyStories } from '@/components/my-stories/my-stories'
import { MyStoriesLoading } from '@/components/my-stories/my-stories-loading'
import { readViewer } from '@/lib/http/viewer'
import { isLocale, type Locale } from '@/lib/i18n/locales'
import { paths } from '@/lib/paths'
import { db } from '@/lib/platform/db/client'
import { listPaidOrders } from '@/lib/server/invoices/list-paid-orders'
import { listSeries } from '@/lib/server/my-stories/list-series'
import { withFailedPage } from '../../with-error-page'
import { requestFindLink, erase, hide, rename } from './actions'

interface Props {
  params: Promise<{ locale: string }>
  searchParams: Promise<{ page?: string | string[]; hidden?: string | string[] }>
}

export const generateMetadata = noindexMetadata('myStories', canRead)

export default async function MyStoriesPage({ params, searchParams }: Props) {
  const [{ locale }, search] = await Promise.all([params, searchParams])
  if (!isLocale(locale)) notFound()
  setRequestLocale(locale)
  const query = readQuery(search)
  // The loading text is here, below the locale: a loading.tsx would render before the locale is known, in English.
  return withFailedPage({ locale, route: paths.myStories }, async () => {
    // What is streamed below comes too late for a status of its own.
    await canRead()
    return (
      <Suspense fallback={<MyStoriesLoading />}>
        <MyStoriesList {...query} locale={locale} />
      </Suspense>
    )
  })
}

async function MyStoriesList({ page, withHidden, locale }: ReturnType<typeof readQuery> & { locale: Locale }) {
  const viewer = await readViewer()
  const [shelf, orders] = await Promise.all([
    listSeries(db(), { viewer, withHidden, page }),
    listPaidOrders(db(), { viewer }),
  ])
  return (
    <MyStories
      shelf={shelf}
      orders={await shownOrders(orders, locale)}
      withHidden={withHidden}
      language={locale}
      actions={{ rename, hide, erase }}
      find={requestFindLink}
    />
  )
}

const readQuery = (search: Awaited<Props['searchParams']>) => ({
  page: Math.max(1, Math.trunc(Number(search.page)) || 1),
  withHidden: search.hidden === 'shown',
})
