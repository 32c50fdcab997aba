import { getLocale, getTranslations } from 'next-intl/server'
import { PriceStrip } from '@/components/site/price-strip'
import { Section } from '@/components/ui/section'
import { formatPrice } from '@/lib/domain/commerce/currencies'
import { PRICES } from '@/lib/domain/commerce/prices'
import { listCountries } from '@/lib/domain/commerce/purchase-countries'
import { ClientMessages } from '@/lib/i18n/client-messages'
import '../checkout/checkout.css'
import './gift.css'
import { GiveForm } from './give-form'

/** Buying a story for somebody else. `picture`: the front of a card. */
export async function GiveScreen({ picture }: { picture: string }) {
  const t = await getTranslations('give')
  return (
    <Section tone="coral-pale" className="give">
      <div className="give-two wrap">
        <div className="give-about">
          <h1 className="gift-heading">{t('title')}</h1>
          <p className="lead">{t('lead')}</p>
          <img src={picture} alt="" width={1000} height={667} className="snapshot" />
        </div>
        <ClientMessages of={['give', 'giftCard', 'purchase']}>
          <GiveForm
            countries={listCountries(await getLocale())}
            price={
              <div className="give-price">
                <PriceStrip cents={PRICES.digitalStory} />
                <p>{t('charged', { amount: formatPrice(PRICES.digitalStory) })}</p>
                <p>{t('years')}</p>
              </div>
            }
          />
        </ClientMessages>
      </div>
    </Section>
  )
}
