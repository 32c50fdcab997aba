'use client'
import { useTranslations } from 'next-intl'
import { PriceStrip } from '@/components/site/price-strip'
import { BackCover } from '@/components/site/back-cover'
import { formatPrice } from '@/lib/domain/commerce/currencies'
import { PRICES } from '@/lib/domain/commerce/prices'
import { Link } from '@/lib/i18n/navigation'
import { paths } from '@/lib/paths'

/** The back cover with its price, in the picked currency and in the one that is charged. */
export function PriceBanner() {
  const t = useTranslations('purchase')
  return (
    <BackCover className="buy-price">
      <h2>{t('priceTitle')}</h2>
      <PriceStrip cents={PRICES.digitalStory} />
      <p>{t('charged', { amount: formatPrice(PRICES.digitalStory) })}</p>
      <p className="buy-code">
        {t('giftCode')} <Link href={paths.redeem}>{t('useGiftCode')}</Link>
      </p>
    </BackCover>
  )
}
