import { useTranslations } from 'next-intl'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { Link } from '@/lib/i18n/navigation'
import { paths } from '@/lib/paths'
import { AdminHeader } from '../admin-header'
import { DescriptionList } from '../facts'
import { PanelTitle } from '../headings'
import { MissingSettings } from '../missing-settings'
import { panelVariants } from '../panel-variants'
import { useNumberFormat } from '../use-number-format'
import { UpdateForm } from './update-form'

interface StoreLinkScreenProps {
  storeUrl: string | null
  missing: readonly string[]
  product: { handle: string } | { sku: string } | null
  listing: { title: string; descriptionHtml: string }
}

export function StoreLinkScreen({ storeUrl, missing, product, listing }: StoreLinkScreenProps) {
  const t = useTranslations('operators.storeLink')
  const { list } = useNumberFormat()
  return (
    <ClientMessages of={['operators']}>
      <AdminHeader title={t('title')} />
      {missing.length > 0 && (
        <MissingSettings title={t('missingTitle')}>{t('missing', { settings: list(missing) })}</MissingSettings>
      )}
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
        <UpdateForm />
        <section aria-labelledby="store-listing" className={panelVariants()}>
          <PanelTitle id="store-listing">{t('written')}</PanelTitle>
          <p className="max-w-(--measure)">{t('writtenNote')}</p>
          <DescriptionList
            facts={[
              [
                t('product'),
                product &&
                  ('handle' in product ? t('byHandle', { handle: product.handle }) : t('bySku', { sku: product.sku })),
              ],
              [
                t('productTitle'),
                <span key="title" lang="en" dir="ltr">
                  {listing.title}
                </span>,
              ],
              [
                t('productDescription'),
                <code key="description" lang="en" dir="ltr" className="block text-xs wrap-anywhere">
                  {listing.descriptionHtml}
                </code>,
              ],
            ]}
          />
        </section>
      </div>
      <nav aria-label={t('quickLinks')} className="mt-5.5 flex flex-wrap gap-x-7 gap-y-1">
        {storeUrl !== null && (
          <a className="text-link" href={storeUrl} target="_blank" rel="noopener noreferrer">
            {t('openStore')}
          </a>
        )}
        <Link className="text-link" href={paths.createStory()}>
          {t('openApp')}
        </Link>
        <Link className="text-link" href={paths.home}>
          {t('home')}
        </Link>
      </nav>
    </ClientMessages>
  )
}
