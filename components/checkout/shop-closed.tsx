import { getTranslations } from 'next-intl/server'
import { Button } from '@/components/ui/button'
import { Link } from '@/lib/i18n/navigation'
import { paths } from '@/lib/paths'
import { ActionRow } from './action-row'
import { PaymentNotice } from './payment-notice'

/** Where the links to a store lead while no store is set up. */
export async function ShopClosed() {
  const t = await getTranslations('checkout')
  return (
    <PaymentNotice tone="sky" title={t('shopTitle')} lead={t('shopText')}>
      <p>{t('shopGift')}</p>
      <ActionRow>
        <Button asChild>
          <Link href={paths.redeem}>{t('shopRedeem')}</Link>
        </Button>
        <Link href={paths.createStory()} className="text-link">
          {t('shopBack')}
        </Link>
      </ActionRow>
    </PaymentNotice>
  )
}
