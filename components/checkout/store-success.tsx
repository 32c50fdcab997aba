import { getTranslations } from 'next-intl/server'
import { Link } from '@/lib/i18n/navigation'
import { paths } from '@/lib/paths'
import { Button } from '@/components/ui/button'
import { Detail, DetailList } from './detail-list'
import { SuccessBanner } from './success-banner'

/**
 * Where the commerce store sends its buyers. The order itself comes by the store's signed webhook, and its link by mail:
 * what stands in this page's address proves nothing.
 */
export async function StoreSuccess({
  orderId,
  email,
  product,
}: {
  orderId: string
  email: string
  product: string | null
}) {
  const t = await getTranslations('storeSuccess')
  return (
    <SuccessBanner tone="sky-deep" cheer="rainbow" picture="post" title={t('title')} lead={t('lead')}>
      <DetailList className="w-full">
        {orderId !== '' && <Detail name={t('order')} values={[orderId]} />}
        {email !== '' && <Detail name={t('email')} values={[email]} />}
        {product !== null && <Detail name={t('product')} values={[product]} />}
      </DetailList>
      <p className="mt-3 wrap-anywhere">{t('mailed')}</p>
      <Button asChild size="lg">
        <Link href={paths.createStory()}>{t('create')}</Link>
      </Button>
      <Link href={paths.paymentGuide} className="text-link">
        {t('noLetter')}
      </Link>
    </SuccessBanner>
  )
}
