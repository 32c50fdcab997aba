import { setRequestLocale } from 'next-intl/server'
import { PrintOrderScreen } from '@/components/book/print/print-order-screen'
import { isLocale } from '@/lib/i18n/locales'
import { isPrintProduct } from '@/lib/domain/commerce/print-order'
import { makeOffers } from '@/lib/domain/commerce/print-rates'
import { env } from '@/lib/platform/env'
import { printStore } from '@/lib/server/printing/print-store'
import { loadReviewAndOrders, loadStory } from '../../load-story'
import { printOrderRows } from '../../print-order-rows'
import { storyMetadata } from '../../story-metadata'
import { describeBooks } from './describe-books'
import { loadBookTones } from './load-book-tones'

interface Props {
  params: Promise<{ id: string; locale: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export const generateMetadata = async ({ params }: Pick<Props, 'params'>) => ({
  ...(await storyMetadata(await params, 'printOrder')),
  robots: { index: false },
})

export default async function PrintOrderPage({ params, searchParams }: Props) {
  const { id: storyId, locale } = await params
  if (isLocale(locale)) setRequestLocale(locale)
  const story = await loadStory(storyId)
  // The layouts have handled every other state.
  if (story?.state !== 'ready' || !story.mine) return null
  const [{ orders }, { book }, tones] = await Promise.all([
    loadReviewAndOrders(story.id),
    searchParams,
    loadBookTones(story.id),
  ])
  const { PRINT_RATES: rates } = env()
  return (
    <PrintOrderScreen
      story={story}
      orders={printOrderRows(orders)}
      isOpen={printStore() !== null}
      printed={{
        book: isPrintProduct(book) ? book : 'hardcover_book',
        offers: rates ? makeOffers(rates) : null,
        now: new Date().toISOString(),
        tones,
        ...describeBooks({ story: story.pages.length, hasTable: story.table !== undefined }, story.language),
      }}
    />
  )
}
