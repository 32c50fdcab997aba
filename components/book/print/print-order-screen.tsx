import { useLocale, useTranslations } from 'next-intl'
import { Logo } from '@/components/site/logo'
import { Section } from '@/components/ui/section'
import { listCountries } from '@/lib/domain/commerce/purchase-countries'
import type { Story } from '@/lib/domain/story/story'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { direction } from '@/lib/i18n/locales'
import { Link } from '@/lib/i18n/navigation'
import { paths } from '@/lib/paths'
import { StoryTitle } from '../story-head'
import { PrintOrders, type PrintOrderRow } from './print-orders'
import { PrintOrder, type PrintOrderProps } from './print-order'
import { PrinterFiles } from './printer-files'

interface PrintOrderScreenProps {
  story: Story
  /** Those that there are. */
  orders: readonly PrintOrderRow[]
  /** Whether a store is set up that sells printed books. */
  isOpen: boolean
  /** How the book is made and what it costs. */
  printed: Pick<PrintOrderProps, 'offers' | 'book' | 'sizes' | 'bindings' | 'tones' | 'now'>
}

/** The book on paper: its proof, and the order. */
export function PrintOrderScreen({ story, orders, isOpen, printed }: PrintOrderScreenProps) {
  const t = useTranslations('printOrder')
  const site = useTranslations('site')
  const files = useTranslations('story')
  const locale = useLocale()
  return (
    <main id="main">
      <Section tone="sun-pale" className="pt-s4! pb-s7!">
        <div className="wrap grid gap-s4 [&>a]:justify-self-start">
          <Logo label={site('logoLabel')} />
          <div className="grid max-w-184 gap-s3">
            <h1>{t('title')}</h1>
            <StoryTitle story={story} />
            <p>{t('intro')}</p>
            <p>
              <Link className="text-link" href={paths.story(story.id)}>
                {t('back')}
              </Link>
            </p>
          </div>
        </div>
      </Section>
      <ClientMessages of={['printOrder', 'purchase']}>
        <PrintOrder
          {...printed}
          id={story.id}
          version={story.version}
          childName={story.childName}
          dedication={story.dedication ?? ''}
          cover={story.imageUrl}
          pages={story.pages}
          dir={direction(story.language)}
          countries={listCountries(locale)}
          orders={<PrintOrders storyId={story.id} orders={orders} />}
          closed={
            isOpen ? null : (
              <>
                <h2 id="po-order">{t('closed')}</h2>
                <p>{t('closedText')}</p>
                <p>
                  <Link className="text-link" href={paths.downloadStory(story.id)}>
                    {files('allFiles')}
                  </Link>
                </p>
                <PrinterFiles id={story.id} product={printed.book} />
              </>
            )
          }
        />
      </ClientMessages>
    </main>
  )
}
