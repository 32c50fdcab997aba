'use client'
import { useTranslations } from 'next-intl'
import { ChargedNote } from '@/components/site/charged-note'
import { PriceStrip } from '@/components/site/price-strip'
import { BackCover } from '@/components/site/back-cover'
import { formatPrice } from '@/lib/domain/commerce/currencies'
import { Link } from '@/lib/i18n/navigation'
import { paths } from '@/lib/paths'

/** The back cover with its price, in the picked currency and in the one that is charged. */
export function PriceBanner({ cents }: { cents: number }) {
  const t = useTranslations('purchase')
  return (
    <BackCover className="grid gap-3.5 max-md:-order-1 md:sticky md:top-5">
      <h2 className="text-d-m">{t('priceTitle')}</h2>
      <PriceStrip cents={cents} />
      <ChargedNote>{t('charged', { amount: formatPrice(cents) })}</ChargedNote>
      <p className="text-s">
        {t('giftCode')} <Link href={paths.redeem}>{t('useGiftCode')}</Link>
      </p>
    </BackCover>
  )
}
