import { getLocale, getTranslations } from 'next-intl/server'
import { Price } from '@/components/site/price'
import { Sheet } from '@/components/ui/sheet'
import { formatPrice } from '@/lib/domain/commerce/currencies'
import { PRICES } from '@/lib/domain/commerce/prices'
import { countriesIn } from '@/lib/domain/commerce/purchase-countries'
import { ClientMessages } from '@/lib/i18n/client-messages'
import '../checkout/checkout.css'
import './gift.css'
import { GiveForm } from './give-form'

/** Buying a story for somebody else. `picture`: the front of a card. */
export async function GiveScreen({ picture }: { picture: string }) {
  const t = await getTranslations('give')
  return (
    <Sheet tone="coral-pale" className="give">
      <div className="wrap give-two">
        <div className="give-about">
          <h1 className="gift-heading">{t('title')}</h1>
          <p className="gift-lead">{t('lead')}</p>
          <img src={picture} alt="" width={1000} height={667} className="snapshot" />
          <p className="price-strip give-price">
            <Price cents={PRICES.digitalStory} className="price-figure" />
            <span className="barcode" aria-hidden="true" />
          </p>
          <p>{t('charged', { amount: formatPrice(PRICES.digitalStory) })}</p>
          <p>{t('years')}</p>
        </div>
        <ClientMessages of={['give', 'giftCard', 'purchase']}>
          <GiveForm countries={countriesIn(await getLocale())} />
        </ClientMessages>
      </div>
    </Sheet>
  )
}
