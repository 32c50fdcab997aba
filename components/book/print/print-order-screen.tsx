import { useLocale, useTranslations } from 'next-intl'
import { BookCover } from '@/components/illustration/book-cover'
import { PagePicture } from '@/components/illustration/page-picture'
import { Logo } from '@/components/site/logo'
import { Section } from '@/components/ui/section'
import { listCountries } from '@/lib/domain/commerce/purchase-countries'
import type { PrintProduct } from '@/lib/domain/commerce/print-order'
import type { Story } from '@/lib/domain/story/story'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { direction } from '@/lib/i18n/locales'
import { Link } from '@/lib/i18n/navigation'
import { paths } from '@/lib/paths'
import { ProofViewer, type Proof } from '../proof-viewer'
import { StoryTitle } from '../story-head'
import { PrintOrders, type PrintOrderRow } from './print-orders'
import { PrintOrderForm } from './print-order-form'
import { PrinterFiles } from './printer-files'

interface PrintOrderScreenProps {
  story: Story
  proof: Proof
  /** Those that there are. */
  orders: readonly PrintOrderRow[]
  /** Whether a store is set up that sells printed books. */
  isOpen: boolean
  /** The book chosen before. */
  book: PrintProduct
}

/** The book on paper: its proof, and the order. */
export function PrintOrderScreen({ story, proof, orders, isOpen, book }: PrintOrderScreenProps) {
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
      <Section tone="paper" edge="b">
        <div className="wrap grid grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)] items-start gap-x-[clamp(28px,5vw,72px)] gap-y-s6 max-[901px]:grid-cols-1">
          <section aria-labelledby="po-proof" className="grid min-w-0 gap-s4">
            <h2 id="po-proof">{t('proof')}</h2>
            <p>{t('proofText')}</p>
            {story.imageUrl !== null && (
              <div className="justify-self-center">
                <BookCover
                  title={story.title}
                  layout="printed"
                  width="min(280px, 70vw)"
                  picture={<PagePicture src={story.imageUrl} alt="" />}
                />
              </div>
            )}
            <ClientMessages of={['story']}>
              <ProofViewer
                proof={proof}
                pages={story.pages}
                images={story.storyImages}
                content={story.content}
                lang={story.language}
                dir={direction(story.language)}
              />
            </ClientMessages>
          </section>
          <section aria-labelledby="po-order" className="grid min-w-0 gap-s4">
            {isOpen ? (
              <>
                <h2 id="po-order">{t('order')}</h2>
                <ClientMessages of={['printOrder', 'purchase']}>
                  <PrintOrderForm
                    id={story.id}
                    version={story.version}
                    childName={story.childName}
                    dedication={story.dedication ?? ''}
                    countries={listCountries(locale)}
                    book={book}
                  />
                </ClientMessages>
              </>
            ) : (
              <>
                <h2 id="po-order">{t('closed')}</h2>
                <p>{t('closedText')}</p>
                <p>
                  <Link className="text-link" href={paths.downloadStory(story.id)}>
                    {files('allFiles')}
                  </Link>
                </p>
                <PrinterFiles id={story.id} product={book} />
              </>
            )}
            <PrintOrders storyId={story.id} orders={orders} />
          </section>
        </div>
      </Section>
    </main>
  )
}
