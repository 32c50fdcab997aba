import { getTranslations } from 'next-intl/server'
import { SitePicture } from '@/components/illustration/site-picture'
import { Price } from '@/components/site/price'
import { Section } from '@/components/ui/section'
import { PRICES } from '@/lib/domain/commerce/prices'
import { pictureFile } from '@/lib/domain/site-illustrations/picture-files'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { Link } from '@/lib/i18n/navigation'
import { paths } from '@/lib/paths'
import './gift.css'
import { RedeemClient } from './redeem-client'

export async function RedeemScreen() {
  const [t, picture] = await Promise.all([getTranslations('redeem'), pictureFile('steps-opening')])
  return (
    <Section tone="eucalyptus-deep" className="gift">
      <div className="gift-two wrap">
        <div>
          <h1 className="gift-heading">{t('title')}</h1>
          <p className="lead">{t('lead')}</p>
        </div>
        <div className="gift-try">
          <ClientMessages of={['redeem']}>
            <RedeemClient />
          </ClientMessages>
          <p className="gift-buy">
            {t('noCode')}{' '}
            <Link href={paths.storyPreview()}>
              {t.rich('buy', { price: () => <Price cents={PRICES.digitalStory} /> })}
            </Link>
          </p>
        </div>
        <SitePicture picture={picture} className="snapshot" />
      </div>
    </Section>
  )
}
