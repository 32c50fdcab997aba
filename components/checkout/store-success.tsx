import { getTranslations } from 'next-intl/server'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { Link } from '@/lib/i18n/navigation'
import { paths } from '@/lib/paths'
import { Button } from '@/components/ui/button'
import { ClaimButton } from './claim-button'
import { Detail, DetailList } from './detail-list'
import { SuccessBanner } from './success-banner'
import type { ClaimAction } from './use-claim'

/**
 * Where the commerce store sends its buyers. The order itself comes by the store's signed webhook; this page attaches it
 * to the browser.
 */
export async function StoreSuccess({
  orderId,
  email,
  product,
  claim,
}: {
  orderId: string
  email: string
  product: string | null
  claim: ClaimAction
}) {
  const [t, claims] = await Promise.all([getTranslations('storeSuccess'), getTranslations('claim')])
  const known = orderId !== '' && email !== ''
  return (
    <SuccessBanner tone="sky-deep" cheer="rainbow" picture="post" title={t('title')} lead={t('lead')}>
      <DetailList className="w-full">
        {orderId !== '' && <Detail name={t('order')} values={[orderId]} />}
        {email !== '' && <Detail name={t('email')} values={[email]} />}
        {product !== null && <Detail name={t('product')} values={[product]} />}
      </DetailList>
      {known ? (
        <ClientMessages of={['claim']}>
          <ClaimButton
            claim={claim}
            order={{ orderId, email }}
            next={paths.createStory()}
            text={{ button: t('create'), busy: claims('finding') }}
            otherwise={
              <Link href={paths.createStory()} className="text-link">
                {t('startAnyway')}
              </Link>
            }
          />
        </ClientMessages>
      ) : (
        <Button asChild size="lg">
          <Link href={paths.createStory()}>{t('create')}</Link>
        </Button>
      )}
      <p className="mt-3 wrap-anywhere">{t('mailed')}</p>
    </SuccessBanner>
  )
}
