import { getTranslations } from 'next-intl/server'
import { Link } from '@/lib/i18n/navigation'
import { paths } from '@/lib/paths'
import { Button } from '@/components/ui/button'
import { ActionRow } from './action-row'
import { Detail, DetailList } from './detail-list'
import { LookAgain } from './look-again'
import { PaymentNotice } from './payment-notice'
import { SuccessBanner } from './success-banner'

/**
 * Where the commerce store sends its buyers. The order itself comes by the store's signed webhook, and its link by
 * mail: what stands in this page's address proves nothing.
 */
export async function StoreSuccess({
  paid,
  orderId,
  email,
  product,
}: {
  /** A payment of this visitor's has arrived. */
  paid: boolean
  orderId: string
  email: string
  product: string | null
}) {
  const [t, awaited] = await Promise.all([getTranslations('storeSuccess'), getTranslations('paymentSuccess')])
  const details = (
    <>
      <DetailList className="w-full">
        {orderId !== '' && <Detail name={t('order')} values={[orderId]} />}
        {email !== '' && <Detail name={t('email')} values={[email]} />}
        {product !== null && <Detail name={t('product')} values={[product]} />}
      </DetailList>
      <p className="mt-3 wrap-anywhere">{t('mailed')}</p>
    </>
  )
  const next = (
    <>
      <Button asChild size="lg">
        <Link href={paths.createStoryAfterPayment}>{paid ? t('create') : awaited('toStory')}</Link>
      </Button>
      <Link href={paths.paymentGuide} className="text-link">
        {t('noLetter')}
      </Link>
    </>
  )
  return paid ? (
    <SuccessBanner tone="sky-deep" cheer="rainbow" picture="post" title={t('title')} lead={t('lead')}>
      {details}
      {next}
    </SuccessBanner>
  ) : (
    <PaymentNotice tone="sky" title={awaited('unknownTitle')} lead={awaited('looking')}>
      <LookAgain />
      {details}
      <ActionRow>{next}</ActionRow>
    </PaymentNotice>
  )
}
