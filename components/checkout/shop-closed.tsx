import { getTranslations } from 'next-intl/server'
import { Link } from '@/lib/i18n/navigation'
import { paths } from '@/lib/paths'
import { ActionRow } from './action-row'
import { PayOrRedeem } from './pay-or-redeem'
import { PaymentNotice } from './payment-notice'

/** Where the links to a store lead while no store is set up. */
export async function ShopClosed() {
  const [t, purchase] = await Promise.all([getTranslations('checkout'), getTranslations('purchase')])
  return (
    <PaymentNotice tone="sky" title={t('shopTitle')} lead={t('shopText')}>
      <p>{t('shopGift')}</p>
      <ActionRow>
        <PayOrRedeem pay={purchase('payNow')} redeem={t('shopRedeem')} />
        <Link href={paths.createStory()} className="text-link">
          {t('shopBack')}
        </Link>
      </ActionRow>
    </PaymentNotice>
  )
}
