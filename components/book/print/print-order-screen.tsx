import { useLocale, useTranslations } from 'next-intl'
import { Logo } from '@/components/site/logo'
import { Section } from '@/components/ui/section'
import { listCountries } from '@/lib/domain/commerce/purchase-countries'
import type { Story } from '@/lib/domain/story/story'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { direction } from '@/lib/i18n/locales'
import { Link } from '@/lib/i18n/navigation'
import { paths } from '@/lib/paths'
import { ProofViewer, type Proof } from '../proof-viewer'
import { PrintOrderForm } from './print-order-form'
import '../story.css'
import './print-order.css'

/** The book on paper: its proof, and the order. */
export function PrintOrderScreen({ story, proof }: { story: Story; proof: Proof }) {
  const t = useTranslations('printOrder')
  const site = useTranslations('site')
  const locale = useLocale()
  return (
    <main id="main" className="story">
      <Section tone="sun-pale">
        <div className="po-head wrap">
          <Logo label={site('logoLabel')} />
          <div>
            <h1>{t('title')}</h1>
            <p lang={story.language} dir={direction(story.language)} className="story-title">
              {story.title}
            </p>
            <p>{t('intro')}</p>
            <p className="po-back">
              <Link className="text-link" href={paths.story(story.id)}>
                {t('back')}
              </Link>
            </p>
          </div>
        </div>
      </Section>
      <Section tone="paper" edge="b">
        <div className="po-columns wrap">
          <section aria-labelledby="po-proof">
            <h2 id="po-proof">{t('proof')}</h2>
            <p>{t('proofText')}</p>
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
          <section aria-labelledby="po-order">
            <h2 id="po-order">{t('order')}</h2>
            <ClientMessages of={['printOrder', 'purchase']}>
              <PrintOrderForm
                id={story.id}
                version={story.version}
                childName={story.childName}
                dedication={story.dedication ?? ''}
                countries={listCountries(locale)}
              />
            </ClientMessages>
          </section>
        </div>
      </Section>
    </main>
  )
}
