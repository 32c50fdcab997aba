import { getTranslations } from 'next-intl/server'
import { ShopPicture } from '@/components/illustration/site-picture'
import { Price } from '@/components/site/price'
import { Sheet } from '@/components/ui/section'
import { PRICES } from '@/lib/domain/commerce/prices'
import { pictureFile } from '@/lib/domain/site-illustrations/picture-files'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { Link } from '@/lib/i18n/navigation'
import { paths } from '@/lib/paths'
import './gift.css'
import { RedeemDesk } from './redeem-client'

export async function RedeemScreen() {
  const [t, picture] = await Promise.all([getTranslations('redeem'), pictureFile('steps-opening')])
  return (
    <Sheet tone="eucalyptus-deep" className="gift">
      <div className="gift-two wrap">
        <div>
          <h1 className="gift-heading">{t('title')}</h1>
          <p className="lead">{t('lead')}</p>
        </div>
        <div className="gift-try">
          <ClientMessages of={['redeem']}>
            <RedeemDesk />
          </ClientMessages>
          <p className="gift-buy">
            {t('noCode')}{' '}
            <Link href={paths.storyPreview()}>
              {t.rich('buy', { price: () => <Price cents={PRICES.digitalStory} /> })}
            </Link>
          </p>
        </div>
        <ShopPicture picture={picture} className="snapshot" />
      </div>
    </Sheet>
  )
}
